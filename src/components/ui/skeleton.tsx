import { cn } from '#src/lib/cn.ts'

/** Holds the place of what is loading, so that nothing moves when it arrives. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-md bg-line forced-colors:border', className)} />
}
