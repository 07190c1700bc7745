import { useCallback, useState } from 'react'
import type { Result } from '#domain/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import type { HistoryFilter } from '#src/storage/history/search.ts'
import { HistoryCard } from './history-card.tsx'
import { historyTexts } from './texts.ts'

/** Entries shown at a time (spec section 9). */
const pageSize = 10

interface HistoryListProps {
  heads: HistoryHead[]
  /** What the entries were chosen by: another choice starts at its first page. */
  filter: HistoryFilter
  readEntry: (id: string) => Result<HistoryEntry>
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
}

/** The entries in two columns, a page at a time, one open at a time. */
export function HistoryList({ heads, filter, readEntry, onLoad, onDelete }: HistoryListProps) {
  const [shown, setShown] = useState({ filter, count: pageSize })
  const [openId, setOpenId] = useState<string>()
  const toggle = useCallback((id: string) => setOpenId((current) => (current === id ? undefined : id)), [])
  // One moment for all cards.
  const [now] = useState(() => new Date())
  const shownCount = shown.filter === filter ? shown.count : pageSize
  const next = Math.min(pageSize, heads.length - shownCount)
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {heads.slice(0, shownCount).map((head) => (
          <HistoryCard
            head={head}
            key={head.id}
            now={now}
            onDelete={onDelete}
            onLoad={onLoad}
            onToggle={toggle}
            open={head.id === openId}
            readEntry={readEntry}
          />
        ))}
      </ul>
      {next > 0 && (
        <div className="text-center">
          <Button onClick={() => setShown({ filter, count: shownCount + pageSize })} variant="secondary">
            {historyTexts.showMore(next)}
          </Button>
        </div>
      )}
    </>
  )
}
