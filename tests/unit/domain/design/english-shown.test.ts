import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

function casesOf(text: string) {
  return everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 20,
  }).map(({ preconditions, steps }) => ({
    preconditions: preconditions ?? [],
    steps: steps.map(({ step, expected }) => `${step} → ${expected}`),
  }))
}

describe('an English statement is shown by an action', () => {
  it.each([
    ['The language choice is remembered on another device.', 'Sign in on another device'],
    ['The draft stays there when the tab is reopened.', 'Leave the place and open it again'],
  ])('%s', (text, step) => {
    const [first] = casesOf(text)
    expect(first?.preconditions).toHaveLength(1)
    expect(first?.steps[0]).toMatch(new RegExp(`^${step} → It .*, with the same content as before`))
  })

  it('walks through statuses without quotes, and offers no others', () => {
    const cases = casesOf('QUEUED leads to PRINTED or JAMMED. There are no other transitions.')
    expect(cases.flatMap(({ steps }) => steps)).toEqual([
      'Change the status to PRINTED → The status is PRINTED.',
      'Change the status to JAMMED → The status is JAMMED.',
      'Look at the changes of status offered for the record → Only PRINTED and JAMMED can be chosen.',
      'Look at the changes of status offered for the record → No change of status is offered.',
      'Look at the changes of status offered for the record → No change of status is offered.',
    ])
  })

  it('does not take a period for a change of status', () => {
    expect(casesOf('The desk is open from Monday to Friday.').flatMap(({ steps }) => steps)).not.toContain(
      'Change the status to Friday → The status is Friday.',
    )
  })

  it('brings about each status that a sentence names', () => {
    expect(casesOf('On PRINTED or JAMMED a webhook is sent.')[0]?.steps).toEqual([
      'Bring a record to the status PRINTED → A webhook is sent.',
      'Bring a record to the status JAMMED → A webhook is sent.',
    ])
  })

  it('looks for a message where it arrives', () => {
    expect(casesOf('A reminder follows at 18:00 the evening before.')[0]?.steps.at(-1)).toBe(
      'Open the messages of the recipient → The reminder is there: it follows at 18:00 the evening before.',
    )
  })

  it.each([
    [
      'Unmarked visits become Missed at closing.',
      'Wait until closing, then open unmarked visits → They become Missed at closing.',
    ],
  ])('%s', (text, step) => {
    expect(casesOf(text)[0]?.steps).toEqual([step])
  })

  it('knows what "until then" waits for', () => {
    const cases = casesOf(
      'The ticket is printed as soon as the payment has been booked. Until then the order is "Open" and shows a clock.',
    )
    expect(cases.flatMap(({ preconditions }) => preconditions).join(' ')).not.toContain('the case that then')
  })

  it('lets two people do the same at once', () => {
    const [first] = casesOf('Two clerks booking the same room simultaneously: one gets it, the other sees "Taken".')
    expect(first?.steps[0]).toBe(
      'Book the same room, in both browsers at the same moment → One gets it, the other sees "Taken".',
    )
  })
})

describe('a bug report', () => {
  it('repeats its steps and expects what it asks for', () => {
    const cases = everyCase(
      {
        ...contextOf({ given: '', when: '', then: '', text: 'Every coupon of a basket is counted once.' }),
        description:
          'Seen on the till.\n\n**Precondition:** a till with two drawers\n\n**Steps**\n1. Scan two coupons\n2. Remove the first coupon\n3. open the basket\n\n**Expected:** one coupon is counted\n**Actual:** two are',
      },
      { enrichment: true, maxTestCases: 20 },
    )
    const [repeated] = cases.filter(({ title }) => title === 'Steps of the report: one coupon is counted')
    expect(repeated?.preconditions).toEqual(['There is a till with two drawers.'])
    expect(repeated?.steps.map(({ step }) => step)).toEqual([
      'Scan two coupons',
      'Remove the first coupon',
      'Open the basket',
    ])
    expect(repeated?.steps.at(-1)?.expected).toBe('One coupon is counted.')
  })

  it.each([
    ['no expectation', '**Steps**\n1. Scan two coupons\n2. Remove the first'],
    ['no step', '**Expected:** one coupon is counted'],
    ['another subject', '**Steps**\n1. Open the help\n2. Close the help\n\n**Expected:** nothing flickers'],
  ])('is not repeated with %s', (_, description) => {
    const cases = everyCase(
      {
        ...contextOf({ given: '', when: '', then: '', text: 'Every coupon of a basket is counted once.' }),
        description,
      },
      { enrichment: true, maxTestCases: 20 },
    )
    expect(cases.filter(({ title }) => title.startsWith('Steps of the report'))).toEqual([])
  })
})
