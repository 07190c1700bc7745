import { describe, expect, it } from 'vitest'
import { type CaseEdit, applyEdit } from '#domain/test-case/edit/case-edit.ts'
import { aTestCase } from '../../../../support/results.ts'

const one = aTestCase({
  id: 'TC-1',
  title: 'One',
  steps: ['a', 'b', 'c'].map((step) => ({ step, data: '', expected: '' })),
})
const two = aTestCase({ id: 'TC-2', title: 'Two' })
const cases = [one, two]

function stepsAfter(edit: CaseEdit): (string | undefined)[] | undefined {
  return applyEdit(cases, edit)[0]?.steps.map(({ step }) => step)
}

describe('fields', () => {
  it.each([
    { title: 'New' },
    { description: 'Other words' },
    { preconditions: ['Signed in', 'A cart'] },
    { type: 'Boundary' },
    { priority: 'Low' },
  ])('%j is written into its case alone', (changes) => {
    expect(applyEdit(cases, { kind: 'change', id: 'TC-1', changes })).toEqual([{ ...one, ...changes }, two])
  })

  it('what is the same already changes nothing', () => {
    expect(
      applyEdit(cases, {
        kind: 'change',
        id: 'TC-1',
        changes: { title: 'One', preconditions: [...one.preconditions] },
      }),
    ).toBe(cases)
  })
})

describe('steps', () => {
  it.each<[string, CaseEdit, string[]]>([
    ['is corrected', { kind: 'changeStep', id: 'TC-1', index: 1, changes: { step: 'B' } }, ['a', 'B', 'c']],
    ['is added at its place', { kind: 'addStep', id: 'TC-1', index: 1 }, ['a', '', 'b', 'c']],
    ['is added at the end', { kind: 'addStep', id: 'TC-1', index: 3 }, ['a', 'b', 'c', '']],
    ['is removed', { kind: 'removeStep', id: 'TC-1', index: 0 }, ['b', 'c']],
    ['moves down', { kind: 'moveStep', id: 'TC-1', from: 0, to: 2 }, ['b', 'c', 'a']],
    ['moves up', { kind: 'moveStep', id: 'TC-1', from: 2, to: 1 }, ['a', 'c', 'b']],
  ])('one %s', (_, edit, steps) => {
    expect(stepsAfter(edit)).toEqual(steps)
  })

  it('data and expected result are corrected with the rest of the step kept', () => {
    const [edited] = applyEdit([two], {
      kind: 'changeStep',
      id: 'TC-2',
      index: 0,
      changes: { data: '2 × Mug', expected: 'Two mugs' },
    })
    expect(edited?.steps[0]).toEqual({ step: 'Open the cart', data: '2 × Mug', expected: 'Two mugs' })
  })
})

describe('cases', () => {
  it('one is deleted, the last one is not', () => {
    expect(applyEdit(cases, { kind: 'delete', id: 'TC-1' })).toEqual([two])
    const last = [two]
    expect(applyEdit(last, { kind: 'delete', id: 'TC-2' })).toBe(last)
  })

  it('a copy follows its original, with its own id and title', () => {
    const once = applyEdit(cases, { kind: 'duplicate', id: 'TC-1' })
    const twice = applyEdit(once, { kind: 'duplicate', id: 'TC-1' })
    expect(twice.map(({ id, title }) => [id, title])).toEqual([
      ['TC-1', 'One'],
      ['TC-1-3', 'One (copy 2)'],
      ['TC-1-2', 'One (copy)'],
      ['TC-2', 'Two'],
    ])
    expect(twice[1]?.steps).toEqual(one.steps)
  })

  it('one written by hand comes first, with a free id, an empty step and the criterion it is for', () => {
    const [added, ...rest] = applyEdit([two, { ...one, id: 'TC-3' }], {
      kind: 'add',
      title: 'New test case',
      criterionIds: ['AC-2'],
    })
    expect(added).toMatchObject({
      id: 'TC-4',
      title: 'New test case',
      generationStatus: 'manual',
      criterionIds: ['AC-2'],
      steps: [{ step: '', data: '', expected: '' }],
    })
    expect(rest).toHaveLength(2)
  })
})

it.each<CaseEdit>([
  { kind: 'change', id: 'TC-9', changes: { title: 'X' } },
  { kind: 'delete', id: 'TC-9' },
  { kind: 'duplicate', id: 'TC-9' },
  { kind: 'replace', id: 'TC-9', testCase: one },
  { kind: 'addStep', id: 'TC-9', index: 0 },
  { kind: 'removeStep', id: 'TC-1', index: 3 },
  { kind: 'removeStep', id: 'TC-1', index: -1 },
  { kind: 'changeStep', id: 'TC-1', index: 7, changes: { step: 'X' } },
  { kind: 'moveStep', id: 'TC-1', from: 0, to: 3 },
  { kind: 'moveStep', id: 'TC-1', from: 1, to: 1 },
  { kind: 'moveStep', id: 'TC-1', from: -1, to: 0 },
])('%j names what is not there and changes nothing', (edit) => {
  expect(applyEdit(cases, edit)).toBe(cases)
})

describe('written cases', () => {
  const fresh = { ...two, id: 'TC-1', title: 'Fresh', criterionIds: ['AC-1'] }

  it('replace a case in its place; the others are the same objects', () => {
    const [replaced, ...others] = applyEdit([one, two], {
      kind: 'replace',
      id: one.id,
      testCase: { ...fresh, id: 'x' },
    })
    expect(replaced).toEqual({ ...fresh, id: one.id })
    expect(others).toHaveLength(1)
    expect(others[0]).toBe(two)
  })

  it('keep the old title if another case has the new one', () => {
    const [replaced] = applyEdit([one, two], { kind: 'replace', id: one.id, testCase: { ...fresh, title: ' TWO ' } })
    expect(replaced?.title).toBe(one.title)
    expect(replaced?.steps).toBe(fresh.steps)
  })

  it('come after the case that they are like, each with a free id', () => {
    const after = applyEdit([one, two], { kind: 'insert', cases: [fresh], place: { after: one.id } })
    expect(after.map(({ title }) => title)).toEqual([one.title, 'Fresh', two.title])
    expect(new Set(after.map(({ id }) => id)).size).toBe(3)
    expect([after[0], after[2]]).toEqual([one, two])
  })

  it('come last if the case that they are like is gone', () => {
    const after = applyEdit([two], { kind: 'insert', cases: [fresh], place: { after: one.id } })
    expect(after.map(({ title }) => title)).toEqual([two.title, 'Fresh'])
  })

  it('come where their criteria stand, whatever order they were written in', () => {
    const of = (title: string, id: string) => ({ ...two, id: title, title, criterionIds: [id] })
    const after = applyEdit([of('a', 'AC-1'), of('d', 'AC-4')], {
      kind: 'insert',
      cases: [of('c', 'AC-3'), of('b', 'AC-2'), of('z', 'AC-9')],
      place: { criterionIds: ['AC-1', 'AC-2', 'AC-3', 'AC-4'] },
    })
    expect(after.map(({ title }) => title).join('')).toBe('abcdz')
  })

  it('are left out if their titles are there, which changes nothing at all', () => {
    const cases = [one, two]
    const again = { ...fresh, title: one.title.toUpperCase() }
    expect(applyEdit(cases, { kind: 'insert', cases: [again], place: { after: one.id } })).toBe(cases)
    expect(applyEdit(cases, { kind: 'insert', cases: [fresh, fresh], place: { after: one.id } })).toHaveLength(3)
  })
})
