import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

// Its `source` is twice as long, and every page parses it again.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

/**
 * Checks the page, or the part that matches the selector, against every rule of axe in the light theme, and against the
 * colour rules in the dark one: nothing else differs between the two.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await prepare(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(
      (dark) => document.documentElement.classList.contains('dark') === dark,
      colorScheme === 'dark',
    )
    const found = await brokenRules(
      page,
      part,
      colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined,
    )
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([])
  }
}

/**
 * Injects axe into the page once; its Playwright adapter injects it for every call and takes three times as long. Turns
 * colour transitions off, because intermediate colours belong to neither theme.
 */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

interface BrokenRule {
  id: string
  /** The selectors of the elements that violate a rule. */
  where: string[]
}

async function brokenRules(page: Page, part: string | undefined, rules: string[] | undefined): Promise<BrokenRule[]> {
  return page.evaluate(
    async ({ part, rules }) => {
      const { violations } = await window.axe.run(part ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      })
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
    },
    { part, rules },
  )
}
