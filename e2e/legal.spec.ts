import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './support/axe.ts'

const documents = [
  { path: '/privacy', title: 'Privacy Policy', sections: 15 },
  { path: '/terms', title: 'Terms and Conditions', sections: 19 },
]

for (const { path, title, sections } of documents) {
  test.describe(title, () => {
    test(`has ${sections} sections, a date and a way home`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sections)
      await expect(page.getByText('Last updated: January 2025')).toBeVisible()
      await page.getByRole('link', { name: 'Back to home' }).first().click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test smarter, not harder.')
    })

    test('breaks no rule of axe', async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
    })

    test('fits 320 px, and text twice as large', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test('its contents lead to the section, by keyboard', async ({ page }) => {
      // A smooth scroll to the focused link would still be running at the click.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last()
      await link.focus()
      await page.keyboard.press('Enter')
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
      await expect(heading).toBeInViewport()
      await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`))
    })

    test('is set for reading: 16 px, lines of 75 characters at most', async ({ page }) => {
      await page.goto(path)
      const paragraph = page.getByRole('main').locator('section p').first()
      const { size, width } = await paragraph.evaluate((element) => ({
        size: getComputedStyle(element).fontSize,
        width: element.getBoundingClientRect().width,
      }))
      expect(size).toBe('16px')
      // Plex Sans, measured: 0.47 em per character in English prose.
      expect(width / (16 * 0.47)).toBeLessThan(76)
    })

    test('prints dark on white, without the frame, whatever the theme', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await inkOf(page)).toBeGreaterThan(200)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await inkOf(page)).toBeLessThan(80)
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  })
}

/** The red component of the heading's colour, 0 to 255, in any CSS notation. */
function inkOf(page: Page): Promise<number> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (canvas === null) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(heading).color
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0
  })
}
