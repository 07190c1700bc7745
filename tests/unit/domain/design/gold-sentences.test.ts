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

describe('scenarios of three lines', () => {
  it.each([
    [
      'Angenommen, beim Gast ist eine Unverträglichkeit hinterlegt\nWenn ein Gericht mit dieser Unverträglichkeit bestellt wird\nDann muss vorher die Warnung „Enthält: <Unverträglichkeit>“ bestätigt werden',
      'Gericht A bestellen | Gericht A, mit Laktose | „Enthält: Laktose“ erscheint; Gericht A ist noch nicht bestellt.',
    ],
    [
      'Étant donné une place réservée\nQuand le paiement est interrompu\nAlors la place reste réservée pendant 5 minutes, puis elle est remise en vente',
      'Réserver la place en tant que personne B | 01/06/2026 à 10:05:01 | La place est réservée pour la personne B.',
    ],
    [
      'Dado um lugar livre\nQuando duas pessoas o reservam no mesmo instante\nEntão apenas a primeira fica com o lugar; a outra vê «Este lugar já não está livre.»',
      'Reservar nos dois navegadores no mesmo instante | Pessoa A e pessoa B | Só uma fica com o lugar; a outra vê «Este lugar já não está livre.»',
    ],
  ])('are known as a whole: %s', (text, line) => {
    const [given = '', when = '', then = ''] = text.split('\n').map((part) => part.replace(/^\S+ /u, ''))
    expect(lines(casesFor(text, { given, when, then }))).toContain(line)
  })
})

describe('sentences in other languages', () => {
  it('set prices by date on the first and the last day of each', () => {
    const text = "Tarif : 12 € jusqu'au 31 mai, 16 € du 1er juin au 31 août, 20 € ensuite."
    expect(casesFor(text)[0]?.steps.map(({ data }) => data)).toEqual([
      '31/05/2026 à 23:59',
      '01/06/2026 à 00:01',
      '31/08/2026 à 23:59',
      '01/09/2026 à 00:01',
    ])
  })

  it('leave prices unread between which a day has none', () => {
    const text = "Tarif : 12 € jusqu'au 31 mai, 16 € du 2 juin au 31 août, 20 € ensuite."
    expect(lines(casesFor(text)).join('\n')).not.toContain('Afficher le prix à payer')
  })

  it('try a second time on the same day, for another one and on another day', () => {
    const data = casesFor('Pro Kind und Tag ist höchstens ein Menü möglich.')[0]?.steps.map((step) => step.data)
    expect(data).toEqual(['Kind A, 11.06.2026', 'Kind A, 11.06.2026', 'Kind B, 11.06.2026', 'Kind A, 12.06.2026'])
  })

  it('hold back a message at night until the morning', () => {
    const text = 'De 22:00 a 8:00 solo salen avisos de avería; los demás esperan hasta las 8:00.'
    expect(lines(casesFor(text))).toContain(
      'Provocar el aviso B | No es de avería; 01/06/2026, 22:00 | No llega el aviso B.',
    )
  })

  it('take no night whose end is another than the end of the waiting', () => {
    const text = 'De 22:00 a 8:00 solo salen avisos de avería; los demás esperan hasta las 9:00.'
    expect(lines(casesFor(text)).join('\n')).not.toContain('Provocar el aviso B')
  })
})
