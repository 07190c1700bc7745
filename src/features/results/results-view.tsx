import { type ReactNode, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { CaseBrowser, type CaseLayout } from './case-browser.tsx'
import { ConnectionBadge, type ConnectionBadgeState } from './connection-badge.tsx'
import { CriteriaDetails } from './criteria-details.tsx'
import { ResultNotices } from './result-notices.tsx'
import { SavedIndicator, useSavedIndicator } from './saved-indicator.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { resultsTexts } from './texts.ts'

interface ResultsViewProps {
  open: boolean
  onClose: () => void
  /** Undefined when nothing valid came back. */
  result: GenerationResult | undefined
  connection: ConnectionBadgeState
  /** Whether the result has just been saved to the history, or why it was not. */
  saved?: boolean
  saveFailure?: string
  /** The export control; another feature's. */
  exportControl?: ReactNode
}

/** The results view (spec section 2): error, empty or results mode. */
export function ResultsView(props: ResultsViewProps) {
  const { open, onClose, result } = props
  if (result === undefined || (result.error ?? '') !== '') {
    return <Message onClose={onClose} open={open} text={result?.error || resultsTexts.noValidData} title={resultsTexts.errorTitle} />
  }
  if (result.testCases.length === 0) {
    return <Message onClose={onClose} open={open} text={resultsTexts.emptyText} title={resultsTexts.emptyTitle} />
  }
  // A new result starts with fresh search, filters and layout.
  return <Results key={result.timestamp} {...props} result={result} />
}

function Message({ open, onClose, title, text }: { open: boolean; onClose: () => void; title: string; text: string }) {
  return (
    <Dialog
      footer={
        <Button autoFocus onClick={onClose}>
          {resultsTexts.close}
        </Button>
      }
      onClose={onClose}
      open={open}
      size="sm"
      title={title}
    >
      <p className="break-words">{text}</p>
    </Dialog>
  )
}

function Results({ open, onClose, result, connection, saved = false, saveFailure, exportControl }: ResultsViewProps & { result: GenerationResult }) {
  const [layout, setLayout] = useState<CaseLayout>('cards')
  const [details, setDetails] = useState(false)
  const savedShown = useSavedIndicator(saved)
  return (
    <Dialog
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <div className="flex items-center">
            <SavedIndicator shown={savedShown} />
            <ConnectionBadge state={connection} />
          </div>
          <SegmentedControl
            label={resultsTexts.layout}
            onChange={setLayout}
            segments={[
              { value: 'cards', label: resultsTexts.cards, icon: 'cards' },
              { value: 'table', label: resultsTexts.table, icon: 'table' },
            ]}
            value={layout}
          />
          <Button aria-expanded={details} onClick={() => setDetails(!details)} variant="secondary">
            {details ? resultsTexts.hideDetails : resultsTexts.showDetails}
          </Button>
          {exportControl}
        </div>
      }
      description={<span className="font-mono">{result.ticketId}</span>}
      onClose={onClose}
      open={open}
      size="full"
      title={result.title || result.ticketTitle || result.ticketId}
    >
      <div className="mx-auto max-w-[90rem] space-y-3">
        <SummaryTiles result={result} />
        <ResultNotices result={result} saveFailure={saveFailure} />
        {details && <CriteriaDetails result={result} />}
        <CaseBrowser cases={result.testCases} layout={layout} />
      </div>
    </Dialog>
  )
}
