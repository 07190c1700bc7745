import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * A Chromium for Playwright: the one CASEWRIGHT_CHROMIUM names, Playwright's own, one on the PATH; else it is installed,
 * as Playwright's download or as Debian's package. Throws with what to do when none can be had.
 */
export function findBrowser(log: (line: string) => void): string {
  const found = foundBrowser()
  if (found !== undefined) return found
  log('No Chromium found; trying Playwright\'s download …')
  run('npx', ['playwright', 'install', 'chromium'], 120_000)
  const downloaded = foundBrowser()
  if (downloaded !== undefined) return downloaded
  log('Trying Debian\'s chromium package …')
  const [apt = 'apt-get', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  run(apt, [...asRoot, 'update', '-qq'], 300_000)
  run(apt, [...asRoot, 'install', '-y', '-qq', 'chromium'], 600_000)
  const installed = foundBrowser()
  if (installed !== undefined) return installed
  throw new Error('No Chromium could be found or installed. Install Chromium or Chrome, or set CASEWRIGHT_CHROMIUM to its path.')
}

/** The one that is there already, if one is. */
export function foundBrowser(): string | undefined {
  const named = process.env['CASEWRIGHT_CHROMIUM']
  if (named !== undefined && existsSync(named)) return named
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

function run(command: string, args: string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout, env }).status === 0
}
