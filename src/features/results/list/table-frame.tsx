import type { ReactNode, RefObject } from 'react'
import { cn } from '#src/lib/cn.ts'
import { caseTexts } from '../texts.ts'

const { tableColumns: columns } = caseTexts

interface TableFrameProps {
  children: ReactNode
  frame?: RefObject<HTMLDivElement | null>
  /** All rows, where the page holds only part of them. */
  rowCount?: number
}

/** The head of the table of cases. Widths are fixed, so that rows that come and go move no column. */
export function TableFrame({ children, frame, rowCount }: TableFrameProps) {
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
