import { createContext, useContext } from 'react'
import type { CaseMark } from '#domain/changes/suite-changes.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { changeTexts } from './texts.ts'

export interface CaseMarks {
  marks: ReadonlyMap<string, CaseMark>
  /** Clears the mark of a case. Undefined if the result is read-only. */
  onStillRight: ((caseId: string) => void) | undefined
}

export const CaseMarksContext = createContext<CaseMarks>({ marks: new Map(), onStillRight: undefined })

/** Whether the ticket's changes concern a case. */
export function ChangeMark({ id }: { id: string }) {
  const mark = useContext(CaseMarksContext).marks.get(id)
  if (mark === undefined) return null
  return (
    <Badge size="sm" variant={mark === 'obsolete' ? 'error' : 'warning'}>
      <Icon name="alert" size={12} />
      {changeTexts[mark]}
    </Badge>
  )
}

/** Why an open case is marked, and the button that clears the mark. */
export function ChangeNotice({ testCase: { id, title } }: { testCase: Pick<TestCase, 'id' | 'title'> }) {
  const { marks, onStillRight } = useContext(CaseMarksContext)
  const mark = marks.get(id)
  if (mark === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">{mark === 'obsolete' ? changeTexts.obsoleteHint : changeTexts.suspectHint}</p>
      {onStillRight !== undefined && (
        <Button
          aria-label={changeTexts.stillRightName(title)}
          icon="check"
          onClick={() => onStillRight(id)}
          size="sm"
          variant="secondary"
        >
          {changeTexts.stillRight}
        </Button>
      )}
    </div>
  )
}
