import { excelSheets } from '#domain/export/excel-rows.ts'
import { type ExportEntry, countCases } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { findExportFormat } from '#domain/export/export-formats.ts'
import type { ExportPart } from '#domain/export/export-part.ts'
import { writeExport } from '#domain/export/write-export.ts'

export interface ExportJob {
  formatId: ExportFormat['id']
  entries: ExportEntry[]
  /** The file's name without its extension. */
  baseName: string
  areaPath?: string
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
  if (job.formatId === 'excel') return workbookFile(job, format.value, onCase)
  const parts = writeExport(job.formatId, job.entries, { areaPath: job.areaPath, onCase })
  const [only] = parts
  if (only !== undefined && parts.length === 1)
    return file(`${job.baseName}.${format.value.extension}`, [textOf(only, format.value)], format.value.mediaType)
  return zipFile(job.baseName, parts, format.value)
}

async function workbookFile(
  { entries, baseName }: ExportJob,
  { extension, mediaType }: ExportFormat,
  onCase: () => void,
): Promise<ExportedFile> {
  const { workbookBytes } = await import('./workbook.ts')
  return file(`${baseName}.${extension}`, [workbookBytes(excelSheets(entries, { onCase }))], mediaType)
}

async function zipFile(baseName: string, parts: ExportPart[], format: ExportFormat): Promise<ExportedFile> {
  const { strToU8, zipSync } = await import('fflate')
  const files = Object.fromEntries(
    parts.map((part) => [`${part.name}.${format.extension}`, strToU8(textOf(part, format))]),
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
