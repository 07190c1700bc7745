import { columnRoles, namesCriteriaColumns } from './table-columns.ts'
import type { TablePiece, TextPiece } from './piece.ts'

/** The table that rows between bars write; the first row is its header. A bar after a backslash is a part of its cell. */
export function tableOf(rows: TextPiece[]): TablePiece {
  return {
    kind: 'table',
    depth: 0,
    rows: rows.map(({ text }, at) =>
      text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => ({ text: cell.trim().replaceAll('\\|', '|'), header: at === 0, pieces: [] })),
    ),
  }
}

/** A table inside a list item holds the data of that item, unless its columns name the parts of criteria. */
export function isDataTable({ rows, depth }: TablePiece): boolean {
  return depth > 0 && !namesCriteriaColumns(columnRoles((rows[0] ?? []).map((cell) => cell.text)))
}

const answer = /^(?:yes|no|y|n|x|ja|nein|s[ií]|sim|não|oui|non|all|own|none|read|write|[✓✔✗✘❌✅☑☐–—-]\ufe0f?)?$/iu

/** A table of who may do what: a yes or a no for each of several columns. */
export function isMatrix({ rows: [head = [], ...body] }: TablePiece): boolean {
  return (
    head.length > 2 &&
    body.length > 1 &&
    body.every((row) => row.slice(1).every(({ text }) => answer.test(text.trim())))
  )
}
