import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * The page, or the part of it with that selector, breaks no rule of axe in the light theme, and none about colours in the
 * dark one: nothing else differs between the two.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    await endTransitions(page)
    // The other mode opens a page of its own each time, for frames of other origins: the product has none.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    if (part !== undefined) axe.include(part)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
  }
}

/** Colours that are still on their way from one theme to the other belong to neither. Where one ends, one that inherits from it may begin. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      for (const transition of transitions) transition.finish()
      await new Promise(requestAnimationFrame)
    }
  })
}
