import type { RemoteTest } from '#domain/contracts/test-tools.ts'
import { type PlannedCase, type PushAction, type PushPlan, pushActions } from '#domain/push/plan-push.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { sendTexts as texts } from './texts.ts'

interface PlanListProps {
  plan: PushPlan
  /** The tool's name. */
  tool: string
  onChoose: (caseId: string, action: PushAction) => void
}

/** What is proposed for each case and why; the user decides. Cases that the tool has already come first. */
export function PlanList({ plan, tool, onChoose }: PlanListProps) {
  const duplicatesFirst = [
    ...plan.cases.filter(({ reason }) => reason === 'same_title'),
    ...plan.cases.filter(({ reason }) => reason !== 'same_title'),
  ]
  return (
    <div className="space-y-4">
      <p className="text-sm">{texts.planIntro}</p>
      {plan.cases.some(({ action }) => action === 'update') && <Alert variant="warning">{texts.updateWarning}</Alert>}
      <ul aria-label={tool} className="divide-y divide-line border-y border-line">
        {duplicatesFirst.map((item) => (
          <PlanRow item={item} key={item.caseId} onChoose={onChoose} />
        ))}
      </ul>
      {plan.others.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer">{texts.others(plan.others.length)}</summary>
          <ul className="mt-2 space-y-1 pl-4">
            {plan.others.map((test) => (
              <li key={test.id}>
                <TestLink test={test} /> {test.title}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function PlanRow({ item, onChoose }: { item: PlannedCase; onChoose: PlanListProps['onChoose'] }) {
  const { caseId, title, action, choices, reason, existing } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
      <div className="min-w-[min(16rem,100%)] flex-1 break-words">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">
          {texts.reasons[reason]} {existing !== undefined && <TestLink test={existing} />}
        </p>
      </div>
      <Select
        aria-label={texts.actionName(title)}
        className="w-40"
        disabled={choices.length === 1}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice === event.target.value)
          if (chosen !== undefined) onChoose(caseId, chosen)
        }}
        value={action}
      >
        {pushActions
          .filter((choice) => choices.includes(choice))
          .map((choice) => (
            <option key={choice} value={choice}>
              {texts.actions[choice]}
            </option>
          ))}
      </Select>
    </li>
  )
}

/** A test in its tool, in a tab of its own. */
export function TestLink({ test: { key, url } }: { test: Pick<RemoteTest, 'key' | 'url'> }) {
  return (
    <a
      className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-accent-ink underline underline-offset-2"
      href={url}
      rel="noreferrer"
      target="_blank"
    >
      {key}
      <Icon name="external" size={12} />
    </a>
  )
}

/** How many cases are created, updated and skipped. */
export function PlanSummary({ plan }: { plan: PushPlan }) {
  const count = (wanted: PushAction) => plan.cases.filter(({ action }) => action === wanted).length
  return (
    <p aria-live="polite" className="mr-auto self-center text-sm text-muted">
      {texts.counts(count('create'), count('update'), count('skip'))}
    </p>
  )
}
