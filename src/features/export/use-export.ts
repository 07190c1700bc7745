import { useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '#src/backend/api-error.ts'
import { download } from './download.ts'
import type { ExportJob } from './make-file.ts'
import { runExport } from './run-export.ts'
import { exportTexts } from './texts.ts'

export type ExportStatus =
  | { kind: 'idle' }
  /** 0 to 100. */
  | { kind: 'exporting'; percent: number }
  | { kind: 'success'; message: string }
  | { kind: 'failure'; message: string }
  | { kind: 'cancelled' }

export interface Export {
  status: ExportStatus
  /** Creates and downloads the file; `message` is shown on success. */
  start: (job: ExportJob, message: string) => void
  cancel: () => void
  reset: () => void
}

/** One export at a time (docs/spec.md, section 4). Unmounting cancels it. */
export function useExport(): Export {
  const [status, setStatus] = useState<ExportStatus>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async (job: ExportJob, message: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setStatus({ kind: 'exporting', percent: 0 })
    try {
      const file = await runExport(job, {
        signal: controller.signal,
        onProgress: (percent) => !controller.signal.aborted && setStatus({ kind: 'exporting', percent }),
      })
      download(file)
      setStatus({ kind: 'success', message })
    } catch (error) {
      if (!controller.signal.aborted) setStatus({ kind: 'failure', message: errorText(error, exportTexts.failed) })
    }
  }, [])

  const cancel = useCallback(() => {
    running.current?.abort()
    setStatus({ kind: 'cancelled' })
  }, [])
  const reset = useCallback(() => setStatus({ kind: 'idle' }), [])

  return { status, start: useCallback((job, message) => void start(job, message), [start]), cancel, reset }
}
