import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { contextOf } from './support/contexts.ts'

function linesOf(text: string): string {
  const cases = designTestCases(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 20,
  })
  return cases
    .flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
    .join('\n')
}

describe('what only looks like a rule', () => {
  it('is no formula where a dash joins two clauses', () => {
    expect(linesOf('Die SMS wird um 7:00 Uhr verschickt, außer die Sperre ist dauerhaft – dann sofort.')).not.toContain(
      'ablesen',
    )
  })

  it('is no deadline where something happens once more within a time', () => {
    expect(
      linesOf('Wird dieselbe PIN innerhalb von 2 Sekunden noch einmal abgeschickt, zählt das als ein Versuch.'),
    ).not.toContain('spätestens')
  })

  it('is no age where people give a rating', () => {
    expect(linesOf('Depois da consulta o paciente pode dar nota de 1 a 5.')).not.toContain('nascimento')
  })
})

it('“Es” stands for the thing of the sentence before where it says how long, large or old that may be', () => {
  expect(
    linesOf('Das Passwort wird verschlüsselt gespeichert. Es muss zwischen 8 und 64 Zeichen lang sein.'),
  ).toContain('Passwort mit 65 Zeichen eingeben')
})

it('a forecast is worked out with amounts of its size', () => {
  expect(linesOf('Der Vorschlag ist die Jahresprognose geteilt durch 11, aufgerundet auf volle Euro.')).toContain(
    '1200 / 11 = 109,0909',
  )
})
