import { type Result, fail, ok } from '../result.ts'
import { documentFormats } from './document-formats.ts'
import { entryFormats } from './entry-formats.ts'
import type { ExportFormat } from './export-format.ts'
import { exportMessages } from './export-messages.ts'
import { toolFormats } from './tool-formats.ts'

/** Every export format, in the order of the dialog. */
export const exportFormats: readonly ExportFormat[] = [...documentFormats, ...toolFormats, ...entryFormats]

/** The format with that id, or the error message of docs/spec.md. */
export function findExportFormat(id: string): Result<ExportFormat> {
  const format = exportFormats.find((candidate) => candidate.id === id)
  return format === undefined ? fail('unsupported_format', exportMessages.unsupported(id), { format: id }) : ok(format)
}
