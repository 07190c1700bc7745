import { expect, it } from 'vitest'
import { settleAssumptions } from '#domain/generation/assemble/settle-assumptions.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

const answer = {
  criterionId: 'AC-1',
  question: 'What exactly does “fast” mean: which value, which things?',
  answer: 'Under 2 seconds',
}

function aCase(changes: Partial<TestCase>): TestCase {
  return {
    id: 'TC-1',
    title: 'The list opens',
    description: '',
    preconditions: ['A list'],
    type: 'Positive',
    priority: 'High',
    steps: [],
    criterionIds: ['AC-1'],
    generationStatus: 'ai',
    assumptions: [],
    ...changes,
  }
}

it('turns the assumption that an answer settles into a precondition, and leaves the others', () => {
  const [settled] = settleAssumptions(
    [aCase({ assumptions: ['“Fast” is taken to mean under 5 seconds.', 'The list has 20 entries.'] })],
    [answer],
    'en',
  )
  expect(settled).toMatchObject({
    preconditions: ['A list', 'Stated by the tester: “fast”: Under 2 seconds'],
    assumptions: ['The list has 20 entries.'],
  })
})

it('leaves a case of an AI as it is if the answer settles nothing in it', () => {
  const untouched = aCase({ assumptions: ['The list has 20 entries.'] })
  expect(settleAssumptions([untouched], [answer], 'en')).toEqual([untouched])
})

it('states the answer in each case of the built-in designer for that criterion', () => {
  const cases = [
    aCase({ generationStatus: 'designed' }),
    aCase({ generationStatus: 'designed', criterionIds: ['AC-2'] }),
  ]
  const [first, second] = settleAssumptions(cases, [answer], 'es')
  expect(first?.preconditions).toEqual(['A list', 'Indicado por el tester: “fast”: Under 2 seconds'])
  expect(second).toEqual(cases[1])
})
