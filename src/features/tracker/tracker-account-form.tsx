import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkTrackerConfig } from '#domain/ticket/tracker-config.ts'
import { errorText, testCredentials } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions } from '#src/components/ui/form.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { localized } from '#src/messages/localized.ts'
import { type TrackerConfig, emptyTrackerConfig, trackerConfigSchema } from '#src/storage/vault/tracker-config.ts'
import type { CredentialVault } from '#src/storage/vault/tracker-config.ts'
import { tokenHelpTexts, tokenPage, trackerTexts } from './texts.ts'

/** What the form shows first, and where it was found. */
export interface InitialConfig {
  config: TrackerConfig
  origin: 'draft' | 'saved' | 'nothing' | 'unreadable'
}

const fieldNames = ['baseUrl', 'email', 'apiToken'] as const

const formSchema = trackerConfigSchema.transform(trimmed).superRefine((config, context) => {
  const problems = checkTrackerConfig(config)
  for (const field of fieldNames) {
    const message = problems[field]
    if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
  }
})

function trimmed({ baseUrl, email, apiToken }: TrackerConfig): TrackerConfig {
  return { baseUrl: baseUrl.trim().replace(/\/+$/, ''), email: email.trim(), apiToken: apiToken.trim() }
}

/** The result of the last save or clear. It stays on the page, because the toast alone is easy to miss. */
type Outcome =
  | { kind: 'connected'; name: string }
  | { kind: 'test_failed'; message: string }
  | { kind: 'not_saved'; message: string }
  | { kind: 'cleared' }

interface TrackerAccountFormProps {
  userId: string
  vault: CredentialVault
  initial: InitialConfig
}

/** Keeps every change as a draft. Saving stores the account, then tests the connection (docs/spec.md section 4, Settings). */
export function TrackerAccountForm({ userId, vault, initial }: TrackerAccountFormProps) {
  const toast = useToast()
  const [testing, setTesting] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [draftKept, setDraftKept] = useState(true)
  const [askingToClear, setAskingToClear] = useState(false)
  const form = useForm({ ...formOptions, resolver: zodResolver(formSchema), defaultValues: initial.config })
  const busy = form.formState.isSubmitting
  const baseUrl = formField(form, 'baseUrl', busy)
  const email = formField(form, 'email', busy)
  const apiToken = formField(form, 'apiToken', busy)

  function keepDraft(): void {
    void vault.save('trackerDraft', userId, form.getValues()).then((kept) => setDraftKept(kept.ok))
  }

  async function submit(config: TrackerConfig): Promise<void> {
    setOutcome(undefined)
    for (const field of fieldNames) form.setValue(field, config[field])
    const saved = await vault.save('trackerConfig', userId, config)
    if (!saved.ok) {
      setOutcome({ kind: 'not_saved', message: localized(saved.reason) })
      return
    }
    vault.remove('trackerDraft', userId)
    setTesting(true)
    setOutcome(await testConnection(config))
    setTesting(false)
    toast(trackerTexts.saved)
  }

  async function clear(): Promise<void> {
    setAskingToClear(false)
    await vault.clear(userId)
    form.reset(emptyTrackerConfig)
    setOutcome({ kind: 'cleared' })
  }

  return (
    <Form className="max-w-[40rem] space-y-4" form={form} onChange={keepDraft} onSubmit={submit}>
      {outcome === undefined && initial.origin === 'draft' && (
        <Alert variant="info">{trackerTexts.draftRestored}</Alert>
      )}
      {outcome === undefined && initial.origin === 'unreadable' && (
        <Alert variant="warning">{trackerTexts.unreadable}</Alert>
      )}
      <Field error={baseUrl.error} label={trackerTexts.baseUrl}>
        <TextInput
          {...baseUrl.input}
          autoComplete="url"
          inputMode="url"
          placeholder={trackerTexts.baseUrlPlaceholder}
          spellCheck={false}
        />
      </Field>
      <Field error={email.error} hint={trackerTexts.emailHint} label={trackerTexts.email}>
        <TextInput {...email.input} autoComplete="email" type="email" />
      </Field>
      <Field error={apiToken.error} label={trackerTexts.apiToken}>
        <PasswordInput
          {...apiToken.input}
          autoComplete="off"
          className="font-mono"
          revealName={trackerTexts.revealToken}
        />
      </Field>
      <TokenHelp />
      {!draftKept && <Alert variant="warning">{trackerTexts.draftFailed}</Alert>}
      {outcome !== undefined && <OutcomeAlert outcome={outcome} />}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} type="submit">
          {testing ? trackerTexts.testing : busy ? trackerTexts.saving : trackerTexts.save}
        </Button>
        <Button disabled={busy} onClick={() => setAskingToClear(true)} variant="secondary">
          {trackerTexts.clear}
        </Button>
      </div>
      <ConfirmDialog
        confirmLabel={trackerTexts.clear}
        onCancel={() => setAskingToClear(false)}
        onConfirm={() => void clear()}
        open={askingToClear}
        question={trackerTexts.clearQuestion}
        title={trackerTexts.clearTitle}
      />
    </Form>
  )
}

async function testConnection(config: TrackerConfig): Promise<Outcome> {
  try {
    const { account } = await testCredentials(config)
    return { kind: 'connected', name: account.displayName }
  } catch (error) {
    return { kind: 'test_failed', message: localized(errorText(error, trackerTexts.testFailed)) }
  }
}

function OutcomeAlert({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'connected':
      return <Alert variant="success">{trackerTexts.connectedAs(outcome.name)}</Alert>
    case 'test_failed':
      return (
        <Alert title={trackerTexts.testFailed} variant="error">
          {outcome.message !== trackerTexts.testFailed && <p>{outcome.message}</p>}
          <p>{trackerTexts.savedAnyway}</p>
        </Alert>
      )
    case 'not_saved':
      return (
        <Alert title={trackerTexts.saveFailed} variant="error">
          {outcome.message}
        </Alert>
      )
    case 'cleared':
      return <Alert variant="info">{trackerTexts.cleared}</Alert>
  }
}

function TokenHelp() {
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon className="text-muted transition-transform group-open:rotate-90" name="chevronRight" />
        {tokenHelpTexts.question}
      </summary>
      <div className="space-y-3 px-3 pt-1 pb-3 pl-9 text-sm text-muted">
        <ol className="max-w-[68ch] list-decimal space-y-1 pl-4 marker:text-subtle">
          {tokenHelpTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-[68ch]">{tokenHelpTexts.expiry}</p>
        <p className="max-w-[68ch]">{tokenHelpTexts.scopes}</p>
        <a
          className="inline-flex items-center gap-1.5 font-semibold text-accent-ink underline underline-offset-2"
          href={tokenPage}
          rel="noreferrer"
          target="_blank"
        >
          {tokenHelpTexts.link}
          <Icon name="external" />
        </a>
      </div>
    </details>
  )
}
