import { cn } from '#src/lib/cn.ts'

/** A placeholder while content loads. Give it the size of the content, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn('block animate-pulse rounded-md bg-line forced-colors:border', className)} />
  )
}
