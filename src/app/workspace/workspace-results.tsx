import { useMemo } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { CopyCaseButton } from '#src/features/export/copy-buttons.tsx'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { ExportButton } from '#src/features/export/export-button.tsx'
import { failureOf } from '#src/features/history/use-history.ts'
import type { ConnectionBadgeState } from '#src/features/results/results-actions.tsx'
import { ResultsView } from '#src/features/results/results-view.tsx'
import type { TrackerConnection } from '#src/features/tracker/use-tracker-config.ts'
import { savedHouseRules } from '#src/storage/house-rules.ts'
import { useWorkspace } from './workspace-context.ts'

interface WorkspaceResultsProps {
  connection: TrackerConnection
  canExport: boolean | undefined
}

const badgeStates: Record<TrackerConnection['status'], ConnectionBadgeState> = {
  checking: 'connecting',
  connected: 'connected',
  not_connected: 'disconnected',
}

const caseControl = (testCase: TestCase) => <CopyCaseButton testCase={testCase} />

/** The results view with its controls from the tracker, history and export features. */
export function WorkspaceResults({ connection, canExport }: WorkspaceResultsProps) {
  const { result, resultShown, closeResult, correctCases, addCost, openExport, completeResult, history } =
    useWorkspace()
  const { saveState } = history
  const { id } = useSignedInUser()
  // A new object on every render would start the review again.
  const houseRules = useMemo(() => (resultShown ? savedHouseRules(id) : undefined), [id, resultShown])
  return (
    <ResultsView
      caseControl={caseControl}
      connection={badgeStates[connection.status]}
      houseRules={houseRules}
      exportControl={<ExportButton canExport={canExport} loadHistory={history.readAll} result={result ?? null} />}
      onCasesChange={correctCases}
      onCost={addCost}
      onClose={closeResult}
      onComplete={completeResult}
      onExport={canExport === false ? undefined : () => openExport('current')}
      onRetrySave={result === undefined ? undefined : () => void history.retry(result)}
      open={resultShown}
      result={result}
      saveFailure={failureOf(saveState, result)}
      saved={saveState?.kind === 'saved' && saveState.resultTimestamp === result?.timestamp}
    />
  )
}
