import { memo, useMemo, useSyncExternalStore } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import type { StepLayout } from '#src/storage/preferences.ts'
import { CaseBody } from '../case-body.tsx'
import { CopyIdButton, OriginMarks, PriorityMark, TypeMark } from '../case-marks.tsx'
import { ChangeMark } from '../changes/case-mark.tsx'
import { FindingsMark } from '../review/case-findings.tsx'
import { caseTexts } from '../texts.ts'
import { type CaseListProps, maxUnvirtualizedRows, useVirtualRows } from './use-virtual-rows.ts'

/** The cards layout: two columns; the open card takes both, so that its steps have room. */
export const CaseCards = memo(function CaseCards(props: CaseListProps) {
  const { cases, openId, onToggle, stepLayout } = props
  if (cases.length > maxUnvirtualizedRows) return <VirtualCards {...props} />
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2" role="list">
      {cases.map((testCase) => (
        <CaseCard
          key={testCase.id}
          onToggle={onToggle}
          open={testCase.id === openId}
          stepLayout={stepLayout}
          testCase={testCase}
        />
      ))}
    </div>
  )
})

const closedCardHeight = 146

/** Renders only the cards near the screen. Each card has its aria-posinset and aria-setsize. */
function VirtualCards({ cases, openId, onToggle, stepLayout }: CaseListProps) {
  const columns = useWideScreen() ? 2 : 1
  const rows = useMemo(() => rowsOf(cases, openId, columns), [cases, openId, columns])
  const keys = useMemo(() => rows.map((row) => row.cases.map(({ id }) => id).join(' ')), [rows])
  const { list, virtualizer, margin } = useVirtualRows<HTMLDivElement>({
    keys,
    estimate: closedCardHeight,
    pinned: rows.findIndex((row) => row.cases.some(({ id }) => id === openId)),
  })
  return (
    <div className="relative" ref={list} role="list" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          className="absolute inset-x-0 top-0 grid items-start gap-x-3 pb-3 lg:grid-cols-2"
          data-index={index}
          key={key}
          ref={virtualizer.measureElement}
          role="presentation"
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          {rows[index]?.cases.map((testCase, offset) => (
            <CaseCard
              key={testCase.id}
              onToggle={onToggle}
              open={testCase.id === openId}
              position={(rows[index]?.first ?? 0) + offset + 1}
              stepLayout={stepLayout}
              testCase={testCase}
              total={cases.length}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CardRow {
  /** The index of its first case in the list. */
  first: number
  cases: TestCase[]
}

/** Fills each row with as many cards as there are columns; the open card has a row to itself. */
function rowsOf(cases: TestCase[], openId: string | undefined, columns: number): CardRow[] {
  const rows: CardRow[] = []
  cases.forEach((testCase, index) => {
    const last = rows.at(-1)
    const fits =
      last !== undefined && last.cases.length < columns && testCase.id !== openId && last.cases[0]?.id !== openId
    if (fits) last.cases.push(testCase)
    else rows.push({ first: index, cases: [testCase] })
  })
  return rows
}

/** Tailwind's `lg` breakpoint, from which there are two columns. */
const wideScreen = '(min-width: 64rem)'

function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wideScreen)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(wideScreen).matches,
  )
}

interface CaseCardProps {
  testCase: TestCase
  open: boolean
  onToggle: (id: string) => void
  stepLayout: StepLayout
  /** The position in the whole list, from 1, and the list's length, if only part of the list is rendered. */
  position?: number
  total?: number
}

/** One case; its title opens it. */
const CaseCard = memo(function CaseCard({ testCase, open, onToggle, stepLayout, position, total }: CaseCardProps) {
  return (
    <div
      aria-posinset={position}
      aria-setsize={total}
      className={cn('rounded-lg border bg-surface', open ? 'border-line-strong lg:col-span-2' : 'h-full border-line')}
      role="listitem"
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
        <span className="flex min-w-0 items-center gap-0.5">
          <span className="max-w-[22ch] truncate font-mono text-xs text-muted" title={testCase.id}>
            {testCase.id || caseTexts.noId}
          </span>
          <CopyIdButton id={testCase.id} />
        </span>
        <TypeMark type={testCase.type} />
        <PriorityMark priority={testCase.priority} reason={testCase.priorityReason} />
        <OriginMarks testCase={testCase} />
        <ChangeMark id={testCase.id} />
        <FindingsMark id={testCase.id} />
        <span className="ml-auto text-xs whitespace-nowrap text-muted tabular-nums">
          {caseTexts.steps(testCase.steps.length)}
        </span>
      </div>
      <h3 className="mt-1 px-2">
        <button
          aria-expanded={open}
          className="flex w-full items-start gap-2 rounded-md px-2 py-1 text-left text-sm font-semibold hover:bg-sunken"
          onClick={() => onToggle(testCase.id)}
          type="button"
        >
          <span className="min-w-0 flex-1 break-words">{testCase.title}</span>
          <Icon className="mt-0.5 text-muted" name={open ? 'chevronUp' : 'chevronDown'} />
        </button>
      </h3>
      {testCase.description !== '' && (
        <div className="px-4 pb-3">
          <p className={cn('max-w-[75ch] break-words whitespace-pre-line text-muted', !open && 'line-clamp-2')}>
            {testCase.description}
          </p>
        </div>
      )}
      {open && (
        <div className="animate-settle border-t border-line px-4 pt-3 pb-4">
          <CaseBody stepLayout={stepLayout} testCase={testCase} />
        </div>
      )}
    </div>
  )
})
