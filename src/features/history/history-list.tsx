import { memo, useCallback, useMemo, useState } from 'react'
import type { Result } from '#domain/result.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { cn } from '#src/lib/cn.ts'
import { locale } from '#src/lib/language.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import type { HistoryFilter } from '#src/storage/history/search.ts'
import { relativeDate } from './relative-date.ts'
import { checkTexts, entryTexts, historyTexts } from './texts.ts'

/** Entries per page (docs/spec.md, section 9). */
const pageSize = 10

interface HistoryListProps {
  heads: HistoryHead[]
  /** A new filter starts at the first page. */
  filter: HistoryFilter
  readEntry: (id: string) => Result<HistoryEntry>
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
}

/** The entries in two columns, page by page. One entry is open at a time. */
export function HistoryList({ heads, filter, readEntry, onLoad, onDelete }: HistoryListProps) {
  const [shown, setShown] = useState({ filter, count: pageSize })
  const [openId, setOpenId] = useState<string>()
  const toggle = useCallback((id: string) => setOpenId((current) => (current === id ? undefined : id)), [])
  // The same time for all cards.
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

interface HistoryCardProps {
  head: HistoryHead
  now: Date
  open: boolean
  readEntry: (id: string) => Result<HistoryEntry>
  onToggle: (id: string) => void
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
}

/** One entry. The open card takes both columns. Memoized, because most keystrokes in the search do not change it. */
const HistoryCard = memo(function HistoryCard({
  head,
  now,
  open,
  readEntry,
  onToggle,
  onLoad,
  onDelete,
}: HistoryCardProps) {
  const { ticketId, title, timestamp, totalTestCases, types, priorities, incomplete, changedCriteria = 0 } = head
  return (
    <li
      className={cn(
        'flex flex-col rounded-lg border bg-surface',
        open ? 'border-line-strong lg:col-span-2' : 'border-line',
      )}
    >
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
        <span className="mr-1.5 text-xs font-semibold whitespace-nowrap tabular-nums">
          {historyTexts.cases(totalTestCases)}
        </span>
        {incomplete === true && (
          <Badge size="sm" variant="warning">
            {historyTexts.incomplete}
          </Badge>
        )}
        {changedCriteria > 0 && (
          <Badge size="sm" variant="warning">
            {checkTexts.changedCriteria(changedCriteria)}
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
        <Button
          aria-expanded={open}
          aria-label={`${open ? entryTexts.hideDetails : entryTexts.showDetails}: ${ticketId}`}
          icon={open ? 'chevronUp' : 'chevronDown'}
          onClick={() => onToggle(head.id)}
          size="sm"
          variant="ghost"
        >
          {open ? entryTexts.hideDetails : entryTexts.showDetails}
        </Button>
        <IconButton
          className="-mr-2 ml-auto"
          icon="trash"
          label={entryTexts.delete(ticketId)}
          onClick={() => onDelete(head)}
        />
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

// Made once: each call of `toLocaleString` would make one.
const exactFormat = new Intl.DateTimeFormat(locale, {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

function exactTime(timestamp: string): string {
  const time = new Date(timestamp)
  return Number.isNaN(time.getTime()) ? timestamp : exactFormat.format(time)
}

interface EntryDetailsProps {
  head: HistoryHead
  readEntry: (id: string) => Result<HistoryEntry>
}

/** The details of an open entry, which is unpacked only now. */
function EntryDetails({ head, readEntry }: EntryDetailsProps) {
  const entry = useMemo(() => readEntry(head.id), [readEntry, head])
  return (
    <section
      aria-label={entryTexts.detailsOf(head.ticketId)}
      className="animate-settle border-t border-line px-4 pt-3 pb-4"
    >
      {entry.ok ? <Details entry={entry.value} /> : <Alert variant="error">{entryTexts.unreadable}</Alert>}
    </section>
  )
}

function Details({ entry: { description, acceptanceCriteria, testCases } }: { entry: HistoryEntry }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
      <div>
        <h4 className="text-xs font-semibold text-muted">{entryTexts.description}</h4>
        {description === '' ? (
          <p className="mt-1 text-muted">{entryTexts.noDescription}</p>
        ) : (
          <p
            className="mt-1 max-h-60 max-w-[75ch] overflow-y-auto rounded-md break-words whitespace-pre-line"
            role="group"
            tabIndex={0}
            aria-label={entryTexts.description}
          >
            {description}
          </p>
        )}
        <p className="mt-2 text-xs text-muted">{entryTexts.criteria(acceptanceCriteria.length)}</p>
      </div>
      <div>
        <h4 className="text-xs font-semibold text-muted">{entryTexts.testCases}</h4>
        <ol className="mt-1 divide-y divide-line">
          {testCases.map((testCase, index) => (
            <li className="flex gap-3 py-1.5" key={`${testCase.id}-${index}`}>
              <span className="w-16 shrink-0 truncate font-mono text-xs leading-5 text-muted" title={testCase.id}>
                {testCase.id}
              </span>
              <span className="min-w-0 flex-1 break-words">{testCase.title}</span>
              <span className="text-xs leading-5 whitespace-nowrap text-muted">
                {[testCase.type, testCase.priority]
                  .filter((part) => part !== '')
                  .map(localizedLabel)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
