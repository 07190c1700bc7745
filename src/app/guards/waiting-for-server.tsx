import { MessagePage } from '#src/components/layout/message-page.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useAuth } from '#src/features/auth/session.tsx'
import { appTexts } from '../texts.ts'
import { useOnline } from '../use-online.ts'

/** Shown while a stored session cannot be renewed, because the user may still be signed in. */
export function WaitingForServer() {
  const { retry, logOut } = useAuth()
  const online = useOnline()
  const texts = appTexts.waiting
  return (
    <MessagePage
      actions={
        <>
          <Button onClick={retry}>{texts.retry}</Button>
          <Button onClick={() => void logOut()} variant="secondary">
            {appTexts.layout.logOut}
          </Button>
        </>
      }
      title={online ? texts.unreachableTitle : texts.offlineTitle}
    >
      <p>{online ? texts.unreachableText : texts.offlineText}</p>
    </MessagePage>
  )
}
