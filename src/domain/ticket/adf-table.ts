import { readAdfContent } from './adf.ts'
import type { Block, TableCell } from './block.ts'
import type { Budget } from './budget.ts'
import { isRecord, listAt, recordAt, textAt, wholeAt, type JsonRecord } from './json-value.ts'

/** A cell that spans rows is repeated in each of them, so that every row is complete. */
interface Hanging {
  cell: TableCell
  rowsLeft: number
}

export function readAdfTable(node: JsonRecord, depth: number, budget: Budget): Block[] {
  const rows: TableCell[][] = []
  let hanging = new Map<number, Hanging>()
  for (const row of listAt(node, 'content')) {
    if (!isRecord(row) || !budget.node(depth + 1)) continue
    const read = readRow(row, hanging, depth + 2, budget)
    hanging = read.hanging
    if (read.cells.length > 0) rows.push(read.cells)
  }
  return rows.some((row) => row.some((cell) => cell.blocks.length > 0)) ? [{ kind: 'table', rows }] : []
}

function readRow(
  row: JsonRecord,
  above: Map<number, Hanging>,
  depth: number,
  budget: Budget,
): { cells: TableCell[]; hanging: Map<number, Hanging> } {
  const cells: TableCell[] = []
  const hanging = new Map<number, Hanging>()
  let column = 0
  const place = (cell: TableCell, rowsLeft: number): void => {
    cells.push(cell)
    if (rowsLeft > 0) hanging.set(column, { cell, rowsLeft })
    column += cell.colspan ?? 1
  }
  const placeHanging = (): void => {
    for (let held = above.get(column); held && budget.node(depth); held = above.get(column))
      place(held.cell, held.rowsLeft - 1)
  }
  for (const child of listAt(row, 'content')) {
    if (!isRecord(child)) continue
    placeHanging()
    if (!budget.node(depth)) break
    const attrs = recordAt(child, 'attrs')
    const colspan = wholeAt(attrs, 'colspan', 1, 100, 1)
    const blocks = readAdfContent(listAt(child, 'content'), depth + 1, budget)
    const header = textAt(child, 'type') === 'tableHeader'
    place({ header, blocks, ...(colspan > 1 ? { colspan } : {}) }, wholeAt(attrs, 'rowspan', 1, 1_000, 1) - 1)
  }
  placeHanging()
  return { cells, hanging }
}
