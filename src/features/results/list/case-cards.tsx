import { memo } from 'react'
import { CaseCard } from './case-card.tsx'
import { type CaseListProps, longestWholeList } from './case-list.ts'
import { VirtualCards } from './virtual-cards.tsx'

/** The cards layout: two columns; the open card takes both, so that its steps have room. */
export const CaseCards = memo(function CaseCards(props: CaseListProps) {
  const { cases, openId, onToggle, stepLayout } = props
  if (cases.length > longestWholeList) return <VirtualCards {...props} />
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2" role="list">
      {cases.map((testCase) => (
        <CaseCard key={testCase.id} onToggle={onToggle} open={testCase.id === openId} stepLayout={stepLayout} testCase={testCase} />
      ))}
    </div>
  )
})
