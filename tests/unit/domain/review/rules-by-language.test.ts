import { describe, expect, it } from 'vitest'
import type { ReviewRule } from '#domain/review/finding.ts'
import { reviewCases } from '#domain/review/review-cases.ts'

describe('the review in other languages', () => {
  const cases: [string, string, string, string, ReviewRule[]][] = [
    [
      'es',
      'El usuario está conectado',
      'El sistema funciona correctamente.',
      '',
      ['misplaced-precondition', 'vague-oracle'],
    ],
    ['es', 'Introducir el código y pulsar el botón', 'Se muestra el descuento de 2,00 €.', 'SAVE10', ['compound-step']],
    [
      'es',
      'Verificar que se muestra el total',
      'Aparece un mensaje adecuado.',
      '',
      ['misplaced-check', 'ambiguous-words'],
    ],
    [
      'de',
      'Der Benutzer ist angemeldet',
      'Das System funktioniert wie erwartet.',
      '',
      ['misplaced-precondition', 'vague-oracle'],
    ],
    [
      'de',
      'Den Gutschein öffnen und auf die Schaltfläche klicken',
      'Der Rabatt von 2,00 € wird angezeigt.',
      '',
      ['compound-step'],
    ],
    [
      'de',
      'Wenn der Korb leer ist, einen Artikel hinzufügen',
      'Eine passende Meldung erscheint.',
      '',
      ['conditional-step', 'ambiguous-words'],
    ],
    [
      'fr',
      "L'utilisateur est connecté",
      'Le système fonctionne correctement.',
      '',
      ['misplaced-precondition', 'vague-oracle'],
    ],
    [
      'fr',
      'Vérifier que le total est affiché',
      'Un message approprié apparaît.',
      '',
      ['misplaced-check', 'ambiguous-words'],
    ],
    ['pt', 'O usuário está logado', 'O sistema funciona corretamente.', '', ['misplaced-precondition', 'vague-oracle']],
    ['pt', 'Inserir o código e clicar no botão', 'O desconto de 2,00 € é exibido.', 'SAVE10', ['compound-step']],
  ]

  it.each(cases)('%s: %s', (_, text, expected, data, rules) => {
    const testCase = {
      id: 'TC-1',
      title: 'SAVE10 → 18,00 €',
      description: '',
      preconditions: ['The basket holds one item.'],
      type: 'Positive',
      steps: [{ step: text, data, expected }],
      criterionIds: ['AC-1'],
    }
    const found = reviewCases([testCase], { text: 'SAVE10', criteria: [{ id: 'AC-1', given: '', when: '', then: '' }] })
    expect(found.map(({ rule }) => rule).sort()).toEqual(rules.sort())
  })
})
