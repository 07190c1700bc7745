import { Button } from '#src/components/ui/button.tsx'
import { pagerTexts as texts } from './texts.ts'

interface PagerProps {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** Where in a long list one is, and the way on. A list of one page needs neither. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  if (total <= perPage && page === 1) return null
  const first = (page - 1) * perPage + 1
  const last = Math.min(total, page * perPage)
  return (
    <nav aria-label={texts.navigation} className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p aria-live="polite" className="text-muted tabular-nums">
        {texts.range(first, last, total)}
      </p>
      <div className="flex gap-2">
        <Button disabled={page <= 1} onClick={() => onPage(page - 1)} size="sm" variant="secondary">
          {texts.previous}
        </Button>
        <Button disabled={last >= total} onClick={() => onPage(page + 1)} size="sm" variant="secondary">
          {texts.next}
        </Button>
      </div>
    </nav>
  )
}
