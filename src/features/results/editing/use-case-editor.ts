import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type EditAction, type EditHistory, editHistory, startEditing } from '#domain/test-case/edit/edit-history.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

/** How long a tester rests in the middle of a text before it is handed on to be saved, in milliseconds. */
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
 * Corrections of the cases handed in. `onChange` hears of them at once, of a text being typed when the
 * tester rests or leaves it, and at the latest when the view goes.
 */
export function useCaseEditor(given: TestCase[], onChange: ((cases: TestCase[]) => void) | undefined): CaseEditor {
  const [state, dispatch] = useReducer(reduce, given, startEditing)
  const [seen, setSeen] = useState(given)
  const { cases, past, future } = state

  // Cases from elsewhere take over; our own, handed back by the owner who keeps them, do not.
  if (given !== seen) {
    setSeen(given)
    if (given !== cases && !past.includes(given) && !future.includes(given)) dispatch({ kind: 'load', cases: given })
  }

  useReporting(state, given, onChange, dispatch)
  const edit = useCallback((action: EditAction) => dispatch(action), [])
  return { cases, canUndo: past.length > 0, canRedo: future.length > 0, edit }
}

function useReporting({ cases, run }: EditHistory, given: TestCase[], onChange: ((cases: TestCase[]) => void) | undefined, dispatch: (action: Action) => void): void {
  const latest = useRef({ cases, onChange })
  const reported = useRef(given)

  useEffect(() => {
    latest.current = { cases, onChange }
    // What the owner holds needs no report.
    if (cases === given) reported.current = given
  })

  const report = useCallback(() => {
    const { cases: present, onChange: tell } = latest.current
    if (present === reported.current) return
    reported.current = present
    tell?.(present)
  }, [])

  useEffect(() => {
    if (cases === reported.current) return
    if (run === undefined) return report()
    const timer = setTimeout(() => {
      // What was reported stays a state of its own, so that it is known again when the owner hands it back.
      dispatch({ kind: 'pause' })
      report()
    }, restMs)
    return () => clearTimeout(timer)
  }, [cases, run, dispatch, report])

  // The page may go at any time: nothing waits then.
  useEffect(() => {
    const leaving = ['beforeunload', 'pagehide']
    // A phone may end a page that is out of sight without a word.
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
