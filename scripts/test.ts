/**
 * `npm test`: lint, types (browser, tests, Deno), all Vitest suites, then Playwright in real Chromium. Everything runs even
 * when something before it failed, and the last line counts all suites together: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { playwrightCounts, vitestCounts, type Counts } from './test/counts.ts'
import { findBrowser } from './test/find-browser.ts'

process.env['LITE_TELEMETRY'] ??= '0'
rmSync('test-results', { recursive: true, force: true })
const started = Date.now()

interface RunOptions {
  env?: Record<string, string>
  /** Prints what it said at its end: another one is speaking meanwhile. */
  inTurn?: boolean
}

function run(name: string, command: string, args: string[], { env = {}, inTurn = false }: RunOptions = {}): Promise<boolean> {
  const begin = Date.now()
  return new Promise((resolve) => {
    const output = inTurn ? 'pipe' : 'inherit'
    const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece))
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      process.stdout.write(`\n── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - begin) / 1000).toFixed(0)} s)\n\n`)
      resolve(code === 0)
    })
  })
}

/** A check without tests of its own counts as one. */
function checkCount(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** What the report says; a run that failed and says nothing of it is one failure. */
function suiteCount(ok: boolean, read: () => Counts): Counts {
  try {
    const counts = read()
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Null where there is none; why, is said. */
function browserForTests(): string | null {
  try {
    return findBrowser((line) => process.stdout.write(`${line}\n`), { shell: true })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return null
  }
}

// Each of them leaves a core idle now and then, so they run at once.
const checks = [
  run('lint', 'eslint', ['.'], { inTurn: true }),
  run('types', 'node', ['scripts/types.ts'], { inTurn: true }),
  run('dead code', 'knip', ['--no-progress'], { inTurn: true }),
]
const vitestReport = 'test-results/vitest.json'
const vitest = run('unit, component, function, database and stack tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`])
// Where it has to be installed, the others go on meanwhile.
const browser = browserForTests()

const counts: Counts[] = (await Promise.all(checks)).map(checkCount)
counts.push(suiteCount(await vitest, () => vitestCounts(vitestReport)))
const playwright = browser !== null && (await run('end-to-end tests in Chromium', 'playwright', ['test'], { env: { CASEWRIGHT_CHROMIUM: browser } }))
counts.push(suiteCount(playwright, () => playwrightCounts('test-results/playwright.json')))

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`All suites in ${((Date.now() - started) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
