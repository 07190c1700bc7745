import { Component, type ReactNode, Suspense, lazy } from 'react'
import { isFailedImport } from '#src/lib/failed-import.ts'

interface PartBoundaryProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

interface State {
  failure?: { error: unknown }
}

/** Asked for when the screen stands, so that it is there when nothing can be loaded any more; not a part of the screen's first weight. */
export async function loadPartProblem() {
  return { default: (await import('./part-problem.tsx')).PartProblem }
}

const PartProblem = lazy(loadPartProblem)

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
    return (
      <Suspense fallback={null}>
        <PartProblem onClose={onClose} open={open} />
      </Suspense>
    )
  }
}
