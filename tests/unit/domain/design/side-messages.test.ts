import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

function expectedOf(text: string): string[] {
  const [first] = everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 20,
  })
  return first?.steps.map(({ expected }) => expected) ?? []
}

describe('a limit with a message of its own on each side', () => {
  it.each([
    [
      'Groups of 10 to 50 pupils. With fewer than 10: "Please buy single tickets". With more than 50: "Split the group into two bookings".',
      [/50 pupils/, /Split the group/, /10 pupils/, /single tickets/],
    ],
    [
      'Length overall is from 4.0 m to 18.0 m. Longer boats see "Please call the harbour office" and smaller ones "Tenders go to the dinghy pontoon".',
      [/accepted/, /Tenders go/, /accepted/, /accepted/, /harbour office/],
    ],
    [
      'Die Menge liegt zwischen 5 und 20 Stück. Bei weniger als 5: „Mindestmenge 5“, bei mehr als 20: „Bitte rufen Sie uns an“.',
      [/20 Stück/, /rufen Sie uns an/, /5 Stück/, /Mindestmenge/],
    ],
    [
      'Grupos de 10 a 50 alumnos. Con menos de 10: «Compre entradas generales». Con más de 50: «Divida el grupo en dos reservas».',
      [/50 alumnos/, /Divida el grupo/, /10 alumnos/, /entradas generales/],
    ],
    [
      'Un groupe compte de 10 à 50 élèves. Moins de 10 : « Prenez des billets simples ». Plus de 50 : « Faites deux réservations ».',
      [/50 élèves/, /deux réservations/, /10 élèves/, /billets simples/],
    ],
  ])('%s', (text, patterns) => {
    const expected = expectedOf(text)
    expect(expected).toHaveLength(patterns.length)
    for (const [at, pattern] of patterns.entries()) expect(expected[at]).toMatch(pattern)
  })
})
