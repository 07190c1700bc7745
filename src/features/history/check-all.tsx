import { useEffect, useRef, useState } from 'react'
import { checkTickets } from '#domain/changes/check-tickets.ts'
import type { BulkFetch } from '#domain/contracts/tracker.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { resultFromEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'
import { checkTexts } from './texts.ts'

/** Asks Jira for several tickets at once. */
export type FetchIssues = (body: BulkFetch, signal: AbortSignal) => Promise<unknown>

interface CheckProgress {
  done: number
  total: number
  /** The seconds that Jira asks to wait. */
  waiting?: number
}

type Outcome = { kind: 'done'; absent: string[] } | { kind: 'cancelled' } | { kind: 'failed'; message: string }

/** How long to wait if Jira asks for it without saying how long, in seconds. */
const usualWait = 10

/** Compares all entries of the history with their tickets. What was compared stays, however the check ends. */
export function useCheckAll(store: HistoryStore, fetchIssues: FetchIssues | undefined) {
  const [progress, setProgress] = useState<CheckProgress>()
  const [outcome, setOutcome] = useState<Outcome>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function check(fetch: FetchIssues): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setOutcome(undefined)
    try {
      const { records } = await store.load()
      const heads = records.map(({ head }) => head)
      const { absent } = await checkTickets(
        heads.map(({ ticketId, updated }) => ({ key: ticketId, updated })),
        {
          fetchIssues: (body) => fetch(body, signal),
          retryAfter: (error) =>
            error instanceof ApiError && error.code === 'jira_rate_limited'
              ? (error.retryAfter ?? usualWait)
              : undefined,
          isTooLarge: (error) => error instanceof ApiError && error.code === 'jira_too_large',
          wait: (seconds) => wait(seconds, signal),
          now: () => new Date(),
        },
        {
          progress: (done, total) => setProgress({ done, total }),
          waiting: (seconds) => setProgress((current) => current && { ...current, waiting: seconds }),
          async edited(key, found) {
            for (const head of heads.filter(({ ticketId }) => ticketId.toUpperCase() === key.toUpperCase())) {
              signal.throwIfAborted()
              const entry = store.read(head.id)
              if (!entry.ok) continue
              const saved = await store.update(head.id, { ...resultFromEntry(entry.value), check: found })
              if (!saved.ok) throw new Error(saved.reason.message)
            }
          },
        },
      )
      setOutcome({ kind: 'done', absent })
    } catch (error) {
      setOutcome(
        signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', message: errorText(error, checkTexts.failed) },
      )
    } finally {
      setProgress(undefined)
    }
  }

  return {
    progress,
    outcome,
    start: fetchIssues === undefined ? undefined : () => void check(fetchIssues),
    cancel: () => running.current?.abort(),
  }
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('cancelled'))
    })
  })
}

/** How far the check of all entries is, or what it found. */
export function CheckState({ check, heads }: { check: ReturnType<typeof useCheckAll>; heads: HistoryHead[] }) {
  const { progress, outcome, cancel } = check
  if (progress !== undefined) {
    const { done, total, waiting } = progress
    return (
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1 space-y-1.5">
          <p className="text-sm tabular-nums" role="status">
            {waiting === undefined ? checkTexts.done(done, total) : checkTexts.waiting(waiting)}
          </p>
          <ProgressBar
            label={checkTexts.progress}
            value={total === 0 ? 100 : (done / total) * 100}
            valueText={checkTexts.done(done, total)}
          />
        </div>
        <Button onClick={cancel} size="sm" variant="secondary">
          {checkTexts.cancel}
        </Button>
      </div>
    )
  }
  if (outcome === undefined) return null
  if (outcome.kind !== 'done')
    return (
      <Alert variant={outcome.kind === 'failed' ? 'error' : 'info'}>
        {outcome.kind === 'failed' ? outcome.message : checkTexts.cancelled}
      </Alert>
    )
  const changed = heads.filter(({ changedCriteria = 0 }) => changedCriteria > 0).length
  return (
    <Alert variant={changed + outcome.absent.length > 0 ? 'warning' : 'success'}>
      <p>{checkTexts.changed(changed, heads.length)}</p>
      {outcome.absent.length > 0 && <p>{checkTexts.absent(outcome.absent.join(', '))}</p>}
    </Alert>
  )
}
