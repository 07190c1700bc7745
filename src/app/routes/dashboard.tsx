import { type ComponentType, Suspense, lazy } from 'react'
import { planOf } from '#domain/plans/plans.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Card } from '#src/components/ui/panel.tsx'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useAuth, useSignedInUser } from '#src/features/auth/session.tsx'
import { CasesSoFar, CriteriaFound, RunProgress } from '#src/features/generation/run-progress.tsx'
import { HowItWorks } from '#src/features/generation/how-it-works.tsx'
import type { PreviewPanelProps } from '#src/features/generation/preview-panel.tsx'
import { RunProblemBox } from '#src/features/generation/run-problem-box.tsx'
import { generationTexts } from '#src/features/generation/texts.ts'
import { TicketForm } from '#src/features/generation/ticket-form.tsx'
import { LatestResult } from '#src/features/results/latest-result.tsx'
import { ConnectionStatus } from '#src/features/tracker/connection-status.tsx'
import { useTrackerConfig } from '#src/features/tracker/use-tracker-config.ts'
import { enableEnrichmentItem } from '#src/storage/preferences.ts'
import { failureOf } from '#src/features/history/use-history.ts'
import { useWorkspace } from '../workspace/workspace-context.ts'
import { WhenOpened } from '../workspace/when-opened.tsx'
import { loadResults } from '../workspace/workspace-provider.tsx'

const WorkspaceResults = lazy(async () => ({ default: (await loadResults()).WorkspaceResults }))

/** A notice that could not be loaded is left out. */
const KnownTicket = lazy(() =>
  import('../workspace/known-ticket.tsx').then(
    ({ KnownTicket: notice }) => ({ default: notice }),
    () => ({ default: () => null }),
  ),
)
/** Without it, everything else still works. */
const PreviewPanel = lazy(() => import('#src/features/generation/preview-panel.tsx').then(previewPart, noPart))

function previewPart(loaded: { PreviewPanel: ComponentType<PreviewPanelProps> }) {
  return { default: loaded.PreviewPanel }
}

function noPart(): { default: ComponentType<PreviewPanelProps> } {
  return { default: () => null }
}

/** For the placeholder until a tracker account is connected. */
const exampleSite = 'https://your-company.atlassian.net'

export function DashboardRoute() {
  const { id } = useSignedInUser()
  const { logOut } = useAuth()
  const { info } = useUserInfo(id)
  const connection = useTrackerConfig(id)
  const {
    preview,
    run,
    link,
    setLink,
    openQueue,
    result,
    resultShown,
    showResult,
    closeResult,
    completeResult,
    completeBroken,
    history,
  } = useWorkspace()
  const config = connection.status === 'connected' ? connection.config : undefined

  function wantsEnrichment(): boolean {
    return info !== undefined && planOf(info.user.role)?.enrichment === true && enableEnrichmentItem.read()
  }

  // An AI of which the server says nothing counts as outside.
  const outside = info?.ai?.outside !== false

  /** What is hidden from the AI: nothing if it is on this machine. */
  async function loadRedaction(shown: string[] = []) {
    if (!outside) return undefined
    return (await import('#src/storage/redaction.ts')).hiddenFromAi(id, shown)
  }

  function generate(): void {
    if (config === undefined || info?.canGenerate === false) return
    preview.stopLoading()
    run.start({
      link,
      config,
      prepared: preview.prepared(link),
      enrichment: wantsEnrichment(),
      loadHouseRules: () => import('#src/storage/house-rules.ts').then(({ savedHouseRules }) => savedHouseRules(id)),
      loadRedaction: () => loadRedaction(preview.ticket?.link === link.trim() ? preview.ticket.shown : []),
    })
  }

  // The results view shows the criteria of a result.
  const showsReading = run.isGenerating || run.problem !== undefined || run.cancelled === true

  return (
    <div className="space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl">{generationTexts.headline}</h1>
        <ConnectionStatus connection={connection} />
      </header>
      <Card className="space-y-4 p-5">
        <TicketForm
          canGenerate={info?.canGenerate}
          connected={config !== undefined}
          link={link}
          monthlyRuns={info?.limits.testCases}
          onGenerate={generate}
          onLinkChange={setLink}
          onSeveral={openQueue}
          onLinkEntered={(entered) => config !== undefined && preview.open(entered, config)}
          running={run.isGenerating}
          siteUrl={config?.baseUrl ?? exampleSite}
        />
        {config !== undefined && link.trim() !== '' && (
          <Suspense fallback={null}>
            <KnownTicket config={config} hidden={run.isGenerating} link={link} />
          </Suspense>
        )}
        {run.isGenerating && <RunProgress onCancel={run.cancel} progress={run.progress} />}
        {run.isGenerating && <CasesSoFar cases={run.written} />}
        {run.problem !== undefined && (
          <RunProblemBox
            left={run.left}
            onLogIn={() => void logOut()}
            onRetry={run.retryUpdate ?? (run.left > 0 ? completeBroken : config === undefined ? undefined : generate)}
            problem={run.problem}
          />
        )}
        {run.cancelled === true && (
          <Alert title={generationTexts.cancelled} variant="info">
            {run.left > 0 ? generationTexts.left(run.left) : generationTexts.freeCancels}
          </Alert>
        )}
        {!run.isGenerating && result !== undefined && (
          <LatestResult
            onComplete={completeResult}
            onShow={showResult}
            result={result}
            saveFailure={failureOf(history.saveState, result)}
          />
        )}
      </Card>
      {!run.isGenerating && (preview.loading || preview.problem !== undefined || preview.ticket !== undefined) && (
        <Suspense fallback={null}>
          <PreviewPanel outside={outside} preview={preview} userId={id} />
        </Suspense>
      )}
      {showsReading &&
        preview.ticket === undefined &&
        run.reading !== undefined &&
        run.reading.finding.criteria.length > 0 && (
          <CriteriaFound criteria={run.reading.finding.criteria} ticket={run.reading.ticket} />
        )}
      <HowItWorks />
      <WhenOpened onClose={closeResult} open={resultShown}>
        <WorkspaceResults
          loadRedaction={() => loadRedaction()}
          canExport={info?.canExport}
          canGenerate={info?.canGenerate}
          connection={connection}
          enrichment={wantsEnrichment}
        />
      </WhenOpened>
    </div>
  )
}
