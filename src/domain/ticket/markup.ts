import type { Block } from './block.ts'
import type { Budget } from './budget.ts'
import { calmSpaces } from './calm-spaces.ts'
import { buildBlocks } from './markup-blocks.ts'
import { readMarkupLine, type Dialect } from './markup-inline.ts'
import type { SourceLine } from './markup-lines.ts'

/**
 * Reads Jira wiki markup, Markdown or plain text. The syntax is decided once for the whole text, from marks that only
 * one of the two uses; plain text is Markdown without marks.
 */
export function readMarkup(source: string, budget: Budget): Block[] {
  if (source.trim() === '' || !budget.text(source.length)) return []
  const text = calmSpaces(source)
  const dialect = dialectOf(text)
  const lines: SourceLine[] = (dialect === 'wiki' ? macrosApart(text) : text)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => ({
      text: line,
      words: (from, to) => readMarkupLine(line.slice(from, to), dialect),
    }))
  return buildBlocks(lines, dialect, budget)
}

/** Puts every block macro on its own line: in wiki markup, text may precede or follow it. */
function macrosApart(text: string): string {
  const macro = '\\{(?:panel|quote|expand|code|noformat)(?::[^{}\\n]*)?\\}'
  return text
    .replace(new RegExp(`^([ \\t]*${macro})[ \\t]*(?=\\S)`, 'gm'), '$1\n')
    .replace(new RegExp(`(?<=\\S)[ \\t]*(${macro})[ \\t]*$`, 'gm'), '\n$1')
}

const wikiSigns = [
  /^[ \t]*h[1-6]\.[ \t]/m,
  /\{(?:code|noformat|panel|quote|expand|color)\b[^{}\n]*\}/,
  /^[ \t]*\|\|/m,
  /\{\{[^{}\n]+\}\}/,
  /^[ \t]*\*\*+ \S/m,
  /^[*#]*(?:\*#|#\*)[*#]* \S/m,
  /^# [^\n]*\n##? \S/m,
  /\[[^[\]|\n]+\|[^[\]\n]+\]/,
]
const markdownSigns = [
  /^[ \t]*(?:```|~~~)/m,
  /\*\*[^*\s][^*\n]*\*\*/,
  /\[[^[\]\n]*\]\([^()\n]*\)/,
  /(?:^|\n[ \t]*\n)#{2,6} \S/,
  /^[ \t]*\|[ :|]*-[ :|-]*\|[ \t]*$/m,
  /^[ \t]*[-*+] \[[ xX]\] /m,
]

function dialectOf(text: string): Dialect {
  const count = (signs: RegExp[]): number => signs.filter((sign) => sign.test(text)).length
  return count(wikiSigns) > count(markdownSigns) ? 'wiki' : 'markdown'
}
