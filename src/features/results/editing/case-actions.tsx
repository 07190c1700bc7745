import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { editTexts } from '../texts.ts'
import { useCaseEditing } from './editing-context.ts'

/** Edit, duplicate, delete, in an open case. Their names say which case, for those who hear them out of place. */
export function CaseActions({ testCase: { id, title } }: { testCase: TestCase }) {
  const editing = useCaseEditing()
  if (editing === undefined) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button aria-label={editTexts.editName(title)} data-edit-case={id} icon="edit" onClick={() => editing.startEditing(id)} size="sm" variant="secondary">
        {editTexts.edit}
      </Button>
      <Button aria-label={editTexts.duplicateName(title)} icon="copy" onClick={() => editing.duplicate(id)} size="sm" variant="ghost">
        {editTexts.duplicate}
      </Button>
      {editing.canRemove && (
        <Button aria-label={editTexts.removeName(title)} icon="trash" onClick={() => editing.remove(id)} size="sm" variant="ghost">
          {editTexts.remove}
        </Button>
      )}
    </div>
  )
}
