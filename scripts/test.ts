/**
 * `npm test`: lint, format, types (browser, tests, Deno), all Vitest suites, then Playwright in Chromium. Later suites
 * run even if an earlier one fails, and the last line counts all of them: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { findBrowser } from './test/find-browser.ts'

process.env['LITE_TELEMETRY'] ??= '0'
// The tests start the commands and the product many times; node then takes their compiled modules from here.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node')
rmSync('test-results', { recursive: true, force: true })
const started = Date.now()

interface Counts {
  passed: number
  failed: number
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})
const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** The last lines of each failure, repeated at the end because other suites may print hundreds of lines after them. */
const failures: string[] = []

interface RunOptions {
  env?: Record<string, string>
  /** Prints its output only at the end, so that the output of parallel commands does not mix. */
  inTurn?: boolean
}

function run(
  name: string,
  command: string,
  args: string[],
  { env = {}, inTurn = false }: RunOptions = {},
): Promise<boolean> {
  const begin = Date.now()
  return new Promise((resolve) => {
    const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...env },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        said.push(piece)
        if (!inTurn) process.stdout.write(piece)
      })
    }
    child.once('close', (code, signal) => {
      if (inTurn) process.stdout.write(Buffer.concat(said))
      const outcome = code === 0 ? 'ok' : `FAILED, ${signal ?? `exit code ${code}`}`
      process.stdout.write(`\n── ${name}: ${outcome} (${((Date.now() - begin) / 1000).toFixed(0)} s)\n\n`)
      if (code !== 0)
        failures.push(`── ${name}, ${outcome}; its last lines:\n${lastLines(Buffer.concat(said).toString('utf8'))}`)
      resolve(code === 0)
    })
  })
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-40).join('\n')
}

/** A check without tests counts as one test. */
function checkCount(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** Reads the counts in the report; a failed run whose report shows no failure counts as one. */
function suiteCount(ok: boolean, report: string, read: (file: string) => Counts): Counts {
  try {
    const counts = read(report)
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch (error) {
    failures.push(`── ${report} cannot be read: ${reason(error)}`)
    return { passed: 0, failed: 1 }
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Null if there is none; the reason is printed. */
async function browserForTests(): Promise<string | null> {
  try {
    return await findBrowser((line) => process.stdout.write(`${line}\n`), { shell: true })
  } catch (error) {
    failures.push(`── no browser: ${reason(error)}`)
    return null
  }
}

// These steps leave cores idle at times, so they run in parallel, along with the installation of a browser.
const checks = Promise.all([
  run('lint', 'eslint', ['.'], { inTurn: true }),
  run('format', 'biome', ['format'], { inTurn: true }),
  run('lint that needs types', 'oxlint', [], { inTurn: true }),
  run('types', 'node', ['scripts/types.ts'], { inTurn: true }),
  run('dead code', 'knip', ['--no-progress'], { inTurn: true }),
  run('code that only tests use', 'knip', ['--no-progress', '--production'], { inTurn: true }),
])
// No test starts while packages of the machine are being installed.
const browser = await browserForTests()
const vitestReport = 'test-results/vitest.json'
const vitest = await run('unit, component, function, database and stack tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
const playwright =
  browser !== null &&
  (await run('end-to-end tests in Chromium', 'playwright', ['test'], { env: { CASEWRIGHT_CHROMIUM: browser } }))
const counts = [
  ...(await checks).map(checkCount),
  suiteCount(vitest, vitestReport, vitestCounts),
  suiteCount(playwright, 'test-results/playwright.json', playwrightCounts),
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const failure of failures) process.stdout.write(`${failure}\n\n`)
process.stdout.write(
  `All suites in ${((Date.now() - started) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed\n`,
)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** Counts of a Vitest JSON report. A file that failed to load has no tests, so it counts as one failure. */
function vitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = vitestReportSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
}

/** Counts of a Playwright JSON report. A flaky test failed once and then passed; only a CI server runs tests again. */
function playwrightCounts(file: string): Counts {
  const { stats, errors } = playwrightReportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (stats.flaky > 0) failures.push(`── ${stats.flaky} flaky: the list above marks each with (retry #1)`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
