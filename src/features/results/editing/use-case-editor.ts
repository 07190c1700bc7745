import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type EditAction, type EditHistory, editHistory, startEditing } from '#domain/test-case/edit/edit-history.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

/** How long typing must pause before the text is saved, in milliseconds. */
const restMs = 300

export interface CaseEditor {
  cases: TestCase[]
  canUndo: boolean
  canRedo: boolean
  edit: (action: EditAction) => void
}

type Action = EditAction | { kind: 'load'; cases: TestCase[] }

function reduce(state: EditHistory, action: Action): EditHistory {
  return action.kind === 'load' ? startEditing(action.cases) : editHistory(state, action)
}

/**
 * The editable copy of the given cases. `onChange` is called at once after a correction; for typed text, when typing pauses
 * or the field loses the focus; and at the latest when the view closes.
 */
export function useCaseEditor(given: TestCase[], onChange: ((cases: TestCase[]) => void) | undefined): CaseEditor {
  const [state, dispatch] = useReducer(reduce, given, startEditing)
  const [seen, setSeen] = useState(given)
  const { cases, past, future } = state

  // Cases from elsewhere replace the editable copy. Our own, passed back by the owner that saved them, do not.
  if (given !== seen) {
    setSeen(given)
    if (given !== cases && !past.includes(given) && !future.includes(given)) dispatch({ kind: 'load', cases: given })
  }

  useReporting(state, given, onChange, dispatch)
  const edit = useCallback((action: EditAction) => dispatch(action), [])
  return { cases, canUndo: past.length > 0, canRedo: future.length > 0, edit }
}

function useReporting(
  { cases, run }: EditHistory,
  given: TestCase[],
  onChange: ((cases: TestCase[]) => void) | undefined,
  dispatch: (action: Action) => void,
): void {
  const latest = useRef({ cases, onChange })
  const reported = useRef(given)

  useEffect(() => {
    latest.current = { cases, onChange }
    // The owner already has these cases.
    if (cases === given) reported.current = given
  })

  const report = useCallback(() => {
    const { cases: current, onChange: notify } = latest.current
    if (current === reported.current) return
    reported.current = current
    notify?.(current)
  }, [])

  useEffect(() => {
    if (cases === reported.current) return
    if (run === undefined) return report()
    const timer = setTimeout(() => {
      // The reported cases must stay in the undo history, so that they are recognised when the owner passes them back.
      dispatch({ kind: 'pause' })
      report()
    }, restMs)
    return () => clearTimeout(timer)
  }, [cases, run, dispatch, report])

  // The page may close at any time, so nothing may be left unsaved.
  useEffect(() => {
    const leaving = ['beforeunload', 'pagehide']
    // A phone may end a hidden page without any further event.
    function onVisibility(): void {
      if (document.visibilityState === 'hidden') report()
    }
    for (const name of leaving) window.addEventListener(name, report)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      for (const name of leaving) window.removeEventListener(name, report)
      document.removeEventListener('visibilitychange', onVisibility)
      report()
    }
  }, [report])
}
