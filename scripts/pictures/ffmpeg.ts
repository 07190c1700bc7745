import { spawnSync } from 'node:child_process'

/** Exits with advice if ffmpeg is not installed. */
export function requireFfmpeg(): void {
  const { status } = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  if (status === 0) return
  process.stderr.write(
    'ffmpeg is missing. Install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg) and run this again.\n',
  )
  process.exit(1)
}

/** Runs ffmpeg on the input; if it fails, its own output is shown. */
export function ffmpeg(args: string[], input?: Buffer): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { input, maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${stderr.toString()}`)
}

export function hasEncoder(name: string): boolean {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  return stdout.includes(` ${name} `)
}
