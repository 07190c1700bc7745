import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { optionsFor } from '#domain/export/export-options.ts'
import { type ExportScope, checkExport } from '#domain/export/export-scope.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { localized } from '#src/messages/localized.ts'
import { currentUserIdItem } from '#src/storage/current-user.ts'
import { savedHouseRules } from '#src/storage/house-rules.ts'
import { CopyCases } from './copy-buttons.tsx'
import { download } from './download.ts'
import { FormatField, ScopeField } from './export-choices.tsx'
import { FileOptions } from './file-options.tsx'
import { wordsOf } from './format-texts.ts'
import { exportTexts } from './texts.ts'
import { type LoadHistory, useExportForm } from './use-export-form.ts'
import { useExportSettings } from './use-export-settings.ts'
import { type ExportStatus, useExport } from './use-export.ts'

export interface ExportDialogProps {
  /** What is on screen, if anything. */
  result: ExportEntry | null
  /** Reads the stored entries, newest first; called when the history is chosen. */
  loadHistory: LoadHistory
  /** False when the plan has no exports; undefined while the plan is not known. */
  canExport: boolean | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The initial scope, if both are available. */
  startWith?: ExportScope
  /** Whether `loadHistory` reads the results of a queue, which are exported by ticket. */
  ofQueue?: boolean
}

/** The Export dialog (docs/spec.md, section 2). Its state is reset each time it opens, except for the last format. */
export function ExportDialog({
  open,
  onOpenChange,
  startWith = 'current',
  ofQueue = false,
  ...rest
}: ExportDialogProps) {
  const [formatId, setFormatId] = useState<ExportFormat['id']>('csv')
  return (
    open && (
      <OpenExport
        {...rest}
        formatId={formatId}
        onClose={() => onOpenChange(false)}
        onFormat={setFormatId}
        ofQueue={ofQueue}
        startWith={startWith}
      />
    )
  )
}

/** How long success is shown before the dialog closes, in milliseconds (docs/spec.md, section 9). */
const closeAfterMs = 2_000

interface OpenExportProps extends Pick<ExportDialogProps, 'result' | 'loadHistory' | 'canExport'> {
  startWith: ExportScope
  ofQueue: boolean
  formatId: ExportFormat['id']
  onFormat: (id: ExportFormat['id']) => void
  onClose: () => void
}

function OpenExport({
  result,
  loadHistory,
  canExport,
  startWith,
  ofQueue,
  formatId,
  onFormat,
  onClose,
}: OpenExportProps) {
  const form = useExportForm({ result, loadHistory, startWith, formatId, setFormatId: onFormat })
  const { scope, format, entries, history } = form
  const { status, start, cancel, reset } = useExport()
  const settingsForm = useExportSettings()
  const [wantsSections, setWantsSections] = useState(ofQueue)
  const scopeInput = useRef<HTMLInputElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const busy = status.kind === 'exporting'
  const available = entries === undefined ? undefined : checkExport(scope, format, entries)
  const mayHaveSections = format.purpose === 'document' && available?.ok === true && available.value.length > 1
  const byTicket = mayHaveSections && wantsSections

  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (status.kind !== 'success') return
    const timer = setTimeout(() => close(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [status.kind])

  function exportNow(): void {
    if (available?.ok !== true) return
    // The pressed button becomes disabled, so the focus moves to Cancel.
    cancelButton.current?.focus()
    const job = {
      formatId: format.id,
      entries: available.value,
      baseName: exportBaseName(ofQueue ? 'current' : scope, format, new Date()),
      options: { ...optionsFor(format.id, settingsForm.settings), houseRules: ownHouseRules(), byTicket },
    }
    start(job, localized(format.exported(available.value.length)))
  }

  async function saveFieldMapping(id: 'xray' | 'xray-server', mapped: ExportEntry[]): Promise<void> {
    const { xrayFieldMapping } = await import('#domain/export/xray-csv.ts')
    const { extension, text } = xrayFieldMapping(id, mapped, optionsFor(id, settingsForm.settings))
    const name = `${exportBaseName(scope, format, new Date())}.${extension}`
    download({ name, content: new Blob([text], { type: 'application/json' }) })
  }

  return (
    <Dialog
      description={exportTexts.description}
      footer={
        <>
          {/* Next to the buttons, so that it is visible wherever the choices are scrolled. */}
          <div aria-live="polite" className="w-full">
            {canExport === false ? (
              <Alert variant="warning">{exportTexts.notAllowed}</Alert>
            ) : available?.ok === false && status.kind === 'idle' ? (
              <Alert variant={history.failure === undefined ? 'info' : 'error'}>
                {history.failure ?? localized(available.reason)}
              </Alert>
            ) : (
              <ExportProgress status={status} />
            )}
          </div>
          <Button onClick={busy ? cancel : onClose} ref={cancelButton} variant="secondary">
            {exportTexts.cancel}
          </Button>
          <Button
            busy={busy}
            disabled={canExport === false || available?.ok !== true || status.kind === 'success'}
            icon="download"
            onClick={exportNow}
          >
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
        {/* A new choice clears the outcome of the last export. */}
        <fieldset className="min-w-0 space-y-4" disabled={busy} onChange={reset}>
          <ScopeField chosenRef={scopeInput} form={form} ofQueue={ofQueue} />
          <FormatField onChange={form.setFormatId} scope={scope} value={format.id} />
          {mayHaveSections && (
            <Switch
              checked={wantsSections}
              hint={exportTexts.byTicketHint}
              label={exportTexts.byTicket}
              onCheckedChange={setWantsSections}
            />
          )}
          <FileOptions form={settingsForm} format={format} key={format.id} />
        </fieldset>
        <FormatNotes byTicket={byTicket} format={format} notices={form.notices} />
        {(format.id === 'xray' || format.id === 'xray-server') && available?.ok === true && (
          <Button
            disabled={canExport === false}
            icon="download"
            onClick={() => void saveFieldMapping(format.id === 'xray' ? 'xray' : 'xray-server', available.value)}
            size="sm"
            variant="secondary"
          >
            {exportTexts.fieldMapping}
          </Button>
        )}
        {format.purpose !== 'entries' && available?.ok === true && canExport !== false && (
          <CopyCases entries={available.value} />
        )}
      </div>
    </Dialog>
  )
}

/** The rules of the user's team: the exported findings are those that the results show. */
function ownHouseRules(): HouseRules | undefined {
  const userId = currentUserIdItem.read()
  return userId === undefined ? undefined : savedHouseRules(userId)
}

/** The progress bar, or the box with the outcome. */
function ExportProgress({ status }: { status: ExportStatus }) {
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

interface FormatNotesProps {
  format: ExportFormat
  byTicket: boolean
  /** How the format's limits affect these cases. */
  notices: string[]
}

/** How to import the file into the tool, and what to watch out for. */
function FormatNotes({ format, byTicket, notices }: FormatNotesProps) {
  const { label, howToImport, warning } = wordsOf(format)
  const [contents, ...steps] = howToImport
  const lines = [byTicket && format.id === 'excel' ? exportTexts.sheetsByTicket : contents, ...steps]
  const alerts = [
    ...(format.keepFromExcel === true ? [exportTexts.keepFromExcel] : []),
    ...(warning === undefined ? [] : [warning]),
    ...notices,
  ]
  return (
    <div className="space-y-3">
      <div>
        <h3 className="mb-1.5 text-sm font-semibold">{exportTexts.howTo(label)}</h3>
        <ul className="max-w-[75ch] list-disc space-y-1 pl-5 text-sm text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {alerts.map((text) => (
        <Alert key={text} variant="warning">
          {text}
        </Alert>
      ))}
    </div>
  )
}

/**
 * `{base}-{ISO timestamp}` (docs/spec.md, section 9), without the extension. Colons and dots become hyphens: Windows does not
 * allow colons, and a dot would look like an extension. Exported history entries are named after the day.
 */
function exportBaseName(scope: ExportScope, { purpose }: Pick<ExportFormat, 'purpose'>, now: Date): string {
  const time = now.toISOString()
  if (purpose === 'entries') return `test-cases-history-${time.slice(0, 10)}`
  return `${scope === 'current' ? 'test-cases' : 'test-cases-history'}-${time.replace(/[:.]/g, '-')}`
}
