import type { ExportEntry } from '#domain/export/export-entry.ts'
import { type ExportJob, type ExportedFile, makeFile } from './make-file.ts'

/** Messages from the page: the entries in slices, so that copying them does not block the page, then `start`. */
export type ExportRequest =
  | { kind: 'entry'; entry: ExportEntry }
  /** More cases of the latest entry. */
  | { kind: 'cases'; cases: ExportEntry['testCases'] }
  | { kind: 'start'; job: Omit<ExportJob, 'entries'> }

export type ExportAnswer =
  | { kind: 'progress'; percent: number }
  | { kind: 'done'; file: ExportedFile }
  | { kind: 'failed'; message: string }

/** The worker runs one export. The page terminates it when it has the answer or cancels. */

const entries: ExportEntry[] = []

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  if (data.kind === 'entry') entries.push(data.entry)
  else if (data.kind === 'cases') entries.at(-1)?.testCases.push(...data.cases)
  else void start(data.job)
})

async function start(job: Extract<ExportRequest, { kind: 'start' }>['job']): Promise<void> {
  try {
    const file = await makeFile({ ...job, entries }, (percent) => answer({ kind: 'progress', percent }))
    answer({ kind: 'done', file })
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

function answer(message: ExportAnswer): void {
  postMessage(message)
}
