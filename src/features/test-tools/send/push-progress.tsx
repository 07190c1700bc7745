import type { CaseProgress } from '#domain/push/run-push.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { type BadgeVariant, Badge } from '#src/components/ui/badge.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { TestLink } from './plan-list.tsx'
import { sendTexts as texts } from './texts.ts'
import { type PushState, isSent } from './use-push.ts'

const variants: Record<keyof typeof texts.states, BadgeVariant> = {
  waiting: 'default',
  sending: 'info',
  created: 'success',
  updated: 'success',
  failed: 'error',
  left: 'warning',
}

interface PushProgressProps {
  state: Extract<PushState, { kind: 'sending' | 'ended' }>
}

/** How each case of a push stands, with a link to its test. */
export function PushProgress({ state: { kind, planned, progress, waitSeconds } }: PushProgressProps) {
  const all = progress.size
  const done = [...progress.values()].filter(isSent).length
  const failed = [...progress.values()].filter(({ state }) => state === 'failed').length
  const words = [texts.done(done, all), ...(failed > 0 ? [texts.failedCount(failed)] : [])].join(', ')
  return (
    <div className="space-y-4">
      <div>
        <p aria-live="polite" className="mb-2 text-sm">
          {words}
        </p>
        <ProgressBar label={texts.progress} value={all === 0 ? 0 : (done / all) * 100} valueText={words} />
      </div>
      {kind === 'sending' && waitSeconds !== undefined && <Alert variant="info">{texts.waitingFor(waitSeconds)}</Alert>}
      {kind === 'ended' && done > 0 && <Alert variant="info">{texts.kept}</Alert>}
      <ol className="divide-y divide-line border-y border-line">
        {planned.map(({ caseId, title }) => {
          const at = progress.get(caseId)
          return at && <ProgressRow ended={kind === 'ended'} key={caseId} progress={at} title={title} />
        })}
      </ol>
    </div>
  )
}

function ProgressRow({ title, progress, ended }: { title: string; progress: CaseProgress; ended: boolean }) {
  const shown = ended && (progress.state === 'waiting' || progress.state === 'sending') ? 'left' : progress.state
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-sm">
      <span className="min-w-0 flex-1 break-words">{title}</span>
      {'test' in progress && <TestLink test={progress.test} />}
      <Badge size="sm" variant={variants[shown]}>
        {texts.states[shown]}
      </Badge>
      {progress.state === 'failed' && <p className="w-full text-danger-ink">{progress.problem.message}</p>}
      {'notices' in progress && progress.notices.length > 0 && (
        <p className="w-full text-muted">{progress.notices.map((notice) => texts.noticeNames[notice]).join(' ')}</p>
      )}
    </li>
  )
}
