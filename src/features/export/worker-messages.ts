import type { ExportEntry } from '#domain/export/export-entry.ts'
import type { ExportJob, ExportedFile } from './export-job.ts'

/** What the page tells the worker: the entries in slices, so that no copy of them holds the page up, then to start. */
export type ExportRequest =
  | { kind: 'entry'; entry: ExportEntry }
  /** More cases of the latest entry. */
  | { kind: 'cases'; cases: ExportEntry['testCases'] }
  | { kind: 'start'; job: Omit<ExportJob, 'entries'> }

export type ExportAnswer = { kind: 'progress'; percent: number } | { kind: 'done'; file: ExportedFile } | { kind: 'failed'; message: string }
