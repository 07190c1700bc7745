import { type ReactNode, Suspense, useState } from 'react'

/** Holds a part that is loaded on demand: nothing of it before it is opened for the first time, and it stays from then on. */
export function WhenOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened && <Suspense fallback={null}>{children}</Suspense>
}
