import { excelCellLength } from './excel-rows.ts'
import { type ExportEntry, countCases } from './export-entry.ts'
import type { ExportFormat } from './export-format.ts'
import { exportTitle } from './export-title.ts'

/** What a format's limits will do to these cases, in words, before anything is written. Empty when they fit. */
export function exportNotices({ id, limits }: Pick<ExportFormat, 'id' | 'limits'>, entries: ExportEntry[]): string[] {
  return [splitNotice(limits.cases, countCases(entries)), titleNotice(limits.titleLength, entries), id === 'excel' ? cellNotice(entries) : ''].filter((notice) => notice !== '')
}

function splitNotice(limit: number | undefined, count: number): string {
  if (limit === undefined || count <= limit) return ''
  return `One import takes ${limit.toLocaleString('en')} cases; the ${count.toLocaleString('en')} here become ${Math.ceil(count / limit)} files in one .zip.`
}

function titleNotice(limit: number | undefined, entries: ExportEntry[]): string {
  if (limit === undefined) return ''
  const long = entries.reduce((sum, { testCases }) => sum + testCases.filter(({ title }) => exportTitle(title).length > limit).length, 0)
  if (long === 0) return ''
  return `${long === 1 ? '1 title is' : `${long} titles are`} longer than ${limit} characters and will be shortened; the text of the case keeps the whole title.`
}

function cellNotice(entries: ExportEntry[]): string {
  const long = entries.reduce((sum, { testCases }) => {
    const texts = testCases.flatMap(({ title, description, steps }) => [title, description, ...steps.flatMap(({ step, data, expected }) => [step, data, expected])])
    return sum + texts.filter((text) => text.length > excelCellLength).length
  }, 0)
  if (long === 0) return ''
  return `${long === 1 ? '1 text is' : `${long} texts are`} longer than the ${excelCellLength.toLocaleString('en')} characters of an Excel cell and will be cut.`
}
