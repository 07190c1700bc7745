import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page breaks no rule of axe, in the light theme and in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    // Colours that are still on their way from one theme to the other belong to neither.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation instanceof CSSTransition && animation.finish()))
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
  }
}
