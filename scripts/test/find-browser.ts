import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Chromium without its windows, as Playwright takes it for tests: it opens a page in a quarter of the processor time. */
const shellName = 'chromium-headless-shell'

interface BrowserWish {
  /** Rather the headless shell, where there is one or one can be installed. */
  shell?: boolean
}

/**
 * A Chromium for Playwright: the one CASEWRIGHT_CHROMIUM names, the headless shell on the PATH where that is wished for,
 * Playwright's own, one on the PATH; else it is installed, as Playwright's download or as Debian's package. Throws with what
 * to do when none can be had.
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

/** The one that is there already, if one is. */
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
    // The command is not there.
  }
  return child.exitCode === 0
}
