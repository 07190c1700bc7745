import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** Every step of all cases as one line each. */
function stepsOf(...statements: string[]): string[] {
  const cases = everyCase(contextOf(...statements.map((text) => ({ given: '', when: '', then: '', text }))), {
    enrichment: true,
    maxTestCases: 100,
  })
  return cases.flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
}

const sixteen: [string, string[]][] = [
  ['Members under 16 cannot see the auction tab.', ['2 June 2010', '1 June 2010']],
  ['Los usuarios menores de 16 años no ven la pestaña de subastas.', ['02/06/2010', '01/06/2010']],
  ['Les utilisateurs de moins de 16 ans ne voient pas l’onglet des enchères.', ['02/06/2010', '01/06/2010']],
  ['Os utilizadores menores de 16 anos não veem o separador dos leilões.', ['02/06/2010', '01/06/2010']],
  ['Mitglieder unter 16 Jahren sehen den Reiter mit den Auktionen nicht.', ['02.06.2010', '01.06.2010']],
]

describe('limits that are no field', () => {
  it.each(sixteen)('asks two people of different birthdays: %s', (text, dates) => {
    const steps = stepsOf(text)
    for (const date of dates) expect(steps.join('\n')).toContain(date)
  })

  it('sees the opposite for the one who is not in the group', () => {
    expect(stepsOf("Customers under 16 don't see the savings tile.")).toEqual([
      'Act as a person who turns 16 tomorrow | Date of birth: 2 June 2010 | The person does not see the savings tile.',
      'Act as a person who turns 16 today | Date of birth: 1 June 2010 | The person sees the savings tile.',
    ])
  })

  it('sends requests for a rate, one too many and one in the next period', () => {
    expect(stepsOf('A client is limited to 30 calls per minute; beyond that the answer is 429.')).toEqual([
      'Send 30 calls within one minute | 30 | All 30 are answered as usual.',
      'Send one more within the same minute, number 31 of the calls | 31 | Status 429.',
      'Wait until the minute is over and send another one | None needed | It works as usual.',
    ])
  })

  it.each([['É enviado um lembrete 48 horas antes da partida.', '08/09/2026, 17:59:00', '08/09/2026, 18:01:00']])(
    'looks a minute before and after a moment: %s',
    (text, early, late) => {
      const all = stepsOf(text).join('\n')
      expect(all).toContain(`| ${early} |`)
      expect(all).toContain(`| ${late} |`)
    },
  )

  it('prepares the group a sentence is about, on both sides', () => {
    expect(stepsOf('A stop shorter than 15 minutes does not interrupt the trip.')).toEqual([
      'Use a stop of 14 minutes | 14 minutes | It does not interrupt the trip.',
      'Use a stop of 15 minutes | 15 minutes | It interrupts the trip.',
    ])
  })

  it('counts what is shown, which nobody adds', () => {
    expect(stepsOf('The search returns no more than 20 suggestions.')).toEqual([
      'Call up the list with data for which there are 20 suggestions | 20 | Exactly 20 suggestions are displayed.',
      'Call up the list with data for which there are 21 suggestions | 21 | Exactly 20 suggestions are displayed.',
    ])
  })

  it.each([
    'After three wrong codes the user cannot make another attempt for 20 minutes.',
    'Nach drei falschen Codes ist 20 Minuten lang kein weiterer Versuch möglich.',
    'Tras tres códigos erróneos no se puede volver a intentar durante 20 minutos.',
  ])('knows a lock without the word: %s', (text) => {
    const all = stepsOf(text).join('\n')
    expect(all).toContain('10:19:59')
    expect(all).toContain('10:20:01')
  })

  it('carries the subject of the sentence before', () => {
    expect(stepsOf('The memo may be left out; max. 140 characters.').join('\n')).toContain(
      'Enter 141 characters as the memo',
    )
    expect(stepsOf('The cap is optional and defaults to €80.00. Permitted: €5.00 to €250.00.').join('\n')).toContain(
      'Enter the cap | €250.01',
    )
  })
})
