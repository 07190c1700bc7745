import { type ReactNode, type Ref, type RefObject, Fragment, memo, useMemo } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { cn } from '#src/lib/cn.ts'
import type { StepLayout } from '#src/storage/preferences.ts'
import { CaseBody } from '../case-body.tsx'
import { CopyIdButton, OriginMarks, PriorityMark, TypeMark } from '../case-marks.tsx'
import { ChangeMark } from '../changes/case-mark.tsx'
import { FindingsMark } from '../review/case-findings.tsx'
import { caseTexts } from '../texts.ts'
import { type CaseListProps, maxUnvirtualizedRows, useVirtualRows } from './use-virtual-rows.ts'

/** The table layout: one row per case. */
export const CaseTable = memo(function CaseTable(props: CaseListProps) {
  const { cases, openId, onToggle, stepLayout } = props
  if (cases.length > maxUnvirtualizedRows) return <VirtualTable {...props} />
  return (
    <TableFrame>
      {cases.map((testCase) => (
        <Fragment key={testCase.id}>
          <CaseRow onToggle={onToggle} open={testCase.id === openId} testCase={testCase} />
          {testCase.id === openId && <OpenRow stepLayout={stepLayout} testCase={testCase} />}
        </Fragment>
      ))}
    </TableFrame>
  )
})

const closedRowHeight = 81

/** Renders only the rows near the screen, between empty rows of the same height. Each row has its aria-rowindex. */
function VirtualTable({ cases, openId, onToggle, stepLayout }: CaseListProps) {
  const rows = useMemo(
    () =>
      cases.flatMap((testCase) => [
        { testCase, key: testCase.id, body: false },
        ...(testCase.id === openId ? [{ testCase, key: `${testCase.id} open`, body: true }] : []),
      ]),
    [cases, openId],
  )
  const keys = useMemo(() => rows.map((row) => row.key), [rows])
  const { list, virtualizer, margin } = useVirtualRows<HTMLDivElement>({
    keys,
    estimate: closedRowHeight,
    pinned: rows.findIndex((row) => row.body),
  })
  const items = virtualizer.getVirtualItems()
  return (
    <TableFrame frame={list} rowCount={rows.length + 1}>
      {items.flatMap((item, index) => {
        const row = rows[item.index]
        if (row === undefined) return []
        const gap = item.start - (items[index - 1]?.end ?? margin)
        const place = { index: item.index, measure: virtualizer.measureElement }
        return [
          <Gap height={gap} key={`gap ${row.key}`} />,
          row.body ? (
            <OpenRow {...place} key={row.key} stepLayout={stepLayout} testCase={row.testCase} />
          ) : (
            <CaseRow
              {...place}
              key={row.key}
              onToggle={onToggle}
              open={row.testCase.id === openId}
              testCase={row.testCase}
            />
          ),
        ]
      })}
      <Gap height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)} key="gap" />
    </TableFrame>
  )
}

/** Takes the height of the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={6} style={{ height }} />
    </tr>
  )
}

/** For a row of a long list: its index, from 0, and the ref that measures it. */
interface RowPlace {
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

interface CaseRowProps extends RowPlace {
  testCase: TestCase
  open: boolean
  onToggle: (id: string) => void
}

/** The table's head is row 1 for screen readers. */
function rowProps({ index, measure }: RowPlace) {
  return index === undefined ? {} : { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }
}

const CaseRow = memo(function CaseRow({ testCase, open, onToggle, ...place }: CaseRowProps) {
  const { id, title, description, type, priority, priorityReason, steps } = testCase
  return (
    <tr {...rowProps(place)} className="border-b border-line align-top last:border-b-0 hover:bg-sunken">
      <td className="truncate px-3 py-2.5 font-mono text-xs leading-5 text-muted" title={id}>
        {id || caseTexts.noId}
      </td>
      <td className="px-3 py-2.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {title}
          <OriginMarks testCase={testCase} />
          <ChangeMark id={testCase.id} />
          <FindingsMark id={testCase.id} />
        </p>
        <p className="line-clamp-2 max-w-[75ch] text-muted">{description}</p>
      </td>
      <td className="px-3 py-2.5">
        <TypeMark type={type} />
      </td>
      <td className="px-3 py-2.5">
        <PriorityMark priority={priority} reason={priorityReason} />
      </td>
      <td className="px-3 py-2.5 tabular-nums">{steps.length}</td>
      <td className="px-3 py-1.5">
        <div className="flex items-center justify-end">
          <CopyIdButton id={id} />
          <IconButton
            aria-expanded={open}
            className="size-7"
            icon={open ? 'chevronUp' : 'chevronDown'}
            label={open ? caseTexts.collapse(title) : caseTexts.expand(title)}
            onClick={() => onToggle(id)}
          />
        </div>
      </td>
    </tr>
  )
})

function OpenRow({ testCase, stepLayout, ...place }: RowPlace & { testCase: TestCase; stepLayout: StepLayout }) {
  return (
    <tr {...rowProps(place)} className="border-b border-line last:border-b-0">
      <td className="animate-settle bg-sunken px-4 py-3" colSpan={6}>
        {/* On a phone the table scrolls sideways; the steps are as wide as the screen and stay in it. */}
        <div className="max-sm:sticky max-sm:left-4 max-sm:w-[calc(100vw-4.75rem)]">
          <CaseBody stepLayout={stepLayout} testCase={testCase} />
        </div>
      </td>
    </tr>
  )
}

const { tableColumns: columns } = caseTexts

interface TableFrameProps {
  children: ReactNode
  frame?: RefObject<HTMLDivElement | null>
  /** The number of all rows, if only some are rendered. */
  rowCount?: number
}

/** The table and its head. Column widths are fixed, so that they do not change as rows come and go. */
function TableFrame({ children, frame, rowCount }: TableFrameProps) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface" ref={frame}>
      <table aria-rowcount={rowCount} className="w-full min-w-[42rem] table-fixed text-left text-sm">
        <thead className="border-b border-line-strong text-xs text-muted">
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            <Head className="w-20 lg:w-26" name={columns.id} />
            <Head name={columns.title} />
            <Head className="w-32 lg:w-38" name={columns.type} />
            <Head className="w-24 lg:w-26" name={columns.priority} />
            <Head className="w-16" name={columns.steps} />
            <Head className="w-24 text-right" name={columns.actions} />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function Head({ name, className }: { name: string; className?: string }) {
  return (
    <th className={cn('px-3 py-2 font-semibold', className)} scope="col">
      {name}
    </th>
  )
}
