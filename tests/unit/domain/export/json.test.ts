import { expect, it } from 'vitest'
import { z } from 'zod'
import { entriesToJson } from '#domain/export/json.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { anEntry } from './support/cases.ts'

const steps = [
  { step: 'Open', data: '', expected: 'Form' },
  { step: 'Enter', data: 'x', expected: 'Taken' },
]
const testCase: TestCase = {
  id: 'TC-1',
  title: 'Log in',
  description: 'D',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps,
  criterionIds: ['AC-1'],
}

const flat = steps.map((step, index) => ({
  testCaseId: 'TC-1',
  testCaseTitle: 'Log in',
  stepNumber: index + 1,
  ...step,
}))
const extra = { type: 'Positive', priority: 'High', preconditions: [], criteria: ['AC-1'], ticket: 'SHOP-42' }

it("holds the spec's cases and flat steps first, then version, ticket and findings", () => {
  const ticketData = { fields: { status: { name: 'Done' } } }
  const text = entriesToJson([anEntry([testCase], { ticketData, timestamp: '2026-11-21' })])
  expect(text.match(/^ {2}"(\w+)"/gm)?.map((key) => key.slice(3, -1))).toEqual([
    'testCases',
    'testSteps',
    'version',
    'ticket',
    'findings',
  ])
  const written: unknown = JSON.parse(text)
  expect(written).toMatchObject({
    testCases: [testCase],
    testSteps: flat.map((step) => ({ ...step, ...extra })),
    version: 2,
    ticket: { id: 'SHOP-42', summary: 'Promo code', status: 'Done', generatedAt: '2026-11-21' },
  })
})

it("holds nothing but the spec's fields on demand", () => {
  expect(JSON.parse(entriesToJson([anEntry([testCase])], { specColumns: true }))).toEqual({
    testCases: [testCase],
    testSteps: flat,
  })
})

const findingsOf = z.object({
  findings: z.array(
    z.strictObject({
      caseId: z.string(),
      rule: z.string(),
      step: z.number().nullable(),
      field: z.string(),
      quote: z.string(),
      message: z.string(),
    }),
  ),
})

it('tells what the review found in each case', () => {
  const vague = { ...testCase, steps: [{ step: 'Open', data: '', expected: '' }] }
  const { findings } = findingsOf.parse(JSON.parse(entriesToJson([anEntry([vague])])))
  expect(findings).toContainEqual({
    caseId: 'TC-1',
    rule: 'missing-oracle',
    step: 0,
    field: 'expected',
    quote: '',
    message: 'The step has no expected result, so nobody can decide whether it passed.',
  })
})

it('names the ticket of each case, step and finding where there are several', () => {
  const written: unknown = JSON.parse(entriesToJson([anEntry([testCase]), anEntry([testCase], { ticketId: 'SHOP-7' })]))
  expect(written).toMatchObject({
    testCases: [{ ticketId: 'SHOP-42' }, { ticketId: 'SHOP-7' }],
    tickets: [{ id: 'SHOP-42' }, { id: 'SHOP-7' }],
  })
})
