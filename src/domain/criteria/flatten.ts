import { appendAll } from '../ticket/append-all.ts'
import type { Block, ListBlock, TableBlock, TableCell } from '../ticket/block.ts'
import { lineText } from '../ticket/line.ts'
import { layoutPieces } from './layout-table.ts'
import { isAllStrong, richLine } from './rich-line.ts'
import type { CellPiece, Marker, Piece, TextPiece } from './piece.ts'
import { lineTitle } from './section-title.ts'

interface Place {
  depth: number
  marker: Marker
  parents: TextPiece[]
}

/** Lays blocks out as a run of pieces in reading order, so that criteria can be read line by line across any nesting. */
export function flatten(blocks: Block[]): Piece[] {
  const pieces: Piece[] = []
  flattenInto(pieces, blocks, { depth: 0, marker: 'none', parents: [] }, { block: 0 })
  return pieces
}

function flattenInto(pieces: Piece[], blocks: Block[], place: Place, counter: { block: number }): void {
  for (const block of blocks) {
    counter.block += 1
    switch (block.kind) {
      case 'heading':
        pieces.push({ kind: 'title', text: lineText(block.line).trim(), level: block.level })
        break
      case 'paragraph':
        block.lines.forEach((line, index) =>
          pieces.push({
            kind: 'text',
            ...richLine(line),
            ...place,
            block: counter.block,
            first: index === 0,
            leads: false,
          }),
        )
        break
      case 'list':
        flattenList(pieces, block, place, counter)
        break
      case 'table':
        flattenTable(pieces, block, place.depth, counter)
        break
      case 'code':
        pieces.push({ kind: 'code', text: block.text, language: block.language ?? '' })
        break
      case 'group':
        pieces.push({ kind: 'open', ...(block.title === undefined ? {} : { title: block.title }) })
        flattenInto(pieces, block.blocks, place, counter)
        pieces.push({ kind: 'close' })
        break
      case 'rule':
        break
    }
  }
}

function flattenList(pieces: Piece[], { style, items }: ListBlock, place: Place, counter: { block: number }): void {
  for (const item of items) {
    const start = pieces.length
    const own: Piece[] = []
    const [first, ...rest] = item.blocks
    const inside: Place = { depth: place.depth + 1, marker: style, parents: place.parents }
    if (first) flattenInto(own, [first], inside, counter)
    const head = own[0]
    const nested = rest.some((block) => block.kind === 'list' || block.kind === 'table')
    if (head?.kind === 'text' && nested) {
      const title = lineTitle(head.text)
      if (title && title.kind !== 'unknown' && title.rest === '') {
        pieces.push({ kind: 'open', title: title.title, isItem: true })
        flattenInto(pieces, rest, { depth: place.depth, marker: 'none', parents: place.parents }, counter)
        pieces.push({ kind: 'close' })
        continue
      }
      head.leads = true
    }
    for (const piece of own) pieces.push(piece)
    const parents = head?.kind === 'text' ? [...place.parents, head] : place.parents
    flattenInto(pieces, rest, { ...inside, parents }, counter)
    markFirst(pieces, start)
  }
}

/** Only the first line of an item carries the item's sign; further paragraphs of it belong to that line. */
function markFirst(pieces: Piece[], start: number): void {
  const head = pieces[start]
  if (head?.kind !== 'text') return
  for (let index = start + 1; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece?.kind === 'text' && piece.depth === head.depth) piece.first = false
  }
}

function flattenTable(pieces: Piece[], table: TableBlock, depth: number, counter: { block: number }): void {
  const read = new Map<TableCell, CellPiece>()
  const cellOf = (cell: TableCell): CellPiece => {
    const known = read.get(cell)
    if (known) return known
    const inner: Piece[] = []
    flattenInto(inner, cell.blocks, { depth: 0, marker: 'none', parents: [] }, counter)
    const piece: CellPiece = { text: cellText(inner), header: cell.header, pieces: inner }
    read.set(cell, piece)
    return piece
  }
  const rows = boldHeader(table.rows.map((row) => row.map(cellOf)))
  const layout = layoutPieces(rows)
  if (layout) appendAll(pieces, layout)
  else pieces.push({ kind: 'table', rows, depth })
}

/** Where no cell is marked as a header but the whole first row is bold, it is the header. */
function boldHeader(rows: CellPiece[][]): CellPiece[][] {
  const [head, ...rest] = rows
  if (!head || rest.length === 0 || rows.some((row) => row.some((cell) => cell.header))) return rows
  const bold =
    head.every((cell) => cell.pieces.every((piece) => piece.kind === 'text' && isAllStrong(piece))) &&
    head.some((cell) => cell.text !== '')
  return bold ? [head.map((cell) => ({ ...cell, header: true })), ...rest] : rows
}

function cellText(pieces: Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text' || piece.kind === 'title') return piece.text
      if (piece.kind === 'code') return piece.text.trim()
      if (piece.kind === 'table') return piece.rows.map((row) => row.map((cell) => cell.text).join(' | ')).join('\n')
      return piece.kind === 'open' ? (piece.title ?? '') : ''
    })
    .filter((text) => text !== '')
    .join('\n')
}
