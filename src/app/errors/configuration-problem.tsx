import type { Problem } from '#domain/result.ts'
import { MessagePage } from '#src/components/layout/message-page.tsx'
import { localized } from '#src/messages/localized.ts'
import { appTexts } from '../texts.ts'

/** Shown instead of the app when required build variables are missing. */
export function ConfigurationProblem({ problem }: { problem: Problem }) {
  return (
    <MessagePage title={appTexts.configuration.title}>
      <p>{appTexts.configuration.text}</p>
      <p className="rounded-md border border-line bg-sunken p-3 font-mono text-sm text-ink">{localized(problem)}</p>
    </MessagePage>
  )
}
