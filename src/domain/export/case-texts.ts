import type { TestCase, TestStep } from '../test-case/test-case.ts'
import { cutText, exportTitle } from './export-title.ts'
import type { TicketFacts } from './export-entry.ts'

/** Texts for tools that lack a field for a value. */

/** Labels without spaces, as Jira requires: whether an AI wrote the case, and its type. */
export function caseLabels({ generationStatus = '', type }: Pick<TestCase, 'generationStatus' | 'type'>): string[] {
  return [generationStatus.includes('ai') ? 'ai-generated' : '', slug(type)].filter((label) => label !== '')
}

/** Lower case; letters and digits of any script, joined by hyphens. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export function preconditionText({ preconditions }: Pick<TestCase, 'preconditions'>): string {
  return preconditions.join('\n')
}

/**
 * Why the case exists: its description, the criteria it covers, its assumptions, and the full title if `shownTitle` cuts
 * it.
 */
export function objective(testCase: TestCase, shownTitle: string): string {
  const { description, criterionIds, assumptions = [] } = testCase
  const title = exportTitle(testCase.title)
  return paragraphs([
    shownTitle.startsWith(title) ? '' : `Title: ${title}`,
    description,
    criterionIds.length > 0 ? `Criteria: ${criterionIds.join(', ')}` : '',
    assumptions.length > 0 ? `Assumptions:\n${bullets(assumptions)}` : '',
  ])
}

/** The objective and the preconditions, for a tool without a field for preconditions. */
export function objectiveWithPreconditions(testCase: TestCase, shownTitle: string): string {
  const preconditions = preconditionText(testCase)
  return paragraphs([objective(testCase, shownTitle), preconditions === '' ? '' : `Preconditions:\n${preconditions}`])
}

/** The parts that are not empty, separated by blank lines. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/**
 * The action. A step without one gets the default of docs/spec.md, section 3, because tools reject data or a result
 * without an action.
 */
export function actionText({ step }: Pick<TestStep, 'step'>): string {
  return step.trim() === '' ? 'Perform action' : step
}

/** The action with its data, for a tool without a column for data. */
export function stepWithData({ step, data }: Pick<TestStep, 'step' | 'data'>): string {
  return data === '' ? actionText({ step }) : `${actionText({ step })}\nTest data: ${data}`
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Longer names are cut. In UTF-16 units. */
export const folderNameLength = 100

/**
 * Where the ticket's cases go in the tool's tree: under the component, then the ticket. No part contains the
 * `separator`.
 */
export function folderPath({ component, ticketId, summary }: TicketFacts, separator: RegExp): string[] {
  return [component ?? '', `${ticketId} ${summary}`]
    .map((name) => cutText(name.replace(separator, ' ').replace(/\s+/g, ' ').trim(), folderNameLength))
    .filter((name) => name !== '')
}

/** The ticket id if it is a Jira issue key, the only kind that other tools can link to; else empty. */
export function issueKey({ ticketId }: Pick<TicketFacts, 'ticketId'>): string {
  return /^[A-Z][A-Z0-9_]*-\d+$/.test(ticketId) ? ticketId : ''
}
