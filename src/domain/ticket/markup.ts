import type { Block } from './block.ts'
import type { Budget } from './budget.ts'
import { buildBlocks, type SourceLine } from './markup-blocks.ts'
import { readMarkupLine, type Dialect } from './markup-inline.ts'

/**
 * Reads text that may be Jira wiki markup, Markdown or plain. Which of the two is decided once for the whole text, by
 * signs that only one of them uses; plain text is Markdown without marks.
 */
export function readMarkup(text: string, budget: Budget): Block[] {
  if (text.trim() === '' || !budget.text(text.length)) return []
  const dialect = dialectOf(text)
  const lines: SourceLine[] = text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => ({
    text: line,
    words: (from, to) => readMarkupLine(line.slice(from, to), dialect),
  }))
  return buildBlocks(lines, dialect, budget)
}

const wikiSigns = [
  /^\s*h[1-6]\.\s/m,
  /\{(?:code|noformat|panel|quote|expand|color)\b[^{}\n]*\}/,
  /^\s*\|\|/m,
  /\{\{[^{}\n]+\}\}/,
  /^\s*\*\*+ \S/m,
  /^# [^\n]*\n##? \S/m,
  /\[[^[\]|\n]+\|[^[\]\n]+\]/,
]
const markdownSigns = [/^\s*(?:```|~~~)/m, /\*\*[^*\s][^*\n]*\*\*/, /\[[^[\]\n]*\]\([^()\n]*\)/, /^#{2,6} \S/m, /^\s*\|[ :|-]*-[ :|-]*\|\s*$/m, /^\s*[-*+] \[[ xX]\] /m]

function dialectOf(text: string): Dialect {
  const count = (signs: RegExp[]): number => signs.filter((sign) => sign.test(text)).length
  return count(wikiSigns) > count(markdownSigns) ? 'wiki' : 'markdown'
}
