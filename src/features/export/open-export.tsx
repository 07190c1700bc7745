import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ExportScope, checkExport } from '#domain/export/export-scope.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { localized } from '#src/messages/localized.ts'
import { CopyCases } from './copy-cases.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'
import { ExportProgress } from './export-progress.tsx'
import { exportBaseName } from './file-name.ts'
import { FormatField } from './format-field.tsx'
import { FormatNotes } from './format-notes.tsx'
import { ScopeField } from './scope-field.tsx'
import { exportTexts } from './texts.ts'
import { useExport } from './use-export.ts'
import { useExportForm } from './use-export-form.ts'

/** How long success is shown before the dialog closes, in milliseconds (spec section 9). */
const closeAfterMs = 2_000

interface OpenExportProps extends Pick<ExportDialogProps, 'result' | 'loadHistory' | 'canExport'> {
  startWith: ExportScope
  formatId: ExportFormat['id']
  onFormat: (id: ExportFormat['id']) => void
  onClose: () => void
}

export function OpenExport({ result, loadHistory, canExport, startWith, formatId, onFormat, onClose }: OpenExportProps) {
  const form = useExportForm({ result, loadHistory, startWith, formatId, setFormatId: onFormat })
  const { scope, format, entries, history } = form
  const { status, start, cancel, reset } = useExport()
  const [areaPath, setAreaPath] = useState('')
  const scopeInput = useRef<HTMLInputElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const busy = status.kind === 'exporting'
  const available = entries === undefined ? undefined : checkExport(scope, format, entries)

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (status.kind !== 'success') return
    const timer = setTimeout(() => close(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [status.kind])

  function exportNow(): void {
    if (available?.ok !== true) return
    // The pressed button is disabled meanwhile: the focus goes to the one that can stop the work.
    cancelButton.current?.focus()
    const job = { formatId: format.id, entries: available.value, baseName: exportBaseName(scope, format, new Date()), areaPath }
    start(job, localized(format.exported(available.value.length)))
  }

  return (
    <Dialog
      description={exportTexts.description}
      footer={
        <>
          {/* Beside the buttons, where it is seen however far the choices are scrolled. */}
          <div aria-live="polite" className="w-full">
            {canExport === false ? (
              <Alert variant="warning">{exportTexts.notAllowed}</Alert>
            ) : available?.ok === false && status.kind === 'idle' ? (
              <Alert variant={history.failure === undefined ? 'info' : 'error'}>{history.failure ?? localized(available.reason)}</Alert>
            ) : (
              <ExportProgress status={status} />
            )}
          </div>
          <Button onClick={busy ? cancel : onClose} ref={cancelButton} variant="secondary">
            {exportTexts.cancel}
          </Button>
          <Button busy={busy} disabled={canExport === false || available?.ok !== true || status.kind === 'success'} icon="download" onClick={exportNow}>
            {busy ? exportTexts.exporting : exportTexts.export}
          </Button>
        </>
      }
      initialFocus={scopeInput}
      onClose={onClose}
      open
      title={exportTexts.title}
    >
      <div className="space-y-5">
        {/* Another choice makes what became of the last export old news. */}
        <fieldset className="min-w-0 space-y-4" disabled={busy} onChange={reset}>
          <ScopeField chosenRef={scopeInput} form={form} />
          <FormatField onChange={form.setFormatId} scope={scope} value={format.id} />
          {format.id === 'azure-devops' && (
            <Field hint={exportTexts.areaPathHint} label={exportTexts.areaPath}>
              <TextInput onChange={(event) => setAreaPath(event.target.value)} value={areaPath} />
            </Field>
          )}
        </fieldset>
        <FormatNotes format={format} notices={form.notices} />
        {format.purpose !== 'entries' && available?.ok === true && canExport !== false && <CopyCases entries={available.value} />}
      </div>
    </Dialog>
  )
}
