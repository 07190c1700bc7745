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
  const { title = 'A page', description = '', given = '', when = '', then = '' } = stated
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

describe('prices from a table of the ticket', () => {
  const rule = 'Only the rental price as a whole is rounded, to the nearest cent, half a cent up.'
  const description =
    'The number of days decides the share:\n\n| Days | Price per day |\n|---|---|\n| 1 to 4 | 100% of the day rate |\n| 5 to 9 | 90% |\n\nExample: canoe, day rate €20.75.'

  it('are worked out where the result lies between two cents', () => {
    expect(lines(casesFor(rule, { description }))).toEqual([
      'Read off the rental price for 5 days | 5 days, day rate €20.75, 90% | The rental price is €93.38 (exactly 93.375), neither €93.37 nor €93.40.',
      'Read off the rental price for 7 days | 7 days, day rate €20.75, 90% | The rental price is €130.73 (exactly 130.725), neither €130.72 nor €130.76.',
    ])
  })

  it('are examples where the ticket has no table', () => {
    const [first] = casesFor(rule)
    expect(first?.steps[0]?.expected).toBe('The rental price is €18.53 (exactly 18.525), neither €18.52 nor €18.54.')
    expect(first?.assumptions).toContain(
      'The values are examples; others whose exact result lies between two cents do as well.',
    )
  })
})

describe('rounded shares with bounds', () => {
  it.each([
    ['rounded up to the full euro', ['€120.00', '€125.00', '€125.01'], ['€25.00', '€25.00', '€26.00']],
    ['rounded down to the full euro', ['€120.00', '€129.99', '€130.00'], ['€25.00', '€25.00', '€26.00']],
    ['rounded to the nearest euro', ['€120.00', '€127.49', '€127.50'], ['€25.00', '€25.00', '€26.00']],
  ])('are tried on both sides of a rounding: %s', (how, values, results) => {
    const steps = casesFor(`The deposit is 20% of the value, ${how}, but at least €25.00.`)[1]?.steps ?? []
    expect(steps.map(({ data }) => data)).toEqual(values.map((value) => `Value: ${value}`))
    expect(steps.map(({ expected }) => /is (€\d+\.\d\d)/u.exec(expected)?.[1])).toEqual(results)
  })
})

describe('times of a request', () => {
  const body = '```json\n{ "sensorId": "S-1", "takenAt": "2026-06-01T09:30:00Z" }\n```'
  const cases = casesFor(
    '`takenAt` (ISO 8601, UTC) must not be in the future nor older than 48 hours; otherwise 422 with the code `TIME_REFUSED`.',
    { title: 'POST /v1/samples', description: body },
  )

  it('are tried at both ends to the second', () => {
    expect(lines(cases)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/exactly 48 hours ago \| .*2026-05-30T10:00:00Z.* \| The status is between 200 and 299/u),
        expect.stringMatching(
          /48 hours and one second ago \| .*2026-05-30T09:59:59Z.* \| Status 422; code is TIME_REFUSED/u,
        ),
      ]),
    )
  })

  it('are tried in other forms', () => {
    expect(lines(cases).join('\n')).toContain('a time without a zone in takenAt')
  })
})

describe('a scenario about the same nights', () => {
  it('names them without a pointing word', () => {
    const [first] = casesFor(
      'Given the dialog is open\nWhen the guest selects "Cancel now"\nThen the booking is "Cancelled" and the room can be booked again for those nights',
      {
        given: 'the dialog is open',
        when: 'the guest selects "Cancel now"',
        then: 'the booking is "Cancelled" and the room can be booked again for those nights',
      },
    )
    expect(first?.steps.at(-1)?.step).toBe('Book the room again for the same nights')
  })
})

describe('vague wishes', () => {
  it.each([
    ['It must work on phones as well.', 'The ticket names neither devices nor a width'],
    ['The start page loads fast.', 'The ticket names no limit'],
    ['Old notes disappear after a while.', 'The ticket names no period'],
  ])('are tried with a value that is told as an assumption: %s', (text, open) => {
    expect(
      casesFor(text)
        .flatMap(({ assumptions = [] }) => assumptions)
        .join('\n'),
    ).toContain(open)
  })

  it('are left alone where nothing can be opened on a device', () => {
    expect(lines(casesFor('Notifications should work on phones.')).join('\n')).not.toContain('390 px')
  })
})

describe('answers that give nothing away', () => {
  it('are compared word for word, and the right pair still signs in', () => {
    const steps = lines(
      casesFor('An unknown e-mail address or a wrong password leads to the same message: "No access."'),
    )
    expect(steps).toEqual([
      'Sign in with the known e-mail address and a wrong password | anna.weber@example.com / wrong1password | "No access." is displayed; nobody is signed in.',
      'Sign in with an unknown e-mail address | nobody.here@example.com / wrong1password | "No access." is displayed; nobody is signed in.',
      expect.stringContaining('neither of them says whether the e-mail address or the password was wrong'),
      'Sign in with the known e-mail address and the right password | anna.weber@example.com / right password | The test person is signed in; "No access." is not displayed.',
    ])
  })
})

describe('what is entered offline', () => {
  it('is looked for after a reload without and with a connection', () => {
    const steps = lines(
      casesFor('Notes taken without a connection are stored in the browser and are still available after a reload.'),
    )
    expect(steps.filter((step) => step.startsWith('Reload the page'))).toEqual([
      'Reload the page | flight mode still on | Both notes are still there: Kestrel and Osprey.',
      'Reload the page | flight mode off | Both notes are still there: Kestrel and Osprey.',
    ])
  })
})

describe('numbers that count up within a year', () => {
  const start = 'Every claim gets a reference of the form CL-2031-0001: year, then 4 digits'

  it('start again in the next year and are given once', () => {
    const cases = casesFor(`${start} counting up from 0001 every year. No reference is given twice.`)
    expect(lines(cases)).toEqual(
      expect.arrayContaining([
        'Create a claim | 31 December 2031, 23:59 | The claim has the reference CL-2031-0417.',
        'Create another claim | 1 January 2032, 00:00 | The claim has the reference CL-2032-0001, not CL-2031-0418 or CL-2032-0418.',
        'Create two claims at the same moment | one as Anna Weber, one as Ben Ark | One claim has the reference CL-2031-0419, the other one CL-2031-0420.',
      ]),
    )
  })

  it('go on counting where no year begins anew', () => {
    expect(lines(casesFor(`${start} counting up.`)).join('\n')).not.toContain('2032')
  })

  it('are not read where the sample has another number of digits', () => {
    const other = start.replace('4 digits', '5 digits')
    expect(lines(casesFor(`${other} counting up.`)).join('\n')).not.toContain('0417')
  })
})

describe('names that two people do not see of each other', () => {
  const rule = 'Reviewers must never see each other\'s names, only "Reviewer 1", "Reviewer 2" and so on'

  it('are looked for in the source of the page, and seen by the third person', () => {
    expect(lines(casesFor(`${rule}; the editor sees the names.`))).toEqual([
      'Open the page with both entries as Anna Weber | Anna Weber | "Reviewer 1" and "Reviewer 2" are displayed; Ben Ark is found neither on the page nor in its source.',
      'Open the page with both entries as Ben Ark | Ben Ark | "Reviewer 1" and "Reviewer 2" are displayed; Anna Weber is found neither on the page nor in its source.',
      'Open the page with both entries as Carla Diaz | Carla Diaz | Anna Weber and Ben Ark are displayed.',
    ])
  })

  it('are not what somebody sees who sees something else', () => {
    expect(lines(casesFor(`${rule}; the editor sees the reviews.`)).join('\n')).not.toContain('as Carla Diaz')
  })
})

describe('a file that a button sends by e-mail', () => {
  it('arrives in time and is no larger than stated', () => {
    const steps = lines(casesFor('"E-mail ticket" sends the ticket as a PDF of at most 3 MB within 30 seconds.')).join(
      '\n',
    )
    expect(steps).toContain('arrived at 10:00:30 or earlier (10:00:31 is too late)')
    expect(steps).toContain('The PDF file has 3 MB or less; 3.1 MB would be too large.')
  })
})

describe('an order or a right that the ticket leaves open', () => {
  it('is tried with a reading that is told as an assumption', () => {
    const cases = casesFor('Past meetings are shown in a sensible order.')
    expect(lines(cases)).toEqual([
      expect.stringMatching(/9 May 2026, 14:00; 9 May 2026, 09:00; 8 May 2026, 08:00; 11 April 2026, 09:00\.$/u),
    ])
    expect(cases[0]?.assumptions).toContain(
      'The ticket names no order: the latest start first is taken as the sensible one.',
    )
  })

  it('needs something that has a start', () => {
    expect(lines(casesFor('Search hits are shown in a sensible order.')).join('\n')).not.toContain('2026')
  })

  it('compares two roles where one sees more than the other', () => {
    const cases = casesFor('Trainers see slightly more than members (details to follow).')
    expect(lines(cases)[1]).toContain('Every item of the list is displayed, and at least one that is not on it.')
    expect(cases[0]?.assumptions?.join('\n')).toContain('The ticket does not say what a trainer sees in addition')
  })
})
