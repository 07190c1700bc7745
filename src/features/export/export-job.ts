import type { ExportEntry } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'

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
