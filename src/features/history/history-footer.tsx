import { useRef } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { locale } from '#src/lib/language.ts'
import type { HistoryStats } from '#src/storage/history/stats.ts'
import { historyLimits } from '#src/storage/history/texts.ts'
import { backupTexts, historyTexts } from './texts.ts'

interface HistoryFooterProps {
  stats: HistoryStats
  /** Whether there is anything to back up, readable or not. */
  holdsAnything: boolean
  onBackUp: () => void
  onRestore: (file: File) => void
}

/** What the history holds in all, and its backup. */
export function HistoryFooter({ stats, holdsAnything, onBackUp, onRestore }: HistoryFooterProps) {
  const input = useRef<HTMLInputElement>(null)
  const { totalEntries, totalTestCases, dateRange } = stats
  return (
    <>
      <div className="mr-auto min-w-0 self-center text-xs text-muted tabular-nums max-sm:w-full">
        {dateRange !== undefined && <p>{historyTexts.stats(totalEntries, totalTestCases, day(dateRange.from), day(dateRange.to))}</p>}
        {totalEntries >= historyLimits.maxEntries && <p>{historyTexts.full(historyLimits.maxEntries)}</p>}
      </div>
      <Button disabled={!holdsAnything} icon="download" onClick={onBackUp} size="sm" variant="secondary">
        {backupTexts.backUp}
      </Button>
      <Button onClick={() => input.current?.click()} size="sm" variant="secondary">
        {backupTexts.restore}
      </Button>
      <input
        accept="application/json,.json"
        aria-label={backupTexts.file}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onRestore(file)
          // The same file may be chosen again.
          target.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}

function day(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' })
}
