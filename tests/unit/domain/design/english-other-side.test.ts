import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** Preconditions and "step → outcome" of every case of a criterion, a blank line between two cases. */
function casesOf(text: string, title = 'Checkout'): string[] {
  return everyCase(
    { ...contextOf({ given: '', when: '', then: '', text }), title },
    { enrichment: true, maxTestCases: 100 },
  ).map(({ preconditions, steps }) =>
    [...preconditions, ...steps.map(({ step, expected }) => `${step} → ${expected}`)].join('\n'),
  )
}

const first = (text: string, title?: string): string[] => casesOf(text, title)[0]?.split('\n') ?? []

describe('both sides of a sentence', () => {
  it('are tried around a time of day some days ahead', () => {
    expect(
      first('The booking link works until 5 days before the tour at 17:00; later it shows "Please call the office."'),
    ).toEqual([
      'Set the clock of the test system to 5 days before the tour, 16:59, and open the booking link → The booking link works.',
      'Set the clock of the test system to 5 days before the tour, 17:01, and open the booking link → It shows "Please call the office."',
    ])
  })

  it('are two attempts where two actions are ruled out', () => {
    expect(first("A used voucher can't be redeemed again or transferred.")).toEqual([
      'Try to redeem a used voucher again → The action is refused; nothing has changed after a reload.',
      'Try to transfer a used voucher → The action is refused; nothing has changed after a reload.',
    ])
  })

  it('are entered where the sentence names a number of something', () => {
    expect(casesOf('A single order is 2 to 30 crates.').join('\n')).toContain(
      'Enter a single order → 31 crates: refused',
    )
  })
})

describe('words that are no rule of their own', () => {
  it.each([
    ['Colour is Red, Blue or Green. Default is Red.', 'Open Default'],
    ['The server retries on its own three times.', 'acts as'],
    ['The list shows all tasks and can be filtered by either.', 'either: North'],
    ['The button needs a 3-second press.', '10:00:03'],
  ])('%s', (text, wrong) => {
    expect(casesOf(text).join('\n')).not.toContain(wrong)
  })
})

describe('the other side', () => {
  it('is what the next sentence says of it', () => {
    expect(first('At least one receipt is required for trips above €300. Below that they are optional.')).toEqual([
      'Use trips of €300 → Receipts are optional.',
      'Use trips of €300.01 → At least one receipt is required.',
    ])
  })

  it('is tried with one fewer where a scenario counts what leads to a refusal', () => {
    const cases = everyCase(
      contextOf({
        given: 'a driver with 4 unpaid fines',
        when: 'the driver applies for a permit',
        then: 'the application is refused',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(cases.map(({ preconditions, steps }) => [preconditions, steps[0]?.expected])).toEqual([
      [['There is a driver with 4 unpaid fines.'], 'The application is refused.'],
      [['There is a driver with 3 unpaid fines.'], 'The application is accepted.'],
    ])
  })

  it('lies a day earlier than a number of days ago', () => {
    const [testCase] = everyCase(
      contextOf({
        given: 'a coupon issued 60 days ago or more',
        when: 'the coupon is used',
        then: 'it is declined',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(testCase?.steps.map(({ step, expected }) => `${step} → ${expected}`)).toEqual([
      'With a coupon issued 59 days ago: use the coupon → The coupon is accepted.',
      'With a coupon issued 60 days ago: use the coupon → The coupon is declined.',
    ])
  })

  it('is a little shorter than the length that has an effect', () => {
    expect(first('A break of 20 minutes restarts the timer.')).toEqual([
      'Take a break of 19 minutes → It does not restart the timer.',
      'Take a break of 20 minutes → It restarts the timer.',
    ])
  })

  it('is denied without what stands in brackets', () => {
    expect(first('An order with more than 8 items shows a filter (by size or by colour).')[0]).toBe(
      'Place an order with 8 items → It does not show a filter.',
    )
  })
})

describe('what others do', () => {
  it('is the same action as before', () => {
    const steps = first('Only the assigned inspector and Audit can export reports; branch managers get a reduced copy.')
    expect(steps.at(-1)).toBe('As a branch manager: export reports → Branch managers get a reduced copy.')
  })

  it('is one message more than before', () => {
    expect(
      first('The tenant gets a confirmation e-mail straight away, and another when the repair is booked.'),
    ).toEqual([
      'The tenant has received a confirmation e-mail.',
      'Book the repair → The step is carried out without an error message.',
      'Open the messages of the tenant → There is one more message beside the confirmation e-mail.',
    ])
  })

  it('is answered in the order of the response, not in a list', () => {
    const cases = casesOf('GET /v1/orders returns newest first, 30 per page.', 'GET /v1/orders').join('\n')
    expect(cases).toContain('Send GET /v1/orders → The order in the response is Alpha, Gamma, Beta.')
    expect(cases).toContain('Send GET /v1/orders → Exactly 30 records are returned.')
    expect(cases).not.toContain('Open the list')
  })
})
