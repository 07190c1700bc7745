import { useRef, useState } from 'react'
import type { QueueItem } from '#domain/queue/ticket-queue.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { localized } from '#src/messages/localized.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { queueTexts as texts } from './texts.ts'
import { TicketChoice } from './ticket-choice.tsx'
import type { QueueSettings, TicketQueueState } from './use-ticket-queue.ts'

interface TicketQueueDialogProps {
  open: boolean
  onClose: () => void
  queue: TicketQueueState
  /** What was typed on the dashboard. */
  text: string
  config: TrackerConfig | undefined
  /** The plan's runs that are left this month; undefined while the plan is not known, Infinity without a limit. */
  runsLeft: number | undefined
  settings: (config: TrackerConfig) => QueueSettings
  onOpenResult: (timestamp: string) => void
  onExport: (timestamps: string[]) => void
}

/** Finds tickets, lets the user choose, and shows how the queue proceeds. */
export function TicketQueueDialog({ open, onClose, queue, config, settings, ...rest }: TicketQueueDialogProps) {
  // What was typed is looked up once; after a queue, the user starts with an empty field.
  const [text, setText] = useState(rest.text)
  const sourceInput = useRef<HTMLTextAreaElement>(null)
  function withSettings(action: (settings: QueueSettings) => void): void {
    if (config !== undefined) action(settings(config))
  }

  return (
    <Dialog
      description={texts.description}
      initialFocus={sourceInput}
      onClose={onClose}
      open={open}
      size="lg"
      title={texts.title}
    >
      {config === undefined ? (
        <Alert variant="error">{texts.notConfigured}</Alert>
      ) : queue.items.length === 0 ? (
        <TicketChoice
          config={config}
          list={queue.list}
          onStart={(tickets) => {
            setText('')
            withSettings((next) => queue.start(tickets, next))
          }}
          runsLeft={rest.runsLeft}
          sourceInput={sourceInput}
          text={text}
        />
      ) : (
        <QueueProgress
          onExport={rest.onExport}
          onOpenResult={rest.onOpenResult}
          onResume={() => withSettings(queue.resume)}
          onRetry={(keys) => withSettings((next) => queue.retry(next, keys))}
          queue={queue}
        />
      )}
    </Dialog>
  )
}

const stateBadges: Record<QueueItem['state'], BadgeVariant> = {
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  skipped: 'warning',
}

interface QueueProgressProps {
  queue: TicketQueueState
  onResume: () => void
  onRetry: (keys?: string[]) => void
  onOpenResult: (timestamp: string) => void
  onExport: (timestamps: string[]) => void
}

function QueueProgress({ queue, onResume, onRetry, onOpenResult, onExport }: QueueProgressProps) {
  const { items, running, elsewhere, progress } = queue
  const results = items.flatMap(({ timestamp }) => timestamp ?? [])
  const ended = items.filter(({ state }) => state !== 'waiting' && state !== 'running').length
  const failed = items.some(({ state }) => state === 'failed')
  const waiting = items.some(({ state }) => state === 'waiting')
  return (
    <div className="space-y-4">
      <div>
        <p aria-live="polite" className="mb-2 text-sm">
          {texts.done(ended, items.length)}
        </p>
        <ProgressBar
          label={texts.progress}
          value={((ended + (progress?.percent ?? 0) / 100) / items.length) * 100}
          valueText={texts.done(ended, items.length)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {running && (
          <>
            <Button onClick={() => queue.pause()} size="sm" variant="secondary">
              {texts.pause}
            </Button>
            <Button onClick={() => queue.pause({ now: true })} size="sm" variant="secondary">
              {texts.stop}
            </Button>
          </>
        )}
        {!running && waiting && (
          <Button onClick={onResume} size="sm">
            {texts.resume}
          </Button>
        )}
        {!running && failed && (
          <Button onClick={() => onRetry()} size="sm" variant="secondary">
            {texts.retryFailed}
          </Button>
        )}
        {results.length > 0 && (
          <Button onClick={() => onExport(results)} size="sm" variant="secondary">
            {texts.exportAll}
          </Button>
        )}
        {!running && (
          <Button onClick={queue.clear} size="sm" variant="ghost">
            {texts.clear}
          </Button>
        )}
      </div>
      {elsewhere && waiting && <Alert variant="info">{texts.elsewhere}</Alert>}
      <ol className="divide-y divide-line border-y border-line">
        {items.map(({ key, title, state, problem, timestamp }) => (
          <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-sm" key={key}>
            <span className="font-mono whitespace-nowrap">{key}</span>
            <span className="min-w-40 flex-1 break-words">{title}</span>
            <Badge size="sm" variant={stateBadges[state]}>
              {texts.states[state]}
            </Badge>
            {state === 'waiting' && (
              <Button aria-label={`${texts.skip} ${key}`} onClick={() => queue.skip(key)} size="sm" variant="ghost">
                {texts.skip}
              </Button>
            )}
            {(state === 'failed' || state === 'skipped') && !running && (
              <Button aria-label={`${texts.retry} ${key}`} onClick={() => onRetry([key])} size="sm" variant="ghost">
                {texts.retry}
              </Button>
            )}
            {timestamp !== undefined && (
              <Button
                aria-label={`${texts.open} ${key}`}
                onClick={() => onOpenResult(timestamp)}
                size="sm"
                variant="ghost"
              >
                {texts.open}
              </Button>
            )}
            {state === 'running' && progress !== undefined && (
              <p className="w-full text-muted">{localized(progress.message)}</p>
            )}
            {problem !== undefined && <p className="w-full text-danger-ink">{localized(problem)}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
