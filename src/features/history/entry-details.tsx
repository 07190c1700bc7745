import { useMemo } from 'react'
import type { Result } from '#domain/result.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { entryTexts } from './texts.ts'

interface EntryDetailsProps {
  head: HistoryHead
  readEntry: (id: string) => Result<HistoryEntry>
}

/** What an expanded entry shows: the ticket's words and the cases' titles. The entry is unpacked for it. */
export function EntryDetails({ head, readEntry }: EntryDetailsProps) {
  const entry = useMemo(() => readEntry(head.id), [readEntry, head])
  return (
    <section aria-label={entryTexts.detailsOf(head.ticketId)} className="animate-settle border-t border-line px-4 pt-3 pb-4">
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
          <p className="mt-1 max-h-60 max-w-[75ch] overflow-y-auto rounded-md break-words whitespace-pre-line" role="group" tabIndex={0} aria-label={entryTexts.description}>
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
              <span className="text-xs leading-5 whitespace-nowrap text-muted">{[testCase.type, testCase.priority].filter((part) => part !== '').map(localizedLabel).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
