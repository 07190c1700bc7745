import { expect, type Page } from '@playwright/test'

/**
 * Presses the theme switch until the page has that theme. It checks the document, not the name of the switch: a
 * prerendered page shows the name for the light theme before its script runs.
 */
export async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(async () => {
    if ((await currentTheme(page)) !== theme) await page.getByRole('button', { name: /theme$/ }).click()
    await expect.poll(() => currentTheme(page), { timeout: 1_000 }).toBe(theme)
  }).toPass()
}

function currentTheme(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'))
}
