/** `npm run brand`: redraws the icons and the link preview image in public/. Needs Chromium. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawIcon, faviconLook, faviconSizes, icoFile, iconFiles } from './brand/icons.ts'
import { launchBrowser } from './pictures/browser.ts'

const target = join(import.meta.dirname, '../public')
const browser = await launchBrowser()
try {
  for (const [name, look] of Object.entries(iconFiles)) await keep(name, await drawIcon(browser, look))
  const pictures = await Promise.all(
    faviconSizes.map(async (size) => ({ size, png: await drawIcon(browser, faviconLook(size)) })),
  )
  await keep('favicon.ico', icoFile(pictures))

  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.goto(pathToFileURL(join(import.meta.dirname, 'brand/social.html')).href)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await keep('social.png', await page.screenshot())
} finally {
  await browser.close()
}

async function keep(name: string, content: Buffer): Promise<void> {
  await writeFile(join(target, name), content)
  console.log(`public/${name}  ${(content.length / 1024).toFixed(1)} KB`)
}
