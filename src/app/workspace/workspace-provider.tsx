import { type ReactNode, lazy, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UpdateProposal } from '#domain/changes/update-suite.ts'
import type { ExportScope } from '#domain/export/export-scope.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { paths } from '#src/config/paths.ts'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { useGenerationRun } from '#src/features/generation/use-generation-run.ts'
import type { ActionCost } from '#src/features/results/writing/use-case-writer.ts'
import { useTicketPreview } from '#src/features/generation/use-ticket-preview.ts'
import { useHistory } from '#src/features/history/use-history.ts'
import { keepTypedLink, readTypedLink } from '#src/storage/typed-link.ts'
import { type Workspace, WorkspaceContext } from './workspace-context.ts'
import { WhenOpened } from './when-opened.tsx'

/** Loads the results view, which is not needed before there is a result. */
export const loadResults = () => import('./workspace-results.tsx')

const loadHistory = async () => ({ default: (await import('./workspace-history.tsx')).WorkspaceHistory })
const WorkspaceHistory = lazy(loadHistory)
const WorkspaceQueue = lazy(async () => ({ default: (await import('./workspace-queue.tsx')).WorkspaceQueue }))
const ExportDialog = lazy(async () => ({
  default: (await import('#src/features/export/export-dialog.tsx')).ExportDialog,
}))

/** The key drops all state of the previous user. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const { id, email } = useSignedInUser()
  return (
    <UserWorkspace email={email} key={id} userId={id}>
      {children}
    </UserWorkspace>
  )
}

interface UserWorkspaceProps {
  userId: string
  email: string | undefined
  children: ReactNode
}

function UserWorkspace({ userId, email, children }: UserWorkspaceProps) {
  const userInfo = useUserInfo(userId)
  const history = useHistory(userId, email)
  const navigate = useNavigate()
  const [link, setLink] = useState(() => readTypedLink(userId))
  const preview = useTicketPreview(userId)
  const [result, setResult] = useState<GenerationResult>()
  /** The same without waiting for a render: an answer that changes the result can arrive just after a new one. */
  const latest = useRef<GenerationResult>(undefined)
  /** The result that the latest run left incomplete. Loading another result keeps it. */
  const [broken, setBroken] = useState<GenerationResult>()
  const [proposal, setProposal] = useState<UpdateProposal>()
  const [openedFromHistory, setOpenedFromHistory] = useState<Workspace['openedFromHistory']>()
  const [resultShown, setResultShown] = useState(false)
  const [historyOpen, setHistoryOpen] = useState(false)
  const [exportScope, setExportScope] = useState<ExportScope>()
  const [queueOpen, setQueueOpen] = useState(false)

  useEffect(() => keepTypedLink(userId, link), [userId, link])

  const replaceResult = useCallback((next: GenerationResult) => {
    latest.current = next
    setResult(next)
  }, [])

  const run = useGenerationRun({
    prepare() {
      // So that the history can be opened even if the connection breaks during the run.
      void loadHistory().catch(() => undefined)
      return Promise.all([history.parts(), loadResults()])
    },
    onIncomplete: (partial) => void history.correct(partial),
    onResult(next) {
      replaceResult(next)
      setBroken(next.unfinished === undefined ? undefined : next)
      // The dashboard offers the result of a run that broke off below the error. One that lacks some criteria is shown.
      setResultShown(next.unfinished === undefined || next.unfinished.request.criterionIds !== undefined)
      // A completed result may contain corrections, so it updates its entry. Its run is already counted.
      const known = next.timestamp === result?.timestamp || next.timestamp === broken?.timestamp
      void (known || next.unfinished !== undefined ? history.correct(next) : history.save(next))
      if (!known) userInfo.addRuns()
    },
    onProposal(next) {
      setProposal(next)
      if (latest.current?.timestamp !== next.result.timestamp) replaceResult(next.result)
      setResultShown(true)
      if (next.spentRun) userInfo.addRuns()
    },
    onFinalize: () => userInfo.refresh({ force: true }),
  })

  const amendResult = useCallback<Workspace['amendResult']>(
    (timestamp, amend, replaced) => {
      // A replaced view still reports its last corrections. They must not overwrite the new result.
      if (latest.current?.timestamp !== timestamp) return
      const amended = amend(latest.current)
      replaceResult(amended)
      setBroken((left) => (left?.timestamp === timestamp ? amended : left))
      void (replaced === undefined ? history.correct(amended) : history.replace(amended, replaced))
    },
    [replaceResult, history],
  )
  const addCost = useCallback(
    ({ runId, tokensUsed = 0 }: ActionCost, timestamp: string) => {
      amendResult(timestamp, (current) => ({
        ...current,
        ...(runId !== undefined && { runId }),
        ...(tokensUsed > 0 && { tokensUsed: (current.tokensUsed ?? 0) + tokensUsed }),
      }))
      if (runId === undefined) return
      userInfo.addRuns()
      void userInfo.refresh({ force: true }).catch(() => undefined)
    },
    [amendResult, userInfo],
  )

  function completion(incomplete: GenerationResult | undefined): (() => void) | undefined {
    if (incomplete?.unfinished === undefined || run.isGenerating) return undefined
    return () => {
      setBroken(incomplete)
      setResultShown(false)
      run.complete(incomplete)
    }
  }

  /** docs/spec.md section 2, Private layout. */
  async function load(loaded: GenerationResult, entryId: string, compare: boolean): Promise<void> {
    void history.remember(loaded, entryId)
    setOpenedFromHistory(compare ? { timestamp: loaded.timestamp, at: performance.now() } : undefined)
    replaceResult(loaded)
    setResultShown(true)
    setHistoryOpen(false)
    await navigate(paths.dashboard)
    window.scrollTo({ top: 0 })
  }

  const workspace: Workspace = {
    link,
    setLink(next) {
      setLink(next)
      preview.close(next)
    },
    run,
    preview,
    history,
    result,
    resultShown,
    showResult: () => setResultShown(true),
    closeResult: () => setResultShown(false),
    addCost,
    amendResult,
    proposal,
    dismissProposal: () => setProposal(undefined),
    openedFromHistory,
    openEntry: (loaded, entryId, compare) => void load(loaded, entryId, compare),
    completeResult: completion(result),
    completeBroken: completion(broken),
    openHistory: () => setHistoryOpen(true),
    openQueue: () => setQueueOpen(true),
    openExport: setExportScope,
  }
  return (
    <WorkspaceContext value={workspace}>
      {children}
      <WhenOpened onClose={() => setHistoryOpen(false)} open={historyOpen}>
        <WorkspaceHistory
          canExport={userInfo.info?.canExport}
          history={history}
          onClose={() => setHistoryOpen(false)}
          onExport={() => setExportScope('history')}
          onLoad={(loaded, entryId) => void load(loaded, entryId, true)}
          open={historyOpen}
        />
      </WhenOpened>
      <WhenOpened onClose={() => setQueueOpen(false)} open={queueOpen}>
        <WorkspaceQueue
          history={history}
          onClose={() => setQueueOpen(false)}
          onLoad={(loaded, entryId) => {
            setQueueOpen(false)
            void load(loaded, entryId, false)
          }}
          onTicketEnd={() => void userInfo.refresh({ force: true }).catch(() => undefined)}
          open={queueOpen}
          text={link}
          userId={userId}
          userInfo={userInfo.info}
        />
      </WhenOpened>
      <WhenOpened onClose={() => setExportScope(undefined)} open={exportScope !== undefined}>
        <ExportDialog
          canExport={userInfo.info?.canExport}
          loadHistory={history.readAll}
          onOpenChange={(open) => !open && setExportScope(undefined)}
          open={exportScope !== undefined}
          result={result ?? null}
          startWith={exportScope}
        />
      </WhenOpened>
    </WorkspaceContext>
  )
}
