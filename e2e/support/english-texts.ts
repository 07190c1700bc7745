import { expect, type Locator, type Page } from '@playwright/test'
import * as head from '#src/app/head-texts.ts'
import * as language from '#src/app/language-texts.ts'
import * as app from '#src/app/texts.ts'
import * as workspace from '#src/app/workspace/texts.ts'
import * as ui from '#src/components/ui/texts.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { progressSteps } from '#domain/generation/progress.ts'
import { plans } from '#domain/plans/plans.ts'
import { trackerConfigTexts } from '#domain/ticket/tracker-config.ts'
import * as account from '#src/features/account/texts.ts'
import * as admin from '#src/features/admin/texts.ts'
import * as auth from '#src/features/auth/texts.ts'
import * as exporting from '#src/features/export/texts.ts'
import * as generation from '#src/features/generation/texts.ts'
import * as preview from '#src/features/generation/preview-texts.ts'
import * as history from '#src/features/history/texts.ts'
import * as queue from '#src/features/queue/texts.ts'
import * as houseRules from '#src/features/house-rules/texts.ts'
import * as changes from '#src/features/results/changes/texts.ts'
import * as coverage from '#src/features/results/coverage/texts.ts'
import * as editing from '#src/features/results/editing/texts.ts'
import * as latest from '#src/features/results/latest-texts.ts'
import * as review from '#src/features/results/review/texts.ts'
import * as results from '#src/features/results/texts.ts'
import { verdictTexts } from '#src/messages/ticket-verdict.ts'
import * as writing from '#src/features/results/writing/texts.ts'
import * as toolConnections from '#src/features/test-tools/connections/texts.ts'
import * as sending from '#src/features/test-tools/send/texts.ts'
import * as connection from '#src/features/tracker/connection-texts.ts'
import * as tracker from '#src/features/tracker/texts.ts'
import * as faq from '#src/features/site/faq-texts.ts'
import * as pricing from '#src/features/site/pricing-texts.ts'
import * as site from '#src/features/site/texts.ts'

/** Names and words that Spanish shares, and texts that are Spanish in both languages. */
// biome-ignore format: a list of words is read as a block
const shared = new Set([
  'casewright', 'Jira', 'CSV', 'JSON', 'Excel', 'Markdown', 'Gherkin', 'TestRail', 'Qase', 'Azure DevOps',
  'Xray Cloud', 'Xray Server', 'Azure Test Plans (XLSX)', 'Testomat.io', 'qTest', 'Zephyr Scale', 'Assigned To', 'Error:',
  'Plan', 'Tickets', 'Legal', 'Terminal', 'Area Path', 'ID', 'Global', 'Australia', 'Starter', 'Pro', 'Español',
  'English',
])
const spanish = /[áéíóúñ¿¡]|^(?:Acceso Denegado|Verificando Permisos|Reintentar|Ir al panel principal)$/

/** Stands for a parameter of a text. */
const anything = '\u0001'

// Without a browser, every text is English.
const english = [
  head,
  language,
  app,
  workspace,
  ui,
  exportFormats,
  progressSteps,
  plans,
  trackerConfigTexts,
  account,
  admin,
  auth,
  exporting,
  generation,
  preview,
  queue,
  verdictTexts,
  changes,
  history,
  houseRules,
  results,
  coverage,
  editing,
  review,
  writing,
  latest,
  tracker,
  connection,
  toolConnections,
  sending,
  faq,
  pricing,
  site,
]
  .flatMap(textsIn)
  .filter(
    (text) =>
      /[A-Za-z]{2}/.test(text) &&
      !shared.has(text) &&
      !spanish.test(text) &&
      !/^(?:[A-Z]+-?\d+|https?:\S+|[a-z-]+\/\S*|[\w-]+\.\S+)$/.test(text),
  )
const whole = new Set(english.filter((text) => !text.includes(anything)))
const made = english.filter((text) => text.includes(anything) && wordsOf(text) > 0)
const longMade = made.filter((text) => wordsOf(text) > 1).map(patternOf)
/**
 * 'Edit …', 'Only …': generated titles, which follow the ticket's language, may start like this. So only the names of
 * controls are checked for them.
 */
const shortMade = made.filter((text) => wordsOf(text) === 1).map(patternOf)

function wordsOf(text: string): number {
  return (
    text
      .replaceAll(anything, ' ')
      .replace('Casewright', '')
      .match(/[A-Za-z]{2,}/g)?.length ?? 0
  )
}

function patternOf(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(anything)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  )
}

function isEnglish(text: string, patterns: RegExp[]): boolean {
  return whole.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** Checks that no visible or audible text in this part is one of the product's English texts. */
export async function expectNoEnglish(part: Page | Locator): Promise<void> {
  const root = 'goto' in part ? part.locator('html') : part
  const said = await root.evaluate((element) => {
    const texts: string[] = []
    const names: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement
      if (
        owner === null ||
        owner.closest('script, style, noscript, [hidden], [lang="en"]') !== null ||
        !owner.checkVisibility()
      )
        continue
      texts.push(node.textContent ?? '', owner.textContent)
    }
    for (const control of element.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (control.closest('[lang="en"]') !== null) continue
      names.push(control.getAttribute('aria-label') ?? '')
      for (const name of ['placeholder', 'title', 'alt']) texts.push(control.getAttribute(name) ?? '')
    }
    return { texts: [document.title, ...texts].map((text) => text.trim()), names: names.map((text) => text.trim()) }
  })
  expect(said.texts.length).toBeGreaterThan(1)
  const english = [
    ...said.texts.filter((text) => isEnglish(text, longMade)),
    ...said.names.filter((text) => isEnglish(text, [...longMade, ...shortMade])),
  ]
  expect([...new Set(english)]).toEqual([])
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return textsIn(
      Reflect.apply(
        value,
        undefined,
        Array.from({ length: value.length }, () => anything),
      ),
    )
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}
