import { Component, type ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { appTexts } from '../texts.ts'

interface PartBoundaryProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

interface State {
  failure?: { error: unknown }
}

/** Says in the place of a dialog that it could not be loaded: the screen behind it, and the work on it, stay. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { open, onClose, children } = this.props
    if (failure === undefined) return children
    if (!isFailedImport(failure.error)) throw failure.error
    const texts = appTexts.problem
    return (
      <Dialog footer={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>} onClose={onClose} open={open} size="sm" title={texts.outdatedTitle}>
        <p>{texts.outdatedText}</p>
      </Dialog>
    )
  }
}
