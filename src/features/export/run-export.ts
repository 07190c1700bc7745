import { type ExportEntry, withoutTicketText } from '#domain/export/export-entry.ts'
import { nextTurn } from '#src/lib/next-turn.ts'
import type { ExportAnswer, ExportRequest } from './export-worker.ts'
import type { ExportJob, ExportedFile, OnProgress } from './make-file.ts'
import { exportTexts } from './texts.ts'
import address from './export-worker.ts?worker&url'

/** Copying this many cases to the worker takes a few milliseconds. */
const casesInSlice = 100

interface RunOptions {
  onProgress: OnProgress
  signal: AbortSignal
}

/** Creates the file in a worker, or in the page if there are no workers. Rejects when cancelled. */
export async function runExport(job: ExportJob, { onProgress, signal }: RunOptions): Promise<ExportedFile> {
  signal.throwIfAborted()
  if (typeof Worker === 'undefined') {
    const { makeFile } = await import('./make-file.ts')
    const file = await makeFile(job, onProgress)
    signal.throwIfAborted()
    return file
  }
  const worker = new Worker(workerAddress(), { type: 'module' })
  try {
    const answer = answerOf(worker, { onProgress, signal })
    // An error that occurs while the entries are being sent is reported afterwards, by the `await` below.
    answer.catch(() => undefined)
    await send(worker, job, signal)
    return await answer
  } finally {
    worker.terminate()
  }
}

function answerOf(worker: Worker, { onProgress, signal }: RunOptions): Promise<ExportedFile> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'progress') onProgress(data.percent)
      else if (data.kind === 'done') resolve(data.file)
      else reject(new Error(data.message))
    })
    worker.addEventListener('error', () => reject(new Error(exportTexts.failed)))
    signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')), { once: true })
  })
}

async function send(worker: Worker, { entries, ...job }: ExportJob, signal: AbortSignal): Promise<void> {
  // The review looks up in the ticket what the cases name.
  const whole = ['entries-json', 'json', 'markdown'].includes(job.formatId)
  for (const message of slices(entries, whole)) {
    worker.postMessage(message)
    await nextTurn()
    signal.throwIfAborted()
  }
  worker.postMessage({ kind: 'start', job } satisfies ExportRequest)
}

function* slices(entries: ExportEntry[], whole: boolean): Generator<ExportRequest> {
  for (const entry of entries) {
    yield {
      kind: 'entry',
      entry: { ...(whole ? entry : withoutTicketText(entry)), testCases: entry.testCases.slice(0, casesInSlice) },
    }
    for (let start = casesInSlice; start < entry.testCases.length; start += casesInSlice) {
      yield { kind: 'cases', cases: entry.testCases.slice(start, start + casesInSlice) }
    }
  }
}

/** The part of the Trusted Types API that is used here. `Worker` accepts a policy's result in place of a string. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** The site's Content-Security-Policy allows workers only with a URL from this policy, which returns a single one. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('casewright-worker', { createScriptURL: () => address })

function workerAddress(): string {
  return policy?.createScriptURL(address) ?? address
}
