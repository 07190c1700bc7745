import type { TablePiece, TextPiece } from './piece.ts'

/** The table that rows between bars write; the first row is its header. A bar after a backslash is a part of its cell. */
export function tableOf(rows: TextPiece[]): TablePiece {
  return {
    kind: 'table',
    rows: rows.map(({ text }, at) =>
      text
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => ({ text: cell.trim().replaceAll('\\|', '|'), header: at === 0, pieces: [] })),
    ),
  }
}
