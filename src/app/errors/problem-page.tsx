import { MessagePage } from '#src/components/layout/message-page.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { appTexts } from '../texts.ts'

/** The page of an unexpected error. Its links load the page anew, because what is in memory can no longer be trusted. */
export function ProblemPage({ error }: { error: unknown }) {
  const texts = appTexts.problem
  const message = error instanceof Error ? error.message : String(error)
  const outdated = isFailedImport(error)
  return (
    <MessagePage
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
          <a className={buttonStyle('secondary')} href={paths.dashboard}>
            {texts.toDashboard}
          </a>
        </>
      }
      title={outdated ? texts.outdatedTitle : texts.title}
    >
      <p>{outdated ? texts.outdatedText : texts.text}</p>
      <details className="text-sm">
        <summary className="cursor-pointer">{texts.details}</summary>
        <p className="mt-2 rounded-md border border-line bg-sunken p-3 font-mono text-xs break-words">{message}</p>
      </details>
    </MessagePage>
  )
}
