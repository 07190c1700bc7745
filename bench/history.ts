/**
 * `npm run bench:history`: the History dialog with 100 entries of 60 KB tickets with 20 cases each, and as many of their five
 * versions as fit, in Chromium, from a production build. Measures the storage they take, the time to open the dialog, and
 * the time from a keystroke in the search to the finished layout.
 */
import type { Page } from 'playwright'
import { entryFromResult } from '#src/storage/history/entry.ts'
import { encodeRecord } from '#src/storage/history/record.ts'
import { largeResult } from '../tests/support/large-history.ts'
import { historyLimits } from '#src/storage/history/texts.ts'
import { encodeVersion } from '#src/storage/history/versions.ts'
import { openUiPage } from './support/results-page.ts'

const goals = { 'open at once after the page': 100, 'open with the index filled': 100, keystroke: 16 }
const words = ['checkout', 'team-1042', 'ÜBER', 'the user', 'zzz', 'статус']

function records(): [string, string][] {
  return Array.from({ length: 100 }, (_, n) => {
    const entry = entryFromResult(largeResult(n), `e-${n}`)
    return [`testCasesHistory_bench/${entry.id}`, encodeRecord(entry, Date.parse(entry.timestamp))]
  })
}

/** Five versions of each entry, whose cases were all rewritten, by the last part of their keys. */
function versions(): [string, string][] {
  return Array.from({ length: 500 }, (_, n) => {
    const entry = entryFromResult(largeResult(1_000 + n), `e-${n % 100}`)
    const change = { kind: 'update', edited: 2, added: 1, gone: 0 } as const
    const text = encodeVersion(entry, { replacedAt: n, change, totalTestCases: 20 })
    return [`testCasesVersions_bench/${entry.id}/${n}`, text]
  })
}

/** What an opening takes, in milliseconds: by the clock, and in processor time of the page's main thread. */
interface Opening {
  wall: number
  processor: number
}

/** From the click that opens the dialog to the layout of its first page of entries. */
async function open(page: Page, processorTime: () => Promise<number>): Promise<Opening> {
  const before = await processorTime()
  const wall = await page.evaluate(async () => {
    const start = performance.now()
    document.querySelector('button')?.click()
    while (document.querySelector('[role=dialog] h3') === null) await new Promise((resolve) => setTimeout(resolve, 0))
    void document.body.offsetHeight
    return performance.now() - start
  })
  return { wall, processor: (await processorTime()) - before }
}

/** The processor time that the tasks of the page's main thread have taken, which other programs hardly change. */
async function processorClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000
  }
}

/** Milliseconds per keystroke of a word that is typed and deleted again. */
function type(page: Page, word: string): Promise<number[]> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=search]')
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const times: number[] = []
    const steps = [...text].map((_, index) => text.slice(0, index + 1))
    for (const value of [...steps, ...steps.toReversed().slice(1), '']) {
      const start = performance.now()
      property?.set?.call(input, value)
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve()
      void document.body.offsetHeight
      times.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return times
  }, word)
}

function reportOpenings(what: keyof typeof goals, openings: Opening[]): void {
  report(
    what,
    openings.map(({ wall }) => wall),
  )
  report(
    what,
    openings.map(({ processor }) => processor),
    ', processor',
  )
}

function report(what: keyof typeof goals, times: number[], clock = ''): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  console.log(
    `${(what + clock).padEnd(40)} p50 ${at(0.5).toFixed(1).padStart(6)} ms   p95 ${at(0.95).toFixed(1).padStart(6)} ms   most ${at(1).toFixed(1).padStart(6)} ms   goal ${goals[what]} ms   ${times.length} measured`,
  )
  if (at(0.95) > goals[what]) process.exitCode = 1
}

const kept = records()
const units = kept.reduce((sum, [key, text]) => sum + key.length + text.length, 0)
console.log(`100 entries take ${((units * 2) / 1e6).toFixed(2)} MB of 5 MB in localStorage, counted as UTF-16.`)

const earlier = versions()
let length = 0
const newest = earlier
  .toReversed()
  .filter(([key, text]) => (length += key.length + text.length) <= historyLimits.versionsLength)
const versionUnits = earlier.reduce((sum, [key, text]) => sum + key.length + text.length, 0)
console.log(`Five versions of each would take ${((versionUnits * 2) / 1e6).toFixed(2)} MB.`)

const { url, browser, close } = await openUiPage('bench/ui-page/history.html')
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.evaluate((items) => items.forEach(([key, text]) => localStorage.setItem(key, text)), kept)
  const fitting = await page.evaluate((items) => {
    for (const [key, text] of items) localStorage.setItem(key, text)
    return items.length
  }, newest)
  console.log(`${fitting} of 500 versions are kept beside the entries; the oldest are dropped first.`)
  const processorTime = await processorClock(page)
  const cold: Opening[] = []
  const warm: Opening[] = []
  const keys: number[] = []
  for (let run = 0; run < 40; run += 1) {
    await page.reload()
    await page.getByRole('button', { name: 'History' }).waitFor()
    cold.push(await open(page, processorTime))
    // The index is filled a second after the page has loaded.
    await page.waitForTimeout(3_000)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    warm.push(await open(page, processorTime))
    keys.push(...(await type(page, words[run % words.length] ?? '')))
  }
  reportOpenings('open at once after the page', cold)
  reportOpenings('open with the index filled', warm)
  report('keystroke', keys)
} finally {
  await close()
}
