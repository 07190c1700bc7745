import type { TestStep } from '#domain/test-case/test-case.ts'
import { cn } from '#src/lib/cn.ts'
import { caseTexts } from './texts.ts'

const { columns } = caseTexts

interface StepsTableProps {
  title: string
  steps: TestStep[]
  /** All steps in one row. Its lines are already numbered, so the row has no number. */
  consolidated?: boolean
}

/**
 * The steps of a case on one grid, so that the eye runs down a column. On a phone each step is a block with named parts;
 * the roles are written out because a changed `display` would take them away.
 */
export function StepsTable({ title, steps, consolidated = false }: StepsTableProps) {
  if (steps.length === 0) return <p className="text-sm text-muted">{caseTexts.noSteps}</p>
  return (
    <table aria-label={caseTexts.stepsOf(title)} className="block w-full text-left text-sm sm:table sm:table-fixed" role="table">
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
            <td className="font-mono text-xs leading-5 text-muted sm:table-cell sm:py-2 sm:pr-2 sm:align-top" role="cell">
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
