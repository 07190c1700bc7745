import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { suiteChanges } from '#domain/changes/suite-changes.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { stillOpen } from '#domain/generation/find-gaps.ts'
import { coverage } from '#domain/test-case/coverage.ts'
import type { SentCase } from '#domain/push/sent-case.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import type { streamTestCases } from '#src/backend/stream-test-cases.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { localized } from '#src/messages/localized.ts'
import { type CaseLayout, CaseBrowser } from './case-browser.tsx'
import { type CaseControl, CaseControlContext, SentCasesContext } from './case-context.ts'
import { CaseMarksContext } from './changes/case-mark.tsx'
import { ChangesPanel, type SuiteControls } from './changes/changes-panel.tsx'
import { type CoverageTarget, CoveragePanel } from './coverage/coverage-panel.tsx'
import { CriteriaDetails } from './criteria-details.tsx'
import { useCaseEditor } from './editing/use-case-editor.ts'
import { ResultNotices } from './result-notices.tsx'
import { type ConnectionBadgeState, ResultsActions, useSavedIndicator } from './results-actions.tsx'
import { FindingsContext, LimitGapsContext, useLimitGaps, useReview } from './review/case-findings.tsx'
import { type ActionCost, type WriterOptions, useCaseWriter } from './writing/use-case-writer.ts'
import { CaseWriterContext, WritingBar } from './writing/writing-controls.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { resultsTexts } from './texts.ts'

interface ResultsViewProps {
  open: boolean
  onClose: () => void
  /** Undefined when nothing valid came back. */
  result: GenerationResult | undefined
  connection: ConnectionBadgeState
  /** Whether the result was saved to the history, or why it was not. */
  saved?: boolean
  saveFailure?: string
  /** How many older versions had to go to save the result. */
  droppedVersions?: number
  /** Compares the result with its ticket. Without it, the result cannot be compared. */
  suite?: SuiteControls
  /** What the user can do about a failed save. */
  onRetrySave?: () => void
  onExport?: () => void
  /** The rules of the user's team, which the review checks. */
  houseRules?: HouseRules
  /** Completes a result whose run broke off. */
  onComplete?: () => void
  /** Controls of the export feature, for the whole result and for a single case. */
  exportControl?: ReactNode
  caseControl?: CaseControl
  /** Called with corrected cases, to save them; `timestamp` is the result's. Without it the cases are read-only. */
  onCasesChange?: (cases: TestCase[], timestamp: string) => void
  /** Called with what the writing of single cases cost, to keep it with the result. */
  onCost?: (cost: ActionCost, timestamp: string) => void
  /** Loads what is hidden from an AI outside the machine; undefined if nothing is. */
  loadRedaction?: WriterOptions['loadRedaction']
  /** Has cases written; by default, by the server. */
  writeCases?: typeof streamTestCases
}

/** The results view (docs/spec.md, section 2): error, empty or results mode. */
export function ResultsView(props: ResultsViewProps) {
  const { open, onClose, result } = props
  if (result === undefined || (result.error ?? '') !== '') {
    return (
      <Message
        onClose={onClose}
        open={open}
        text={result?.error || resultsTexts.noValidData}
        title={resultsTexts.errorTitle}
      />
    )
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

const noSentCases: readonly SentCase[] = []

type ResultsDialogProps = ResultsViewProps & { result: GenerationResult }

/** Results mode. Tiles, coverage and notices follow the corrections. */
function ResultsDialog({
  open,
  onClose,
  result,
  connection,
  saved = false,
  saveFailure,
  droppedVersions,
  suite: controls,
  onRetrySave,
  onExport,
  onComplete,
  exportControl,
  onCasesChange,
  onCost,
  writeCases,
  loadRedaction,
  houseRules,
}: ResultsDialogProps) {
  const { acceptanceCriteria: criteria, timestamp } = result
  const [layout, setLayout] = useState<CaseLayout>('cards')
  const [details, setDetails] = useState(false)
  const [coverageShown, setCoverageShown] = useState(false)
  const [target, setTarget] = useState<CoverageTarget>()
  const savedShown = useSavedIndicator(saved, open)
  const report = useCallback((cases: TestCase[]) => onCasesChange?.(cases, timestamp), [onCasesChange, timestamp])
  const editor = useCaseEditor(result.testCases, report)
  const cases = useDeferredValue(editor.cases)
  const matrix = useMemo(() => coverage(criteria, cases), [criteria, cases])
  const findings = useReview(result, cases, houseRules)
  const limitGaps = useLimitGaps(result, cases, findings)
  const openLimits = useMemo(
    () => stillOpen(result.openLimits ?? [], { title: result.title, acceptanceCriteria: criteria }, cases),
    [result, criteria, cases],
  )
  const writer = useCaseWriter({
    result,
    editor,
    findings,
    houseRules,
    loadRedaction,
    onCost: (cost) => onCost?.(cost, timestamp),
    ...(writeCases && { writeCases }),
  })
  const canWrite = onCasesChange !== undefined
  const suite = useMemo(() => suiteChanges(result, cases), [result, cases])
  const onStillRight = controls?.onStillRight
  const marks = useMemo(
    () => ({
      marks: suite.marks,
      onStillRight: onStillRight && ((caseId: string) => onStillRight(caseId, timestamp)),
    }),
    [suite, onStillRight, timestamp],
  )
  const corrected = useMemo(
    () => ({ ...result, testCases: cases, uncoveredCriterionIds: matrix.uncovered, openLimits }),
    [result, cases, matrix, openLimits],
  )

  return (
    <Dialog
      actions={
        <ResultsActions
          connection={connection}
          coverage={{
            shown: coverageShown,
            covered: criteria.length - matrix.uncovered.length,
            total: criteria.length,
            toggle: () => setCoverageShown(!coverageShown),
          }}
          details={{ shown: details, toggle: () => setDetails(!details) }}
          exportControl={exportControl}
          layout={layout}
          onLayoutChange={setLayout}
          savedShown={savedShown}
        />
      }
      description={<span className="font-mono">{result.ticketId}</span>}
      onClose={onClose}
      open={open}
      size="full"
      title={result.title || result.ticketTitle || result.ticketId}
    >
      <CaseWriterContext value={canWrite ? writer : undefined}>
        <div className="mx-auto max-w-[90rem] space-y-3">
          <SummaryTiles findings={findings} result={corrected} />
          <ResultNotices
            droppedVersions={droppedVersions}
            onComplete={onComplete}
            onExport={onExport}
            onRetrySave={onRetrySave}
            result={corrected}
            saveFailure={saveFailure}
          />
          {controls !== undefined && <ChangesPanel controls={controls} result={result} suite={suite} />}
          {details && <CriteriaDetails result={result} />}
          {coverageShown && (
            <CoveragePanel
              cases={cases}
              changes={suite}
              criteria={criteria}
              matrix={matrix}
              onTarget={setTarget}
              target={target}
            />
          )}
          <CaseMarksContext value={marks}>
            <FindingsContext value={findings}>
              <SentCasesContext value={result.sent ?? noSentCases}>
                <LimitGapsContext value={limitGaps}>
                  <CaseBrowser
                    editable={onCasesChange !== undefined}
                    editor={editor}
                    findings={findings}
                    layout={layout}
                    matrix={matrix}
                    onTarget={setTarget}
                    target={target}
                  />
                </LimitGapsContext>
              </SentCasesContext>
            </FindingsContext>
          </CaseMarksContext>
        </div>
        {canWrite && <WritingBar writer={writer} />}
      </CaseWriterContext>
    </Dialog>
  )
}
