import { useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { ExportDialog, type ExportDialogProps } from './export-dialog.tsx'
import { exportTexts } from './texts.ts'

/** Opens the Export dialog for the current result. A tooltip explains why the button is disabled. */
export function ExportButton({
  result,
  canExport,
  loadHistory,
}: Pick<ExportDialogProps, 'result' | 'canExport' | 'loadHistory'>) {
  const [open, setOpen] = useState(false)
  const empty = (result?.testCases.length ?? 0) === 0
  const obstacle = empty ? exportTexts.noData : canExport === false ? exportTexts.notAllowed : undefined
  return (
    <>
      <Tooltip content={obstacle ?? ''}>
        {/* A disabled button gets no pointer events, so the tooltip and the focus are on the wrapper. */}
        <span className="inline-flex rounded-md" tabIndex={obstacle === undefined ? undefined : 0}>
          <Button
            aria-haspopup="dialog"
            disabled={obstacle !== undefined}
            icon="download"
            onClick={() => setOpen(true)}
            variant="secondary"
          >
            {exportTexts.export}
          </Button>
        </span>
      </Tooltip>
      <ExportDialog
        canExport={canExport}
        loadHistory={loadHistory}
        onOpenChange={setOpen}
        open={open}
        result={result}
      />
    </>
  )
}
