import type { Browser } from 'playwright'

/** The outline of the logo, as in src/components/layout/brand.tsx, on a grid of 16. */
const outline =
  'M3.5 1h8.944L6.4 7.044 4.778 5.422 3.222 6.978 6.4 10.156 14 2.556V13.5A1.5 1.5 0 0 1 12.5 15h-9A1.5 1.5 0 0 1 2 13.5v-11A1.5 1.5 0 0 1 3.5 1Z'

const green = '#177744'
const paper = '#fbfaf7'

export interface IconLook {
  /** Edge length in pixels. */
  size: number
  /** The logo's share of the edge: 1 for a browser tab, less if the system crops the corners. */
  share: number
  mark: string
  /** If missing, the icon is transparent. */
  ground?: string
}

export const iconFiles: Record<string, IconLook> = {
  'icon-192.png': { size: 192, share: 1, mark: green },
  'icon-512.png': { size: 512, share: 1, mark: green },
  // Systems crop these to a circle of four fifths.
  'icon-maskable-512.png': { size: 512, share: 0.56, mark: paper, ground: green },
  'apple-touch-icon.png': { size: 180, share: 0.62, mark: green, ground: paper },
}

export const faviconSizes = [16, 32, 48]

export function faviconLook(size: number): IconLook {
  return { size, share: 1, mark: green }
}

export async function drawIcon(browser: Browser, { size, share, mark, ground }: IconLook): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const edge = Math.round(size * share)
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground ?? 'transparent'}"><svg width="${edge}" height="${edge}" viewBox="0 0 16 16" fill="${mark}"><path d="${outline}"/></svg>`,
  )
  const picture = await page.screenshot({ omitBackground: ground === undefined })
  await page.close()
  return picture
}

/** An .ico file with PNG images, which every browser since 2007 reads. */
export function icoFile(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
