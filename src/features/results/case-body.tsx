import { useContext } from 'react'
import { testToolNames } from '#domain/contracts/api-messages.ts'
import { consolidateSteps } from '#domain/test-case/consolidate-steps.ts'
import type { TestCase, TestStep } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { cn } from '#src/lib/cn.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import type { StepLayout } from '#src/storage/preferences.ts'
import { CaseControlContext, SentCasesContext, useCaseEditing } from './case-context.ts'
import { ChangeNotice } from './changes/case-mark.tsx'
import { CaseForm } from './editing/case-form.tsx'
import { editTexts } from './editing/texts.ts'
import { CaseFindings } from './review/case-findings.tsx'
import { caseTexts } from './texts.ts'
import { CaseWriting } from './writing/writing-controls.tsx'

interface CaseBodyProps {
  testCase: TestCase
  stepLayout: StepLayout
}

/** An open case: preconditions, steps and origin, or its form. */
export function CaseBody({ testCase, stepLayout }: CaseBodyProps) {
  const editing = useCaseEditing()
  if (editing?.editingId === testCase.id) return <CaseForm editing={editing} testCase={testCase} />
  const consolidated = stepLayout === 'consolidated' && testCase.steps.length > 1
  const { steps } = consolidated ? consolidateSteps(testCase) : testCase
  return (
    <div className="space-y-3">
      <ChangeNotice testCase={testCase} />
      <Lines items={testCase.preconditions} title={caseTexts.preconditions} />
      <StepsTable consolidated={consolidated} steps={steps} title={testCase.title} />
      <Lines items={testCase.assumptions ?? []} title={caseTexts.assumptions} />
      <CaseFindings testCase={testCase} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        {testCase.criterionIds.length > 0 && <Fact name={caseTexts.covers} value={testCase.criterionIds.join(', ')} />}
        {testCase.technique !== undefined && (
          <Fact name={caseTexts.technique} value={localizedLabel(testCase.technique)} />
        )}
        {testCase.priorityReason !== undefined && (
          <Fact name={caseTexts.tableColumns.priority} value={testCase.priorityReason} />
        )}
      </dl>
      <SentTests caseId={testCase.id} />
      <CaseActions testCase={testCase} />
    </div>
  )
}

/** Links to the tests that the case became. */
function SentTests({ caseId }: { caseId: string }) {
  const sent = useContext(SentCasesContext).filter((record) => record.caseId === caseId)
  if (sent.length === 0) return null
  return (
    <p className="text-xs text-muted">
      <span className="font-semibold">{caseTexts.sentTo}</span>{' '}
      {sent.map(({ tool, place, key, url }, index) => (
        <span key={place}>
          {index > 0 && ', '}
          <a
            className="font-semibold text-accent-ink underline underline-offset-2"
            href={url}
            rel="noreferrer"
            target="_blank"
          >
            {testToolNames[tool]} {key}
          </a>
        </span>
      ))}
    </p>
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

/** The actions of an open case. Their accessible names include the case, because screen readers list them out of context. */
function CaseActions({ testCase }: { testCase: TestCase }) {
  const { id, title } = testCase
  const editing = useCaseEditing()
  const control = useContext(CaseControlContext)
  if (editing === undefined && control === undefined) return null
  return (
    <div className="flex flex-wrap gap-2">
      {editing !== undefined && (
        <>
          <Button
            aria-label={editTexts.editName(title)}
            data-edit-case={id}
            icon="edit"
            onClick={() => editing.startEditing(id)}
            size="sm"
            variant="secondary"
          >
            {editTexts.edit}
          </Button>
          <Button
            aria-label={editTexts.duplicateName(title)}
            icon="copy"
            onClick={() => editing.duplicate(id)}
            size="sm"
            variant="ghost"
          >
            {editTexts.duplicate}
          </Button>
          <CaseWriting testCase={testCase} />
        </>
      )}
      {control?.(testCase)}
      {editing?.canRemove === true && (
        <Button
          aria-label={editTexts.removeName(title)}
          icon="trash"
          onClick={() => editing.remove(id)}
          size="sm"
          variant="ghost"
        >
          {editTexts.remove}
        </Button>
      )}
    </div>
  )
}

const { columns } = caseTexts

interface StepsTableProps {
  title: string
  steps: TestStep[]
  /** All steps are in one row, whose lines are already numbered. */
  consolidated?: boolean
}

/**
 * The steps of a case as a table; on a phone, each step is a block with labelled parts. The roles are explicit because a
 * changed `display` removes the implicit ones.
 */
export function StepsTable({ title, steps, consolidated = false }: StepsTableProps) {
  if (steps.length === 0) return <p className="text-sm text-muted">{caseTexts.noSteps}</p>
  return (
    <table
      aria-label={caseTexts.stepsOf(title)}
      className="block w-full text-left text-sm sm:table sm:table-fixed"
      role="table"
    >
      <thead className="hidden border-b border-line-strong text-xs text-muted sm:table-header-group" role="rowgroup">
        <tr role="row">
          <th className="w-10 py-1.5 pr-2 font-semibold" role="columnheader" scope="col">
            {columns.number}
          </th>
          <th className="py-1.5 pr-4 font-semibold" role="columnheader" scope="col">
            {columns.step}
          </th>
          <th className="w-[26%] py-1.5 pr-4 font-semibold" role="columnheader" scope="col">
            {columns.data}
          </th>
          <th className="w-[34%] py-1.5 font-semibold" role="columnheader" scope="col">
            {columns.expected}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group" role="rowgroup">
        {steps.map((step, index) => (
          <tr className="block border-b border-line py-2 last:border-b-0 sm:table-row sm:py-0" key={index} role="row">
            <td
              className="font-mono text-xs leading-5 text-muted sm:table-cell sm:py-2 sm:pr-2 sm:align-top"
              role="cell"
            >
              {!consolidated && index + 1}
            </td>
            <StepCell label={columns.step} text={step.step} />
            <StepCell className="font-mono text-xs leading-5" label={columns.data} text={step.data} />
            <StepCell label={columns.expected} text={step.expected} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StepCell({ label, text, className }: { label: string; text: string; className?: string }) {
  return (
    <td className="block py-0.5 sm:table-cell sm:py-2 sm:pr-4 sm:align-top" role="cell">
      <span aria-hidden="true" className="block text-xs font-semibold text-muted sm:hidden">
        {label}
      </span>
      <span className={cn('block max-w-[75ch] break-words whitespace-pre-line', className)}>{text}</span>
    </td>
  )
}
