import { appendAll } from '../ticket/append-all.ts'
import { keywordsAt } from './gherkin-dialect.ts'
import { partLabel } from './labels.ts'
import type { CellPiece, Piece } from './piece.ts'
import { lineTitle, titleKind } from './section-title.ts'
import { columnRole, columnRoles, namesCriteriaColumns } from './table-columns.ts'

const maxLabelLength = 80

/**
 * Lays out a table that a person uses as a page: its cells hold boxes, lists or headings, or one of its first cells is the
 * title of a part of the ticket. The column's header and the row's first cell become titles around each cell.
 * undefined for a table that holds data, one criterion a row.
 */
export function layoutPieces(rows: CellPiece[][]): Piece[] | undefined {
  if (rows.every((row) => row.length === 1))
    return rows.some(([cell]) => holdsMore(cell)) ? bandPieces(rows) : undefined
  const form = isForm(rows)
  const header = form || !isHeaderRow(rows) ? [] : (rows[0] ?? [])
  if (!form && (namesSteps(rows[0] ?? []) || !rows.some((row) => row.some(isBuilt)))) return undefined
  return bandPieces(header.length === 0 ? rows : rows.slice(1), header)
}

/** A row of a single cell is the title of the rows below it, where it says no more than that. */
function bandPieces(rows: CellPiece[][], header: CellPiece[] = []): Piece[] {
  const pieces: Piece[] = []
  const seen = new Set<CellPiece>()
  let inBand = false
  const closeBand = (): void => {
    if (inBand) pieces.push({ kind: 'close' })
    inBand = false
  }
  for (const row of rows) {
    const [only] = row
    if (row.length === 1 && only && isTitle(only)) {
      closeBand()
      pieces.push({ kind: 'open', title: only.text })
      inBand = true
    } else appendAll(pieces, rowPieces(row, header, seen))
  }
  closeBand()
  return pieces
}

/** A cell that spans rows is laid out in the first of them only. */
function rowPieces(row: CellPiece[], header: CellPiece[], seen: Set<CellPiece>): Piece[] {
  const [first] = row
  const label = first && row.length > 1 && isLabel(first) ? first.text : ''
  if (columnRole(label) === 'ignored' && titleKind(label) === 'unknown') return []
  const pieces: Piece[] = []
  row.forEach((cell, column) => {
    if ((column === 0 && label !== '') || cell.text === '' || seen.has(cell)) return
    seen.add(cell)
    const name = header[column]?.text ?? ''
    if (columnRole(name) === 'ignored' && titleKind(name) === 'unknown') return
    const titles = [titleKind(name) === 'unknown' ? '' : name, label].filter((title) => title !== '')
    for (const title of titles) pieces.push({ kind: 'open', title })
    if (titles.length === 0) pieces.push({ kind: 'open' })
    appendAll(pieces, cell.pieces)
    for (let open = Math.max(1, titles.length); open > 0; open -= 1) pieces.push({ kind: 'close' })
  })
  return pieces
}

function isForm(rows: CellPiece[][]): boolean {
  if (rows.some((row, at) => row.length > 1 && namesCriteria(row[0]) && !(at === 0 && isHeaderRow(rows)))) return true
  // Rows named "Why", "What we expect", "Later" are the parts of a ticket.
  const parts = rows.filter((row) => row.length === 2 && isLabel(row[0]) && titleKind(row[0]?.text ?? '') !== 'unknown')
  return rows.length > 2 && parts.length * 3 >= rows.length * 2
}

/** The first row is a header when it is marked so, or when it names the criteria above a column of more than a line. */
function isHeaderRow([head = [], ...body]: CellPiece[][]): boolean {
  if (body.length === 0 || head.some(isBuilt)) return false
  if (head.every((cell) => cell.header)) return true
  return head.some(
    (cell, column) =>
      namesCriteria(cell) &&
      body.some((row) => holdsMore(row[column])) &&
      (column > 0 || body.every((row) => !isLabel(row[0]))),
  )
}

function namesSteps(header: CellPiece[]): boolean {
  return namesCriteriaColumns(columnRoles(header.map((cell) => cell.text))) && !header.some(namesCriteria)
}

function namesCriteria(cell: CellPiece | undefined): boolean {
  return cell !== undefined && titleKind(cell.text) === 'criteria' && lineTitle(cell.text)?.rest === ''
}

function isTitle(cell: CellPiece): boolean {
  const found = cell.pieces.length === 1 ? lineTitle(cell.text) : undefined
  return found !== undefined && found.kind !== 'unknown' && found.rest === ''
}

function isLabel(cell: CellPiece | undefined): boolean {
  return (
    cell !== undefined &&
    cell.text !== '' &&
    cell.text.length <= maxLabelLength &&
    cell.pieces.length <= 2 &&
    cell.pieces.every((piece) => piece.kind === 'text' && piece.marker === 'none') &&
    !isBuilt(cell)
  )
}

function holdsMore(cell: CellPiece | undefined): boolean {
  return (cell?.pieces.length ?? 0) > 1
}

/** Whether a cell holds a box, a heading, a list of two items and more, or a flow with its outcome. */
function isBuilt({ pieces }: CellPiece): boolean {
  let items = 0
  const roles = new Set<string>()
  for (const piece of pieces) {
    if (piece.kind === 'open' || piece.kind === 'title' || piece.kind === 'table') return true
    if (piece.kind !== 'text') continue
    if (piece.marker !== 'none' && piece.first) items += 1
    roles.add(partLabel(piece.text)?.role ?? keywordsAt(piece.text, 0)[0]?.role ?? '')
  }
  return items > 1 || (roles.has('when') && roles.has('then'))
}
