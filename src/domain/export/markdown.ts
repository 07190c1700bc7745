import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { OnCase } from './export-part.ts'
import { exportTitle } from './export-title.ts'

/**
 * A result as Markdown (docs/spec.md, section 9): ticket information, acceptance criteria, and the test cases, each
 * with a table of its steps. Text from the ticket or a case cannot break out of its cell or line.
 */
export function resultToMarkdown(result: ExportEntry, onCase?: OnCase): string {
  const cases = result.testCases.map((testCase) => {
    onCase?.()
    return caseToMarkdown(testCase)
  })
  return [ticketToMarkdown(result), ...cases].join('\n')
}

/** Everything before the cases. */
export function ticketToMarkdown(result: ExportEntry): string {
  const lines = [
    '# Test Cases for ' + inline(result.ticketId),
    '## Ticket Information',
    ...ticketLines(result),
    '## Acceptance Criteria',
    ...criteriaLines(result.acceptanceCriteria),
    '## Test Cases',
  ]
  return lines.join('\n\n') + '\n'
}

/** One case as Markdown, to be pasted alone. */
export function caseToMarkdown(testCase: TestCase): string {
  return caseLines(testCase).join('\n\n') + '\n'
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

function criteriaLines(criteria: AcceptanceCriterion[]): string[] {
  if (criteria.length === 0) return ['No acceptance criteria found.']
  return criteria.map(criterionLines)
}

/** Older history entries store only the text of a criterion. */
function criterionLines({ id, given, when, then, text }: AcceptanceCriterion): string {
  if (given === '' && when === '' && then === '') return `- **${inline(id)}** ${inline(text)}`
  return [
    `- **${inline(id)}**`,
    `  - **Given** ${inline(given)}`,
    `  - **When** ${inline(when)}`,
    `  - **Then** ${inline(then)}`,
  ].join('\n')
}

function caseLines(testCase: TestCase): string[] {
  const facts = [
    ['Type', testCase.type],
    ['Priority', testCase.priority],
    ['Criteria', testCase.criterionIds.join(', ')],
    ['Technique', testCase.technique ?? ''],
  ].filter(([, value]) => value !== '')
  return [
    `### ${inline(testCase.id)}: ${inline(exportTitle(testCase.title))}`,
    ...(testCase.description === '' ? [] : [inline(testCase.description)]),
    facts.map(([name = '', value = '']) => `- **${name}:** ${inline(value)}`).join('\n'),
    ...bulletList('Preconditions', testCase.preconditions),
    ...bulletList('Assumptions', testCase.assumptions ?? []),
    stepsTable(testCase),
  ]
}

function bulletList(title: string, items: string[]): string[] {
  return items.length === 0 ? [] : [`**${title}**`, items.map((item) => `- ${inline(item)}`).join('\n')]
}

function stepsTable({ steps }: TestCase): string {
  if (steps.length === 0) return 'No steps.'
  const rows = steps.map(({ step, data, expected }, index) => row([String(index + 1), step, data, expected]))
  return ['| # | Step | Data | Expected Result |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function row(cells: string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`
}

/** Text in a table cell: line breaks become HTML, and pipes are escaped. */
function cell(text: string): string {
  return (
    escaped(text.trim())
      .replaceAll('|', '\\|')
      // Blanks in one pass: a pattern with blanks before the line break tries each of them again.
      .replace(/\s+/g, (blanks) => (/[\r\n\u2028\u2029]/.test(blanks) ? '<br>' : blanks))
  )
}

/** Text on one line, without a leading character that would make it a heading, a list or a quote. */
function inline(text: string): string {
  return escaped(text.trim())
    .replace(/\s+/g, ' ')
    .replace(/^(?=[#+-])|^(\d+)(?=[.)])/, '$1\\')
}

/** Characters that Markdown or HTML would interpret. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, (sign) => (sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : `\\${sign}`))
}
