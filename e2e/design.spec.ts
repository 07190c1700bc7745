import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'

test('a build knows no page of the design system', async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('the icons and the picture of shared links are there, of the sizes they are said to have', async ({ request }) => {
  const manifest: unknown = await (await request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({
    name: 'Casewright',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  })
  for (const [path, width, height] of [
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/icon-maskable-512.png', 512, 512],
    ['/apple-touch-icon.png', 180, 180],
    ['/social.png', 1200, 630],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toBe('image/png')
    const picture = await response.body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([width, height])
  }
  const favicon = await (await request.get('/favicon.ico')).body()
  expect(favicon.readUInt16LE(4)).toBe(3)
})

test.describe('the page of the design system, in development', () => {
  test.describe.configure({ mode: 'serial' })
  let server: ViteDevServer
  let cacheDir: string
  let address: string

  test.beforeAll(async () => {
    // The page calls no backend; a configured address keeps the embedded backend from starting a second time.
    process.env['VITE_SUPABASE_URL'] = 'http://localhost:9'
    process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = 'none'
    cacheDir = await mkdtemp(join(tmpdir(), 'casewright-vite-'))
    server = await createServer({ cacheDir, logLevel: 'error', server: { port: 0, strictPort: false } })
    await server.listen()
    address = server.resolvedUrls?.local[0] ?? ''
  })
  test.afterAll(async () => {
    await server.close()
    await rm(cacheDir, { recursive: true, force: true })
  })

  async function open(page: Page): Promise<void> {
    await page.goto(new URL('/dev/ui', address).href)
    // The development server compiles on the first visit.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design system', { timeout: 45_000 })
  }

  test('every component in every state breaks no rule of axe', async ({ page }) => {
    await open(page)
    await expectAccessible(page)
  })

  test('fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('dialogs of every size are accessible, hold the focus and give it back', async ({ page }) => {
    await open(page)
    for (const name of ['Open sm', 'Open md', 'Open lg', 'Open full', 'Ask first']) {
      const opener = page.getByRole('button', { name })
      const dialog = page.getByRole(name === 'Ask first' ? 'alertdialog' : 'dialog')
      await opener.click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('the results view says so when there is no valid result, and closes', async ({ page }) => {
    await open(page)
    const opener = page.getByRole('button', { name: 'Open without a result' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'An error occurred' })
    await expect(dialog.getByText('No valid data received from the AI service.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a tooltip is 8 px above its control, stays open while hovered, and closes with Escape', async ({ page }) => {
    await page.clock.install()
    await open(page)
    const control = page.getByRole('button', { name: 'With a tooltip' })
    const tooltip = page.getByText('Copies the id to the clipboard')
    await control.hover()
    await expect(tooltip).toBeVisible()
    const [below, above] = await Promise.all([control.boundingBox(), page.locator('.tippy-box').boundingBox()])
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(8, 0)
    await tooltip.hover()
    await page.clock.runFor(1_000)
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await control.hover()
    await expect(tooltip).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tooltip).toBeHidden()
  })

  test('what can be pressed measures 24 px at least', async ({ page }) => {
    await open(page)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main button, main input, main select, main textarea')]
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
  })

  test('with the system’s own colours the chosen part of a control is still told apart', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page)
    const colours = (locator: ReturnType<Page['locator']>) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor)
    const [chosen, other] = await Promise.all(
      ['Cards', 'Table'].map((name) => colours(page.getByRole('radio', { name }))),
    )
    expect(chosen).not.toBe(other)
    const border = (name: string) =>
      page.getByRole('tab', { name }).evaluate((element) => getComputedStyle(element).borderBottomColor)
    expect(await border('Users')).not.toBe(await border('Audit log'))
    const knob = page.getByRole('switch', { name: 'The other way round' }).locator('span')
    expect(await colours(knob)).not.toBe(await colours(knob.locator('..')))
  })
})
