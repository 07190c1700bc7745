import { excelSheets } from '#domain/export/excel-rows.ts'
import { type ExportEntry, countCases } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { findExportFormat } from '#domain/export/export-formats.ts'
import type { ExportPart } from '#domain/export/export-part.ts'
import { writeExport } from '#domain/export/write-export.ts'

/** All that making a file needs. */
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

/** Excel reads a CSV as UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF'

/** How much of the work is done when all cases are rows or text; the rest is putting them into a file. */
const writtenPercent = 70

/** The file of an export: one, or a .zip of several where the format or its limits ask for it. */
export async function makeFile(job: ExportJob, onProgress: OnProgress = () => undefined): Promise<ExportedFile> {
  const format = findExportFormat(job.formatId)
  if (!format.ok) throw new Error(format.reason.message)
  const onCase = counter(countCases(job.entries), onProgress)
  if (job.formatId === 'excel') return workbookFile(job, format.value, onCase)
  const parts = writeExport(job.formatId, job.entries, { areaPath: job.areaPath, onCase })
  const [only] = parts
  if (only !== undefined && parts.length === 1) return file(`${job.baseName}.${format.value.extension}`, [textOf(only, format.value)], format.value.mediaType)
  return zipFile(job.baseName, parts, format.value)
}

async function workbookFile({ entries, baseName }: ExportJob, { extension, mediaType }: ExportFormat, onCase: () => void): Promise<ExportedFile> {
  const { workbookBytes } = await import('./workbook.ts')
  return file(`${baseName}.${extension}`, [workbookBytes(excelSheets(entries, { onCase }))], mediaType)
}

async function zipFile(baseName: string, parts: ExportPart[], format: ExportFormat): Promise<ExportedFile> {
  const { strToU8, zipSync } = await import('fflate')
  const files = Object.fromEntries(parts.map((part) => [`${part.name}.${format.extension}`, strToU8(textOf(part, format))]))
  return file(`${baseName}.zip`, [zipSync(files)], 'application/zip')
}

function textOf({ text }: ExportPart, format: ExportFormat): string {
  return format.byteOrderMark ? byteOrderMark + text : text
}

function file(name: string, content: BlobPart[], type: string): ExportedFile {
  return { name, content: new Blob(content, { type }) }
}

/** Tells of each whole percent once. */
function counter(total: number, onProgress: OnProgress): () => void {
  let done = 0
  let told = 0
  return () => {
    done += 1
    const percent = Math.floor((done / total) * writtenPercent)
    if (percent === told) return
    told = percent
    onProgress(percent)
  }
}
