import { azureDevOpsCsv } from './azure-devops-csv.ts'
import { csvHeader, csvRows } from './csv.ts'
import { csvRow } from './csv-table.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { ExportFormatId } from './export-format.ts'
import type { ExportPart, OnCase } from './export-part.ts'
import { gherkinParts } from './gherkin-feature.ts'
import { historyEntriesToCsv, historyEntriesToJson } from './history-entries.ts'
import { entriesToJson, testCasesToJson } from './json.ts'
import { resultToMarkdown } from './markdown.ts'
import { qaseCsv } from './qase-csv.ts'
import { testRailCsv } from './testrail-csv.ts'
import { toolCsvParts } from './tool-csv.ts'
import { xrayCsv } from './xray-csv.ts'
import { zephyrCsv } from './zephyr-csv.ts'

/** The text formats; `excelSheets` provides the rows of a workbook. */
export type TextFormatId = Exclude<ExportFormatId, 'excel'>

export interface ExportOptions {
  /** The area in Azure DevOps; see `azureDevOpsCsv`. */
  areaPath?: string
  onCase?: OnCase
}

/**
 * The text of every file of an export. There are several if the format has one file per ticket, or if a limit is
 * exceeded.
 */
export function writeExport(
  id: TextFormatId,
  entries: ExportEntry[],
  { areaPath = '', onCase }: ExportOptions = {},
): ExportPart[] {
  switch (id) {
    case 'csv':
      return [onePart(csvOf(entries, onCase))]
    case 'json':
      return [onePart(jsonOf(entries))]
    case 'markdown':
      return [onePart(entries.map((entry) => resultToMarkdown(entry, onCase)).join('\n'))]
    case 'xray':
      return toolCsvParts(xrayCsv, entries, onCase)
    case 'zephyr':
      return toolCsvParts(zephyrCsv, entries, onCase)
    case 'testrail':
      return toolCsvParts(testRailCsv, entries, onCase)
    case 'azure-devops':
      return toolCsvParts(azureDevOpsCsv(areaPath), entries, onCase)
    case 'qase':
      return toolCsvParts(qaseCsv(entries.map(ticketFacts)), entries, onCase)
    case 'gherkin':
      return gherkinParts(entries, onCase)
    case 'entries-csv':
      return [onePart(historyEntriesToCsv(entries))]
    case 'entries-json':
      return [onePart(historyEntriesToJson(entries))]
  }
}

function onePart(text: string): ExportPart {
  return { name: 'part-1', text }
}

function csvOf(entries: ExportEntry[], onCase?: OnCase): string {
  const rows = [csvRow(csvHeader)]
  for (const { testCases } of entries) {
    for (const testCase of testCases) {
      rows.push(...csvRows(testCase).map((row) => csvRow(row)))
      onCase?.()
    }
  }
  return rows.join('')
}

function jsonOf(entries: ExportEntry[]): string {
  const [first] = entries
  return first !== undefined && entries.length === 1 ? testCasesToJson(first.testCases) : entriesToJson(entries)
}
