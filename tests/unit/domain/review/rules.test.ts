import { describe, expect, it } from 'vitest'
import { type ReviewedCase, type ReviewRule, reviewedTicket } from '#domain/review/finding.ts'
import { reviewCases } from '#domain/review/review-cases.ts'

const ticket = {
  text: 'Coupon for the basket. The customer enters a coupon code of 6 to 10 characters and selects "Apply coupon". The basket shows the discount. Accepted codes answer within 2 seconds.',
  criteria: [
    {
      id: 'AC-1',
      text: 'The coupon code must have between 6 and 10 characters.',
      given: '',
      when: '',
      then: 'The coupon code must have between 6 and 10 characters.',
    },
    {
      id: 'AC-2',
      text: 'A used coupon must be refused with "This coupon has been used".',
      given: '',
      when: '',
      then: 'A used coupon must be refused with "This coupon has been used".',
    },
  ],
}

const good: ReviewedCase = {
  id: 'TC-1',
  title: 'Codes of 6 and 10 characters accepted, 5 and 11 refused',
  description: '',
  preconditions: ['The basket holds one item.'],
  type: 'Boundary',
  steps: [
    { step: 'Enter a code of 5 characters', data: 'ABCDE', expected: 'The code is refused; the total stays €20.00.' },
    { step: 'Enter a code of 6 characters', data: 'ABCDEF', expected: 'The total is €18.00.' },
    { step: 'Enter a code of 10 characters', data: 'ABCDEFGHIJ', expected: 'The total is €18.00.' },
    { step: 'Enter a code of 11 characters', data: 'ABCDEFGHIJK', expected: 'The code is refused; nothing changes.' },
  ],
  criterionIds: ['AC-1'],
}

const step = { step: 'Select "Apply coupon"', data: 'SAVE10', expected: 'The total is €18.00.' }

/** The rules that fire on one case beside the good one. */
function rulesOf(changes: Partial<ReviewedCase>, about = ticket): ReviewRule[] {
  const testCase: ReviewedCase = {
    ...good,
    id: 'TC-2',
    title: 'Used coupon refused',
    type: 'Negative',
    steps: [{ ...step, expected: '“This coupon has been used” is displayed.' }],
    criterionIds: ['AC-2'],
    ...changes,
  }
  return reviewCases([good, testCase], about)
    .filter(({ caseId }) => caseId === 'TC-2')
    .map(({ rule }) => rule)
}

/** The rules that fire on a step. */
function inStep(changes: Partial<typeof step>, type = 'Positive'): ReviewRule[] {
  return rulesOf({ type, title: 'Coupon of 10 % gives €18.00', steps: [{ ...step, ...changes }] })
}

describe('the review', () => {
  it('finds nothing in good cases', () => {
    expect(reviewCases([good], ticket)).toEqual([])
    expect(rulesOf({})).toEqual([])
    expect(inStep({})).toEqual([])
  })

  it.each(['', '-', 'n/a', '  ', 'TBD'])('missing-oracle: %j', (expected) => {
    expect(inStep({ expected })).toEqual(['missing-oracle'])
  })

  it.each([
    'The system works as expected.',
    'Everything works correctly',
    'The operation is completed successfully.',
    'The coupon is applied correctly.',
    'As expected',
    'Success',
    'No errors occur.',
    'The page is displayed properly.',
  ])('vague-oracle: %s', (expected) => {
    expect(inStep({ expected })).toEqual(['vague-oracle'])
  })

  it.each(['The coupon is listed.', 'The total is correct: €18.00.', 'No result.', 'The dialog closes.'])(
    'not vague: %s',
    (expected) => {
      expect(inStep({ expected })).not.toContain('vague-oracle')
    },
  )

  it('copied-oracle: the step or a criterion with its duty', () => {
    expect(inStep({ step: 'Enter the coupon code', expected: 'Enter the coupon code.' })).toContain('copied-oracle')
    expect(inStep({ expected: 'The coupon code must have between 6 and 10 characters.' })).toContain('copied-oracle')
  })

  it.each(['The user is logged in', 'Given a basket with one item', 'There is an open basket', 'User has a coupon'])(
    'misplaced-precondition: %s',
    (text) => {
      expect(inStep({ step: text })).toContain('misplaced-precondition')
    },
  )

  it('misplaced-precondition: only the first step', () => {
    expect(
      rulesOf({
        steps: [step, { ...step, step: 'The user is logged in', expected: 'The name is displayed.' }],
        type: 'Positive',
      }),
    ).not.toContain('misplaced-precondition')
  })

  it.each(['Click the "Apply coupon" button.', 'Enter the code again', 'Select the basket, then reload the page'])(
    'misplaced-action: %s',
    (expected) => {
      expect(inStep({ expected })).toContain('misplaced-action')
    },
  )

  it.each(['Open invoices are listed.', 'Search results show the coupon.'])('no misplaced action: %s', (expected) => {
    expect(inStep({ expected })).not.toContain('misplaced-action')
  })

  it.each([
    'Verify that the total is €18.00',
    'Check if the discount is shown',
    'Ensure the basket shows the discount',
    'Make sure that the total is right',
  ])('misplaced-check: %s', (text) => {
    expect(
      rulesOf({ type: 'Positive', steps: [step, { ...step, step: text, expected: 'The discount is €2.00.' }] }),
    ).toContain('misplaced-check')
  })

  it.each([
    'Enter the coupon code and click "Apply coupon"',
    'Open the basket, then reload the page',
    'Open the basket. Select "Apply coupon".',
    '1. Open the basket\n2. Select "Apply coupon"',
  ])('compound-step: %s', (text) => {
    expect(inStep({ step: text })).toContain('compound-step')
  })

  it.each([
    'Enter code and name',
    'Send the date and time',
    'Switch between list and map',
    'Close the app and open it again',
    'Close the app, start it again and open the schedule of the room',
    'Reload the schedule of Bedroom and open Tuesday',
    'Set the eco temperature to the upper limit and save',
    'Einen Hinweis mit 250 Zeichen eingeben und speichern',
    'Das Elternportal neu laden und die Woche öffnen',
    'Um 14:14 Uhr die App schließen und neu öffnen.',
    'Cerrar la aplicación y volver a abrirla',
    "Fermer l'application et la rouvrir",
    'Fechar o aplicativo e abri-lo novamente',
  ])('one action: %s', (text) => {
    expect(inStep({ step: text })).not.toContain('compound-step')
  })

  it('conditional-step: in the step and in the expected result', () => {
    expect(inStep({ step: 'If the basket is empty, add an item' })).toContain('conditional-step')
    expect(inStep({ expected: 'If the coupon is valid, the total is €18.00.' })).toContain('conditional-step')
  })

  it('leaves steps written as Given, When and Then alone', () => {
    const steps = ['Given the basket is open', 'When the customer selects "Apply coupon"', 'Then the total is reduced']
    expect(
      rulesOf({
        type: 'Positive',
        steps: steps.map((text) => ({ ...step, step: text, expected: 'The total is €18.00.' })),
      }),
    ).toEqual([])
  })

  it.each(['An appropriate message is displayed.', 'The total changes quickly.', 'Various discounts are listed.'])(
    'ambiguous-words: %s',
    (expected) => {
      expect(inStep({ expected })).toContain('ambiguous-words')
    },
  )

  it('ambiguous-words: not inside quotation marks', () => {
    expect(inStep({ step: 'Enter "some appropriate text" as the code' })).not.toContain('ambiguous-words')
  })

  it.each([
    'valid coupon code',
    'test data',
    'xxx',
    'Lorem ipsum dolor',
    '<coupon code>',
    'Sample: 25.00',
    'any value',
  ])('placeholder-data: %s', (data) => {
    expect(inStep({ data }).filter((rule) => rule !== 'placeholder-data')).toEqual([])
    expect(inStep({ data: data === 'valid coupon code' ? 'valid code' : data })).toContain('placeholder-data')
  })

  it('placeholder-data: a value beside the words is enough', () => {
    expect(inStep({ data: 'Valid code: SAVE10' })).toEqual([])
    expect(inStep({ step: 'Enter a valid code', data: 'SAVE10' })).toEqual([])
    expect(inStep({ step: 'Enter a valid code', data: '' })).toContain('placeholder-data')
  })

  it.each([
    ['a label', { step: 'Select "Redeem voucher"' }],
    ['a message', { expected: '"Your voucher was redeemed" is displayed.' }],
    ['a screen', { step: 'Open the Promotions page' }],
    ['a role', { step: 'Open the basket as an administrator' }],
    ['a time limit', { expected: 'The total is €18.00 within 5 seconds.' }],
    ['a status code', { expected: 'Status 418; the total is €18.00.' }],
  ])('ungrounded-name: %s', (_, changes) => {
    expect(inStep(changes)).toContain('ungrounded-name')
  })

  it('ungrounded-name: an assumption, a precondition or the data names it', () => {
    const steps = [{ ...step, step: 'Select "Redeem voucher"' }]
    expect(rulesOf({ type: 'Positive', steps, assumptions: ['The button is called "Redeem voucher".'] })).toEqual([])
    expect(inStep({ expected: 'The total is €18.00 within 2 seconds.' })).toEqual([])
  })

  it("ungrounded-name: a tester's answer names it", () => {
    const ticketData = { key: 'SHOP-1', fields: { summary: 'Coupons', description: 'Coupons for the basket.' } }
    const answers = [{ criterionId: 'AC-2', question: 'Which button?', answer: 'It is "Redeem voucher".' }]
    const result = {
      ticketData,
      acceptanceCriteria: ticket.criteria.map((one) => ({
        ...one,
        source: { kind: 'description' as const, label: '' },
      })),
    }
    const named = (about: ReturnType<typeof reviewedTicket>): ReviewRule[] =>
      reviewCases([{ ...good, steps: [{ ...step, step: 'Select "Redeem voucher"' }] }], about).map(({ rule }) => rule)
    expect(named(reviewedTicket(result))).toContain('ungrounded-name')
    expect(named(reviewedTicket({ ...result, answers }))).not.toContain('ungrounded-name')
  })

  it('unlinked: no criterion or one that does not exist', () => {
    expect(rulesOf({ criterionIds: [] })).toContain('unlinked')
    expect(rulesOf({ criterionIds: ['AC-2', 'AC-7'] })).toContain('unlinked')
  })

  it('limit-untested: one side, or only values far from the limit', () => {
    const oneSided = { ...good, steps: good.steps.slice(1, 3) }
    expect(reviewCases([oneSided], ticket).map(({ rule, quote, detail }) => ({ rule, quote, detail }))).toEqual([
      { rule: 'limit-untested', quote: 'between 6 and 10 characters', detail: 'AC-1' },
    ])
  })

  it('duplicate: the same check under another title, but not with another value', () => {
    const again = { ...good, id: 'TC-2', title: 'Code length' }
    expect(reviewCases([good, again], ticket).map(({ rule }) => rule)).toEqual(['duplicate'])
    const other = { ...again, steps: good.steps.map((one) => ({ ...one, data: `${one.data}9` })) }
    expect(reviewCases([good, other], ticket)).toEqual([])
  })

  it('wrong-type: a negative case that succeeds and a positive one that is refused', () => {
    expect(
      rulesOf({ title: 'Coupon saves money', steps: [{ ...step, expected: 'The coupon is accepted.' }] }),
    ).toContain('wrong-type')
    expect(inStep({ expected: 'The coupon is refused.' })).toContain('wrong-type')
    expect(inStep({ expected: 'The coupon is refused.' }, 'Negative')).toEqual([])
  })

  it.each(['', 'Test case 3', 'Verify functionality', 'x'.repeat(81), good.title])('title: %j', (title) => {
    expect(rulesOf({ title })).toContain('title')
  })

  it('names the place, the words and a message', () => {
    expect(
      reviewCases([{ ...good, steps: [{ ...step, expected: 'Works as expected.' }, ...good.steps] }], ticket),
    ).toEqual([
      {
        caseId: 'TC-1',
        rule: 'vague-oracle',
        step: 0,
        field: 'expected',
        quote: 'Works as expected.',
        message: '“Works as expected.” can be neither seen nor measured. Say what the tester observes.',
      },
    ])
  })
})
