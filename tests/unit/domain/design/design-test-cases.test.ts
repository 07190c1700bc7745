import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import type { GenerationContext } from '#domain/generation/context.ts'

type Parts = Partial<GenerationContext['acceptanceCriteria'][number]>

function contextOf(...criteria: Parts[]): GenerationContext {
  return {
    title: 'Checkout',
    description: '',
    ticketKey: 'SHOP-7',
    ticketType: 'Story',
    priority: 'Medium',
    components: 'None',
    labels: 'None',
    acceptanceCriteria: criteria.map((parts, index) => ({ id: `AC-${index + 1}`, given: '', when: '', then: '', ...parts })),
  }
}

const shop = contextOf(
  { given: 'items in the cart\na valid payment method', when: 'the buyer completes the checkout', then: 'the order is confirmed\na confirmation e-mail is sent to "buyer@shop.example"' },
  { when: 'the user searches for "Portland"', then: 'matching teachers are shown' },
  { then: 'The footer shows the year' },
)

describe('one positive case a criterion', () => {
  const cases = designTestCases(shop, { enrichment: false, maxTestCases: 6 })

  it('covers every criterion once, in the order of the ticket', () => {
    expect(cases.map((testCase) => testCase.criterionIds)).toEqual([['AC-1'], ['AC-2'], ['AC-3']])
  })

  it('arranges, acts and asserts in the words of the criterion', () => {
    expect(cases[0]?.preconditions).toEqual(['items in the cart', 'a valid payment method'])
    expect(cases[0]?.steps.map(({ step }) => step.replace(/:.*/, ''))).toEqual(['Set up', 'Set up', 'Do', 'Check the outcome'])
    expect(cases[0]?.steps.slice(2).map(({ expected }) => expected)).toEqual(['The order is confirmed', 'A confirmation e-mail is sent to "buyer@shop.example"'])
  })

  it('takes the values that the criterion names as data', () => {
    expect(cases[1]?.steps[1]).toMatchObject({ step: 'Do: search for "Portland"', data: 'Portland' })
  })
})
