import type { AcceptanceCriterion, CriterionChange } from '../criteria/criterion.ts'
import type { Finding } from '../review/finding.ts'
import { openPoints } from '../test-case/open-points.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { cleanCase, cleanEntry } from './clean-text.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { OnCase } from './export-part.ts'
import { createTitles, exportTitle } from './export-title.ts'
import { matrixCells, matrixHeader, ticketMatrix } from './ticket-matrix.ts'

/**
 * A result as Markdown (docs/spec.md, section 9): ticket information, acceptance criteria, and the test cases, each
 * with a table of its steps and what the review found; last, what the cases take for granted. Text from the ticket or a
 * case cannot break out of its cell or line.
 */
export function resultToMarkdown(
  dirtyResult: ExportEntry,
  { findings = [], onCase }: { findings?: readonly Finding[]; onCase?: OnCase } = {},
): string {
  const result = cleanEntry(dirtyResult)
  const titleOf = createTitles()
  const findingsOf = new Map<string, Finding[]>()
  for (const finding of findings) {
    const known = findingsOf.get(finding.caseId)
    if (known === undefined) findingsOf.set(finding.caseId, [finding])
    else known.push(finding)
  }
  const cases = result.testCases.map((testCase) => {
    onCase?.()
    const found = findingsOf.get(testCase.id) ?? []
    // Cases that share an id do not repeat each other's findings.
    findingsOf.delete(testCase.id)
    return markdownOf([
      ...caseLines(testCase, titleOf(testCase)),
      ...bulletList('Review findings', found.map(findingText)),
    ])
  })
  return [ticketToMarkdown(result), ...cases, ...openPointsOf(result)].join('\n')
}

function openPointsOf({ testCases }: ExportEntry): string[] {
  const points = openPoints(testCases).map(({ text, caseIds }) => `- ${inline(text)} (${inline(caseIds.join(', '))})`)
  return points.length === 0 ? [] : [markdownOf(['## Open Points', points.join('\n')])]
}

/** The heading of a file with several tickets, and the matrix of all their criteria. */
export function matrixToMarkdown(dirtyEntries: ExportEntry[]): string {
  const entries = dirtyEntries.map(cleanEntry)
  const rows = ticketMatrix(entries).map((line) => row(matrixCells(line)))
  return markdownOf([
    `# Test Cases for ${String(entries.length)} Tickets`,
    '## Matrix',
    [row([...matrixHeader]), `|${' --- |'.repeat(matrixHeader.length)}`, ...rows].join('\n'),
  ])
}

/** Everything before the cases. */
export function ticketToMarkdown(dirtyResult: ExportEntry): string {
  const result = cleanEntry({ ...dirtyResult, testCases: [] })
  return markdownOf([
    '# Test Cases for ' + heading(result.ticketId),
    '## Ticket Information',
    ...ticketLines(result),
    '## Acceptance Criteria',
    ...criteriaLines(result),
    '## Test Cases',
  ])
}

/** One case as Markdown, to be pasted alone. */
export function caseToMarkdown(testCase: TestCase): string {
  const clean = cleanCase(testCase)
  return markdownOf(caseLines(clean, exportTitle(clean.title)))
}

function markdownOf(blocks: string[]): string {
  return `${blocks.join('\n\n')}\n`
}

/** Rule, place, message and quote of a finding on one line. */
function findingText({ rule, step, field, quote, message }: Finding): string {
  const place = step === null ? field : `step ${step + 1}, ${field}`
  return quote === '' ? `${rule} (${place}): ${message}` : `${rule} (${place}): ${message} Quote: “${quote}”`
}

function ticketLines(result: ExportEntry): string[] {
  const { timestamp, uncoveredCriterionIds } = result
  const { ticketId, summary, status, priority, assignee } = ticketFacts(result)
  const facts = [
    ['Ticket ID', ticketId],
    ['Summary', summary],
    ['Status', status],
    ['Priority', priority],
    ['Assignee', assignee],
    ['Generated', timestamp],
    ...(uncoveredCriterionIds?.length ? [['Criteria without a test case', uncoveredCriterionIds.join(', ')]] : []),
  ]
  return [facts.map(([name = '', value = '']) => `- **${name}:** ${inline(value) || 'N/A'}`).join('\n')]
}

function criteriaLines({ acceptanceCriteria, answers = [] }: ExportEntry): string[] {
  if (acceptanceCriteria.length === 0) return ['No acceptance criteria found.']
  return acceptanceCriteria.map((criterion) =>
    [
      ...criterionLines(criterion),
      ...answers
        .filter(({ criterionId }) => criterionId === criterion.id)
        .map(({ question, answer }) => `  - **Question:** ${inline(question)} **Answer:** ${inline(answer)}`),
    ].join('\n'),
  )
}

const changeNames: Record<CriterionChange, string> = {
  edited: ' (edited by the tester)',
  added: ' (added by the tester)',
}

/** Older history entries store only the text of a criterion. */
function criterionLines({ id, given, when, then, text, changed }: AcceptanceCriterion): string[] {
  const change = changed === undefined ? '' : changeNames[changed]
  if (given === '' && when === '' && then === '') return [`- **${inline(id)}**${change} ${inline(text)}`]
  return [
    `- **${inline(id)}**${change}`,
    `  - **Given** ${inline(given)}`,
    `  - **When** ${inline(when)}`,
    `  - **Then** ${inline(then)}`,
  ]
}

function caseLines(testCase: TestCase, title: string): string[] {
  const facts = [
    ['Type', testCase.type],
    ['Priority', testCase.priority],
    ['Criteria', testCase.criterionIds.join(', ')],
    ['Technique', testCase.technique ?? ''],
  ].filter(([, value]) => value !== '')
  return [
    `### ${inline(testCase.id)}: ${heading(title)}`,
    ...(testCase.description === '' ? [] : [markdownText(testCase.description)]),
    ...(facts.length === 0
      ? []
      : [facts.map(([name = '', value = '']) => `- **${name}:** ${inline(value)}`).join('\n')]),
    ...bulletList('Preconditions', testCase.preconditions),
    ...bulletList('Assumptions', testCase.assumptions ?? []),
    stepsTable(testCase),
  ]
}

function bulletList(title: string, items: string[]): string[] {
  return items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${markdownText(item)}`).join('\n')]
}

function stepsTable({ steps }: TestCase): string {
  if (steps.length === 0) return 'No steps.'
  const rows = steps.map(({ step, data, expected }, index) => row([String(index + 1), step, data, expected]))
  return ['| # | Step | Data | Expected Result |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function row(cells: string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`
}

/** Text in a table cell. */
function cell(text: string): string {
  return lines(escaped(text.trim()).replaceAll('|', '\\|'))
}

/** Text of several lines in one paragraph or list item: line breaks become HTML. */
export function markdownText(text: string): string {
  return withoutBlockStart(lines(escaped(text.trim())))
}

/** Text on one line. */
function inline(text: string): string {
  return withoutBlockStart(escaped(text.trim()).replace(/\s+/g, ' '))
}

/** Text in a heading, where signs at the end would be taken for a closing sequence. */
function heading(text: string): string {
  const line = inline(text)
  let end = line.length
  while (line[end - 1] === '#') end -= 1
  return line.slice(0, end) + '\\#'.repeat(line.length - end)
}

function lines(text: string): string {
  return text
    .split(/\n|\r\n?|\u2028|\u2029/)
    .map((line) => line.trim())
    .join('<br>')
}

/** A leading sign would make the text a heading, a list or a line. */
function withoutBlockStart(text: string): string {
  return text.replace(/^(?=[#+=-])|^(\d+)(?=[.)])/, '$1\\')
}

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** Characters that Markdown or HTML would interpret. */
function escaped(text: string): string {
  return text.replace(/[\\`*_~[\]<>&]/g, (sign) => entities[sign] ?? `\\${sign}`)
}
