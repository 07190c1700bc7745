/**
 * `npm run bench:history`: the History dialog with 100 entries of 60 KB tickets with 20 cases each, in Chromium, from a
 * production build. Measures the storage they take, the time to open the dialog, and the time from a keystroke in the
 * search to the finished layout.
 */
import type { Page } from 'playwright'
import { entryFromResult } from '#src/storage/history/entry.ts'
import { encodeRecord } from '#src/storage/history/record.ts'
import { largeResult } from '../tests/support/large-history.ts'
import { openUiPage } from './support/results-page.ts'

const goals = { 'open at once after the page': 100, 'open with the index filled': 100, keystroke: 16 }
const words = ['checkout', 'team-1042', 'ÜBER', 'the user', 'zzz', 'статус']

function records(): [string, string][] {
  return Array.from({ length: 100 }, (_, n) => {
    const entry = entryFromResult(largeResult(n), `e-${n}`)
    return [`testCasesHistory_bench/${entry.id}`, encodeRecord(entry, Date.parse(entry.timestamp))]
  })
}

/** Milliseconds from the click that opens the dialog to the layout of its first page of entries. */
function open(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    document.querySelector('button')?.click()
    while (document.querySelector('[role=dialog] h3') === null) await new Promise((resolve) => setTimeout(resolve, 0))
    void document.body.offsetHeight
    return performance.now() - start
  })
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

function report(what: keyof typeof goals, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  console.log(
    `${what.padEnd(30)} p50 ${at(0.5).toFixed(1).padStart(6)} ms   p95 ${at(0.95).toFixed(1).padStart(6)} ms   most ${at(1).toFixed(1).padStart(6)} ms   goal ${goals[what]} ms   ${times.length} measured`,
  )
  if (at(0.95) > goals[what]) process.exitCode = 1
}

const kept = records()
const units = kept.reduce((sum, [key, text]) => sum + key.length + text.length, 0)
console.log(`100 entries take ${((units * 2) / 1e6).toFixed(2)} MB of 5 MB in localStorage, counted as UTF-16.`)

const { url, browser, close } = await openUiPage('bench/ui-page/history.html')
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.evaluate((items) => items.forEach(([key, text]) => localStorage.setItem(key, text)), kept)
  const cold: number[] = []
  const warm: number[] = []
  const keys: number[] = []
  for (let run = 0; run < 10; run += 1) {
    await page.reload()
    await page.getByRole('button', { name: 'History' }).waitFor()
    cold.push(await open(page))
    await page.waitForTimeout(1_500)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    warm.push(await open(page))
    keys.push(...(await type(page, words[run % words.length] ?? '')))
  }
  report('open at once after the page', cold)
  report('open with the index filled', warm)
  report('keystroke', keys)
} finally {
  await close()
}
