import type { AppProblem } from '../result.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { folderNameLength, folderPath } from './case-texts.ts'
import { hasUnprintable } from './clean-text.ts'
import { excelCellLength } from './import-limits.ts'
import { type ExportEntry, countCases, ticketFacts } from './export-entry.ts'
import type { ExportFormat } from './export-format.ts'
import { exportTitle } from './export-title.ts'
import { withoutFormula, withoutInnerFormulas } from './formula.ts'
import { priorityLevel } from './tool-values.ts'

type NoticedFormat = Pick<ExportFormat, 'id' | 'purpose' | 'limits' | 'extension'>

/** Everything the format and its limits will change in these cases. Empty if the cases stay as they are. */
export function exportNotices(format: NoticedFormat, entries: ExportEntry[]): AppProblem[] {
  const { id, purpose, limits, extension } = format
  if (purpose === 'entries')
    return [
      unprintableNotice(
        entries,
        entries.flatMap(({ testCases }) => testCases.flatMap(textsOf)),
      ),
    ].filter((notice) => notice !== undefined)
  const cases = entries.flatMap(({ testCases }) => testCases)
  const texts = cases.flatMap(textsOf)
  const titles = cases.map(({ title }) => exportTitle(title))
  return [
    splitNotice(limits.cases, countCases(entries)),
    titleNotice(limits.titleLength, titles),
    id === 'json' ? undefined : repeatedTitleNotice(titles),
    unprintableNotice(entries, texts),
    longTextNotice(texts, extension.endsWith('xlsx')),
    id === 'csv' ? formulaNotice(texts) : undefined,
    isImportTable(format) ? priorityNotice(cases) : undefined,
    isImportTable(format) ? folderNotice(entries) : undefined,
  ].filter((notice) => notice !== undefined)
}

/** Whether the format sorts the cases into the tool's folders and priorities. */
function isImportTable({ id, purpose }: NoticedFormat): boolean {
  return purpose === 'tool' && id !== 'gherkin' && id !== 'playwright'
}

function splitNotice(limit: number | undefined, count: number): AppProblem | undefined {
  if (limit === undefined || count <= limit) return undefined
  const files = Math.ceil(count / limit)
  const message = `One import takes ${limit.toLocaleString('en')} cases; the ${count.toLocaleString('en')} here become ${files} files in one .zip.`
  return { code: 'export_split', message, params: { limit, count, files } }
}

function titleNotice(limit: number | undefined, titles: string[]): AppProblem | undefined {
  if (limit === undefined) return undefined
  const count = titles.filter((title) => title.length > limit).length
  if (count === 0) return undefined
  const message = `${count === 1 ? '1 title is' : `${count} titles are`} longer than ${limit} characters and will be shortened; the text of the case keeps the whole title.`
  return { code: 'export_long_titles', message, params: { count, limit } }
}

function repeatedTitleNotice(titles: string[]): AppProblem | undefined {
  const count = titles.length - new Set(titles.map((title) => title.toLowerCase())).size
  if (count === 0) return undefined
  const message = `${count === 1 ? '1 title occurs' : `${count} titles occur`} more than once and will get a number, so that each case keeps a name of its own.`
  return { code: 'export_repeated_titles', message, params: { count } }
}

function unprintableNotice(entries: ExportEntry[], texts: string[]): AppProblem | undefined {
  const tickets = entries.flatMap(({ ticketId, title }) => [ticketId, title])
  const count = [...tickets, ...texts].filter(hasUnprintable).length
  if (count === 0) return undefined
  const message = `${count === 1 ? '1 text contains' : `${count} texts contain`} control characters or broken characters, which will be removed.`
  return { code: 'export_unprintable', message, params: { count } }
}

function longTextNotice(longOrShort: string[], cut: boolean): AppProblem | undefined {
  const count = longOrShort.filter((text) => text.length > excelCellLength).length
  if (count === 0) return undefined
  const texts = count === 1 ? '1 text is' : `${count} texts are`
  const limit = excelCellLength.toLocaleString('en')
  const params = { count, limit: excelCellLength }
  return cut
    ? {
        code: 'export_long_texts',
        message: `${texts} longer than the ${limit} characters of an Excel cell and will be cut.`,
        params,
      }
    : {
        code: 'export_long_texts_kept',
        message: `${texts} longer than ${limit} characters. The file keeps them whole, but a cell of a spreadsheet or a field of Jira holds no more.`,
        params,
      }
}

function formulaNotice(texts: string[]): AppProblem | undefined {
  const count = texts.filter(isGuarded).length
  if (count === 0) return undefined
  const message = `${count === 1 ? '1 text starts' : `${count} texts start`} like a formula and will get an apostrophe, so that spreadsheets show it as text. All other formats keep it as it is.`
  return { code: 'export_formulas', message, params: { count } }
}

function isGuarded(text: string): boolean {
  return withoutFormula(text) !== text || (/[;\t\n]/.test(text) && withoutInnerFormulas(text) !== text)
}

function priorityNotice(cases: TestCase[]): AppProblem | undefined {
  const unknown = [...new Set(cases.map(({ priority }) => priority.trim()))].filter(
    (priority) => priority !== '' && priorityLevel(priority) === undefined,
  )
  const [first] = unknown
  if (first === undefined) return undefined
  const names = unknown.slice(0, 3).join(', ')
  const message = `The priority names no level that the tool knows (${names}); the tool will use its default.`
  return { code: 'export_unknown_priorities', message, params: { names } }
}

function folderNotice(entries: ExportEntry[]): AppProblem | undefined {
  const count = entries
    .map(ticketFacts)
    .filter((ticket) =>
      folderPath(ticket, /\//g).some((name) => name.length === folderNameLength && name.endsWith('…')),
    )
  if (count.length === 0) return undefined
  const message = `${count.length === 1 ? '1 folder name is' : `${count.length} folder names are`} longer than ${folderNameLength} characters and will be shortened.`
  return { code: 'export_long_folders', message, params: { count: count.length, limit: folderNameLength } }
}

function textsOf(testCase: TestCase): string[] {
  const { id, title, description, type, priority, preconditions, criterionIds, assumptions = [], steps } = testCase
  return [
    id,
    title,
    description,
    type,
    priority,
    ...criterionIds,
    preconditions.join('\n'),
    assumptions.join('\n'),
    ...steps.flatMap(({ step, data, expected }) => [step, data, expected]),
  ]
}
