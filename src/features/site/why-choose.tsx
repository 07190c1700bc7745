import type { ReactNode } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { sample } from './sample.ts'
import { PageSection } from './section.tsx'
import { siteTexts } from './texts.ts'

const { why, sample: sampleTexts } = siteTexts

/** Three claims, each with an example. */
export function WhyChoose() {
  return (
    <PageSection id="why" title={why.title}>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <Claim {...why.ai}>
          <CoverageSample />
        </Claim>
        <Claim {...why.tracker}>
          <TrackerSample />
        </Claim>
        <Claim {...why.export}>
          <ExportSample />
        </Claim>
      </div>
    </PageSection>
  )
}

interface ClaimProps {
  title: string
  text: string
  /** Caption of the example. */
  shown: string
  children: ReactNode
}

function Claim({ title, text, shown, children }: ClaimProps) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface">
      <div className="flex-1 p-5 sm:p-6">
        <h3 className="text-base">{title}</h3>
        <p className="mt-2 text-sm text-muted">{text}</p>
      </div>
      <figure className="flex h-72 flex-col rounded-b-lg border-t border-line bg-sunken p-5 text-sm sm:px-6">
        <div className="flex min-h-0 flex-1 flex-col justify-center">{children}</div>
        <figcaption className="mt-3 text-xs text-muted">{shown}</figcaption>
      </figure>
    </div>
  )
}

/** Which case covers which criterion, as the results view shows it. */
function CoverageSample() {
  return (
    <div className="rounded-md border border-line bg-surface">
      <p className="border-b border-line px-3 py-2 text-xs text-muted">{sampleTexts.covered(sample.cases.length)}</p>
      <table className="w-full text-center text-xs">
        <thead>
          <tr className="text-muted">
            <td />
            {sample.cases.map(({ id }) => (
              <th className="py-1.5 font-mono font-normal" key={id} scope="col">
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.cases.map(({ criterionId }) => (
            <tr className="border-t border-line" key={criterionId}>
              <th className="border-r border-line px-3 py-2 text-left font-mono font-normal text-muted" scope="row">
                {criterionId}
              </th>
              {sample.cases.map((column) => (
                <td className="text-accent-ink" key={column.id}>
                  {column.criterionId === criterionId && (
                    <>
                      <Icon className="inline-block" name="check" />
                      <span className="sr-only">{why.ai.covers(column.id, criterionId)}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Looks like the tracker account in Settings, but is no form. */
function TrackerSample() {
  const fields = [
    { label: why.tracker.baseUrl, value: 'https://casewright-demo.atlassian.net' },
    { label: why.tracker.email, value: 'qa@demo.test' },
    { label: why.tracker.token, value: '••••••••••••••', badge: why.tracker.encrypted },
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
          {why.tracker.connected}
        </dd>
      </div>
    </dl>
  )
}

const csvHeader = ['Title', 'Description', 'Test Step', 'Test Data', 'Expected Result']

const [, testCase] = sample.cases

/** The first lines of an exported CSV file (docs/spec.md section 9, Export files). */
function ExportSample() {
  const [step, data, expected] = testCase.steps[0]
  const lines = [csvHeader, [testCase.title, '…', step, data, expected]].map((cells) =>
    cells.map((cell) => `"${cell}"`).join(','),
  )
  return (
    <div className="rounded-md border border-line bg-surface" lang="en">
      <p className="border-b border-line px-3 py-2 font-mono text-xs text-muted">test-cases.csv</p>
      <ol className="space-y-1.5 py-2.5 font-mono text-xs leading-5">
        {lines.map((line, index) => (
          <li className="flex gap-3 px-3" key={line}>
            <span aria-hidden="true" className="shrink-0 text-subtle tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 break-words">{line}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
