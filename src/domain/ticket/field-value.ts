import { isAdf, readAdfContent } from './adf.ts'
import type { Block } from './block.ts'
import type { Budget } from './budget.ts'
import { checklistEntries, readChecklist } from './checklist.ts'
import { listAt } from './json-value.ts'
import { readLiteralMarkup } from './literal-markup.ts'
import { readMarkup } from './markup.ts'

/**
 * Reads any value of a text field: an ADF document, Jira wiki markup, Markdown, plain text, or the items of a checklist
 * app. Other values (numbers, options, users) contain no text and yield no blocks.
 */
export function readFieldValue(value: unknown, budget: Budget): Block[] {
  const entries = isAdf(value) ? undefined : checklistEntries(value)
  if (entries) return readChecklist(entries, budget)
  if (typeof value === 'string') return readMarkup(value, budget)
  if (isAdf(value)) return readLiteralMarkup(readAdfContent(listAt(value, 'content'), 1, budget), budget)
  return []
}
