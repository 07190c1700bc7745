import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

/**
 * The page, or the part of it with that selector, breaks no rule of axe in the light theme, and none about colours in the
 * dark one: nothing else differs between the two.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    await endTransitions(page)
    const found = await brokenRules(page, part, colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined)
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
  }
}

interface BrokenRule {
  id: string
  /** The selectors of what breaks it. */
  where: string[]
}

/** Asks axe itself in the page, which is brought there once: its adapter for Playwright brings it for every question, and takes three times as long. */
async function brokenRules(page: Page, part: string | undefined, rules: string[] | undefined): Promise<BrokenRule[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(
    async ({ part, rules }) => {
      const { violations } = await window.axe.run(part ?? document, { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
    },
    { part, rules },
  )
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
