import { cn } from '#src/lib/cn.ts'

/** Work of unknown length. Name it with a text next to it or with `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      aria-hidden={label === undefined ? true : undefined}
      aria-label={label}
      className={cn(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent forced-colors:border-r-[Canvas]',
        className,
      )}
      role={label === undefined ? undefined : 'img'}
    />
  )
}
