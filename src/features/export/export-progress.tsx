import { Alert } from '#src/components/ui/alert.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { exportTexts } from './texts.ts'
import type { ExportStatus } from './use-export.ts'

/** Where the export stands: under way, or the green or red box of what became of it. */
export function ExportProgress({ status }: { status: ExportStatus }) {
  switch (status.kind) {
    case 'idle':
      return null
    case 'exporting':
      return (
        <div role="status">
          <p className="mb-1.5 text-sm">{exportTexts.exporting}</p>
          <ProgressBar label={exportTexts.exporting} value={status.percent} />
        </div>
      )
    case 'success':
      return <Alert variant="success">{status.message}</Alert>
    case 'failure':
      return <Alert variant="error">{status.message}</Alert>
    case 'cancelled':
      return <Alert variant="info">{exportTexts.cancelled}</Alert>
  }
}
