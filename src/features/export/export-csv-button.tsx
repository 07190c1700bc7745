import { testCasesToCsv } from '#domain/export/csv.ts'
import { errorText } from '#src/backend/api-client.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { csvFile, download } from './download.ts'
import { exportFileName } from './file-name.ts'
import { exportTexts } from './texts.ts'

interface ExportCsvButtonProps {
  cases: TestCase[]
  /** False when the plan has no exports; undefined while the plan is not known. */
  canExport: boolean | undefined
}

/** Downloads the cases as CSV. A disabled button says why. */
export function ExportCsvButton({ cases, canExport }: ExportCsvButtonProps) {
  const toast = useToast()
  const obstacle = cases.length === 0 ? exportTexts.noData : canExport === false ? exportTexts.notAllowed : undefined

  function exportCsv(): void {
    try {
      download(csvFile(exportFileName('test-cases', 'csv', new Date()), testCasesToCsv(cases)))
      toast(exportTexts.exported)
    } catch (error) {
      toast(errorText(error, exportTexts.failed), { variant: 'error' })
    }
  }

  return (
    <Tooltip content={obstacle ?? ''}>
      {/* A disabled button gets no pointer events: the frame holds the reason and the focus in its place. */}
      <span className="inline-flex rounded-md" tabIndex={obstacle === undefined ? undefined : 0}>
        <Button disabled={obstacle !== undefined} icon="download" onClick={exportCsv} variant="secondary">
          {exportTexts.csv}
        </Button>
      </span>
    </Tooltip>
  )
}
