import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach } from 'vitest'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { ExportDialog, type ExportDialogProps } from '#src/features/export/export-dialog.tsx'
import { aResult, aTestCase } from '../../../support/results.ts'
import { type Downloaded, watchDownloads } from './downloads.ts'

/** The files that the test has downloaded. */
export let files: Downloaded[] = []

export function collectDownloads(): void {
  beforeEach(() => {
    files = watchDownloads()
  })
}

export const historyEntries: ExportEntry[] = [
  aResult({ ticketId: 'SHOP-2' }),
  aResult({ ticketId: 'SHOP-1', testCases: [aTestCase(), aTestCase({ id: 'TC-2' })] }),
]

export function Host(props: Partial<ExportDialogProps>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <ExportDialog
        canExport
        loadHistory={() => Promise.resolve(historyEntries)}
        onOpenChange={setOpen}
        open={open}
        result={aResult()}
        {...props}
      />
    </>
  )
}

export function show(props: Partial<ExportDialogProps> = {}) {
  return render(<Host {...props} />)
}

export const dialog = () => screen.getByRole('dialog', { name: 'Export Test Cases' })
export const radio = (name: string) => within(dialog()).getByRole('radio', { name })
export const exportButton = () => within(dialog()).getByRole('button', { name: 'Export' })

export async function exportAs(format: string): Promise<Downloaded | undefined> {
  await userEvent.click(radio(format))
  await userEvent.click(exportButton())
  await screen.findByText(/exported successfully|^Exported /)
  return files.at(-1)
}
