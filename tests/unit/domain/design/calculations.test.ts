import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { detectLanguage } from '#domain/design/language.ts'
import { evaluated, parseFormula, writtenOut } from '#domain/design/understand/formula.ts'
import { roundTo, roundingOf } from '#domain/design/understand/rounding.ts'
import { contextOf } from './support/contexts.ts'

/** The steps of the case that proves the statement, each as "data → expected". */
function results(text: string): string[] {
  const [first] = everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 100,
  })
  return (first?.steps ?? []).map(({ data, expected }) => `${data} → ${expected}`)
}

const names: Record<string, number> = { a: 2, b: 3, c: 10 }
const valueOf = (name: string): number => names[name] ?? 0
const numberOf = (words: string): { amount: number; text: string } | undefined =>
  /^\d+$/.test(words) ? { amount: Number(words), text: words } : undefined

describe('formulas', () => {
  it.each([
    ['a + b × c', 32],
    ['(a + b) × c', 50],
    ['c − b − a', 5],
    ['c / a / 5', 1],
    ['a mal b', 6],
  ])('follows the order of the signs: %s', (text, expected) => {
    const formula = parseFormula(text, numberOf)
    expect(formula).toBeDefined()
    if (formula !== undefined) expect(evaluated(formula, valueOf)).toBe(expected)
  })

  it('writes the brackets that are needed', () => {
    const formula = parseFormula('((a + b) × c) / 2', numberOf)
    expect(formula && writtenOut(formula, (name) => name.toUpperCase())).toBe('(A + B) × C / 2')
  })

  it.each(['a ×', '(a + b', '× a', 'a', 'a ( b', ''])('leaves alone what is none: "%s"', (text) => {
    expect(parseFormula(text, numberOf)).toBeUndefined()
  })

  it('works out what a formula in words gives', () => {
    expect(
      results('The amount set aside is (next full pound − payment amount) × multiplier, in £1 accounts.').slice(0, 2),
    ).toEqual([
      'payment amount: £3.40; multiplier: 2 → Amount set aside: £1.20 ((£4.00 − £3.40) × 2 = £1.20).',
      'payment amount: £7.85; multiplier: 5 → Amount set aside: £0.75 ((£8.00 − £7.85) × 5 = £0.75).',
    ])
  })

  it('adds a surcharge on one side of its threshold only', () => {
    const steps = results(
      'Ausfallkosten = Minuten × Stundensatz / 60, kaufmännisch auf volle Euro gerundet. Ab 100 Minuten kommt ein Zuschlag von 10 % hinzu.',
    )
    expect(steps).toContain('Minuten: 99; Stundensatz: 48,00 € → Ausfallkosten: 79,00 € (99 × 48,00 € / 60 = 79,20 €).')
    expect(steps).toContain(
      'Minuten: 100; Stundensatz: 48,00 € → Ausfallkosten: 88,00 € ((100 × 48,00 € / 60) × 110 % = 88,00 €).',
    )
  })
})

describe('rounding', () => {
  it.each([
    ['rounded up to the next half day', 11.25, 11.5],
    ['rounded half up to cents', 1.005, 1.01],
    ['kaufmännisch auf volle Euro gerundet', 72.5, 73],
    ['auf volle Euro aufgerundet', 72.1, 73],
    ['auf 5 Cent abgerundet', 16.94, 16.9],
    ['Gerundet wird auf volle 10 Cent zugunsten der Eltern', 6.58, 6.5],
    ['arrondi au centime inférieur', 19.998, 19.99],
    ['arrondie aux 5 centimes les plus proches', 45.68, 45.7],
    ['se redondea a dos decimales, con el medio céntimo hacia arriba', 1.125, 1.13],
    ['arredondado aos 10 cêntimos', 3.24, 3.2],
  ])('%s', (text, amount, expected) => {
    const rounding = roundingOf(text)
    expect(rounding && roundTo(amount, rounding)).toBe(expected)
  })

  it.each(['amounts are not rounded', 'sin redondeo', 'a sum of money'])('is none in "%s"', (text) => {
    expect(roundingOf(text)).toBeUndefined()
  })
})

describe('tiers in running text', () => {
  it.each([
    [
      'Parcels up to 2 kg cost $5, from 2 kg to 10 kg $9, above that $15.',
      ['2 kg → Parcels: $5.', '3 kg → Parcels: $9.', '10 kg → Parcels: $9.', '11 kg → Parcels: $15.'],
    ],
    [
      'El agua se factura a 0,20 €/m³ hasta 30 m³ y a 0,50 €/m³ a partir de ahí.',
      ['30 m³ → Agua: 6,00 € (30 × 0,20 €).', '31 m³ → Agua: 6,50 € (30 × 0,20 € + 1 × 0,50 €).'],
    ],
    [
      'Gruppen ab 8 Personen erhalten 10 % Rabatt, ab 15 Personen 20 %.',
      [
        '7 Personen → Rabatt: 0,00 €.',
        '8 Personen → Rabatt: 2,00 € (10 % × 20,00 €).',
        '14 Personen → Rabatt: 2,00 € (10 % × 20,00 €).',
        '15 Personen → Rabatt: 4,00 € (20 % × 20,00 €).',
      ],
    ],
    [
      'Remises | 7 nuits : −10 %. 14 nuits et plus : −20 %.',
      [
        '6 nuits → Remises : 0,00 €.',
        '7 nuits → Remises : 2,00 € (10 % × 20,00 €).',
        '13 nuits → Remises : 2,00 € (10 % × 20,00 €).',
        '14 nuits → Remises : 4,00 € (20 % × 20,00 €).',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(results(text)).toEqual(expected)
  })

  it('takes the two ends of a scenario apart', () => {
    const [first] = everyCase(
      contextOf({
        given: 'un socio con renta anual inferior a 18.000 €',
        when: 'consulta una cuota',
        then: 'su aportación es del 40 % del precio; a partir de 18.000 €, del 60 %',
      }),
      { enrichment: true, maxTestCases: 100 },
    )
    expect(first?.steps.map(({ data }) => data)).toEqual(['renta anual: 17.999,99 €', 'renta anual: 18.000 €'])
    expect(first?.preconditions).toEqual(['Precio: 20,00 €.'])
  })
})

it('knows an English sentence without common verbs', () => {
  expect(detectLanguage('After three wrong access codes no further attempt is possible for 20 minutes.')).toBe('en')
})
