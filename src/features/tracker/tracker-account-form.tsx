import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import type { CredentialVault } from '#src/storage/vault/vault.ts'
import { FormReport } from './form-report.tsx'
import { trackerTexts } from './texts.ts'
import { TokenHelp } from './token-help.tsx'
import type { StartingPoint } from './use-starting-point.ts'
import { useTrackerForm } from './use-tracker-form.ts'

interface TrackerAccountFormProps {
  userId: string
  vault: CredentialVault
  start: StartingPoint
}

export function TrackerAccountForm({ userId, vault, start }: TrackerAccountFormProps) {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const form = useTrackerForm({ userId, vault, start, onSaved: () => toast(trackerTexts.saved) })
  const busy = form.busy !== undefined
  const element = useRef<HTMLFormElement>(null)

  // A refused save leads to the first field that needs the user.
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.refusals])

  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.save()
  }

  function clear(): void {
    setAsking(false)
    void form.clear()
  }

  return (
    <form className="max-w-[40rem] space-y-4" noValidate onSubmit={submit} ref={element}>
      {form.report === undefined && start.origin === 'draft' && <Alert variant="info">{trackerTexts.draftRestored}</Alert>}
      {form.report === undefined && start.origin === 'unreadable' && <Alert variant="warning">{trackerTexts.unreadable}</Alert>}
      <Field error={form.errors.baseUrl} label={trackerTexts.baseUrl}>
        <TextInput
          autoComplete="url"
          disabled={busy}
          inputMode="url"
          name="baseUrl"
          onChange={(event) => form.change('baseUrl', event.target.value)}
          placeholder={trackerTexts.baseUrlPlaceholder}
          spellCheck={false}
          value={form.config.baseUrl}
        />
      </Field>
      <Field error={form.errors.email} hint={trackerTexts.emailHint} label={trackerTexts.email}>
        <TextInput
          autoComplete="email"
          disabled={busy}
          name="email"
          onChange={(event) => form.change('email', event.target.value)}
          type="email"
          value={form.config.email}
        />
      </Field>
      <Field error={form.errors.apiToken} label={trackerTexts.apiToken}>
        <PasswordInput
          autoComplete="off"
          className="font-mono"
          disabled={busy}
          name="apiToken"
          onChange={(event) => form.change('apiToken', event.target.value)}
          revealName={trackerTexts.revealToken}
          value={form.config.apiToken}
        />
      </Field>
      <TokenHelp />
      {!form.draftKept && <Alert variant="warning">{trackerTexts.draftFailed}</Alert>}
      {form.report !== undefined && <FormReport report={form.report} />}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} type="submit">
          {form.busy === undefined ? trackerTexts.save : trackerTexts[form.busy]}
        </Button>
        <Button disabled={busy} onClick={() => setAsking(true)} variant="secondary">
          {trackerTexts.clear}
        </Button>
      </div>
      <ConfirmDialog
        confirmLabel={trackerTexts.clear}
        onCancel={() => setAsking(false)}
        onConfirm={clear}
        open={asking}
        question={trackerTexts.clearQuestion}
        title={trackerTexts.clearTitle}
      />
    </form>
  )
}
