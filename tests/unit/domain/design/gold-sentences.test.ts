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
