import type { ExcelSheet } from '#domain/export/excel-rows.ts'

export interface WorkbookWriter {
  /** Loads the library, as the first export does. */
  load: () => Promise<(sheets: ExcelSheet[]) => Promise<Uint8Array>>
}

/** Passes the same rows, column widths and sheet names to each library, as its documentation recommends. */
export const workbookWriters: Record<string, WorkbookWriter> = {
  'Casewright (xlsx)': {
    load: async () => {
      const { workbookBytes } = await import('#src/features/export/workbook.ts')
      return (sheets) => Promise.resolve(workbookBytes(sheets))
    },
  },
  exceljs: {
    load: async () => {
      const { default: exceljs } = await import('exceljs')
      return async (sheets) => {
        const workbook = new exceljs.Workbook()
        for (const { name, rows, columnWidths } of sheets) {
          const sheet = workbook.addWorksheet(name)
          sheet.columns = columnWidths.map((width) => ({ width }))
          sheet.addRows(rows)
        }
        return new Uint8Array(await workbook.xlsx.writeBuffer())
      }
    },
  },
  'write-excel-file': {
    load: async () => {
      const { default: writeExcelFile } = await import('write-excel-file/node')
      return async (sheets) =>
        writeExcelFile(
          sheets.map(({ name, rows, columnWidths }) => ({
            sheet: name,
            data: rows,
            columns: columnWidths.map((width) => ({ width })),
          })),
        ).toBuffer()
    },
  },
}
