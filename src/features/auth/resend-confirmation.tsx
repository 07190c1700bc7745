import { useState } from 'react'
import { resendConfirmation } from '#src/backend/auth.ts'
import { Button } from '#src/components/ui/button.tsx'
import { localized } from '#src/messages/localized.ts'
import { loginTexts } from './texts.ts'

/** Asks for the confirmation e-mail once more, and says what came of it. */
export function ResendConfirmation({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string>()

  async function resend(): Promise<void> {
    setBusy(true)
    const result = await resendConfirmation(email).catch(() => undefined)
    setBusy(false)
    setOutcome(result?.ok === true ? loginTexts.resent : result?.reason.message || loginTexts.resendFailed)
  }

  return (
    <div>
      <Button busy={busy} onClick={() => void resend()} size="sm" variant="secondary">
        {loginTexts.resend}
      </Button>
      <p aria-live="polite">{outcome !== undefined && localized(outcome)}</p>
    </div>
  )
}
