import type { RefObject } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { editTexts } from './texts.ts'

interface EditToolbarProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onAdd: () => void
  /** What was just done, announced to screen readers. */
  said: string
  undoButton: RefObject<HTMLButtonElement | null>
}

/** Adds a case, and undoes or redoes corrections of any case. */
export function EditToolbar({ canUndo, canRedo, onUndo, onRedo, onAdd, said, undoButton }: EditToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon="plus" onClick={onAdd} size="sm" variant="secondary">
        {editTexts.add}
      </Button>
      <Button
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        className={canUndo ? '' : 'opacity-60'}
        onClick={onUndo}
        ref={undoButton}
        size="sm"
        variant="ghost"
      >
        {editTexts.undo}
      </Button>
      <Button
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        className={canRedo ? '' : 'opacity-60'}
        onClick={onRedo}
        size="sm"
        variant="ghost"
      >
        {editTexts.redo}
      </Button>
      <p className="text-sm text-muted" role="status">
        {said}
      </p>
    </div>
  )
}
