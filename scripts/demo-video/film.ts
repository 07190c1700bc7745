import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ffmpeg, hasEncoder } from '../pictures/ffmpeg.ts'

interface Frame {
  picture: Buffer
  /** Seconds on the browser's clock. */
  at: number
}

/** Records every frame the browser paints, with its time. */
export class Film {
  readonly #frames: Frame[] = []
  #stop: () => Promise<void> = () => Promise.resolve()

  async record(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      this.#frames.push({ picture: Buffer.from(data, 'base64'), at: metadata.timestamp ?? Date.now() / 1000 })
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    })
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 94, everyNthFrame: 1 })
    this.#stop = async () => {
      await session.send('Page.stopScreencast')
    }
  }

  /** Seconds since the first frame. */
  now(): number {
    return Date.now() / 1000 - (this.#frames[0]?.at ?? Date.now() / 1000)
  }

  /**
   * Ends the recording, writes the frames and returns their list for ffmpeg. If a slow machine made the video too long,
   * it plays faster: `pace` is then below 1, and every time must be multiplied by it.
   */
  async end(folder: string, maxSeconds: number): Promise<{ list: string; seconds: number; pace: number }> {
    const seconds = this.now()
    const pace = Math.min(1, maxSeconds / seconds)
    await this.#stop()
    // Frames do not always arrive in the order in which they were painted.
    const frames = this.#frames.toSorted((one, other) => one.at - other.at)
    const start = frames[0]?.at ?? 0
    const lines: string[] = []
    for (const [index, { picture, at }] of frames.entries()) {
      const file = join(folder, `${index}.jpg`)
      await writeFile(file, picture)
      const next = frames[index + 1]?.at ?? start + seconds
      lines.push(`file '${file}'`, `duration ${Math.max(0.001, (next - at) * pace).toFixed(4)}`)
    }
    const list = join(folder, 'frames.txt')
    await writeFile(list, ['ffconcat version 1.0', ...lines].join('\n'))
    return { list, seconds: seconds * pace, pace }
  }
}

/** States the color space, because players guess if it is missing. */
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']

/** Writes the video as WebM (VP9) and, if ffmpeg supports it, as MP4 (H.264). */
export function encode(list: string, folder: string): string[] {
  const input = [
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-r',
    '25',
    '-vf',
    'scale=1280:720:in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p',
    '-an',
    ...bt709,
  ]
  const made = [join(folder, 'demo.webm')]
  ffmpeg([
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '36',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '5',
    '-g',
    '250',
    join(folder, 'demo.webm'),
  ])
  if (hasEncoder('libx264')) {
    ffmpeg([
      ...input,
      '-c:v',
      'libx264',
      '-crf',
      '25',
      '-preset',
      'medium',
      '-movflags',
      '+faststart',
      join(folder, 'demo.mp4'),
    ])
    made.push(join(folder, 'demo.mp4'))
  } else process.stderr.write('This ffmpeg has no libx264: demo.mp4 was not updated.\n')
  return made
}
