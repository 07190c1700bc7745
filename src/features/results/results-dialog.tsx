import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { coverage } from '#domain/test-case/coverage.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { CaseBrowser, type CaseLayout } from './case-browser.tsx'
import { CoveragePanel } from './coverage/coverage-panel.tsx'
import type { CoverageTarget } from './coverage/coverage-target.ts'
import { CriteriaDetails } from './criteria-details.tsx'
import { useCaseEditor } from './editing/use-case-editor.ts'
import { ResultNotices } from './result-notices.tsx'
import { ResultsActions } from './results-actions.tsx'
import type { ResultsViewProps } from './results-view.tsx'
import { useSavedIndicator } from './saved-indicator.tsx'
import { SummaryTiles } from './summary-tiles.tsx'

type ResultsDialogProps = ResultsViewProps & { result: GenerationResult }

/** Results mode. What is told about the cases (tiles, coverage, notices) follows the corrections. */
export function ResultsDialog({ open, onClose, result, connection, saved = false, saveFailure, onRetrySave, onExport, onComplete, exportControl, onCasesChange }: ResultsDialogProps) {
  const { acceptanceCriteria: criteria, timestamp } = result
  const [layout, setLayout] = useState<CaseLayout>('cards')
  const [details, setDetails] = useState(false)
  const [coverageShown, setCoverageShown] = useState(false)
  const [target, setTarget] = useState<CoverageTarget>()
  const savedShown = useSavedIndicator(saved)
  const report = useCallback((cases: TestCase[]) => onCasesChange?.(cases, timestamp), [onCasesChange, timestamp])
  const editor = useCaseEditor(result.testCases, report)
  const cases = useDeferredValue(editor.cases)
  const matrix = useMemo(() => coverage(criteria, cases), [criteria, cases])
  const corrected = useMemo(() => ({ ...result, testCases: cases, uncoveredCriterionIds: matrix.uncovered }), [result, cases, matrix])

  return (
    <Dialog
      actions={
        <ResultsActions
          connection={connection}
          coverage={{ shown: coverageShown, covered: criteria.length - matrix.uncovered.length, total: criteria.length, toggle: () => setCoverageShown(!coverageShown) }}
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
      <div className="mx-auto max-w-[90rem] space-y-3">
        <SummaryTiles result={corrected} />
        <ResultNotices onComplete={onComplete} onExport={onExport} onRetrySave={onRetrySave} result={corrected} saveFailure={saveFailure} />
        {details && <CriteriaDetails result={result} />}
        {coverageShown && <CoveragePanel cases={cases} criteria={criteria} matrix={matrix} onTarget={setTarget} target={target} />}
        <CaseBrowser editable={onCasesChange !== undefined} editor={editor} layout={layout} matrix={matrix} onTarget={setTarget} target={target} />
      </div>
    </Dialog>
  )
}
