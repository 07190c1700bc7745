import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reviewCases } from '#domain/review/review-cases.ts'

const part = z
  .string()
  .nullable()
  .transform((text) => text ?? '')
const goldSchema = z.object({
  title: z.string(),
  description: z.string(),
  criteria: z.array(z.object({ id: z.string(), text: z.string(), given: part, when: part, then: part })),
  suite: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      type: z.string(),
      preconditions: z.array(z.string()),
      steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
      criterionIds: z.array(z.string()),
      assumptions: z.array(z.string()).default([]),
    }),
  ),
})
const folder = new URL('../../../corpora/gold/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

function gold(name: string) {
  const { title, description, criteria, suite } = goldSchema.parse(
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  )
  const cases = suite.map((testCase, index) => ({ ...testCase, id: `TC-${String(index + 1)}` }))
  return { cases, ticket: { text: `${title}\n${description}`, criteria } }
}

describe('the review of the gold suites', () => {
  it('covers all 14', () => {
    expect(names).toHaveLength(14)
  })

  it.each(names)('finds nothing in %s', (name) => {
    const { cases, ticket } = gold(name)
    expect(reviewCases(cases, ticket)).toEqual([])
  })

  it.each(names)('finds each case of %s that is repeated, unlinked or loses its expected results', (name) => {
    const { cases, ticket } = gold(name)
    for (const testCase of cases) {
      const rules = (changed: typeof testCase) =>
        reviewCases([...cases.filter((other) => other !== testCase), changed], ticket)
          .filter(({ caseId }) => caseId === changed.id)
          .map(({ rule }) => rule)
      expect(rules({ ...testCase, criterionIds: ['AC-99'] })).toContain('unlinked')
      expect(rules({ ...testCase, steps: testCase.steps.map((step) => ({ ...step, expected: '' })) })).toContain(
        'missing-oracle',
      )
      const copy = { ...testCase, id: 'COPY', title: `${testCase.title} (2)` }
      expect(
        reviewCases([...cases, copy], ticket)
          .filter(({ caseId }) => caseId === 'COPY')
          .map(({ rule, detail }) => ({ rule, detail })),
      ).toContainEqual({ rule: 'duplicate', detail: testCase.id })
    }
  })
})
