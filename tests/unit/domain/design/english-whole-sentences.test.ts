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

describe('several points in time', () => {
  it('are tried a minute before where they have a time of day', () => {
    const steps = first('Reminder e-mails go out 10 and 3 days before the hearing at 08:00.')
    expect(steps[0]).toBe(
      'Set the clock of the test system to 10 days before the hearing, 07:59 → No message has been sent yet.',
    )
    expect(steps[1]).toContain('10 days before the hearing, 08:00 → ')
  })

  it('are waited for between attempts, and none follows the last', () => {
    const steps = first("If the call isn't answered with 2xx it is retried after 2, 10 and 45 minutes, then dropped.")
    expect(steps.slice(1, 4).map((line) => line.split(' → ')[0])).toEqual([
      'Wait 2 minutes',
      'Wait 10 minutes',
      'Wait 45 minutes',
    ])
    expect(steps.at(-1)).toContain('No further attempt is made')
  })

  it.each([
    [
      'A paused download continues if the user opens the app within 2 hours; after that it has to be started again.',
      [
        'There is a paused download.',
        'Wait 1 hour 59 minutes, then open the app → A paused download continues.',
        'Do the same again, but wait 2 hours 1 minute this time → It has to be started again.',
      ],
    ],
    [
      "If the badge isn't scanned within 40 s the gate becomes locked.",
      [
        "Let 39 seconds pass in which the badge isn't scanned → The gate does not become locked.",
        'Wait on until 41 seconds have passed in all → The gate becomes locked.',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(first(text)).toEqual(expected)
  })
})

describe('edges in a sentence', () => {
  it.each([
    [
      'The gauge is blue up to 2.9, orange from 3.0 to 4.4 and red from 4.5.',
      [
        '2.9 → The gauge is blue.',
        '3.0 → The gauge is orange.',
        '4.4 → The gauge is orange.',
        '4.5 → The gauge is red.',
      ],
    ],
    [
      'Stock below 20 % shows an amber badge, below 8 % a red one.',
      [
        '20 % → No amber badge is displayed.',
        '19 % → An amber badge is displayed.',
        '8 % → An amber badge is displayed.',
        '7 % → A red badge is displayed.',
      ],
    ],
    [
      'Pressure values outside 1.5–8.0 bar are saved but marked "doubtful".',
      [
        '1.4 bar → It is saved but marked "doubtful".',
        '1.5 bar → "doubtful" does not appear.',
        '8.0 bar → "doubtful" does not appear.',
        '8.1 bar → It is saved but marked "doubtful".',
      ],
    ],
    [
      'A meter that has been offline for 25 minutes is shown in red.',
      [
        'for 24 minutes, then look at it → It is not shown in red.',
        'for 25 minutes, then look at it → It is shown in red.',
      ],
    ],
    [
      'The same warning is not sent again for 30 minutes, unless it was confirmed in between.',
      [
        '→ It is sent.',
        '29 minutes later → It is not sent again.',
        '31 minutes after the first time → It is sent again.',
        '29 minutes later → It is sent again.',
      ],
    ],
    [
      'A maximum of 4 ovens can heat at the same time. The 5th waits with the status "Queued".',
      [
        'Let 4 ovens heat at the same time → All 4 heat.',
        'Try to let one more oven heat meanwhile → The oven waits with the status "Queued".',
      ],
    ],
  ])('%s', (text, endings) => {
    const steps = first(text)
    expect(steps).toHaveLength(endings.length)
    for (const [at, ending] of endings.entries()) expect(steps[at]).toContain(ending)
  })

  it('holds for each of two holders', () => {
    const cases = casesOf('Each room has at most 5 lamps, each house at most 60.').join('\n')
    expect(cases).toContain('would make 6')
    expect(cases).toContain('would make 61')
  })

  it('leaves an optional text empty', () => {
    expect(casesOf('Nickname: optional, 1 to 15 characters.').join('\n')).not.toContain('0 characters')
  })
})

describe('what is compared, and what is not the case', () => {
  it('is the same in both situations', () => {
    expect(
      first('The answer is the same whether or not the card number exists: "Number or PIN is not correct."'),
    ).toEqual([
      'Bring up the answer with a card number that exists → "Number or PIN is not correct." is displayed.',
      'Bring up the answer with a card number that does not exist → The same text is displayed: "Number or PIN is not correct."',
    ])
  })

  it('is tried as well where the sentence rules it out', () => {
    expect(first('A Manager can release Clerk and Trainee, not another Manager.').slice(-1)).toEqual([
      'Try to release another Manager as Anna Weber → The action is not offered or is refused; another Manager is not released, also after a reload.',
    ])
  })

  it('is looked for by each of the roles', () => {
    const cases = casesOf(
      "Guests see the menu but never the cook's name or phone number. Waiters see everything.",
    ).join('\n')
    expect(cases).toContain(
      "Look for the cook's name or phone number → The cook's name or phone number is not displayed.",
    )
    expect(cases).toContain(
      "Look for the cook's name and phone number → The cook's name and phone number are displayed.",
    )
  })

  it('is a name that only one may have, behind the other rules for it', () => {
    const cases = casesOf(
      'The tag is required, 2 to 9 characters, and two tags of the same board cannot have the same colour.',
    )
    expect(cases.join('\n')).toContain('Create another tag of the same board with the same colour → It is refused')
    expect(cases.join('\n')).toContain('10 characters: refused')
  })

  it('does not overlap', () => {
    expect(first('Two shifts of the same nurse may not overlap.')[1]).toBe(
      'Create another shift for the same nurse that overlaps with it → It is refused; the first shift is unchanged.',
    )
  })
})

describe('an interface', () => {
  it('gets a request without each member that it needs', () => {
    const cases = casesOf('POST /v1/trips needs driverId and carId.', 'POST /v1/trips').join('\n')
    expect(cases).toContain('Send POST /v1/trips without driverId → Status 4xx.')
    expect(cases).toContain('Send POST /v1/trips without carId → Status 4xx.')
  })

  it('answers one request too many', () => {
    expect(first('One driver can have 3 open trips, the fourth gets 409 TOO_MANY_TRIPS.', 'POST /v1/trips')).toEqual([
      'There are 2 open trips for one driver.',
      'Send POST /v1/trips for this driver → The request is accepted; the driver has 3 open trips.',
      'Send POST /v1/trips once more for this driver → Status 409; the code is TOO_MANY_TRIPS; the driver still has 3 open trips.',
    ])
  })
})

describe('a chain of statuses', () => {
  it('is walked through, and left only where the ticket says so', () => {
    const steps = casesOf(
      'Status goes Draft → Checked (only if it has a price) → Sent; Cancelled only from Draft or Checked.',
    ).join('\n')
    expect(steps).toContain(
      'The status is Draft (the record).\nChange the status to Checked → The status is Checked.\nChange the status to Sent',
    )
    expect(steps).toContain('The status is Checked (the record).\nChange the status to Cancelled')
  })
})

describe('a sentence of its own', () => {
  it.each([
    ['At 6:30 the watchman hears a bell.', 'Wait until 6:30 is reached → The watchman hears a bell.'],
    ['Changing keys takes a badge and a code.', 'Change keys → A badge and a code are required.'],
    ['Nothing of the code may remain in the address bar.', 'Nothing of the code remains in the address bar.'],
    ['Drivers see the routes of their own depot only.', 'Look for a route of another depot → It is not displayed.'],
    ['A donation of an exact amount rounds up nothing.', 'Make a donation of an exact amount → It rounds up nothing.'],
  ])('%s', (text, line) => {
    expect(casesOf(text).join('\n')).toContain(line)
  })

  it('counts failures in front of an arrow', () => {
    expect(casesOf('4 wrong codes → the door calls the porter.').join('\n')).toContain(
      'Enter a wrong code three times in a row',
    )
  })
})
