import { casesToHtmlTable, casesToTabbedText } from '#domain/export/clipboard-table.ts'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { resultToMarkdown } from '#domain/export/markdown.ts'

export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}

export function copyAsMarkdown(entries: ExportEntry[]): Promise<void> {
  return copyText(entries.map((entry) => resultToMarkdown(entry)).join('\n'))
}

/** HTML for what shows tables, tabs for what takes text; a browser that takes no HTML gets the text alone. */
export function copyAsTable(entries: ExportEntry[]): Promise<void> {
  const cases = entries.flatMap(({ testCases }) => testCases)
  const text = casesToTabbedText(cases)
  if (typeof ClipboardItem === 'undefined') return copyText(text)
  const html = new Blob([casesToHtmlTable(cases)], { type: 'text/html' })
  return navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': new Blob([text], { type: 'text/plain' }) })])
}
