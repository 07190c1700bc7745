import { useCallback, useMemo, useState } from 'react'
import { markStillRight } from '#domain/changes/suite-changes.ts'
import { type UpdateProposal, applyUpdate } from '#domain/changes/update-suite.ts'
import { correctResult, restoreVersion } from '#domain/generation/correct-result.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { errorText } from '#src/backend/api-client.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { ticketNumber } from '#src/storage/history/entry.ts'
import { SendButton } from '#src/features/test-tools/send/send-button.tsx'
import { usePush } from '#src/features/test-tools/send/use-push.ts'
import { type SentCase, mergeSent } from '#domain/push/sent-case.ts'
import { CopyCaseButton } from '#src/features/export/copy-buttons.tsx'
import { ExportButton } from '#src/features/export/export-button.tsx'
import { failureOf } from '#src/features/history/use-history.ts'
import type { SuiteControls } from '#src/features/results/changes/changes-panel.tsx'
import { changeTexts, versionTexts } from '#src/features/results/changes/texts.ts'
import { UpdateReview } from '#src/features/results/changes/update-review.tsx'
import type { ConnectionBadgeState } from '#src/features/results/results-actions.tsx'
import { ResultsView } from '#src/features/results/results-view.tsx'
import type { TrackerConnection } from '#src/features/tracker/use-tracker-config.ts'
import { savedHouseRules } from '#src/storage/house-rules.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { fetchTicket } from './fetch-ticket.ts'
import { type Workspace, useWorkspace } from './workspace-context.ts'

interface WorkspaceResultsProps {
  connection: TrackerConnection
  canExport: boolean | undefined
  canGenerate: boolean | undefined
  /** Whether an update writes negative and edge cases too. */
  enrichment: () => boolean
  loadRedaction: () => Promise<RedactionOptions | undefined>
}

const badgeStates: Record<TrackerConnection['status'], ConnectionBadgeState> = {
  checking: 'connecting',
  connected: 'connected',
  not_connected: 'disconnected',
}

const noSentCases: SentCase[] = []

const caseControl = (testCase: TestCase) => <CopyCaseButton testCase={testCase} />

/** The results view with its controls from the tracker, history and export features. */
export function WorkspaceResults({
  connection,
  canExport,
  canGenerate,
  enrichment,
  loadRedaction,
}: WorkspaceResultsProps) {
  const workspace = useWorkspace()
  const { result, resultShown, closeResult, amendResult, addCost, openExport, completeResult, history, proposal } =
    workspace
  const correctCases = useCallback(
    (testCases: TestCase[], timestamp: string) =>
      amendResult(timestamp, (current) => correctResult(current, testCases)),
    [amendResult],
  )
  const { saveState } = history
  const { id } = useSignedInUser()
  // A new object on every render would start the review again.
  const houseRules = useMemo(() => (resultShown ? savedHouseRules(id) : undefined), [id, resultShown])
  const config = connection.status === 'connected' ? connection.config : undefined
  const suite = useSuite(workspace, config)
  const push = usePush({
    sent: result?.sent ?? noSentCases,
    onSent: (records, timestamp) =>
      workspace.amendResult(timestamp, (current) => ({ ...current, sent: mergeSent(current.sent, records) })),
  })
  const update = (): void => {
    if (result === undefined || config === undefined) return
    close()
    workspace.run.update(result, {
      config,
      enrichment: enrichment(),
      loadHouseRules: () => Promise.resolve(savedHouseRules(id)),
      loadRedaction,
    })
  }
  const canUpdate =
    config !== undefined && canGenerate !== false && !workspace.run.isGenerating && result?.unfinished === undefined
  // Its run is counted, so it waits until it is accepted or discarded.
  const pending = proposal?.result.timestamp === result?.timestamp ? proposal : undefined
  const isSaved = saveState?.kind === 'saved' && saveState.resultTimestamp === result?.timestamp

  function close(): void {
    suite.forget()
    closeResult()
  }

  return (
    <>
      <ResultsView
        caseControl={caseControl}
        connection={badgeStates[connection.status]}
        droppedVersions={isSaved ? saveState.droppedVersions : undefined}
        exportControl={
          <>
            {result !== undefined && (
              <SendButton
                canExport={canExport}
                fetchTicketNumber={config && (async () => ticketNumber(await fetchTicket(result.ticketId, config)))}
                push={push}
                result={result}
                tracker={config}
                userId={id}
              />
            )}
            <ExportButton canExport={canExport} loadHistory={history.readAll} result={result ?? null} />
          </>
        }
        houseRules={houseRules}
        onCasesChange={correctCases}
        onClose={close}
        onCost={addCost}
        loadRedaction={loadRedaction}
        onComplete={completeResult}
        onExport={canExport === false ? undefined : () => openExport('current')}
        onRetrySave={result === undefined ? undefined : () => void history.retry(result)}
        // Two dialogs that open at once would take the focus from each other.
        open={resultShown && pending === undefined}
        result={result}
        saveFailure={failureOf(saveState, result)}
        saved={isSaved}
        suite={{ ...suite.controls, onUpdate: canUpdate ? update : undefined }}
      />
      {resultShown && pending !== undefined && (
        <UpdateReview
          onAccept={(taken) => suite.accept(pending, taken)}
          onClose={close}
          onDiscard={workspace.dismissProposal}
          proposal={pending}
        />
      )}
      {suite.opened !== undefined && (
        <ResultsView
          caseControl={caseControl}
          connection={badgeStates[connection.status]}
          exportControl={<ExportButton canExport={canExport} loadHistory={history.readAll} result={suite.opened} />}
          onClose={suite.closeVersion}
          open
          result={{ ...suite.opened, title: versionTexts.openTitle(suite.opened.title) }}
        />
      )}
    </>
  )
}

/** Comparing, updating and undoing, for the result that is shown. */
function useSuite(workspace: Workspace, config: TrackerConfig | undefined) {
  const { result, history, amendResult, dismissProposal, openedFromHistory } = workspace
  const [outcome, setOutcome] = useState<{ timestamp: string; kind: 'updated' | 'restored' }>()
  const [opened, setOpened] = useState<GenerationResult>()
  const fetchIssue = useMemo(() => config && ((ticketId: string) => fetchTicket(ticketId, config)), [config])

  function restore(version: GenerationResult): void {
    amendResult(version.timestamp, (current) => restoreVersion(current, version), { kind: 'restore' })
    setOutcome({ timestamp: version.timestamp, kind: 'restored' })
  }

  const controls: Omit<SuiteControls, 'onUpdate'> = {
    fetchIssue,
    failureText,
    checkAtOnce: openedFromHistory?.timestamp === result?.timestamp ? openedFromHistory?.at : undefined,
    onChecked: (check, timestamp) => amendResult(timestamp, (current) => ({ ...current, check })),
    onStillRight: (caseId, timestamp) => amendResult(timestamp, (current) => markStillRight(current, caseId)),
    outcome: outcome?.timestamp === result?.timestamp ? outcome?.kind : undefined,
    versions: {
      load: history.versionsOf,
      onOpen: setOpened,
      onRestore: restore,
      async undo() {
        const [latest] = result === undefined ? [] : await history.versionsOf(result)
        const version = latest?.read()
        if (version !== undefined) restore(version)
      },
    },
  }

  function accept(proposal: UpdateProposal, taken: ReadonlySet<string>): void {
    const { timestamp } = proposal.result
    const count = (state: string) =>
      proposal.changes.filter(({ change }) => change.state === state && taken.has(change.id)).length
    amendResult(timestamp, (current) => applyUpdate({ ...proposal, result: current }, taken), {
      kind: 'update',
      edited: count('edited'),
      added: count('new'),
      gone: count('gone'),
    })
    dismissProposal()
    setOutcome({ timestamp, kind: 'updated' })
  }

  return { controls, accept, opened, closeVersion: () => setOpened(undefined), forget: () => setOutcome(undefined) }
}

function failureText(error: unknown): string {
  return errorText(error, changeTexts.failed)
}
