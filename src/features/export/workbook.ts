import { unzipSync, zipSync } from 'fflate'
import { utils, write } from 'xlsx'
import type { ExcelCell, ExcelSheet } from '#domain/export/excel-rows.ts'

/**
 * Writes the sheets to an Excel workbook. Import this module lazily: it alone uses the xlsx library, which is large. Texts
 * are written as text cells, so they are never formulas.
 */
export function workbookBytes(sheets: ExcelSheet[]): Uint8Array<ArrayBuffer> {
  const workbook = utils.book_new()
  for (const { name, rows, columnWidths } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map(withoutBlanks), { dense: true })
    sheet['!cols'] = columnWidths.map((wch) => ({ wch }))
    utils.book_append_sheet(workbook, sheet, name)
  }
  // 'array' would go through a text of all bytes; 'buffer' gives the bytes, in browsers too. Escaped signs are read back
  // from the table of shared strings only: LibreOffice shows them as they are elsewhere.
  const written: unknown = write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true })
  if (!(written instanceof Uint8Array)) throw new Error('The workbook could not be written.')
  // The library's own compression makes the file three times as large.
  return zipSync(unzipSync(written))
}

function withoutBlanks(row: ExcelCell[]): (ExcelCell | null)[] {
  return row.map((cell) => (cell === '' ? null : cell))
}
