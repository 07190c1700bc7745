import { Button } from '#src/components/ui/button.tsx'
import { useAuth } from '#src/features/auth/session.tsx'
import { appTexts } from '../texts.ts'

export function LogOutButton() {
  const { logOut, leaving } = useAuth()
  return (
    <Button busy={leaving} onClick={() => void logOut()} size="sm" variant="secondary">
      {appTexts.layout.logOut}
    </Button>
  )
}
