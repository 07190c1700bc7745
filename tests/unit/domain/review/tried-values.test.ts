import { expect, it } from 'vitest'
import { reviewCases } from '#domain/review/review-cases.ts'
import { aTestCase } from '../../../support/results.ts'

type Step = [step: string, data: string, expected: string]

/** Whether the limit of the criterion counts as tested by these steps. */
function isTested(text: string, steps: Step[]): boolean {
  const criterion = { id: 'AC-1', given: '', when: '', then: '', text }
  const testCase = aTestCase({
    type: 'Boundary',
    preconditions: [],
    steps: steps.map(([step, data, expected]) => ({ step, data, expected })),
  })
  return !reviewCases([testCase], { text: undefined, criteria: [criterion] }).some(
    ({ rule }) => rule === 'limit-untested',
  )
}

it.each<[criterion: string, ...steps: Step[]]>([
  [
    'Pro Termin können 1 bis 5 Anliegen gewählt werden.',
    ['Ohne Anliegen fortsetzen', '0 Anliegen', 'Die Buchung geht nicht weiter'],
    ['Vier weitere Anliegen hinzufügen', 'Reisepass', '5 Anliegen sind gewählt'],
    ['Versuchen, ein sechstes Anliegen hinzuzufügen', 'Reisepass', 'Der Hinweis erscheint'],
  ],
  [
    'O paciente pode anexar até 5 exames.',
    ['Anexar 5 exames, um por um', 'PDF', 'Os 5 exames estão na lista'],
    ['Anexar mais um exame', 'PDF', 'O exame é recusado'],
  ],
  [
    'A patient can attach at most 5 files.',
    ['Attach 5 files', 'PDF', 'All 5 are listed'],
    ['Attach one more file', 'PDF', 'It is refused'],
  ],
  [
    'Se pueden adjuntar como máximo 5 archivos.',
    ['Adjuntar 5 archivos', 'PDF', 'Los 5 están en la lista'],
    ['Adjuntar otro archivo', 'PDF', 'Se rechaza'],
  ],
  [
    'On peut joindre au plus 5 fichiers.',
    ['Joindre 5 fichiers', 'PDF', 'Les 5 sont dans la liste'],
    ['Joindre encore un fichier', 'PDF', 'Il est refusé'],
  ],
])('the next one is a value beyond the limit: %s', (text, ...steps) => {
  expect(isTested(text, steps)).toBe(true)
  expect(isTested(text, steps.slice(0, -1))).toBe(false)
})
