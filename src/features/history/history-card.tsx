import { memo } from 'react'
import type { Result } from '#domain/result.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { cn } from '#src/lib/cn.ts'
import { locale } from '#src/lib/language.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { EntryDetails } from './entry-details.tsx'
import { relativeDate } from './relative-date.ts'
import { entryTexts, historyTexts } from './texts.ts'

interface HistoryCardProps {
  head: HistoryHead
  now: Date
  open: boolean
  readEntry: (id: string) => Result<HistoryEntry>
  onToggle: (id: string) => void
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
}

/** One entry: what was generated for which ticket, and when. The open card takes both columns. Unchanged at most keystrokes. */
export const HistoryCard = memo(function HistoryCard({ head, now, open, readEntry, onToggle, onLoad, onDelete }: HistoryCardProps) {
  const { ticketId, title, timestamp, totalTestCases, types, priorities, incomplete } = head
  return (
    <li className={cn('flex flex-col rounded-lg border bg-surface', open ? 'border-line-strong lg:col-span-2' : 'border-line')}>
      <div className="flex items-baseline gap-3 px-4 pt-3 text-xs text-muted">
        <span className="min-w-0 truncate font-mono" title={ticketId}>
          {ticketId}
        </span>
        <time className="ml-auto whitespace-nowrap" dateTime={timestamp} title={exactTime(timestamp)}>
          {relativeDate(timestamp, now)}
        </time>
      </div>
      <h3 className="mt-1 line-clamp-2 px-4 text-sm font-semibold break-words">{title}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-1.5 px-4">
        <span className="mr-1.5 text-xs font-semibold whitespace-nowrap tabular-nums">{historyTexts.cases(totalTestCases)}</span>
        {incomplete === true && (
          <Badge size="sm" variant="warning">
            {historyTexts.incomplete}
          </Badge>
        )}
        <TypeCounts counts={types} />
        <span className="text-xs text-muted tabular-nums">
          {Object.entries(priorities)
            .map(([name, count]) => `${localizedLabel(name)} ${count}`)
            .join(', ')}
        </span>
      </div>
      <div className="mt-auto flex items-center gap-2 px-4 pt-3 pb-3">
        <Button aria-label={entryTexts.loadEntry(ticketId)} onClick={() => onLoad(head)} size="sm" variant="secondary">
          {entryTexts.load}
        </Button>
        <Button aria-expanded={open} aria-label={`${open ? entryTexts.hideDetails : entryTexts.showDetails}: ${ticketId}`} icon={open ? 'chevronUp' : 'chevronDown'} onClick={() => onToggle(head.id)} size="sm" variant="ghost">
          {open ? entryTexts.hideDetails : entryTexts.showDetails}
        </Button>
        <IconButton className="-mr-2 ml-auto" icon="trash" label={entryTexts.delete(ticketId)} onClick={() => onDelete(head)} />
      </div>
      {open && <EntryDetails readEntry={readEntry} head={head} />}
    </li>
  )
})

function TypeCounts({ counts }: { counts: Record<string, number> }) {
  return Object.entries(counts).map(([name, count]) => (
    <Badge key={name} size="sm" variant={/negative/i.test(name) ? 'error' : 'default'}>
      <span className="max-w-[20ch] truncate">{localizedLabel(name)}</span>
      <span className="font-normal tabular-nums">{count}</span>
    </Badge>
  ))
}

function exactTime(timestamp: string): string {
  const time = new Date(timestamp)
  return Number.isNaN(time.getTime()) ? timestamp : time.toLocaleString(locale)
}
