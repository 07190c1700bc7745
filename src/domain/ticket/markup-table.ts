import type { Block, Line, TableCell } from './block.ts'

/** Consecutive `| a | b |` lines. A divider line (`|---|---|`) or doubled bars (`||a||b||`) mark a header row. */
export function markupTable(rows: { text: string; words: (from: number, to: number) => Line }[]): Block[] {
  const read: TableCell[][] = []
  for (const row of rows) {
    if (/^\s*\|[\s:|-]*\|\s*$/.test(row.text) && row.text.includes('-')) {
      for (const cell of read.at(-1) ?? []) cell.header = read.length === 1
    } else read.push(rowCells(row))
  }
  return read.length === 0 ? [] : [{ kind: 'table', rows: read }]
}

function rowCells({ text, words }: { text: string; words: (from: number, to: number) => Line }): TableCell[] {
  const cells: TableCell[] = []
  const bars = barsOf(text)
  bars.forEach((bar, index) => {
    const next = bars[index + 1]
    if (!next) return
    const line = words(bar.end, next.start)
    cells.push({
      header: bar.double,
      blocks: line.some((span) => span.text.trim() !== '') ? [{ kind: 'paragraph', lines: [line] }] : [],
    })
  })
  return cells
}

/** The bars that separate cells; those inside code or a link, or after a backslash, do not. */
function barsOf(text: string): { start: number; end: number; double: boolean }[] {
  const bars: { start: number; end: number; double: boolean }[] = []
  for (const match of text.matchAll(/`[^`]*`|\{\{[^{}]*\}\}|\[[^[\]]*\]|\\.|\|\|?/g)) {
    if (!match[0].startsWith('|')) continue
    bars.push({ start: match.index, end: match.index + match[0].length, double: match[0] === '||' })
  }
  return bars
}
