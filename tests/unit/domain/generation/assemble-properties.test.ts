import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { assembleResult } from '#domain/generation/assemble-result.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'

const words = fc.constantFrom(
  '',
  ' ',
  'Verify',
  'login',
  'no',
  'Invalid code',
  'TC-2',
  'TC-2-2',
  'undefined',
  '=1',
  'at most 5 items',
  'Ä“',
  '\n',
)
const text = fc.array(words, { maxLength: 4 }).map((parts) => parts.join(' '))
const wire: fc.Arbitrary<WireTestCase> = fc.record(
  {
    id: text,
    title: text,
    description: text,
    preconditions: fc.array(text, { maxLength: 2 }),
    type: text,
    priority: text,
    steps: fc.array(fc.record({ step: text, data: text, expected: text }), { maxLength: 3 }),
    criterionIds: fc.array(fc.constantFrom('AC-1', 'AC-9'), { maxLength: 2 }),
  },
  { requiredKeys: ['title', 'description', 'preconditions', 'steps', 'criterionIds'] },
)

const ticket: Ticket = {
  key: 'A-1',
  summary: 'Codes',
  type: 'Story',
  priority: 'High',
  components: [],
  labels: [],
  description: [],
  fields: [],
}
const source = { kind: 'description', label: 'Description' } as const
const criteria = [
  {
    id: 'AC-1',
    given: 'a cart',
    when: 'a code of at most 5 characters is entered',
    then: 'it is taken',
    text: 'A code of at most 5 characters is taken',
    source,
  },
]

it('gives only whole cases, no two with one id or title, never more than the maximum, whatever was read', () => {
  fc.assert(
    fc.property(
      fc.array(wire, { maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (testCases, maxTestCases, enriched) => {
        const given = structuredClone(testCases)
        const metadata = { maxTestCases, provider: 'x', model: 'y', enriched }
        const result = assembleResult({
          ticket,
          criteria,
          response: { testCases, warnings: [], dropped: [], metadata },
          now: new Date(0),
        })
        expect(testCases).toEqual(given)
        expect(result.testCases.length).toBeLessThanOrEqual(maxTestCases)
        expect(new Set(result.testCases.map((item) => item.id)).size).toBe(result.testCases.length)
        expect(new Set(result.testCases.map((item) => item.title.toLowerCase())).size).toBe(result.testCases.length)
        for (const item of result.testCases) {
          expect(
            item.title.trim() !== '' && item.type !== '' && item.priority !== '' && !item.id.includes('undefined'),
          ).toBe(true)
          expect(item.steps.length).toBeGreaterThan(0)
          for (const { step, data } of item.steps) expect(step.trim() !== '' && data.trim() !== '').toBe(true)
        }
      },
    ),
    { numRuns: 500 },
  )
})
