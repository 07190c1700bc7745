import { useContext } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { CaseControlContext } from '../case-control.ts'
import { editTexts } from './texts.ts'
import { useCaseEditing } from './editing-context.ts'

/** Edit, duplicate, delete, and what others offer, in an open case. The names say which case, for those who hear them out of place. */
export function CaseActions({ testCase }: { testCase: TestCase }) {
  const { id, title } = testCase
  const editing = useCaseEditing()
  const control = useContext(CaseControlContext)
  if (editing === undefined && control === undefined) return null
  return (
    <div className="flex flex-wrap gap-2">
      {editing !== undefined && (
        <>
          <Button aria-label={editTexts.editName(title)} data-edit-case={id} icon="edit" onClick={() => editing.startEditing(id)} size="sm" variant="secondary">
            {editTexts.edit}
          </Button>
          <Button aria-label={editTexts.duplicateName(title)} icon="copy" onClick={() => editing.duplicate(id)} size="sm" variant="ghost">
            {editTexts.duplicate}
          </Button>
        </>
      )}
      {control?.(testCase)}
      {editing?.canRemove === true && (
        <Button aria-label={editTexts.removeName(title)} icon="trash" onClick={() => editing.remove(id)} size="sm" variant="ghost">
          {editTexts.remove}
        </Button>
      )}
    </div>
  )
}
