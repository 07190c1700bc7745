import { type ReactNode, Component } from 'react'
import { MessagePage } from '#src/components/layout/message-page.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { paths } from '#src/config/paths.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { appTexts } from '../texts.ts'

/** The page for an unexpected error. Its links reload the document, because the state in memory may be broken. */
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

interface BoundaryState {
  failure?: { error: unknown }
}

/** Catches errors outside of all routes. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <ProblemPage error={failure.error} />
  }
}
