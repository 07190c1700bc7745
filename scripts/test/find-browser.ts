import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The headless shell of Chromium, Playwright's default for tests: it opens a page in a quarter of the processor time.
 */
const shellName = 'chromium-headless-shell'

interface BrowserWish {
  /** Prefers the headless shell if there is one or it can be installed. */
  shell?: boolean
}

/**
 * Finds a Chromium for Playwright, in this order: CASEWRIGHT_CHROMIUM, the headless shell on the PATH if preferred,
 * Playwright's own, another one on the PATH. Otherwise installs one through Playwright or as a Debian package. If that
 * fails too, the error says what to do.
 */
export async function findBrowser(log: (line: string) => void, wish: BrowserWish = {}): Promise<string> {
  const found = foundBrowser(wish)
  if (found !== undefined) return found
  log("No Chromium found; trying Playwright's download …")
  await run('npx', ['playwright', 'install', 'chromium'], 120_000)
  const downloaded = foundBrowser(wish)
  if (downloaded !== undefined) return downloaded
  log("Trying Debian's packages …")
  const [apt = 'apt-get', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  await run(apt, [...asRoot, 'update', '-qq'], 300_000)
  const install = (name: string) => run(apt, [...asRoot, 'install', '-y', '-qq', name], 600_000)
  if (wish.shell !== true || !(await install(shellName))) await install('chromium')
  const installed = foundBrowser(wish)
  if (installed !== undefined) return installed
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CASEWRIGHT_CHROMIUM to its path.',
  )
}

/** An installed Chromium, if any. */
export function foundBrowser({ shell = false }: BrowserWish = {}): string | undefined {
  const named = process.env['CASEWRIGHT_CHROMIUM']
  if (named !== undefined && existsSync(named)) return named
  const headless = shell ? onPath(shellName) : undefined
  if (headless !== undefined) return headless
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return systemNames.map(onPath).find((path) => path !== undefined)
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

async function run(command: string, args: string[], timeout: number): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout, env })
  try {
    await once(child, 'close')
  } catch {
    // The command does not exist.
  }
  return child.exitCode === 0
}
