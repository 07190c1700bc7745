import { useState } from 'react'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import type { ExportScope } from '#domain/export/export-scope.ts'
import { OpenExport } from './open-export.tsx'
import type { LoadHistory } from './use-history-entries.ts'

export interface ExportDialogProps {
  /** What is on screen, if anything. */
  result: ExportEntry | null
  /** Reads the stored entries, newest first; called when the history is chosen. */
  loadHistory: LoadHistory
  /** False when the plan has no exports; undefined while the plan is not known. */
  canExport: boolean | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The scope it opens with, where both are there. */
  startWith?: ExportScope
}

/** The Export dialog (spec section 2). It starts anew each time it is opened, with the format that was used last. */
export function ExportDialog({ open, onOpenChange, startWith = 'current', ...rest }: ExportDialogProps) {
  const [formatId, setFormatId] = useState<ExportFormat['id']>('csv')
  return open && <OpenExport {...rest} formatId={formatId} onClose={() => onOpenChange(false)} onFormat={setFormatId} startWith={startWith} />
}
