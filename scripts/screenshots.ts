/**
 * `npm run shots`: builds and starts the product with its embedded backend and sample tickets, and takes screenshots in
 * both themes: public/shots for the site, docs/images for the README. Needs Chromium and ffmpeg.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './pictures/browser.ts'
import { ffmpeg, requireFfmpeg } from './pictures/ffmpeg.ts'
import { startProduct } from './running-product.ts'
import { connectTracker, generate, logIn, results, slowAnswers, ticketLink } from './pictures/tester.ts'

const root = join(import.meta.dirname, '..')
const maxKilobytes = 80

requireFfmpeg()
for (const folder of ['public/shots', 'docs/images']) await mkdir(join(root, folder), { recursive: true })
const product = await startProduct()
const browser = await launchBrowser()
try {
  for (const theme of ['light', 'dark'] as const) {
    await tester(browser, theme)
    await administrator(browser, theme)
  }
} finally {
  await browser.close()
  await product.stop()
}

async function open(from: Browser, theme: 'light' | 'dark'): Promise<Page> {
  const page = await from.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  page.setDefaultTimeout(20_000)
  return page
}

async function tester(from: Browser, theme: 'light' | 'dark'): Promise<void> {
  const page = await open(from, theme)
  await logIn(page, product.url, 'pro@demo.test')
  await connectTracker(page, product.url)
  for (const key of ['SHOP-5', 'SHOP-2']) await generate(page, product.url, key)

  await page.goto(`${product.url}/app`)
  await page.getByLabel('Jira ticket URL').fill(ticketLink('SHOP-1'))
  const hurry = await slowAnswers(page, 2_500)
  await page.getByRole('button', { name: 'Generate Test Cases' }).click()
  await page.getByRole('progressbar').and(page.locator('[aria-valuenow="60"]')).waitFor()
  await page.waitForTimeout(1_800)
  await shoot(page, `public/shots/generating-${theme}.webp`)
  await results(page).getByText('Saved to history').waitFor({ timeout: 60_000 })
  await hurry()
  await results(page).getByText('Saved to history').waitFor({ state: 'hidden' })

  await results(page).getByRole('button', { name: 'A valid code lowers the total' }).click()
  await shoot(page, `public/shots/results-${theme}.webp`)
  await shoot(page, `docs/images/tester-${theme}.webp`)

  await results(page)
    .getByRole('button', { name: /coverage/i })
    .first()
    .click()
  await page.waitForTimeout(300)
  await shoot(page, `public/shots/coverage-${theme}.webp`)

  await results(page).getByRole('button', { name: 'Export', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Export Test Cases' })
    .getByRole('radio', { name: 'Excel', exact: true })
    .check()
  await shoot(page, `public/shots/export-${theme}.webp`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await results(page).waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').getByText('SHOP-2').first().waitFor()
  await shoot(page, `public/shots/history-${theme}.webp`)
  await page.close()
}

async function administrator(from: Browser, theme: 'light' | 'dark'): Promise<void> {
  const page = await open(from, theme)
  await logIn(page, product.url, 'admin@demo.test')
  await page.goto(`${product.url}/app/admin`)
  await page.getByText('pro@demo.test').first().waitFor()
  await shoot(page, `docs/images/administrator-${theme}.webp`)
  await page.close()
}

/** The current page as WebP, in the best quality that fits the limit. */
async function shoot(page: Page, file: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(250)
  const picture = await page.screenshot()
  const path = join(root, file)
  for (const quality of [88, 80, 70, 55]) {
    ffmpeg(['-f', 'png_pipe', '-i', 'pipe:0', '-c:v', 'libwebp', '-quality', String(quality), path], picture)
    const kb = (await stat(path)).size / 1024
    if (kb > maxKilobytes) continue
    console.log(`${file}  ${kb.toFixed(0)} KB`)
    return
  }
  throw new Error(`${file} does not fit ${maxKilobytes} KB`)
}
