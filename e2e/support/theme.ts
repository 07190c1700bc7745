import { expect, type Page } from '@playwright/test'

/**
 * Presses the theme's switch until the page has that theme. The document tells, not the switch's name: a page that was
 * rendered when the site was built has the switch, and the name it has in the light, before a script answers it.
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
