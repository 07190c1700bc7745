import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { PartBoundary, loadPartProblem } from '../errors/part-boundary.tsx'

/** Holds a part that is loaded on demand: nothing of it before it is opened for the first time, and it stays from then on. */
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
