import type { PushTicket } from '#domain/contracts/test-tools.ts'
import { bullets, paragraphs, slug } from '#domain/export/case-texts.ts'
import { cutText } from '#domain/export/export-title.ts'
import { type PriorityLevel, priorityLevel } from '#domain/export/tool-values.ts'
import type { PushCase } from '#domain/push/push-case.ts'

/** How a case reads in Zephyr, Qase and Azure DevOps. */

/** In UTF-16 units; the same in the three tools. */
const titleLength = 255

/** The title on one line, cut to what the tools take. */
export function shownTitle({ title }: Pick<PushCase, 'title'>): string {
  return cutText(oneLine(title), titleLength)
}

export function isTitleCut({ title }: Pick<PushCase, 'title'>): boolean {
  return oneLine(title).length > titleLength
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Why the case exists: its description, what it covers and the ticket; the whole title where the shown one is cut. */
export function objectiveOf(pushCase: PushCase, ticket: PushTicket): string {
  const { title, description, criteria } = pushCase
  return paragraphs([
    isTitleCut(pushCase) ? `Title: ${oneLine(title)}` : '',
    description,
    criteria.length === 0 ? '' : `Criteria:\n${bullets(criteria.map(({ id, text }) => `${id}: ${text}`))}`,
    `Ticket: ${`${ticket.key} ${ticket.title}`.trim()}\n${ticket.url}`,
  ])
}

const closestLevels: Record<PriorityLevel, readonly PriorityLevel[]> = {
  critical: ['critical', 'high'],
  high: ['high', 'critical'],
  medium: ['medium'],
  low: ['low'],
}

/** The tool's own priority for a free-text one, by what its names mean; undefined leaves the choice to the tool. */
export function matchingPriority<T extends { name: string }>(priority: string, choices: readonly T[]): T | undefined {
  const level = priorityLevel(priority)
  if (level === undefined) return undefined
  return closestLevels[level]
    .map((wanted) => choices.find(({ name }) => priorityLevel(name) === wanted))
    .find((choice) => choice !== undefined)
}

/** The text for a field that holds HTML: nothing in it is markup, and its lines stay lines. */
export function asHtml(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br />')
}

/** Safe inside the elements of XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const anyMarker = /^casewright-[0-9a-f]{12}$/

/** The marker among labels or tags. */
export function markerIn(labels: readonly string[]): string | undefined {
  return labels.map((label) => label.toLowerCase()).find((label) => anyMarker.test(label))
}

/** In characters, in Zephyr; the other tools take more. */
const maxLabelLength = 50

/**
 * The labels of the case's test: its type on a new test, and the marker. On a test that is there, people's own labels stay,
 * and the marker of another case goes.
 */
export function labelsOf(
  testCase: PushCase,
  present: readonly string[] | undefined,
  more: readonly string[] = [],
): string[] {
  const type = slug(testCase.type)
  const own = type === '' || type.length > maxLabelLength ? [] : [type]
  const kept = (present ?? own).filter((label) => !anyMarker.test(label.toLowerCase()))
  return [...new Set([...kept, ...more, testCase.marker])]
}
