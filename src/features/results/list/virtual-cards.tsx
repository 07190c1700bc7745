import { useMemo, useSyncExternalStore } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { CaseCard } from './case-card.tsx'
import type { CaseListProps } from './case-list.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

const closedCardHeight = 146

/** Cards by the hundred: rows near the screen only. Each card says its place and how many there are (aria-posinset, -setsize). */
export function VirtualCards({ cases, openId, onToggle, stepLayout }: CaseListProps) {
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
  /** The place of its first case in the list. */
  first: number
  cases: TestCase[]
}

/** As many cards a row as there are columns; the open one has a row to itself. */
function rowsOf(cases: TestCase[], openId: string | undefined, columns: number): CardRow[] {
  const rows: CardRow[] = []
  cases.forEach((testCase, index) => {
    const last = rows.at(-1)
    const fits = last !== undefined && last.cases.length < columns && testCase.id !== openId && last.cases[0]?.id !== openId
    if (fits) last.cases.push(testCase)
    else rows.push({ first: index, cases: [testCase] })
  })
  return rows
}

/** Tailwind's lg: from here on the cards stand in two columns. */
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
