/**
 * `npm run bench:ui`: the results view with 1,000 cases in Chromium, from a production build. Measures the time from a
 * keystroke in the search or a click to the next paint, and the frames dropped while the list scrolls.
 */
import type { Page } from 'playwright'
import { z } from 'zod'
import { openResultsPage } from './support/results-page.ts'

const cases = 1_000
const goalMs = 50
const milliseconds = z.array(z.number())

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Milliseconds from an event to the frame that shows its effect. Event Timing reports steps of 8 ms and nothing below
 * 16 ms, so faster events count as 8.
 */
async function paintedAfter(page: Page, name: 'keydown' | 'click', act: () => Promise<number>): Promise<number[]> {
  await page.evaluate((wanted) => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    // A separate variable, because TypeScript's type of the options lacks `durationThreshold`.
    const options = { type: 'event', durationThreshold: 16, buffered: false }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === wanted) seen.push(entry.duration)
    }).observe(options)
  }, name)
  const events = await act()
  await page.waitForTimeout(400)
  const seen = milliseconds.parse(await page.evaluate((): unknown => Reflect.get(globalThis, 'seen')))
  return [...seen, ...Array.from({ length: Math.max(0, events - seen.length) }, () => 8)]
}

function report(what: string, values: number[]): void {
  const p50 = quantile(values, 0.5)
  const p95 = quantile(values, 0.95)
  const most = Math.max(0, ...values)
  console.log(
    `${what.padEnd(44)} p50 ${p50.toFixed(0).padStart(4)} ms   p95 ${p95.toFixed(0).padStart(4)} ms   most ${most.toFixed(0).padStart(4)} ms   ${values.length} measured`,
  )
  if (p95 > goalMs) process.exitCode = 1
}

async function typeWords(page: Page): Promise<number> {
  const search = page.getByPlaceholder('Search test cases...')
  await search.click()
  const words = ['gift card number 9', 'invoice', 'nothing like it', 'TC-77']
  for (const word of words) {
    await search.pressSequentially(word, { delay: 90 })
    await search.press('ControlOrMeta+A')
    await search.press('Backspace')
  }
  // The letters, Ctrl, A and Backspace.
  return words.join('').length + 3 * words.length
}

/** Among the frames painted during scrolling, those later than two frame times. */
async function scrolling(page: Page): Promise<{ frames: number; late: number; longest: number }> {
  const dialog = await page.getByRole('dialog').boundingBox()
  await page.mouse.move((dialog?.x ?? 0) + 400, (dialog?.y ?? 0) + 600)
  await page.evaluate(() => {
    const times: number[] = []
    const tick = (time: number): void => {
      times.push(time)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(globalThis, { times })
  })
  for (let n = 0; n < 120; n += 1) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(16)
  }
  const times = milliseconds.parse(await page.evaluate((): unknown => Reflect.get(globalThis, 'times')))
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return { frames: gaps.length, late: gaps.filter((gap) => gap > 34).length, longest: Math.max(...gaps) }
}

const { url, browser, close } = await openResultsPage()
try {
  for (const layout of ['Cards', 'Table']) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${url}?cases=${cases}`)
    await page.getByRole('radio', { name: layout }).click()
    await page.getByRole('button', { name: /^Show \d+ more test cases$/ }).click()
    report(`${layout}: a key stroke in the search`, await paintedAfter(page, 'keydown', () => typeWords(page)))
    const toggles = page.getByRole('dialog').locator('section [aria-expanded="false"]')
    report(
      `${layout}: opening a case`,
      await paintedAfter(page, 'click', async () => {
        for (let n = 1; n <= 10; n += 1) await toggles.nth(n % 4).click()
        return 10
      }),
    )
    const { frames, late, longest } = await scrolling(page)
    console.log(
      `${`${layout}: scrolling`.padEnd(44)} ${late} of ${frames} frames later than 34 ms, longest ${longest.toFixed(0)} ms`,
    )
    console.log(
      `${`${layout}: elements on the page`.padEnd(44)} ${await page.evaluate(() => document.querySelectorAll('*').length)}`,
    )
    await page.close()
  }
} finally {
  await close()
}
