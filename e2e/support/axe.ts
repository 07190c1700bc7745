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
 * The page, or the part of it with that selector, breaks no rule of axe in the light theme, and none about colours in the
 * dark one: nothing else differs between the two.
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
 * Brings axe into the page, once: its adapter for Playwright brings it for every question, and takes three times as long.
 * From then on colours change at once: on their way from one theme to the other they belong to neither.
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
  /** The selectors of what breaks it. */
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
