import { useState } from 'react'
import type { Result } from '#domain/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { HistoryCard } from './history-card.tsx'
import { historyTexts } from './texts.ts'

/** Entries shown at a time (spec section 9). */
const pageSize = 10

interface HistoryListProps {
  heads: HistoryHead[]
  readEntry: (id: string) => Result<HistoryEntry>
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
}

/** The entries in two columns, a page at a time, one open at a time. */
export function HistoryList({ heads, readEntry, onLoad, onDelete }: HistoryListProps) {
  const [shownCount, setShownCount] = useState(pageSize)
  const [openId, setOpenId] = useState<string>()
  // One moment for all cards.
  const [now] = useState(() => new Date())
  const next = Math.min(pageSize, heads.length - shownCount)
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {heads.slice(0, shownCount).map((head) => (
          <HistoryCard
            head={head}
            key={head.id}
            now={now}
            onDelete={() => onDelete(head)}
            onLoad={() => onLoad(head)}
            onToggle={() => setOpenId(head.id === openId ? undefined : head.id)}
            open={head.id === openId}
            readEntry={readEntry}
          />
        ))}
      </ul>
      {next > 0 && (
        <div className="text-center">
          <Button onClick={() => setShownCount(shownCount + pageSize)} variant="secondary">
            {historyTexts.showMore(next)}
          </Button>
        </div>
      )}
    </>
  )
}
