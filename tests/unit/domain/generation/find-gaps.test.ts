import { describe, expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { findGaps } from '#domain/generation/find-gaps.ts'

function contextOf(...texts: string[]) {
  const acceptanceCriteria = texts.map((text, index) => ({
    id: `AC-${index + 1}`,
    given: '',
    when: '',
    then: text,
    text,
  }))
  return { title: 'Orders', acceptanceCriteria }
}

function aCase(steps: [step: string, data?: string, expected?: string][], criterionIds = ['AC-1']): WireTestCase {
  return {
    title: 'A case',
    description: '',
    preconditions: [],
    steps: steps.map(([step, data = '', expected = 'It is shown']) => ({ step, data, expected })),
    criterionIds,
  }
}

it('names the criteria without a case', () => {
  const context = contextOf('The basket shows the total.', 'The order is confirmed by e-mail.')
  expect(findGaps(context, [aCase([['Open the basket']])])).toEqual({ uncovered: ['AC-2'], limits: [], wrong: [] })
})

it.each<[string, WireTestCase, string]>([
  ['a step without an expected result', aCase([['Open it'], ['Save it', '', ' ']]), 'Step 2 has no expected result.'],
  [
    'a criterion that does not exist',
    aCase([['Open it']], ['AC-9']),
    'It names no acceptance criterion of this ticket.',
  ],
])('finds %s', (_name, testCase, problem) => {
  expect(findGaps(contextOf('The basket shows the total.'), [testCase]).wrong).toMatchObject([
    { title: 'A case', problem },
  ])
})

describe('a stated limit', () => {
  it.each<[string, string, WireTestCase]>([
    ['values in the steps', 'A basket holds at most 40 articles.', aCase([['Add article 40'], ['Add article 41']])],
    [
      'values in the data',
      'A basket holds at most 40 articles.',
      aCase([
        ['Enter it', '40'],
        ['Enter it', '41'],
      ]),
    ],
    [
      'texts of both lengths',
      'The name has at most 10 characters.',
      aCase([
        ['Enter the name', 'Konstantin'],
        ['Enter the name', 'Konstantine'],
      ]),
    ],
    [
      'money',
      'Orders of at least €50.00 are free of shipping.',
      aCase([
        ['Order for', '€49.99'],
        ['Order for', '€50.00'],
      ]),
    ],
    [
      'a boundary case on time, whatever its values are written like',
      'A booking is kept for at least 15 minutes.',
      { ...aCase([['Wait from 10:00 to 10:14:59'], ['Wait until 10:15']]), type: 'Boundary' },
    ],
    [
      'a title that names the edge',
      'A basket holds at most 40 articles.',
      { ...aCase([['Add the 41st']]), title: '40 articles fit, 41 do not' },
    ],
    [
      'German',
      'Der Warenkorb enthält höchstens 40 Artikel.',
      aCase([['Artikel 40 hinzufügen'], ['Artikel 41 hinzufügen']]),
    ],
  ])('is tested with %s', (_name, text, testCase) => {
    expect(findGaps(contextOf(text), [testCase]).limits).toEqual([])
  })

  it.each<[string, WireTestCase]>([
    ['the accepted side only', aCase([['Add article 40']])],
    ['the refused side only', aCase([['Add article 41']])],
    ['values far away', aCase([['Add 2 articles'], ['Add 400 articles']])],
    ['values in the expected result only', aCase([['Add articles', '', '40 articles are shown, 41 are refused']])],
    ['a case of another criterion', aCase([['Add article 40'], ['Add article 41']], ['AC-2'])],
  ])('is not tested with %s', (_name, testCase) => {
    const context = contextOf('A basket holds at most 40 articles.', 'The total is shown.')
    const own = aCase([['Open the basket']])
    expect(findGaps(context, [own, testCase]).limits).toEqual([
      { criterionId: 'AC-1', inside: ['40'], outside: ['41'] },
    ])
  })

  it.each([
    ['a deadline of the product', 'The page is shown within 2 seconds.'],
    ['the rows of a table', 'The price depends on the days: | 1 to 2 | €5.00 | | 3 to 9 | €4.00 |'],
  ])('is not asked for in %s', (_name, text) => {
    expect(findGaps(contextOf(text), [aCase([['Open it']])]).limits).toEqual([])
  })

  it('on time is not tested by a single case that is no boundary case', () => {
    const [gap] = findGaps(contextOf('A booking is kept for at least 15 minutes.'), [aCase([['Book it']])]).limits
    expect(gap).toEqual({ criterionId: 'AC-1', inside: ['15 minutes'], outside: ['14 minutes'] })
  })

  it('of a criterion without any case is no gap of its own', () => {
    expect(findGaps(contextOf('A basket holds at most 40 articles.'), [])).toEqual({
      uncovered: ['AC-1'],
      limits: [],
      wrong: [],
    })
  })
})
