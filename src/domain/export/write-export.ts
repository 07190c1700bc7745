import { azureDevOpsCsv } from './azure-devops-csv.ts'
import { cleanEntry } from './clean-text.ts'
import { entriesToCsv } from './csv.ts'
import type { WorkbookFormatId } from './excel-rows.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { ExportFormatId } from './export-format.ts'
import type { ExportOptions } from './export-options.ts'
import type { ExportPart } from './export-part.ts'
import { gherkinParts } from './gherkin-feature.ts'
import { historyEntriesToCsv, historyEntriesToJson } from './history-entries.ts'
import { entriesToJson } from './json.ts'
import { matrixToMarkdown, resultToMarkdown } from './markdown.ts'
import { playwrightParts } from './playwright-project.ts'
import { qaseCsv } from './qase-csv.ts'
import { reviewFindings } from './review-findings.ts'
import { testomatCsv } from './testomat-csv.ts'
import { testRailCsv } from './testrail-csv.ts'
import { toolCsvParts } from './tool-csv.ts'
import { xrayCsv, xrayServerCsv } from './xray-csv.ts'
import { zephyrCsv } from './zephyr-csv.ts'

/** The text formats; `workbookSheets` provides the rows of the others. */
export type TextFormatId = Exclude<ExportFormatId, WorkbookFormatId>

/**
 * The text of every file of an export. There are several if the format has one file per ticket, or if a limit is
 * exceeded.
 */
export function writeExport(id: TextFormatId, dirtyEntries: ExportEntry[], options: ExportOptions = {}): ExportPart[] {
  const entries = dirtyEntries.map(cleanEntry)
  switch (id) {
    case 'csv':
      return [onePart(entriesToCsv(entries, options))]
    case 'json':
      return [onePart(entriesToJson(entries, options))]
    case 'markdown':
      return [onePart(markdownOf(entries, options))]
    case 'xray':
      return toolCsvParts(xrayCsv(options), entries, options)
    case 'xray-server':
      return toolCsvParts(xrayServerCsv(options), entries, options)
    case 'zephyr':
      return toolCsvParts(zephyrCsv(options), entries, options)
    case 'testrail':
      return toolCsvParts(testRailCsv(options), entries, options)
    case 'azure-devops':
      return toolCsvParts(azureDevOpsCsv(options), entries, options)
    case 'qase':
      return toolCsvParts(qaseCsv(entries.map(ticketFacts)), entries, options)
    case 'testomat':
      return toolCsvParts(testomatCsv(options), entries, options)
    case 'gherkin':
      return gherkinParts(entries, options)
    case 'playwright':
      return playwrightParts(entries, options)
    case 'entries-csv':
      return [onePart(historyEntriesToCsv(entries, options.delimiter))]
    case 'entries-json':
      return [onePart(historyEntriesToJson(dirtyEntries))]
  }
}

function markdownOf(entries: ExportEntry[], { byTicket = false, houseRules, onCase }: ExportOptions): string {
  const matrix = byTicket && entries.length > 1 ? [matrixToMarkdown(entries)] : []
  const results = entries.map((entry) =>
    resultToMarkdown(entry, { findings: reviewFindings(entry, houseRules), onCase }),
  )
  return [...matrix, ...results].join('\n')
}

function onePart(text: string): ExportPart {
  return { name: 'part-1', text }
}
