import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { htmlRows, htmlTable, tabbedRows, tabbedTable } from '#domain/export/clipboard-table.ts'
import { isWorkbookFormat, workbookSheets } from '#domain/export/excel-rows.ts'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { exportNotices } from '#domain/export/export-notices.ts'
import { writeExport } from '#domain/export/write-export.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { buildPrompt } from '../build-prompt.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import type { ExportedParser } from './exported-parsers.ts'
import type { Input } from './recipes.ts'

/** What a user's text goes through in one run, link by link: a parser may be quick and make its successor slow. */
const run: ExportedParser = {
  name: 'from a description to designed test cases',
  variants: 2,
  costly: true,
  prepare:
    ({ text }, variant) =>
    () => {
      const description = variant === 0 ? text : `Acceptance Criteria\n- ${text}`
      const ticket = readIssue({ key: 'SHOP-1', fields: { summary: text.slice(0, 250), description } })
      if (!ticket.ok) return
      const context = buildContext(ticket.value, findCriteria(ticket.value).criteria)
      buildPrompt(context, { enrichment: true, fenceCode: 'fence', maxTestCases: 50 })
      designTestCases(context, { enrichment: true, maxTestCases: 50 })
    },
}

function criterion(id: number, part: string, examples?: string[][]): AcceptanceCriterion {
  return {
    id: `AC-${id}`,
    given: part,
    when: part,
    then: part,
    text: part,
    source: { kind: 'description', label: 'Description' },
    ...(examples && { examples }),
  }
}

/** The text as criteria: one long criterion, ten long ones, many short ones, and one with many rows of examples. */
const criteriaOf: readonly ((input: Input) => AcceptanceCriterion[])[] = [
  ({ text }) => [criterion(1, text)],
  ({ text }) =>
    Array.from({ length: 10 }, (_, at) =>
      criterion(at + 1, text.slice((at * text.length) / 10, ((at + 1) * text.length) / 10)),
    ),
  ({ pieces }) => pieces.map((piece, at) => criterion(at + 1, piece)),
  ({ pieces }) => [criterion(1, pieces[0] ?? '', [['value', 'result'], ...pieces.map((piece) => [piece, piece])])],
]

const designer: ExportedParser = {
  name: 'the designer with long criteria',
  variants: criteriaOf.length,
  costly: true,
  prepare: (input, variant) => {
    const context = {
      title: 'Pay by card',
      description: '',
      acceptanceCriteria: criteriaOf[variant]?.(input) ?? [],
      ticketKey: 'SHOP-1',
      ticketType: 'Story',
      priority: 'High',
      components: 'None',
      labels: 'None',
    }
    return () => designTestCases(context, { enrichment: true, maxTestCases: 100 })
  },
}

function testCase(id: number, text: string, pieces: readonly string[]): TestCase {
  return {
    id: `TC-${id}`,
    title: text,
    description: text,
    preconditions: [...pieces],
    type: 'Positive',
    priority: 'High',
    steps: pieces.map((piece) => ({ step: piece, data: piece, expected: piece })),
    criterionIds: ['AC-1'],
  }
}

function entry(testCases: TestCase[], acceptanceCriteria: AcceptanceCriterion[] = []): ExportEntry {
  return { ticketId: 'SHOP-1', title: 'Pay by card', acceptanceCriteria, testCases }
}

/** The text in one direction at a time: a table repeats a title on each row, so long titles times many steps are a product. */
const entriesOf: readonly ((input: Input) => ExportEntry[])[] = [
  ({ text }) => [entry([testCase(1, text, [text])], [criterion(1, text)])],
  ({ pieces }) => [entry([testCase(1, 'Pay', pieces)])],
  ({ pieces }) => [entry(pieces.map((piece, at) => testCase(at + 1, piece, [piece])))],
  ({ pieces }) => pieces.map((piece) => ({ ...entry([testCase(1, piece, [piece])]), title: piece })),
  ({ pieces }) => {
    const criteria = pieces.map((piece, at) => criterion(at + 1, piece))
    return [entry([{ ...testCase(1, 'Pay', ['Pay']), criterionIds: criteria.map(({ id }) => id) }], criteria)]
  },
]

function writer(name: string, write: (entries: ExportEntry[]) => unknown): ExportedParser {
  return {
    name: `writing ${name}`,
    variants: entriesOf.length,
    costly: true,
    prepare: (input, variant) => {
      const entries = entriesOf[variant]?.(input) ?? []
      return () => write(entries)
    },
  }
}

const casesOf = (entries: ExportEntry[]) => entries.flatMap(({ testCases }) => testCases)

const writers: ExportedParser[] = [
  ...exportFormats.map((format) =>
    writer(format.id, (entries) => {
      exportNotices(format, entries)
      return isWorkbookFormat(format.id) ? workbookSheets(format.id, entries) : writeExport(format.id, entries)
    }),
  ),
  writer('the clipboard', (entries) => {
    htmlTable(casesOf(entries).map(htmlRows).join(''))
    tabbedTable(casesOf(entries).map(tabbedRows).join(''))
  }),
]

/** What takes text through many of the domain's functions at once. */
export const wholeJobs: readonly ExportedParser[] = [run, designer, ...writers]
