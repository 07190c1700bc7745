import { useMemo, useState } from 'react'
import { type ExportEntry, countCases } from '#domain/export/export-entry.ts'
import type { ExportFormat } from '#domain/export/export-format.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import { exportNotices } from '#domain/export/export-notices.ts'
import { type ExportScope, suitsScope } from '#domain/export/export-scope.ts'
import { localized } from '#src/messages/localized.ts'
import { type HistoryEntries, type LoadHistory, useHistoryEntries } from './use-history-entries.ts'

const [firstFormat] = exportFormats

export interface ExportForm {
  scope: ExportScope
  setScope: (scope: ExportScope) => void
  format: ExportFormat
  setFormatId: (id: ExportFormat['id']) => void
  currentCount: number
  history: HistoryEntries
  /** Of the chosen scope; undefined while the history is loading. */
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
 * What is chosen. The scope is the history when there are no current cases, and goes back to the current ones when there
 * are (spec section 4, Export dialog).
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
  const notices = useMemo(() => (entries === undefined || countCases(entries) === 0 ? [] : exportNotices(format, entries).map((notice) => localized(notice))), [entries, format])
  return { scope, setScope, format, setFormatId, currentCount, history, entries, notices }
}
