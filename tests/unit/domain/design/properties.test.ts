import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { generationContextSchema, type GenerationContext } from '#domain/generation/context.ts'

// biome-ignore format: a list of words is read as a block
const fragments = [
  'at least 8 characters', 'between 1 and 10', 'up to 5 MB', 'within 30 minutes', 'over $50.00', 'if ', 'when ',
  'unless ', 'only admins can ', ' and ', ' or ', ', ', 'the user clicks "Save"', 'status "Draft"',
  'from "Draft" to "Approved"', 'el usuario debe ', 'máximo 5 ', 'PNG, JPG or GIF', 'email', '<a>', '| a | b |',
  '"""', '\n', '404', 'not ', '(', '"', '`', 'the list is shown', 'si ', 'debe tener entre 8 y 20 caracteres', '⏳ ',
  '- ', 'あいう', 'не ',
]
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...fragments), { maxLength: 14 }).map((parts) => parts.join('')),
)
const cell = fc.oneof(text, fc.constantFrom('a', 'b', ''))
const criterion = fc.record(
  {
    id: fc.constantFrom('AC-1', 'AC-2', 'X'),
    given: text,
    when: text,
    then: text,
    text,
    title: text,
    examples: fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 5 }),
  },
  { requiredKeys: ['id', 'given', 'when', 'then'] },
)
const contexts: fc.Arbitrary<GenerationContext> = fc
  .array(criterion, { minLength: 1, maxLength: 6 })
  .chain((criteria) =>
    fc.record({ title: text, ticketKey: fc.constantFrom('SHOP-1', ''), criteria: fc.constant(criteria) }),
  )
  .map(({ title, ticketKey, criteria }) =>
    generationContextSchema.parse({
      title,
      description: '',
      ticketKey,
      acceptanceCriteria: criteria.map((item, index) => ({ ...item, id: `${item.id}-${index}` })),
    }),
  )

function repeated(count: number, then: string): GenerationContext {
  return generationContextSchema.parse({
    title: 'T',
    description: '',
    ticketKey: 'T-1',
    acceptanceCriteria: Array.from({ length: count }, (_, index) => ({
      id: `AC-${index + 1}`,
      given: '',
      when: '',
      then: `${then} (${index})`,
    })),
  })
}

function fastest(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

describe('whatever the ticket', { timeout: 60_000 }, () => {
  it('gives whole, distinct, repeatable cases, and bounded ones', () => {
    fc.assert(
      fc.property(contexts, fc.boolean(), fc.integer({ min: 0, max: 60 }), (context, enrichment, maxTestCases) => {
        const cases = designTestCases(context, { enrichment, maxTestCases })
        expect(designTestCases(structuredClone(context), { enrichment, maxTestCases })).toEqual(cases)
        expect(cases.length).toBeLessThanOrEqual(maxTestCases)
        const ids = new Set(context.acceptanceCriteria.map(({ id }) => id))
        const titles = new Set(cases.map(({ title }) => title.toLowerCase().replace(/\s+/g, ' ').trim()))
        expect(titles.size).toBe(cases.length)
        for (const testCase of cases) {
          expect(testCase.title.trim()).not.toBe('')
          expect(testCase.title.length).toBeLessThanOrEqual(300)
          expect(testCase.criterionIds.length).toBeGreaterThan(0)
          expect(testCase.criterionIds.every((id) => ids.has(id))).toBe(true)
          expect(testCase.steps.length).toBeGreaterThan(0)
          expect(testCase.steps.length).toBeLessThanOrEqual(160)
          for (const { step, data, expected } of testCase.steps)
            expect([step, data, expected].map((field) => field.trim())).not.toContain('')
        }
      }),
      { numRuns: 400 },
    )
  })

  it('gives at least one case when there is room', () => {
    fc.assert(
      fc.property(contexts, fc.boolean(), (context, enrichment) => {
        expect(designTestCases(context, { enrichment, maxTestCases: 1_000 })).not.toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

describe('time', { timeout: 60_000 }, () => {
  // Another process may take the machine in the middle of a measurement, so the measurement may be repeated.
  it('grows with the number of criteria and no faster', { retry: 3 }, () => {
    const time = (count: number): number =>
      fastest(() =>
        designTestCases(
          repeated(
            count,
            'If the cart is over $50.00 and the user is a member, the manager can approve between 1 and 10 items',
          ),
          { enrichment: true, maxTestCases: 10_000 },
        ),
      )
    time(50)
    const small = time(50)
    expect(time(400)).toBeLessThan(Math.max(small, 2) * 8 * 2.5)
  })

  it.each([
    ['letters', 'a'.repeat(20_000)],
    ['commas', 'A, '.repeat(6_000)],
    ['numbers', '1 '.repeat(9_000)],
    ['digits', '1'.repeat(20_000)],
    ['limits', 'at least 5 items and '.repeat(900)],
    ['quotes', '"'.repeat(20_000)],
    ['brackets', '('.repeat(10_000)],
    ['conditions', 'if a is b and '.repeat(1_400)],
    ['at signs', 'a@'.repeat(9_000)],
    ['spaces', `a${' '.repeat(19_000)}b`],
    ['capitals', 'Ab Cd, '.repeat(2_800)],
    ['lines', 'x\n'.repeat(9_000)],
  ])('is short on hostile %s', (_name, hostile) => {
    const context = generationContextSchema.parse({
      title: hostile.slice(0, 4_000),
      description: '',
      ticketKey: 'T-1',
      acceptanceCriteria: [{ id: 'AC-1', given: hostile, when: hostile, then: hostile, text: hostile }],
    })
    expect(fastest(() => designTestCases(context, { enrichment: true, maxTestCases: 100 }))).toBeLessThan(1_000)
  })
})
