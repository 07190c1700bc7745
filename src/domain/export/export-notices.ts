import type { Problem } from '../result.ts'
import { excelCellLength } from './excel-rows.ts'
import { type ExportEntry, countCases } from './export-entry.ts'
import type { ExportFormat } from './export-format.ts'
import { exportTitle } from './export-title.ts'

/** What the limits of a format will change in these cases. Empty if the cases fit. */
export function exportNotices({ id, limits }: Pick<ExportFormat, 'id' | 'limits'>, entries: ExportEntry[]): Problem[] {
  return [
    splitNotice(limits.cases, countCases(entries)),
    titleNotice(limits.titleLength, entries),
    id === 'excel' ? cellNotice(entries) : undefined,
  ].filter((notice) => notice !== undefined)
}

function splitNotice(limit: number | undefined, count: number): Problem | undefined {
  if (limit === undefined || count <= limit) return undefined
  const files = Math.ceil(count / limit)
  const message = `One import takes ${limit.toLocaleString('en')} cases; the ${count.toLocaleString('en')} here become ${files} files in one .zip.`
  return { code: 'export_split', message, params: { limit, count, files } }
}

function titleNotice(limit: number | undefined, entries: ExportEntry[]): Problem | undefined {
  if (limit === undefined) return undefined
  const long = entries.reduce(
    (sum, { testCases }) => sum + testCases.filter(({ title }) => exportTitle(title).length > limit).length,
    0,
  )
  if (long === 0) return undefined
  const message = `${long === 1 ? '1 title is' : `${long} titles are`} longer than ${limit} characters and will be shortened; the text of the case keeps the whole title.`
  return { code: 'export_long_titles', message, params: { count: long, limit } }
}

function cellNotice(entries: ExportEntry[]): Problem | undefined {
  const long = entries.reduce((sum, { testCases }) => {
    const texts = testCases.flatMap(({ title, description, steps }) => [
      title,
      description,
      ...steps.flatMap(({ step, data, expected }) => [step, data, expected]),
    ])
    return sum + texts.filter((text) => text.length > excelCellLength).length
  }, 0)
  if (long === 0) return undefined
  const message = `${long === 1 ? '1 text is' : `${long} texts are`} longer than the ${excelCellLength.toLocaleString('en')} characters of an Excel cell and will be cut.`
  return { code: 'export_long_texts', message, params: { count: long, limit: excelCellLength } }
}
