import { type ReactNode, useRef } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { localized } from '#src/messages/localized.ts'
import { type CaseControl, CaseControlContext } from './case-control.ts'
import type { ConnectionBadgeState } from './connection-badge.tsx'
import { ResultsDialog } from './results-dialog.tsx'
import { resultsTexts } from './texts.ts'

export interface ResultsViewProps {
  open: boolean
  onClose: () => void
  /** Undefined when nothing valid came back. */
  result: GenerationResult | undefined
  connection: ConnectionBadgeState
  /** Whether the result has just been saved to the history, or why it was not. */
  saved?: boolean
  saveFailure?: string
  /** The ways out of a failed save. */
  onRetrySave?: () => void
  onExport?: () => void
  /** Completes a result whose run broke off. */
  onComplete?: () => void
  /** The export control, and what is offered for a single case; another feature's. */
  exportControl?: ReactNode
  caseControl?: CaseControl
  /** Hears of corrected cases, to keep them; `timestamp` is the result's. Without it nothing can be corrected. */
  onCasesChange?: (cases: TestCase[], timestamp: string) => void
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
  // A new result starts with fresh search, filters, layout and corrections.
  return (
    <CaseControlContext value={props.caseControl}>
      <ResultsDialog key={`${result.ticketId} ${result.timestamp}`} {...props} result={result} />
    </CaseControlContext>
  )
}

function Message({ open, onClose, title, text }: { open: boolean; onClose: () => void; title: string; text: string }) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      footer={
        <Button onClick={onClose} ref={close}>
          {resultsTexts.close}
        </Button>
      }
      initialFocus={close}
      onClose={onClose}
      open={open}
      size="sm"
      title={title}
    >
      <p className="break-words">{localized(text)}</p>
    </Dialog>
  )
}
