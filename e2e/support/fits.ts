import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the screen, and nothing in the open dialog stands out of it. Tables scroll by themselves. */
export async function expectFits(page: Page): Promise<void> {
  const [wide = 0, screen = 0] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(wide).toBeLessThanOrEqual(screen)
  const outside = await page
    .getByRole('dialog')
    .last()
    .evaluate((dialog) => {
      const { right } = dialog.getBoundingClientRect()
      return [...dialog.querySelectorAll('*:not(.sr-only)')]
        .filter((part) => part.getBoundingClientRect().right > right + 1 && part.closest('.overflow-x-auto') === null)
        .map((part) => part.outerHTML.slice(0, 120))
    })
  expect(outside).toEqual([])
}
