import { describe, expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { generationContextSchema } from '#domain/generation/context.ts'

interface Stated {
  title?: string
  description?: string
  given?: string
  when?: string
  then?: string
}

function casesFor(text: string, stated: Stated = {}): WireTestCase[] {
  const {
    title = 'A page',
    description = 'Fees in euros, for example €15.00.',
    given = '',
    when = '',
    then = '',
  } = stated
  const context = generationContextSchema.parse({
    title,
    description,
    ticketKey: 'DEMO-1',
    acceptanceCriteria: [{ id: 'AC-1', text, given, when, then }],
  })
  return designTestCases(context, { enrichment: true, maxTestCases: 20 })
}

const lines = (cases: WireTestCase[]): string[] =>
  cases.flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))

function scenario(when: string, then: string, given = 'a paid order'): WireTestCase[] {
  return casesFor(`Given ${given}\nWhen ${when}\nThen ${then}`, { given, when, then })
}

describe('refunds by the days before an event', () => {
  it('are worked out less a fee, on both sides of the limit', () => {
    const steps = lines(
      scenario(
        'the customer returns 14 days or more before the start date',
        'the price is refunded less a handling fee of €12.50',
      ),
    )
    expect(steps).toEqual([
      'Return the order with the start date 25 June 2026 | 24 days ahead, paid €184.50 | The refund is €172.00 (€184.50 less €12.50).',
      'Look up the payment of this order | None needed | Exactly one refund of €172.00 is listed.',
      'Return the order with the start date 14 June 2026 | 13 days ahead, paid €200.00 | The refund is not €187.50: another rule applies.',
      'Return the order with the start date 15 June 2026 | 14 days ahead, paid €200.00 | The refund is €187.50 (€200.00 less €12.50).',
    ])
  })

  it.each([
    ['down', '€66.66 (exactly 66.665)'],
    ['up', '€66.67 (exactly 66.665)'],
    ['to the nearest', '€66.67 (exactly 66.665)'],
  ])('are rounded %s to the cent', (way, result) => {
    const steps = lines(
      scenario(
        'the customer cancels from 20 to 5 days before the start date',
        `50% of the price is refunded, rounded ${way === 'to the nearest' ? way : `${way} to the`} cent`,
      ),
    )
    expect(steps.join('\n')).toContain(`paid €133.33 | The refund is ${result}.`)
    expect(steps.filter((line) => line.includes('another rule applies'))).toHaveLength(2)
  })

  it('are not made shortly before it', () => {
    const steps = lines(
      scenario(
        'the customer cancels less than 4 days before the start date',
        'nothing is refunded and the page says "Too late for a refund."',
      ),
    ).join('\n')
    expect(steps).toContain('4 days ahead, paid €200.00 | "Too late for a refund." is not displayed.')
    expect(steps).toContain('3 days ahead, paid €200.00 | "Too late for a refund." is displayed. No refund is made.')
  })

  it('without a text are told apart by the refund, as an assumption', () => {
    const cases = scenario('the customer cancels less than 4 days before the start date', 'nothing is refunded')
    expect(cases.flatMap(({ assumptions = [] }) => assumptions)).toContain(
      'Whenever this rule does not hold, something is refunded.',
    )
  })

  it('are left to other readers where the outcome is another one', () => {
    const steps = lines(
      scenario('the customer cancels less than 4 days before the start date', 'the order stays open'),
    ).join('\n')
    expect(steps).not.toContain('refund')
  })
})

describe('a least amount by a table of steps', () => {
  const table = (rows: string[]): string =>
    [
      'An offer must be at least the highest offer plus the margin:',
      '',
      '| Highest offer | Margin |',
      '|---|---|',
      ...rows,
    ].join('\n')

  it('is tried exactly and one cent lower at both ends of each row', () => {
    const cases = casesFor(table(['| below €50.00 | €2.00 |', '| €50.00 and above | €4.00 |']))
    expect(cases[0]?.title).toBe('Highest offer €20.00, €80.00: least offer €22.00, €84.00')
    expect(lines(cases.slice(1))).toEqual([
      'Make an offer that is one cent too low | Highest offer €49.99, offer €51.98 | The offer is refused; the highest offer is still €49.99.',
      'Make an offer of exactly the highest offer plus €2.00 | Highest offer €49.99, offer €51.99 | The offer of €51.99 is accepted.',
      'Make an offer that is one cent too low | Highest offer €50.00, offer €53.99 | The offer is refused; the highest offer is still €50.00.',
      'Make an offer of exactly the highest offer plus €4.00 | Highest offer €50.00, offer €54.00 | The offer of €54.00 is accepted.',
    ])
  })

  it('is left to other readers where the table holds something else', () => {
    expect(lines(casesFor(table(['| low | €2.00 |', '| high | €4.00 |']))).join('\n')).not.toContain('one cent too low')
  })
})

describe('sentences of the gold tickets, in other words', () => {
  it.each([
    [
      'Ticket code: 2 letters followed by 4 digits, e.g. AB1234. Anything else: "Unknown code."',
      'Submit the form with a digit in the place of a letter | 5B1234 | "Unknown code." is displayed; the entry is not accepted.',
    ],
    [
      'New password: 10-20 characters.',
      'Sign in with the last of the 20 characters left out | 19 characters: Harbour!2026xTide?7 | The sign-in is refused: nothing of the saved one was cut off.',
    ],
    [
      'The password must contain at least one letter and one digit, without spaces.',
      'Save a password with a space inside | Harb ur!2026 | It is refused; nothing is saved.',
    ],
    [
      'At most 2 links per account per day.',
      'Request one more for the first account | 9:10 | Its inbox still holds 2 links.',
    ],
    [
      'A player may undo a move within 30 seconds, but only 2 times per game.',
      'Try to undo the second move | 1 June 2026, 10:00:31 | The second move is not undone; it still counts after a reload.',
    ],
    [
      'An entry must go from "New" to "Live" and then to "Past"; votes are accepted only while it is "Live".',
      'Try to submit a vote while the status is "Past" | Status "Past" | It is refused or not offered; no new vote is displayed after a reload.',
    ],
    [
      'An offer is valid until the end of the 2nd day after it was sent; after that its page shows "Offer closed."',
      'Open the page of the offer on the next day | 4 June 2026, 00:00 | "Offer closed." is displayed.',
    ],
    [
      'Checking in requires the guest’s name and passport number; later only the last 2 digits of the passport number are shown.',
      'Reload the page | None needed | Of the passport number only 04 is displayed, not 4802173559.',
    ],
  ])('%s', (text, line) => {
    expect(lines(casesFor(text))).toContain(line)
  })

  it('the prices that a link still shows are an example where the ticket has no table', () => {
    const steps = lines(
      casesFor(
        'An offer can be opened via its link without logging in and shows the same prices, even if the tariff has changed.',
      ),
    )
    expect(steps).toContain(
      'Open the link again without signing in | the copied link | The offer still shows the price €40.00, not €50.00.',
    )
  })

  it('somebody who was invited is told soon, somebody else is not', () => {
    const steps = lines(casesFor('A guest who was invited receives an e-mail within 5 minutes.'))
    expect(steps[0]).toBe('Invite Anna Weber | 10:00:00 | Anna Weber is invited.')
    expect(steps[1]).toContain('Exactly one e-mail about this arrived at 10:05:00 or earlier')
  })

  it('messages without a period that can be tried are left alone', () => {
    expect(lines(casesFor('No more than 50 links per account per minute.')).join('\n')).not.toContain('inbox')
  })
})
