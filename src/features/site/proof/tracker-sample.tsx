import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { siteTexts } from '../texts.ts'

const texts = siteTexts.why.tracker

/** The tracker account as Settings shows it; not a form. */
export function TrackerSample() {
  const fields = [
    { label: texts.baseUrl, value: 'https://casewright-demo.atlassian.net' },
    { label: texts.email, value: 'qa@demo.test' },
    { label: texts.token, value: '••••••••••••••', badge: texts.encrypted },
  ]
  return (
    <dl className="space-y-2.5">
      {fields.map(({ label, value, badge }) => (
        <div key={label}>
          <dt className="flex items-center justify-between text-xs font-semibold">
            {label}
            {badge !== undefined && (
              <Badge size="sm" variant="success">
                <Icon name="lock" size={12} />
                {badge}
              </Badge>
            )}
          </dt>
          <dd className="mt-1 truncate rounded-md border border-line-strong bg-surface px-2.5 py-1">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="sr-only">Jira</dt>
        <dd className="flex items-center gap-1.5 text-accent-ink">
          <Icon name="checkCircle" />
          {texts.connected}
        </dd>
      </div>
    </dl>
  )
}
