import { htmlRows, htmlTable, tabbedRows, tabbedTable } from '#domain/export/clipboard-table.ts'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { caseToMarkdown, ticketToMarkdown } from '#domain/export/markdown.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { nextTurn } from '#src/lib/next-turn.ts'

/** Converting this many cases to text takes a few milliseconds. */
const casesInSlice = 50

export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}

export function copyAsMarkdown(entries: ExportEntry[]): Promise<void> {
  return write({ 'text/plain': markdownOf(entries) })
}

/** Copies HTML for programs with tables and tab-separated text for others. */
export function copyAsTable(entries: ExportEntry[]): Promise<void> {
  const cases = entries.flatMap(({ testCases }) => testCases)
  return write({
    'text/html': joined(cases, htmlRows).then(htmlTable),
    'text/plain': joined(cases, tabbedRows).then(tabbedTable),
  })
}

/**
 * Passes promises to the clipboard, because the browser allows copying only right after a user action. A browser without
 * `ClipboardItem` gets only the text.
 */
async function write(texts: { 'text/plain': Promise<string>; 'text/html'?: Promise<string> }): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return copyText(await texts['text/plain'])
  const blobs = Object.fromEntries(
    Object.entries(texts).map(([type, text]) => [type, text.then((content) => new Blob([content], { type }))]),
  )
  return navigator.clipboard.write([new ClipboardItem(blobs)])
}

async function markdownOf(entries: ExportEntry[]): Promise<string> {
  const parts: string[] = []
  for (const entry of entries) {
    parts.push(
      ticketToMarkdown(entry),
      await joined(entry.testCases, (testCase) => `\n${caseToMarkdown(testCase)}`),
      '\n',
    )
  }
  return parts.join('')
}

/** Yields to the page after each slice of cases. */
async function joined(cases: TestCase[], textOf: (testCase: TestCase) => string): Promise<string> {
  const parts: string[] = []
  for (const [index, testCase] of cases.entries()) {
    if (index > 0 && index % casesInSlice === 0) await nextTurn()
    parts.push(textOf(testCase))
  }
  return parts.join('')
}
