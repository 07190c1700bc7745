import { type ReactNode, Component, Suspense, lazy, useEffect, useState } from 'react'
import { isFailedImport } from '#src/lib/failed-import.ts'

/** Loads its children when they are opened for the first time and keeps them from then on. */
export function WhenOpened({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)

  useEffect(() => {
    void loadPartProblem().catch(() => undefined)
  }, [])

  return (
    opened && (
      <PartBoundary onClose={onClose} open={open}>
        <Suspense fallback={null}>{children}</Suspense>
      </PartBoundary>
    )
  )
}

interface PartBoundaryProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

interface State {
  failure?: { error: unknown }
}

/** Loaded after the screen, so that it adds nothing to the first load and is there when the connection breaks. */
async function loadPartProblem() {
  return { default: (await import('../errors/part-problem.tsx')).PartProblem }
}

const PartProblem = lazy(loadPartProblem)

/** Reports a dialog that could not be loaded in its place. The screen behind it keeps working. */
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
