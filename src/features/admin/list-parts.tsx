import { Link } from 'react-router-dom'
import { Alert } from '#src/components/ui/alert.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { paths } from '#src/config/paths.ts'
import { localized } from '#src/messages/localized.ts'
import { adminTexts, pagerTexts } from './texts.ts'

export function ListProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      action={
        <Button onClick={onRetry} size="sm" variant="secondary">
          {adminTexts.retry}
        </Button>
      }
      variant="error"
    >
      {adminTexts.errorPrefix} {localized(error.message)}
    </Alert>
  )
}

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

interface PagerProps {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** The range shown and the buttons for the other pages. Hidden for a list of one page. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  if (total <= perPage && page === 1) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  return (
    <nav aria-label={pagerTexts.navigation} className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p aria-live="polite" className="text-muted tabular-nums">
        {pagerTexts.range(first, last, total)}
      </p>
      <div className="flex gap-2">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)} size="sm" variant="secondary">
          {pagerTexts.previous}
        </Button>
        <Button disabled={last >= total} onClick={() => onPage(page + 1)} size="sm" variant="secondary">
          {pagerTexts.next}
        </Button>
      </div>
    </nav>
  )
}

/** Shown after the server has refused, whatever the cached role says. Spanish in every language (docs/spec.md section 2). */
export function AccessDenied() {
  return (
    <div lang="es" role="alert">
      <EmptyState
        action={
          <Link className={buttonStyle('primary')} to={paths.dashboard}>
            {adminTexts.denied.toDashboard}
          </Link>
        }
        icon="lock"
        title={adminTexts.denied.title}
      >
        {adminTexts.denied.text}
      </EmptyState>
    </div>
  )
}
