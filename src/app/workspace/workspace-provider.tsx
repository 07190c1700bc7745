import { type ReactNode, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/auth-context.ts'
import { useGenerationRun } from '#src/features/generation/use-generation-run.ts'
import { useHistory } from '#src/features/history/use-history.ts'
import { WorkspaceContext } from './workspace-context.ts'

/** Another user starts with nothing of the one before. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const { id } = useSignedInUser()
  return (
    <UserWorkspace key={id} userId={id}>
      {children}
    </UserWorkspace>
  )
}

function UserWorkspace({ userId, children }: { userId: string; children: ReactNode }) {
  const userInfo = useUserInfo(userId)
  const history = useHistory(userId)
  const [link, setLink] = useState('')
  const [result, setResult] = useState<GenerationResult>()
  const [resultShown, setResultShown] = useState(false)

  const run = useGenerationRun({
    onResult(next) {
      setResult(next)
      setResultShown(true)
      void history.save(next)
    },
    onFinalize() {
      userInfo.addRuns()
      return userInfo.refresh({ force: true })
    },
  })

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
    }),
    [link, run, history, result, resultShown],
  )
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>
}
