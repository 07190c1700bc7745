import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type ExportEntry, countCases } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { exportNotices } from '#domain/export/export-notices.ts'
import { type ExportScope, suitsScope } from '#domain/export/export-scope.ts'
import { localized } from '#src/messages/localized.ts'
import { errorText } from '#src/backend/api-error.ts'
import { exportTexts } from './texts.ts'

const [firstFormat] = exportFormats

export interface ExportForm {
  scope: ExportScope
  setScope: (scope: ExportScope) => void
  format: ExportFormat
  setFormatId: (id: ExportFormat['id']) => void
  currentCount: number
  history: HistoryEntries
  /** The entries of the chosen scope; undefined while the history is loading. */
  entries: ExportEntry[] | undefined
  notices: string[]
}

interface FormInput {
  result: ExportEntry | null
  loadHistory: LoadHistory
  startWith: ExportScope
  formatId: ExportFormat['id']
  setFormatId: (id: ExportFormat['id']) => void
}

/**
 * The choices in the dialog. Without current results the scope is the history; it returns to the current results once there
 * are any (docs/spec.md, section 4).
 */
export function useExportForm({ result, loadHistory, startWith, formatId, setFormatId }: FormInput): ExportForm {
  const currentCount = result?.testCases.length ?? 0
  const [chosenScope, setScope] = useState<ExportScope>(startWith)
  const [hadCases, setHadCases] = useState(currentCount > 0)
  if (hadCases !== currentCount > 0) {
    setHadCases(currentCount > 0)
    setScope('current')
  }
  const scope = currentCount === 0 ? 'history' : chosenScope
  const history = useHistoryEntries(loadHistory, scope === 'history')
  const current = useMemo(() => (result === null ? [] : [result]), [result])
  const entries = scope === 'current' ? current : history.entries
  const suiting = exportFormats.filter((format) => suitsScope(format, scope))
  const format = suiting.find(({ id }) => id === formatId) ?? suiting[0] ?? firstFormat
  if (format === undefined) throw new Error('There is no export format')
  const notices = useMemo(
    () =>
      entries === undefined || countCases(entries) === 0
        ? []
        : exportNotices(format, entries).map((notice) => localized(notice)),
    [entries, format],
  )
  return { scope, setScope, format, setFormatId, currentCount, history, entries, notices }
}

export type LoadHistory = () => Promise<ExportEntry[]>

interface HistoryEntries {
  /** Undefined until they are loaded. */
  entries: ExportEntry[] | undefined
  failure: string | undefined
}

/** Reads the history once it is chosen, because most exports do not need to unpack a hundred entries. */
function useHistoryEntries(loadHistory: LoadHistory, wanted: boolean): HistoryEntries {
  const [history, setHistory] = useState<HistoryEntries>({ entries: undefined, failure: undefined })

  const load = useEffectEvent(loadHistory)
  useEffect(() => {
    if (!wanted) return
    let stale = false
    load()
      .then((entries) => !stale && setHistory({ entries, failure: undefined }))
      .catch((error: unknown) => !stale && setHistory({ entries: [], failure: errorText(error, exportTexts.failed) }))
    return () => {
      stale = true
    }
  }, [wanted])

  return history
}
