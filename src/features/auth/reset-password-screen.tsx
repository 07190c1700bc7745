import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { passwordSchema } from '#domain/contracts/auth.ts'
import { isWorthRetrying } from '#src/backend/auth-failure.ts'
import { setPassword } from '#src/backend/auth.ts'
import { sessionInAddressCode, spentLinkCode } from '#src/backend/session-link.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Form, formField, formOptions, isClosed } from '#src/components/ui/form.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { emailLinkParameters } from '#src/config/email-link.ts'
import { paths } from '#src/config/paths.ts'
import { PasswordField } from './account-fields.tsx'
import { AccountSwitch, LinkProblem } from './email-link-messages.tsx'
import { useAuth } from './session.tsx'
import { linkProblemTexts, resetTexts } from './texts.ts'
import { useSessionLink } from './use-session-link.ts'

/** Opens the reset link, which signs the user in, then asks for a new password. */
export function ResetPasswordScreen() {
  const { link, retry } = useSessionLink(emailLinkParameters(useLocation()))
  useCleanAddress(link.state === 'opened')
  switch (link.state) {
    case 'opening':
      return (
        <p className="flex items-center gap-3 text-muted" role="status">
          <Spinner />
          {resetTexts.opening}
        </p>
      )
    case 'opened':
      return link.signedIn ? <NewPasswordForm /> : <LinkProblem kind="missing" />
    case 'other_account':
      return <AccountSwitch current={link.current} onStay={link.decline} onSwitch={link.accept} other={link.other} />
    case 'declined':
      return <Navigate replace to={paths.dashboard} />
    case 'refused': {
      const { code, message } = link.reason
      if (code === spentLinkCode) return <LinkProblem kind="spent_reset" />
      if (code === sessionInAddressCode) return <LinkProblem kind="unsafe" />
      return isWorthRetrying(code) ? (
        <LinkProblem kind="failed" message={message || linkProblemTexts.failedText} onRetry={retry} />
      ) : (
        <LinkProblem kind="missing" />
      )
    }
    case 'crashed':
      return <LinkProblem kind="failed" message={linkProblemTexts.failedText} onRetry={retry} />
  }
}

/** Removes the used token from the address, so that nobody copies it or opens it again. */
function useCleanAddress(opened: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (opened) void navigate({ search: '', hash: '' }, { replace: true })
  }, [opened, navigate])
}

const newPasswordSchema = z.object({ password: passwordSchema })

function NewPasswordForm() {
  const email = useAuth().user?.email
  const navigate = useNavigate()
  const toast = useToast()
  const form = useForm({ ...formOptions, resolver: zodResolver(newPasswordSchema), defaultValues: { password: '' } })
  const closed = isClosed(form)

  async function submit({ password }: z.output<typeof newPasswordSchema>): Promise<void> {
    try {
      const result = await setPassword(password)
      if (!result.ok) {
        form.setError('password', {
          message: result.reason.message.trim() === '' ? resetTexts.failed : result.reason.message,
        })
        return
      }
      toast(resetTexts.saved)
      void navigate(paths.dashboard, { replace: true })
    } catch {
      form.setError('password', { message: resetTexts.failed })
    }
  }

  return (
    <>
      <h1 className="text-xl">{resetTexts.title}</h1>
      {email !== undefined && <p className="mt-2 text-sm wrap-anywhere text-muted">{resetTexts.forAccount(email)}</p>}
      <Form className="mt-6 space-y-5" form={form} onSubmit={submit}>
        {/* Password managers save the new password for this account. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email ?? ''} />
        <PasswordField {...formField(form, 'password', closed)} isNew label={resetTexts.password} />
        <Button busy={closed} className="w-full" size="lg" type="submit">
          {closed ? resetTexts.submitting : resetTexts.submit}
        </Button>
      </Form>
    </>
  )
}
