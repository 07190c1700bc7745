import { describe, expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { findGaps, stillOpen } from '#domain/generation/find-gaps.ts'
import { houseRulesSchema } from '#domain/generation/house-rules.ts'

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
  [
    'a step without an expected result',
    aCase([['Open it'], ['Save it', '', ' ']]),
    'Step 2, expected result: The step has no expected result, so nobody can decide whether it passed.',
  ],
  [
    'a criterion that does not exist',
    aCase([['Open it']], ['AC-9']),
    'It names no acceptance criterion of this ticket.',
  ],
])('finds %s', (_name, testCase, problem) => {
  expect(findGaps(contextOf('The basket shows the total.'), [testCase]).wrong).toMatchObject([
    { title: 'A case', problems: [problem] },
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
      'a text of so many characters where letters and digits are counted',
      'A registration has 2 to 8 letters and digits.',
      aCase([
        ['Enter a registration', '"A"'],
        ['Enter a registration', '"A1"'],
        ['Enter a registration', '"AB12CDE3"'],
        ['Enter a registration', '"AB12CDE34"'],
      ]),
    ],
    [
      'dates of birth',
      'Drivers under 25 on the day of the incident pay £150 more; on the 25th birthday they do not.',
      {
        ...aCase([['Enter an incident of 5 March 2026'], ['Enter an incident of 6 March 2026']]),
        type: 'Boundary',
        preconditions: ['The driver was born on 6 March 2001.'],
      },
    ],
    [
      'what is used up where the rest is limited',
      'A counter appears once fewer than 200 characters are left.',
      { ...aCase([['Enter 1,800 characters'], ['Type one more character']]), type: 'Boundary' },
    ],
    [
      'both ends of a range in brackets',
      'The excess is £250 plus the voluntary excess of the policy (£0 to £1,000).',
      aCase([
        ['Open the claim of the policy', '£0'],
        ['Open the claim of the other policy', '£1,000'],
      ]),
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

describe('a case with a serious finding of the review', () => {
  const context: GenerationContext = {
    ...contextOf('The basket shows the total of all articles.'),
    ticketKey: 'SHOP-9',
    ticketType: 'Story',
    priority: 'High',
    description: 'A basket with a total.',
    components: 'None',
    labels: 'None',
  }

  it.each<[string, WireTestCase, string]>([
    [
      'vague-oracle',
      aCase([['Open the basket', '', 'It works correctly']]),
      'Step 1, expected result: “It works correctly” can be neither seen nor measured. Say what the tester observes.',
    ],
    [
      'copied-oracle',
      aCase([['Open the basket', '', 'Open the basket.']]),
      'Step 1, expected result: The expected result repeats the step. Say what is visible, with the value worked out.',
    ],
    [
      'conditional-step',
      aCase([['If the basket is empty, add a mug', '', 'The total is €9.00']]),
      'Write one case for each branch.',
    ],
    [
      'placeholder-data',
      aCase([['Add the article', 'Lorem ipsum', 'The total is €9.00']]),
      '“Lorem ipsum” is a placeholder. Give the value to use.',
    ],
    [
      'ungrounded-name',
      aCase([['Select "Recalculate everything"', '', 'The total is €9.00']]),
      '“Recalculate everything” is neither in the ticket nor among the assumptions.',
    ],
    [
      'wrong-type',
      {
        ...aCase([['Open the basket', '', 'The basket is refused.']]),
        type: 'Positive',
      },
      'The outcome does not fit the type “Positive”.',
    ],
  ])('goes back with what is wrong: %s', (_rule, testCase, problem) => {
    const { wrong } = findGaps(context, [testCase])
    expect(wrong).toHaveLength(1)
    expect(wrong[0]?.problems.join(' ')).toContain(problem)
  })

  it('is not sent back for a lesser finding', () => {
    const compound = aCase([['Open the basket and add a mug', '', 'The total is €9.00']])
    expect(findGaps(context, [{ ...compound, type: 'Positive' }]).wrong).toEqual([])
  })

  it('is grounded in the criteria that this call does not ask for, too', () => {
    const both = {
      ...context,
      acceptanceCriteria: contextOf('The basket shows the total.', 'The button "Pay now" is shown.').acceptanceCriteria,
    }
    const pays = { ...aCase([['Select "Pay now"', '', 'The total is €9.00']]), type: 'Positive' }
    const ungrounded = { ...both, acceptanceCriteria: both.acceptanceCriteria.slice(0, 1) }
    expect(findGaps(both, [pays], ['AC-1']).wrong).toEqual([])
    expect(findGaps(ungrounded, [pays]).wrong).toHaveLength(1)
  })

  it("is grounded in the tester's answers and in the texts around the ticket", () => {
    const shown = { ...aCase([['Open the basket', '', '"Nothing in here yet" is displayed']]), type: 'Positive' }
    const facts = {
      answers: [{ criterionId: 'AC-1', question: 'Which text?', answer: 'It is "Nothing in here yet".' }],
    }
    const around = { related: [{ label: 'Comment 1', text: 'We say "Nothing in here yet".' }] }
    expect(findGaps(context, [shown]).wrong).toHaveLength(1)
    expect(findGaps({ ...context, ...facts }, [shown]).wrong).toEqual([])
    expect(findGaps({ ...context, ...around }, [shown]).wrong).toEqual([])
  })
})

describe('limits that were open', () => {
  const context = contextOf('A basket holds at most 40 articles.', 'The total is shown.')
  const open = [{ criterionId: 'AC-1', inside: ['40'], outside: ['41'] }]

  it('are closed by a case that tries both sides, and by no other', () => {
    expect(stillOpen(open, context, [aCase([['Add article 40'], ['Add article 41']])])).toEqual([])
    expect(stillOpen(open, context, [aCase([['Add article 40']])])).toEqual(open)
    expect(stillOpen(open, context, [])).toEqual(open)
  })
})

it('a single step may be a line of a scenario where the team writes them', () => {
  const testCase = aCase([['When the customer opens the basket', '', 'The total "€12.00" is shown']])
  const context = contextOf('The basket shows the total "€12.00".')
  const gherkin = houseRulesSchema.parse({ stepStyle: 'gherkin' })
  expect(findGaps(context, [testCase], undefined, gherkin).wrong).toEqual([])
  expect(findGaps(context, [testCase]).wrong).toHaveLength(1)
})
