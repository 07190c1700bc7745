import { consolidateSteps } from '#domain/test-case/consolidate-steps.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import type { StepLayout } from '#src/storage/preferences.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { CaseActions } from './editing/case-actions.tsx'
import { CaseForm } from './editing/case-form.tsx'
import { useCaseEditing } from './editing/editing-context.ts'
import { StepsTable } from './steps-table.tsx'
import { caseTexts } from './texts.ts'

interface CaseBodyProps {
  testCase: TestCase
  stepLayout: StepLayout
}

/** What an expanded case shows: what must hold first, the steps, and where the case comes from; or its form. */
export function CaseBody({ testCase, stepLayout }: CaseBodyProps) {
  const editing = useCaseEditing()
  if (editing?.editingId === testCase.id) return <CaseForm editing={editing} testCase={testCase} />
  const consolidated = stepLayout === 'consolidated' && testCase.steps.length > 1
  const { steps } = consolidated ? consolidateSteps(testCase) : testCase
  return (
    <div className="space-y-3">
      <Lines items={testCase.preconditions} title={caseTexts.preconditions} />
      <StepsTable consolidated={consolidated} steps={steps} title={testCase.title} />
      <Lines items={testCase.assumptions ?? []} title={caseTexts.assumptions} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        {testCase.criterionIds.length > 0 && <Fact name={caseTexts.proves} value={testCase.criterionIds.join(', ')} />}
        {testCase.technique !== undefined && <Fact name={caseTexts.technique} value={localizedLabel(testCase.technique)} />}
        {testCase.priorityReason !== undefined && <Fact name={caseTexts.tableColumns.priority} value={testCase.priorityReason} />}
      </dl>
      <CaseActions testCase={testCase} />
    </div>
  )
}

function Lines({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <div className="text-sm">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <ul className="mt-0.5 list-disc pl-5">
        {items.map((item, index) => (
          <li className="max-w-[75ch]" key={index}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
