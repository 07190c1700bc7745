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
