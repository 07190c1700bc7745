import { type ReactNode, lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ExportScope } from '#domain/export/export-scope.ts'
import { correctResult } from '#domain/generation/correct-result.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { paths } from '#src/config/paths.ts'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { readHistory } from '#src/features/export/read-history.ts'
import { useGenerationRun } from '#src/features/generation/use-generation-run.ts'
import { useHistory } from '#src/features/history/use-history.ts'
import { keepTypedLink, readTypedLink } from '#src/storage/typed-link.ts'
import { loadResults } from './load-results.ts'
import { WorkspaceContext } from './workspace-context.ts'
import { WhenOpened } from './when-opened.tsx'

const loadHistory = async () => ({ default: (await import('./workspace-history.tsx')).WorkspaceHistory })
const WorkspaceHistory = lazy(loadHistory)
const ExportDialog = lazy(async () => ({ default: (await import('#src/features/export/export-dialog.tsx')).ExportDialog }))

/** Another user starts with nothing of the one before. */
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
  const [result, setResult] = useState<GenerationResult>()
  /** The result that the latest run left incomplete, whatever is looked at meanwhile. */
  const [broken, setBroken] = useState<GenerationResult>()
  const [resultShown, setResultShown] = useState(false)
  const [historyOpen, setHistoryOpen] = useState(false)
  const [exportScope, setExportScope] = useState<ExportScope>()

  useEffect(() => keepTypedLink(userId, link), [userId, link])

  const { parts } = history
  const run = useGenerationRun({
    prepare: useCallback(() => {
      // Not needed for the run, but for whoever loses the connection during it and looks for what there was before.
      void loadHistory().catch(() => undefined)
      return Promise.all([parts(), loadResults()])
    }, [parts]),
    onIncomplete: (partial) => void history.correct(partial),
    onResult(next) {
      setResult(next)
      setBroken(next.unfinished === undefined ? undefined : next)
      // An incomplete result waits below what went wrong.
      setResultShown(next.unfinished === undefined)
      // A result that is completed later may hold corrections: those are nobody's duplicate, and its run is counted already.
      const known = next.timestamp === result?.timestamp || next.timestamp === broken?.timestamp
      void (known || next.unfinished !== undefined ? history.correct(next) : history.save(next))
      if (!known) userInfo.addRuns()
    },
    onFinalize: () => userInfo.refresh({ force: true }),
  })

  const correctCases = useCallback(
    (testCases: TestCase[], timestamp: string) => {
      if (result?.timestamp !== timestamp) return
      const corrected = correctResult(result, testCases)
      // A view that is replaced hands on its last corrections: they go to their entry, not over the new result.
      setResult((shown) => (shown?.timestamp === timestamp ? corrected : shown))
      setBroken((left) => (left?.timestamp === timestamp ? corrected : left))
      void history.correct(corrected)
    },
    [result, history],
  )

  const [completeResult, completeBroken] = useMemo(() => {
    const completing = (incomplete: GenerationResult | undefined) => {
      if (incomplete?.unfinished === undefined || run.isGenerating) return undefined
      return () => {
        setBroken(incomplete)
        setResultShown(false)
        run.complete(incomplete)
      }
    }
    return [completing(result), completing(broken)]
  }, [result, broken, run])

  /** Spec section 2, Private layout: shown on the dashboard, from its top. */
  async function load(loaded: GenerationResult, entryId: string): Promise<void> {
    void history.remember(loaded, entryId)
    setResult(loaded)
    setResultShown(true)
    setHistoryOpen(false)
    await navigate(paths.dashboard)
    window.scrollTo({ top: 0 })
  }

  const workspace = useMemo(
    () => ({
      link,
      setLink,
      run,
      history,
      result,
      resultShown,
      showResult: () => setResultShown(true),
      closeResult: () => setResultShown(false),
      correctCases,
      completeResult,
      completeBroken,
      openHistory: () => setHistoryOpen(true),
      openExport: setExportScope,
    }),
    [link, run, history, result, resultShown, correctCases, completeResult, completeBroken],
  )
  return (
    <WorkspaceContext value={workspace}>
      {children}
      <WhenOpened onClose={() => setHistoryOpen(false)} open={historyOpen}>
        <WorkspaceHistory
          canExport={userInfo.info?.canExport}
          history={history}
          onClose={() => setHistoryOpen(false)}
          onExport={() => setExportScope('history')}
          onLoad={(loaded, entryId) => void load(loaded, entryId)}
          open={historyOpen}
        />
      </WhenOpened>
      <WhenOpened onClose={() => setExportScope(undefined)} open={exportScope !== undefined}>
        <ExportDialog
          canExport={userInfo.info?.canExport}
          loadHistory={async () => readHistory((await history.parts()).store)}
          onOpenChange={(open) => !open && setExportScope(undefined)}
          open={exportScope !== undefined}
          result={result ?? null}
          startWith={exportScope}
        />
      </WhenOpened>
    </WorkspaceContext>
  )
}
