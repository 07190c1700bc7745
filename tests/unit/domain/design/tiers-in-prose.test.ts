import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

function resultsOf(text: string): string[] {
  const cases = everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 20,
  })
  return cases.flatMap(({ steps }) => steps.map(({ data, expected }) => `${data} → ${expected}`))
}

describe('ranges in running text, each with its price or rate', () => {
  it.each([
    [
      'Delivery costs €4.90 up to 5 kg, €7.90 up to 10 kg and €12.50 above.',
      ['5 kg → Delivery: €4.90.', '6 kg → Delivery: €7.90.', '10 kg → Delivery: €7.90.', '11 kg → Delivery: €12.50.'],
    ],
    [
      'Bis 50 kg kostet der Versand 4,90 €, bis 100 kg 9,90 €, darüber 19,90 €.',
      [
        '50 kg → Versand: 4,90 €.',
        '51 kg → Versand: 9,90 €.',
        '100 kg → Versand: 9,90 €.',
        '101 kg → Versand: 19,90 €.',
      ],
    ],
    [
      'El envío cuesta 3,50 € hasta 2 kg, 5,90 € hasta 10 kg y 9,90 € a partir de ahí.',
      ['2 kg → Envío: 3,50 €.', '3 kg → Envío: 5,90 €.', '10 kg → Envío: 5,90 €.', '11 kg → Envío: 9,90 €.'],
    ],
  ])('%s', (text, results) => {
    expect(resultsOf(text)).toEqual(results)
  })

  it('reads a first range that is free, and an upper end that is no longer in it', () => {
    const english = resultsOf('Tax: up to 50 gems no tax, above 50 up to 150 gems 10%, above 150 gems 20%.')
    expect(english).toEqual([
      '50 gems → Tax: €0.00.',
      '51 gems → Tax: €2.00 (10% × €20.00).',
      '150 gems → Tax: €2.00 (10% × €20.00).',
      '151 gems → Tax: €4.00 (20% × €20.00).',
    ])
    const french = resultsOf(
      'Jusqu’à 20 km la livraison coûte 5,00 €, de 20 à moins de 50 km 9,00 €, au-delà 15,00 €.',
    ).map((result) => result.replace(/ → .* : /, ' → '))
    expect(french).toEqual(['20 km → 5,00 €.', '21 km → 9,00 €.', '49 km → 9,00 €.', '50 km → 15,00 €.'])
  })
})
