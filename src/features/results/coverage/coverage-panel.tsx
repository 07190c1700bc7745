import type { ChangeState } from '#domain/changes/compare-criteria.ts'
import { type CaseMark, type SuiteChanges, isAffected } from '#domain/changes/suite-changes.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { CoverageMatrix } from '#domain/test-case/coverage.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import { changeTexts } from '../changes/texts.ts'
import { useBroughtIntoView } from '../use-brought-into-view.ts'
import { writingTexts } from '../writing/texts.ts'
import { WriteButton, useWriter } from '../writing/writing-controls.tsx'
import { coverageTexts } from './texts.ts'
import { useGridFocus } from './use-grid-focus.ts'

/** The selection in the coverage matrix: a criterion, a case, or the cell of both. */
export interface CoverageTarget {
  criterionId?: string
  caseId?: string
}

/** The ids of the cases that match the selection; undefined without a selection. */
export function idsOfTarget(target: CoverageTarget | undefined, matrix: CoverageMatrix): readonly string[] | undefined {
  if (target === undefined) return undefined
  if (target.caseId !== undefined) return [target.caseId]
  return matrix.rows.find((row) => row.criterionId === target.criterionId)?.caseIds ?? []
}

function isSameTarget(one: CoverageTarget | undefined, other: CoverageTarget): boolean {
  return one !== undefined && one.criterionId === other.criterionId && one.caseId === other.caseId
}

interface CoveragePanelProps {
  criteria: AcceptanceCriterion[]
  cases: TestCase[]
  matrix: CoverageMatrix
  /** What the ticket's changes did to the criteria and the cases. */
  changes?: SuiteChanges
  target: CoverageTarget | undefined
  /** Called with undefined when the selection is cleared by selecting it again. */
  onTarget: (target: CoverageTarget | undefined) => void
}

/** The most columns that stay readable. The counts next to the criteria include all cases. */
const maxColumns = 60

/** A grid of criteria and the cases that cover them. A selection filters the list of cases. */
export function CoveragePanel({ criteria, cases, matrix, changes, target, onTarget }: CoveragePanelProps) {
  const part = useBroughtIntoView<HTMLElement>()
  const columns = cases.slice(0, maxColumns)
  const states = new Map(changes?.changes.filter(isAffected).map(({ id, state }) => [id, state]))
  const coveredBy = new Map(matrix.rows.map((row) => [row.criterionId, new Set(row.caseIds)]))
  const { gridProps, cellProps } = useGridFocus({ rows: criteria.length, columns: columns.length, onChoose: choose })

  function choose({ row, column }: { row: number; column: number }): void {
    const criterionId = criteria[row - 1]?.id
    const caseId = columns[column - 1]?.id
    // A cell without a check mark cannot be selected.
    if (criterionId !== undefined && caseId !== undefined && coveredBy.get(criterionId)?.has(caseId) !== true) return
    const picked = {
      ...(criterionId === undefined ? {} : { criterionId }),
      ...(caseId === undefined ? {} : { caseId }),
    }
    onTarget(isSameTarget(target, picked) ? undefined : picked)
  }

  return (
    <section aria-label={coverageTexts.title} className="rounded-lg border border-line bg-surface text-sm" ref={part}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
        <h3 className="text-sm">{coverageTexts.title}</h3>
        <p className="text-muted">
          {coverageTexts.covered(criteria.length - matrix.uncovered.length, criteria.length)}
        </p>
        {cases.length > maxColumns && <p className="text-muted">{coverageTexts.firstColumns(maxColumns)}</p>}
      </div>
      <div className="max-h-[max(28rem,60dvh)] overflow-auto border-t border-line">
        <table
          {...gridProps}
          aria-label={coverageTexts.matrix}
          className="border-separate border-spacing-0 text-left"
          role="grid"
        >
          <thead className="text-xs text-muted">
            <tr>
              <th
                className="sticky top-0 left-0 z-20 border-r border-b border-line bg-surface px-3 py-2 align-bottom font-semibold sm:px-4"
                scope="col"
              >
                {coverageTexts.criterion}
              </th>
              <th
                className="sticky top-0 z-10 border-b border-line bg-surface px-2 py-2 align-bottom font-semibold sm:px-3"
                scope="col"
              >
                {coverageTexts.cases}
              </th>
              {columns.map(({ id, title }, index) => (
                <th
                  {...cellProps({ row: 0, column: index + 1 })}
                  aria-label={[coverageTexts.caseName(id, title), markText(changes?.marks.get(id))]
                    .filter(Boolean)
                    .join(', ')}
                  aria-selected={isSameTarget(target, { caseId: id })}
                  className="sticky top-0 z-10 h-20 min-w-9 cursor-pointer border-b border-line bg-surface px-2 py-1.5 align-bottom font-mono font-normal -outline-offset-2 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-ink"
                  key={id}
                  scope="col"
                  title={title}
                >
                  <span className="inline-block max-h-17 rotate-180 truncate align-bottom [writing-mode:vertical-rl]">
                    {id}
                  </span>
                  {changes?.marks.has(id) && <Icon className="mt-1 text-warning-ink" name="alert" size={12} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion, index) => (
              <CriterionRow
                cellProps={(column) => cellProps({ row: index + 1, column })}
                columns={columns}
                criterion={criterion}
                key={criterion.id}
                coveredBy={coveredBy.get(criterion.id)}
                state={states.get(criterion.id)}
                target={target}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="border-t border-line px-4 py-2 text-xs text-muted">{coverageTexts.help}</p>
    </section>
  )
}

function markText(mark: CaseMark | undefined): string | undefined {
  return mark && changeTexts[mark]
}

interface CriterionRowProps {
  criterion: AcceptanceCriterion
  columns: Pick<TestCase, 'id'>[]
  /** The ids of the cases that cover the criterion. */
  coveredBy: ReadonlySet<string> | undefined
  /** Undefined if the criterion is as it was. */
  state: ChangeState | undefined
  target: CoverageTarget | undefined
  cellProps: (column: number) => { 'data-place': string; tabIndex: 0 | -1 }
}

/** Marks an uncovered criterion with an icon and text, not with colour alone. */
function CriterionRow({
  criterion: { id, text, changed },
  columns,
  coveredBy = new Set(),
  state,
  target,
  cellProps,
}: CriterionRowProps) {
  const uncovered = coveredBy.size === 0
  const writer = useWriter()
  const row = uncovered ? coverageTexts.uncoveredRow(id, text) : coverageTexts.coveredRow(id, text, coveredBy.size)
  const name = changed === undefined ? row : `${row} (${coverageTexts.changed[changed]})`
  return (
    <tr className="group">
      <th
        {...cellProps(0)}
        aria-label={state === undefined ? name : `${changeTexts.states[state]}: ${name}`}
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
          {state !== undefined && (
            <span>
              <Badge size="sm" variant={state === 'gone' ? 'error' : 'warning'}>
                {changeTexts.states[state]}
              </Badge>
            </span>
          )}
          {changed !== undefined && (
            <span>
              <Badge size="sm">{coverageTexts.changed[changed]}</Badge>
            </span>
          )}
          <span className="min-w-0 break-words whitespace-pre-line">{text}</span>
        </span>
      </th>
      <td className={cn('border-b border-line px-2 py-2 align-top sm:px-3', uncovered && 'bg-warning-soft')}>
        {uncovered ? (
          <span className="flex items-center gap-1 text-xs leading-5 font-semibold whitespace-nowrap text-warning-ink">
            <Icon name="alert" />
            <span className="max-sm:sr-only">{coverageTexts.none}</span>
            {writer !== undefined && (
              <WriteButton
                aria-label={writingTexts.coverName(id)}
                onClick={() => writer.write({ kind: 'complete', criterionIds: [id], limits: [] })}
                variant="secondary"
              >
                {writingTexts.cover}
              </WriteButton>
            )}
          </span>
        ) : (
          <span className="text-xs leading-5 text-muted tabular-nums">{coveredBy.size}</span>
        )}
      </td>
      {columns.map((column, index) => {
        const covers = coveredBy.has(column.id)
        return (
          <td
            {...cellProps(index + 1)}
            aria-label={covers ? coverageTexts.covers(column.id, id) : coverageTexts.coversNot(column.id, id)}
            aria-selected={isSameTarget(target, { criterionId: id, caseId: column.id })}
            className={cn(
              'border-b border-line py-2 text-center align-top -outline-offset-2 aria-selected:bg-accent-soft',
              uncovered && 'bg-warning-soft',
              covers && 'cursor-pointer text-accent-ink hover:bg-sunken',
            )}
            key={column.id}
            role="gridcell"
          >
            {covers && <Icon className="inline-block" name="check" />}
          </td>
        )
      })}
    </tr>
  )
}
