import { Skeleton } from '#src/components/ui/skeleton.tsx'

/** Holds the place of a list's first page. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className="space-y-3 rounded-lg border border-line bg-surface p-5" role="status">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton className="h-9" key={row} />
      ))}
    </div>
  )
}
