import { useMemo } from 'react'
import type { CaseListProps } from './case-list.ts'
import { CaseRow, OpenRow } from './case-row.tsx'
import { TableFrame } from './table-frame.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

const closedRowHeight = 81

/** Rows by the hundred: those near the screen only, between two empty ones that keep their room. Each row says its place. */
export function VirtualTable({ cases, openId, onToggle, stepLayout }: CaseListProps) {
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
            <CaseRow {...place} key={row.key} onToggle={onToggle} open={row.testCase.id === openId} testCase={row.testCase} />
          ),
        ]
      })}
      <Gap height={virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)} key="gap" />
    </TableFrame>
  )
}

/** The room of the rows that are not on the page. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={6} style={{ height }} />
    </tr>
  )
}
