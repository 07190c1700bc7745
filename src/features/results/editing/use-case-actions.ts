import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CaseEdit, applyEdit } from '#domain/test-case/edit/case-edit.ts'
import { countCasesBy } from '#domain/test-case/filter.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import type { CaseEditing } from '../case-context.ts'
import { canFix } from '../review/case-findings.tsx'
import { reviewTexts } from '../review/texts.ts'
import { editTexts } from './texts.ts'
import type { CaseEditor } from './use-case-editor.ts'

interface CaseActionsOptions {
  editor: CaseEditor
  setOpenId: (id: string | undefined) => void
  /** Clears the filter, so that an added case is visible. */
  clearFilter: () => void
  /** Keeps a case in the list that a fix may take out of the filter. */
  keepShown: (id: string) => void
}

interface CaseActions {
  editing: CaseEditing
  /** Adds a case, for the selected criterion if there is one, and opens its form. */
  add: (criterionId: string | undefined) => void
  closeForm: () => void
  toolbar: { onUndo: () => void; onRedo: () => void; said: string; undoButton: RefObject<HTMLButtonElement | null> }
}

/** The actions on cases in the list, with the open form, the focus and the announcements for screen readers. */
export function useCaseActions({ editor, setOpenId, clearFilter, keepShown }: CaseActionsOptions): CaseActions {
  const { cases, edit, canUndo, canRedo } = editor
  const [editingId, setEditingId] = useState<string>()
  const [said, setSaid] = useState('')
  const undoButton = useRef<HTMLButtonElement>(null)
  const returnTo = useRef<string>(undefined)

  // When the form closes, the focus returns to its Edit button.
  useEffect(() => {
    if (editingId !== undefined || returnTo.current === undefined) return
    const buttons = [...document.querySelectorAll('[data-edit-case]')]
    const button = buttons.find((candidate) => candidate.getAttribute('data-edit-case') === returnTo.current)
    if (button instanceof HTMLElement) button.focus()
    returnTo.current = undefined
  }, [editingId])

  function stepBack(kind: 'undo' | 'redo'): void {
    if (kind === 'undo' ? !canUndo : !canRedo) return
    edit({ kind })
    setSaid(kind === 'undo' ? editTexts.undone : editTexts.redone)
  }

  useUndoKeys(stepBack)

  const editing = useMemo<CaseEditing>(
    () => ({
      edit,
      editingId,
      startEditing: setEditingId,
      stopEditing() {
        returnTo.current = editingId
        edit({ kind: 'pause' })
        setEditingId(undefined)
      },
      duplicate(id) {
        edit({ kind: 'duplicate', id })
        setSaid(editTexts.duplicated(titleOf(id, cases)))
      },
      remove(id) {
        edit({ kind: 'delete', id })
        setSaid(editTexts.deleted(titleOf(id, cases)))
        undoButton.current?.focus()
      },
      fix(finding) {
        keepShown(finding.caseId)
        edit({ kind: 'fix', finding })
        setSaid(reviewTexts.fixed)
        undoButton.current?.focus()
      },
      canFix: (finding) => canFix(finding, cases),
      canRemove: cases.length > 1,
      types: countCasesBy(cases, 'type').map(({ value }) => value),
      priorities: countCasesBy(cases, 'priority').map(({ value }) => value),
    }),
    [cases, edit, editingId, keepShown],
  )

  const closeForm = useCallback(() => setEditingId(undefined), [])

  function add(criterionId: string | undefined): void {
    const added: CaseEdit = {
      kind: 'add',
      title: editTexts.newTitle,
      ...(criterionId === undefined ? {} : { criterionIds: [criterionId] }),
    }
    const id = applyEdit(cases, added)[0]?.id
    edit(added)
    clearFilter()
    setOpenId(id)
    setEditingId(id)
  }

  return {
    editing,
    add,
    closeForm,
    toolbar: { onUndo: () => stepBack('undo'), onRedo: () => stepBack('redo'), said, undoButton },
  }
}

function titleOf(id: string, cases: TestCase[]): string {
  return cases.find((testCase) => testCase.id === id)?.title ?? id
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (with ⌘ on a Mac). A text field keeps its own undo. */
function useUndoKeys(onStep: (kind: 'undo' | 'redo') => void): void {
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return
      const key = event.key.toLowerCase()
      const kind = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
      if (kind === undefined) return
      event.preventDefault()
      latest.current(kind)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}
