import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** Every step of all cases as one line each. */
function stepsOf(text: string): string[] {
  const cases = everyCase(contextOf({ given: '', when: '', then: '', text }), {
    enrichment: true,
    maxTestCases: 100,
  })
  return cases.flatMap(({ steps }) => steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`))
}

describe('failed attempts', () => {
  it('tells the period of counting from that of the lock', () => {
    const steps = stepsOf('After four wrong passwords in a row within 10 minutes the account is locked for 25 minutes.')
    expect(steps).toContain('Enter a wrong password four times in a row | four times | Every attempt is refused.')
    expect(steps.join('\n')).toContain('until 10 minutes have passed since the first wrong entry')
    expect(steps.join('\n')).toContain('| 10:24:59 |')
    expect(steps.join('\n')).not.toContain('| 10:09:59 |')
  })

  it.each([
    'The account is not locked after 3 wrong codes.',
    'After 3 wrong codes the account is not yet locked.',
    'Tras 3 contraseñas incorrectas la cuenta no se bloquea.',
    'Após 3 senhas erradas a conta não é bloqueada.',
  ])('expects the right entry to work where nothing is locked yet: %s', (text) => {
    const steps = stepsOf(text)
    expect(steps).toHaveLength(2)
    expect(steps[0]).toMatch(/three times|tres veces|três vezes/u)
    expect(steps[1]).toMatch(/It works as usual|Funciona como/u)
  })

  it('locks with the failure that is said to lock, not with the last one that does not', () => {
    const steps = stepsOf('After 4 wrong PINs the card is not yet locked; after the fifth it is locked for 10 minutes.')
    expect(steps[0]).toBe('Enter a wrong PIN five times in a row | five times | Every attempt is refused.')
    expect(steps.join('\n')).toContain('| 10:09:59 |')
  })

  it.each([['After 3 wrong codes no new code can be requested for 60 minutes.', ': no new code can be requested']])(
    'says what the lock does, not what caused it: %s',
    (text, expected) => {
      expect(stepsOf(text)[1]).toContain(expected)
    },
  )

  it('waits for the last failure where it has an effect of its own', () => {
    expect(stepsOf('Al tercer código erróneo se pierde el derecho a votar.')).toEqual([
      'Fallar dos veces seguidas con un dato erróneo | No hacen falta | No se pierde el derecho a votar.',
      'Introducir un dato erróneo una vez más | No hacen falta | Se pierde el derecho a votar.',
    ])
  })
})

describe('a lock', () => {
  it('that two scenarios tell of is tried once', () => {
    const cases = everyCase(
      contextOf(
        {
          given: 'a user with 3 failed logins',
          when: 'the user enters a wrong password',
          then: 'the account is locked for 20 minutes',
        },
        {
          given: 'a locked account',
          when: 'the user enters the right password',
          then: 'the account is locked for 20 minutes',
        },
      ),
      { enrichment: true, maxTestCases: 100 },
    )
    const locks = cases.filter(({ title }) => title.startsWith('The lock holds'))
    expect(locks.map(({ criterionIds, preconditions }) => ({ criterionIds, preconditions }))).toEqual([
      { criterionIds: ['AC-1', 'AC-2'], preconditions: ['Two equal locks began at 10:00:00.'] },
    ])
  })
})

describe('times of the day and several spans', () => {
  it.each([
    ['Anfragen nach 15:30 Uhr werden erst am Folgetag bearbeitet.', ['| 15:30 Uhr |', '| 15:31 Uhr |']],
    ['Los avisos enviados después de las 17:00 se tramitan al día siguiente.', ['| 17:00 |', '| 17:01 |']],
    [
      'A reminder is sent 14, 7 and 1 days before the end of the lease.',
      ['27 August 2026', '3 September 2026', '9 September 2026'],
    ],
  ])('tries both sides of each: %s', (text, expected) => {
    const all = stepsOf(text).join('\n')
    for (const value of expected) expect(all).toContain(value)
  })

  it.each([
    ['Der Mindestbestellwert beträgt 15 €.', 'Bestellwert von 14,99 € speichern | 14,99 €'],
    ['O valor mínimo é de 15 €.', 'Introduzir o valor | 14,99 €'],
    ['Le montant minimum est de 15 €.', 'Saisir le montant | 14,99 €'],
  ])('enters a value, not a minimum: %s', (text, expected) => {
    expect(stepsOf(text).join('\n')).toContain(expected)
  })
})

describe('how long something takes', () => {
  it.each([
    [
      'When the user clicks Export, the PDF is generated within 10 seconds for reports up to 50 pages.',
      'Click Export and measure the time until the PDF is generated | 50 pages | It takes 10 seconds at most.',
    ],
    [
      'For files up to 20 MB the import takes less than 30 seconds.',
      'Measure how long the import takes | 20 MB | It takes less than 30 seconds.',
    ],
    [
      'When the report has more than 100 pages, the export completes within 60 seconds.',
      'Measure the time until the export completes | 60 seconds | It takes 60 seconds at most.',
    ],
    [
      'When the sensor reports smoke, the alarm starts within 3 seconds.',
      'Report smoke | 10:00:00 | The alarm starts within 3 seconds. It happens at 10:00:03 or earlier (10:00:04 would be too late).',
    ],
  ])('is measured where the tester can wait for it: %s', (text, line) => {
    expect(stepsOf(text)).toEqual([line])
  })
})
