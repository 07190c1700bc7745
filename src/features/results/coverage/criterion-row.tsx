import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import { coverageTexts } from './texts.ts'
import { type CoverageTarget, isSameTarget } from './coverage-target.ts'

interface CriterionRowProps {
  criterion: AcceptanceCriterion
  columns: Pick<TestCase, 'id'>[]
  /** The ids of the cases that prove the criterion. */
  proven: ReadonlySet<string> | undefined
  target: CoverageTarget | undefined
  cellProps: (column: number) => { 'data-place': string; tabIndex: 0 | -1 }
}

/** A criterion that no case proves is said by a sign and words, not by colour alone. */
export function CriterionRow({ criterion: { id, text }, columns, proven = new Set(), target, cellProps }: CriterionRowProps) {
  const uncovered = proven.size === 0
  return (
    <tr className="group">
      <th
        {...cellProps(0)}
        aria-label={uncovered ? coverageTexts.uncoveredRow(id, text) : coverageTexts.coveredRow(id, text, proven.size)}
        aria-selected={isSameTarget(target, { criterionId: id })}
        className={cn(
          'sticky left-0 z-10 cursor-pointer border-r border-b border-line px-3 py-2 align-top font-normal -outline-offset-2 sm:px-4 aria-selected:bg-accent-soft',
          uncovered ? 'bg-warning-soft' : 'bg-surface hover:bg-sunken',
        )}
        scope="row"
      >
        {/* Never truncated: the outcome comes last, and criteria of one ticket often start with the same words. */}
        <span className="flex w-max max-w-[40vw] flex-col gap-x-3 sm:max-w-[min(75ch,50vw)] sm:flex-row">
          <span className="font-mono text-xs leading-5 whitespace-nowrap text-muted">{id}</span>
          <span className="min-w-0 break-words whitespace-pre-line">{text}</span>
        </span>
      </th>
      <td className={cn('border-b border-line px-2 py-2 align-top sm:px-3', uncovered && 'bg-warning-soft')}>
        {uncovered ? (
          <span className="flex items-center gap-1 text-xs leading-5 font-semibold whitespace-nowrap text-warning-ink">
            <Icon name="alert" />
            <span className="max-sm:sr-only">{coverageTexts.none}</span>
          </span>
        ) : (
          <span className="text-xs leading-5 text-muted tabular-nums">{proven.size}</span>
        )}
      </td>
      {columns.map((column, index) => {
        const proves = proven.has(column.id)
        return (
          <td
            {...cellProps(index + 1)}
            aria-label={proves ? coverageTexts.proves(column.id, id) : coverageTexts.provesNot(column.id, id)}
            aria-selected={isSameTarget(target, { criterionId: id, caseId: column.id })}
            className={cn(
              'border-b border-line py-2 text-center align-top -outline-offset-2 aria-selected:bg-accent-soft',
              uncovered && 'bg-warning-soft',
              proves && 'cursor-pointer text-accent-ink hover:bg-sunken',
            )}
            key={column.id}
            role="gridcell"
          >
            {proves && <Icon className="inline-block" name="check" />}
          </td>
        )
      })}
    </tr>
  )
}
