/** A strict reader of RFC 4180: throws at a misplaced quote. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at)
    row.push(cell)
    at = end
    if (text[at] === ',') {
      at += 1
      if (at === text.length) throw new Error('the text ends after a comma')
      continue
    }
    const lineEnd = /^(?:\r\n|\n)/.exec(text.slice(at, at + 2))?.[0]
    if (lineEnd === undefined) throw new Error(`no comma and no line end after a cell, at ${at}`)
    at += lineEnd.length
    rows.push(row)
    row = []
  }
  return rows
}

function quotedCell(text: string, start: number): { cell: string; end: number } {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new Error(`a quote that nobody closes, at ${start}`)
    if (text[quote + 1] !== '"') return { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    at = quote + 2
  }
}

function bareCell(text: string, start: number): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1
  const cell = text.slice(start, end)
  if (cell.includes('"')) throw new Error(`a quote in a bare cell, at ${start}`)
  return { cell, end }
}
