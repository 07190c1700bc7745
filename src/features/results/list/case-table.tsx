import { Fragment, memo } from 'react'
import { type CaseListProps, longestWholeList } from './case-list.ts'
import { CaseRow, OpenRow } from './case-row.tsx'
import { TableFrame } from './table-frame.tsx'
import { VirtualTable } from './virtual-table.tsx'

/** The table layout: one row a case, one row open at a time. */
export const CaseTable = memo(function CaseTable(props: CaseListProps) {
  const { cases, openId, onToggle, stepLayout } = props
  if (cases.length > longestWholeList) return <VirtualTable {...props} />
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
