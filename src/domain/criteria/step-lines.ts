import { appendAll } from '../ticket/append-all.ts'
import type { Piece } from './piece.ts'

const longestLine = 2_000

/** Every line that could begin with a Gherkin keyword, without the marks around it, to tell the dialect by. */
export function stepLines(pieces: Piece[]): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    if (piece.kind === 'text' || piece.kind === 'title') lines.push(bare(piece.text))
    else if (piece.kind === 'code') appendAll(lines, piece.text.split('\n', 2_000).map(bare))
    else if (piece.kind === 'table')
      for (const row of piece.rows) for (const cell of row) appendAll(lines, stepLines(cell.pieces))
  }
  return lines
}

function bare(line: string): string {
  return line
    .slice(0, longestLine)
    .replace(/^[\s>*_\-•+\d.)]+/, '')
    .replace(/[*_]{1,3}/g, '')
}
