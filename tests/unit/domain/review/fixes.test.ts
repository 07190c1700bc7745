import { describe, expect, it } from 'vitest'
import { reviewCases } from '#domain/review/review-cases.ts'
import { fixed } from '#domain/review/fixes.ts'
import type { ReviewRule } from '#domain/review/finding.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

const ticket = {
  text: 'The basket shows the discount of a coupon after "Apply coupon".',
  criteria: [{ id: 'AC-1', text: 'The basket shows the discount.', given: '', when: '', then: '' }],
}
const base: TestCase = {
  id: 'TC-1',
  title: 'Coupon SAVE10 gives €18.00',
  description: '',
  preconditions: [],
  type: 'Positive',
  priority: 'Medium',
  steps: [{ step: 'Select "Apply coupon"', data: 'SAVE10', expected: 'The total is €18.00.' }],
  criterionIds: ['AC-1'],
}
const [step] = base.steps

/** The case after the fix of its finding under a rule. */
function afterFix(changes: Partial<TestCase>, rule: ReviewRule): { fixed: TestCase[] | undefined; left: ReviewRule[] } {
  const cases = [{ ...base, ...changes }]
  const found = reviewCases(cases, ticket).find((finding) => finding.rule === rule)
  if (found === undefined) throw new Error(`${rule} was not found`)
  const after = fixed(cases, found)
  return { fixed: after, left: reviewCases(after ?? [], ticket).map((finding) => finding.rule) }
}

describe('the fixes of findings', () => {
  it('moves a state to the preconditions', () => {
    const { fixed: after, left } = afterFix(
      { steps: [{ step: 'The user is logged in', data: '', expected: 'The name is shown.' }, ...base.steps] },
      'misplaced-precondition',
    )
    expect(after).toEqual([{ ...base, preconditions: ['The user is logged in.'] }])
    expect(left).toEqual([])
  })

  it('keeps a state that is the only step', () => {
    const { fixed: after } = afterFix(
      { steps: [{ step: 'The user is logged in', data: '', expected: 'The name is shown.' }] },
      'misplaced-precondition',
    )
    expect(after).toBeUndefined()
  })

  it('makes an action of an expected result the next step', () => {
    const { fixed: after, left } = afterFix(
      { steps: [{ step: 'Open the basket', data: '', expected: 'Click the "Apply coupon" button.' }] },
      'misplaced-action',
    )
    expect(after?.[0]?.steps).toEqual([
      { step: 'Open the basket', data: '', expected: '' },
      { step: 'Click the "Apply coupon" button.', data: '', expected: '' },
    ])
    expect(left).toEqual(['missing-oracle', 'missing-oracle'])
  })

  it('merges a check into the expected result before', () => {
    const { fixed: after, left } = afterFix(
      {
        steps: [
          ...base.steps,
          { step: 'Verify that the discount is shown', data: '', expected: 'The discount is €2.00' },
        ],
      },
      'misplaced-check',
    )
    expect(after?.[0]?.steps).toEqual([{ ...step, expected: 'The total is €18.00. The discount is €2.00.' }])
    expect(left).toEqual([])
  })

  it('splits a step at each action, but not at a list of things', () => {
    const { fixed: after } = afterFix(
      {
        steps: [{ step: 'Enter code and name, then click "Apply coupon"', data: 'SAVE10', expected: 'Done: €18.00.' }],
      },
      'compound-step',
    )
    expect(after?.[0]?.steps).toEqual([
      { step: 'Enter code and name', data: 'SAVE10', expected: '' },
      { step: 'Click "Apply coupon"', data: '', expected: 'Done: €18.00.' },
    ])
  })

  it('changes the type', () => {
    const { fixed: after, left } = afterFix(
      { steps: [{ step: 'Select "Apply coupon"', data: 'SAVE10', expected: 'The coupon is refused.' }] },
      'wrong-type',
    )
    expect(after?.[0]?.type).toBe('Negative')
    expect(left).toEqual([])
  })

  it('adds a name that the ticket does not contain to the assumptions', () => {
    const { fixed: after, left } = afterFix(
      { steps: [{ step: 'Select "Redeem voucher"', data: 'SAVE10', expected: 'The total is €18.00.' }] },
      'ungrounded-name',
    )
    expect(after?.[0]?.assumptions).toEqual(['“Redeem voucher”'])
    expect(left).toEqual([])
  })

  it('removes a duplicate, but never the last case', () => {
    const cases = [base, { ...base, id: 'TC-2', title: 'Again' }]
    const [found] = reviewCases(cases, ticket)
    if (found === undefined) throw new Error('No duplicate found')
    expect(fixed(cases, found)).toEqual([base])
    expect(fixed([base], { ...found, caseId: 'TC-1' })).toBeUndefined()
  })

  it('has none for findings that only a tester can settle, and for cases that are gone', () => {
    const cases = [{ ...base, steps: [{ step: 'Select "Apply coupon"', data: 'SAVE10', expected: '' }] }]
    const [found] = reviewCases(cases, ticket)
    if (found === undefined) throw new Error('Nothing found')
    expect(fixed(cases, found)).toBeUndefined()
    expect(fixed([base], { ...found, rule: 'wrong-type', caseId: 'TC-9' })).toBeUndefined()
  })
})
