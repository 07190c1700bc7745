import type { PushNotice } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { fitted } from './test-tool.ts'

/** Test cases as Jira's rich text (ADF). */

export interface AdfNode {
  type: string
  [key: string]: unknown
}

/** Of a description or a comment, in characters. Whether Jira counts the JSON around the text, it does not say. */
export const maxRichTextLength = 32_767

/** Of a summary, in characters. */
export const maxSummaryLength = 255

/** Room for headings and labels beside the texts of a case. */
const maxTextsLength = 30_000

export function document(content: AdfNode[]): AdfNode {
  return { type: 'doc', version: 1, content }
}

/** The case, shortened where its texts together are longer than Jira takes; the longest are cut first. */
export function withinRichText(given: PushCase, notices: Set<PushNotice>, limit = maxTextsLength): PushCase {
  const texts = [
    given.description,
    ...given.preconditions,
    ...given.steps.flatMap(({ step, data, expected }) => [step, data, expected]),
    ...given.criteria.map(({ text }) => text),
  ]
  const longest = longestEach(texts, limit)
  const cut = (text: string) => fitted(text, longest, notices, 'text_shortened')
  return {
    ...given,
    description: cut(given.description),
    preconditions: given.preconditions.map(cut),
    steps: given.steps.map(({ step, data, expected }) => ({
      step: cut(step),
      data: cut(data),
      expected: cut(expected),
    })),
    criteria: given.criteria.map(({ id, text }) => ({ id, text: cut(text) })),
  }
}

/** The length to which each text may grow so that all of them fit; at least one character. */
function longestEach(texts: string[], limit: number): number {
  let left = limit
  const lengths = texts.map(({ length }) => length).toSorted((a, b) => a - b)
  for (const [at, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - at))
    if (length > share) return Math.max(share, 1)
    left -= length
  }
  return limit
}

/** The description of a sub-task. */
export function caseContent({
  title,
  description,
  preconditions,
  type,
  priority,
  steps,
  criteria,
}: PushCase): AdfNode[] {
  const kind = [type && `Type: ${type}`, priority && `Priority: ${priority}`].filter(Boolean).join(' · ')
  return [
    ...(title.length > maxSummaryLength ? [paragraph(`Title: ${title}`)] : []),
    ...(description.trim() === '' ? [] : [paragraph(description)]),
    ...(kind === '' ? [] : [paragraph(kind)]),
    ...(preconditions.length === 0 ? [] : [heading('Preconditions'), bulletList(preconditions)]),
    ...(steps.length === 0
      ? []
      : [
          heading('Steps'),
          table(
            ['#', 'Step', 'Test data', 'Expected result'],
            steps.map(({ step, data, expected }, at) => row([String(at + 1), step, data, expected])),
          ),
        ]),
    ...(criteria.length === 0
      ? []
      : [heading('Acceptance criteria'), bulletList(criteria.map(({ id, text }) => `${id}: ${text}`))]),
  ]
}

/** A case as one row of the table in a comment. The marker is its last cell. */
export function caseRow({ marker, title, preconditions, steps, criteria }: PushCase): AdfNode {
  const inSteps = steps.map(({ step, data, expected }, at) =>
    [`${at + 1}. ${step}`, data, `→ ${expected}`].filter((text) => text.trim() !== '').join('\n'),
  )
  return row([title, preconditions.join('\n'), inSteps.join('\n'), criteria.map(({ id }) => id).join(', '), marker])
}

export const rowTitles = ['Test case', 'Preconditions', 'Steps', 'Criteria', 'Casewright']

export function table(titles: string[], rows: AdfNode[]): AdfNode {
  const head = {
    type: 'tableRow',
    content: titles.map((title) => ({ type: 'tableHeader', content: [paragraph(title)] })),
  }
  return { type: 'table', attrs: { isNumberColumnEnabled: false, layout: 'default' }, content: [head, ...rows] }
}

export function heading(text: string): AdfNode {
  return { type: 'heading', attrs: { level: 3 }, content: inline(text) }
}

export function paragraph(text: string): AdfNode {
  return { type: 'paragraph', content: inline(text) }
}

function row(cells: string[]): AdfNode {
  return {
    type: 'tableRow',
    content: cells.map((text) => ({ type: 'tableCell', attrs: {}, content: [paragraph(text)] })),
  }
}

function bulletList(lines: string[]): AdfNode {
  return { type: 'bulletList', content: lines.map((text) => ({ type: 'listItem', content: [paragraph(text)] })) }
}

/** Lines with breaks between them: an empty text node is not valid ADF. */
function inline(text: string): AdfNode[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [{ type: 'hardBreak' }]),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ])
}

/** All text in a node. */
export function adfText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if ('type' in node && node.type === 'hardBreak') return '\n'
  return 'content' in node && Array.isArray(node.content) ? node.content.map(adfText).join('') : ''
}
