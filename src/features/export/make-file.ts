import { isWorkbookFormat, workbookSheets } from '#domain/export/excel-rows.ts'
import { type ExportEntry, countCases } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { findExportFormat } from '#domain/export/export-formats.ts'
import type { ExportOptions } from '#domain/export/export-options.ts'
import type { ExportPart } from '#domain/export/export-part.ts'
import { writeExport } from '#domain/export/write-export.ts'

export interface ExportJob {
  formatId: ExportFormat['id']
  entries: ExportEntry[]
  /** The file's name without its extension. */
  baseName: string
  options?: Omit<ExportOptions, 'onCase'>
}

export interface ExportedFile {
  name: string
  content: Blob
}

/** 0 to 100. */
export type OnProgress = (percent: number) => void

/** Excel reads a CSV as UTF-8 only if it starts with this mark. */
const byteOrderMark = '\uFEFF'

/** The progress once all cases are converted to rows or text; packing the file is the rest. */
const writtenPercent = 70

/** Creates the exported file, or a .zip of several if the format or its limits require it. */
export async function makeFile(job: ExportJob, onProgress: OnProgress = () => undefined): Promise<ExportedFile> {
  const format = findExportFormat(job.formatId)
  if (!format.ok) throw new Error(format.reason.message)
  const onCase = counter(countCases(job.entries), onProgress)
  const options = { ...job.options, onCase }
  const { extension, mediaType } = format.value
  const { formatId, entries, baseName } = job
  if (isWorkbookFormat(formatId)) {
    const { workbookBytes } = await import('./workbook.ts')
    return file(`${baseName}.${extension}`, [workbookBytes(workbookSheets(formatId, entries, options))], mediaType)
  }
  const parts = writeExport(formatId, entries, options)
  const [only] = parts
  if (only !== undefined && parts.length === 1 && extension !== 'zip')
    return file(`${baseName}.${extension}`, [textOf(only, format.value)], mediaType)
  return zipFile(baseName, parts, format.value)
}

async function zipFile(baseName: string, parts: ExportPart[], format: ExportFormat): Promise<ExportedFile> {
  const { strToU8, zipSync } = await import('fflate')
  const files = Object.fromEntries(
    parts.map((part) => [
      format.extension === 'zip' ? part.name : `${part.name}.${format.extension}`,
      strToU8(textOf(part, format)),
    ]),
  )
  return file(`${baseName}.zip`, [zipSync(files)], 'application/zip')
}

function textOf({ text }: ExportPart, format: ExportFormat): string {
  return format.byteOrderMark ? byteOrderMark + text : text
}

function file(name: string, content: BlobPart[], type: string): ExportedFile {
  return { name, content: new Blob(content, { type }) }
}

/** Reports each whole percent once. */
function counter(total: number, onProgress: OnProgress): () => void {
  let done = 0
  let reported = 0
  return () => {
    done += 1
    const percent = Math.floor((done / total) * writtenPercent)
    if (percent === reported) return
    reported = percent
    onProgress(percent)
  }
}
