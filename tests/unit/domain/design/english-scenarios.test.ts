import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'
import { englishCase } from './support/lines.ts'

describe('scenarios', () => {
  it('carries out every row of a scenario outline', () => {
    const [first, ...others] = everyCase(
      contextOf({
        given: 'the member has been with the club for <years> years',
        when: 'the member orders a locker',
        then: 'the rent is <rent>',
        title: 'Rent of a locker',
        text: 'Scenario Outline: Rent of a locker',
        examples: [
          ['years', 'rent'],
          ['1', '12.00 EUR'],
          ['6', '9.50 EUR'],
        ],
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(others).toEqual([])
    expect(first?.title).toBe('Rent of a locker: 1 → 12.00 EUR, 6 → 9.50 EUR')
    expect(first?.preconditions).toEqual([])
    expect(first?.steps.map(({ step, data, expected }) => `${step} | ${data} | ${expected}`)).toEqual([
      'Prepare: the member has been with the club for 1 years. Then order a locker | years: 1 | The rent is 12.00 EUR.',
      'Prepare: the member has been with the club for 6 years. Then order a locker | years: 6 | The rent is 9.50 EUR.',
    ])
  })

  it('tries one digit less and one more where another length is wrong', () => {
    const [first] = everyCase(
      contextOf({
        given: '',
        when: 'the member enters a card number that is not 8 digits long',
        then: 'the message "Please check the number" is shown',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(first?.type).toBe('Negative')
    expect(first?.steps.map(({ step, data }) => `${step} | ${data}`)).toEqual([
      'Enter a card number of 7 digits | 7 digits: 1234567',
      'Enter a card number of 9 digits | 9 digits: 123456789',
    ])
  })

  it('leaves the number of a criterion out of its rule', () => {
    expect(englishCase('AC-3: The librarian can extend a loan twice.')).toEqual(
      englishCase('The librarian can extend a loan twice.'),
    )
  })

  it('puts both verbs of a step in the same form', () => {
    const [first] = everyCase(
      contextOf({ given: '', when: 'the member enters SPRING5 and applies it', then: 'the rent is 9.50 EUR' }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(first?.steps[0]?.step).toBe('Enter SPRING5 and apply it')
  })

  it('turns the steps of a bug report into steps', () => {
    const [first] = everyCase(
      contextOf({
        given: '',
        when: 'Sign in as Ida Holm\nOpen the locker list\nClose the second locker\nReload the page',
        then: 'The list still shows the locker as closed.',
      }),
      { enrichment: true, maxTestCases: 20 },
    )
    expect(first?.steps.map(({ step }) => step)).toEqual([
      'Sign in as Ida Holm',
      'Open the locker list',
      'Close the second locker',
      'Reload the page',
    ])
    expect(first?.steps.at(-1)?.expected).toBe('The list still shows the locker as closed.')
  })
})
