import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaseEdit } from '#domain/test-case/edit/case-edit.ts'
import {
  type EditAction,
  type EditHistory,
  editHistory,
  maxUndoSteps,
  startEditing,
} from '#domain/test-case/edit/edit-history.ts'
import { aTestCase } from '../../../../support/results.ts'

const cases = [aTestCase({ id: 'TC-1' }), aTestCase({ id: 'TC-2', title: 'Two' })]

function after(...actions: EditAction[]): EditHistory {
  return actions.reduce(editHistory, startEditing(cases))
}

function typed(title: string): EditAction {
  return { kind: 'change', id: 'TC-1', changes: { title } }
}

const undo = { kind: 'undo' } as const
const redo = { kind: 'redo' } as const
const pause = { kind: 'pause' } as const

describe('undo and redo', () => {
  it('letters of one run into one field are one step', () => {
    const state = after(typed('A'), typed('Ab'), typed('Abc'))
    expect(state.cases[0]?.title).toBe('Abc')
    expect(editHistory(state, undo).cases).toBe(cases)
    expect(editHistory(editHistory(state, undo), redo).cases[0]?.title).toBe('Abc')
  })

  it.each<[string, EditAction]>([
    ['a pause', pause],
    ['another field', { kind: 'change', id: 'TC-1', changes: { description: 'X' } }],
    ['another case', { kind: 'change', id: 'TC-2', changes: { title: 'X' } }],
    ['a step added', { kind: 'addStep', id: 'TC-1', index: 0 }],
  ])('%s ends a run', (_, between) => {
    expect(editHistory(after(typed('A'), between, typed('Ab')), undo).cases[0]?.title).toBe('A')
  })

  it('a step is a separate field, and so is each of its parts', () => {
    const step = (index: number, changes: object): EditAction => ({ kind: 'changeStep', id: 'TC-1', index, changes })
    expect(after(step(0, { step: 'a' }), step(0, { step: 'ab' })).past).toHaveLength(1)
    expect(after(step(0, { step: 'a' }), step(1, { step: 'b' }), step(1, { data: 'c' })).past).toHaveLength(3)
  })

  it('a new correction takes the way forward away', () => {
    expect(after(typed('A'), undo, { kind: 'delete', id: 'TC-2' }).future).toEqual([])
  })

  it('nothing to do is nothing done', () => {
    const state = startEditing(cases)
    for (const action of [undo, redo, pause, { kind: 'delete', id: 'TC-9' } as const])
      expect(editHistory(state, action)).toBe(state)
  })

  it('remembers so many corrections and no more', () => {
    const actions = Array.from(
      { length: maxUndoSteps + 5 },
      (): EditAction => ({ kind: 'addStep', id: 'TC-1', index: 0 }),
    )
    expect(after(...actions).past).toHaveLength(maxUndoSteps)
  })
})

const id = fc.constantFrom('TC-1', 'TC-2', 'TC-3', 'TC-1-2')
const index = fc.integer({ min: -1, max: 4 })
const anyEdit: fc.Arbitrary<CaseEdit> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), id, changes: fc.record({ title: fc.string() }) }),
  fc.record({ kind: fc.constant('changeStep' as const), id, index, changes: fc.record({ data: fc.string() }) }),
  fc.record({ kind: fc.constantFrom('addStep' as const, 'removeStep' as const), id, index }),
  fc.record({ kind: fc.constant('moveStep' as const), id, from: index, to: index }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'duplicate' as const), id }),
  fc.record({ kind: fc.constant('add' as const), title: fc.string() }),
)

it('whatever was corrected, undo leads back to the beginning and redo to the end; ids stay different', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
      const end = after(...edits)
      expect(new Set(end.cases.map((testCase) => testCase.id)).size).toBe(end.cases.length)
      expect(end.cases.length).toBeGreaterThan(0)
      let state = end
      const steps = state.past.length
      for (let n = 0; n < steps; n += 1) state = editHistory(state, undo)
      expect(state.cases).toBe(cases)
      for (let n = 0; n < steps; n += 1) state = editHistory(state, redo)
      expect(state.cases).toEqual(end.cases)
    }),
  )
})
