import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reviewRules, type ReviewRule } from '#domain/review/finding.ts'
import { reviewCases } from '#domain/review/review-cases.ts'

const caseSchema = z.object({
  title: z.string(),
  type: z.string(),
  preconditions: z.array(z.string()),
  steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
  criterionIds: z.array(z.string()),
  assumptions: z.array(z.string()),
})
const placeSchema = z.object({ rule: z.enum(reviewRules), step: z.number().nullable(), field: z.string() })
const samplesSchema = z.array(
  z.object({
    name: z.string(),
    language: z.string(),
    case: caseSchema,
    /** A case of the same suite that comes first. */
    earlier: caseSchema.optional(),
    /** The rule that a careless reviewer would apply. */
    nearMiss: z.enum(reviewRules).optional(),
    expected: z.array(placeSchema),
  }),
)
const ticketsSchema = z.record(
  z.string(),
  z.object({
    text: z.string(),
    criteria: z.array(
      z.object({ id: z.string(), text: z.string(), given: z.string(), when: z.string(), then: z.string() }),
    ),
  }),
)

const folder = new URL('../../../corpora/review/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const tickets = ticketsSchema.parse(read('tickets.json'))
const caseRules = reviewRules.filter((rule) => !rule.startsWith('house-'))

interface Row {
  right: number
  wrong: number
  missed: number
}

/** Compares rule, step and field of each finding with the labels. Each sample is a suite of its own. */
function measure(...files: string[]) {
  const rows = new Map<ReviewRule, Row>(caseRules.map((rule) => [rule, { right: 0, wrong: 0, missed: 0 }]))
  const mistakes: string[] = []
  for (const sample of files.flatMap((file) => samplesSchema.parse(read(file)))) {
    const ticket = tickets[sample.language]
    if (ticket === undefined) throw new Error(`No ticket in ${sample.language}`)
    const cases = [...(sample.earlier === undefined ? [] : [sample.earlier]), sample.case].map((testCase, index) => ({
      ...testCase,
      id: `TC-${String(index + 1)}`,
      description: '',
    }))
    const label = ({ rule, step, field }: { rule: ReviewRule; step: number | null; field: string }) =>
      [rule, step ?? 'case', field].join(' ')
    const found = reviewCases(cases, ticket).filter(({ caseId }) => caseId === cases.at(-1)?.id)
    const labelled = new Set(sample.expected.map(label))
    for (const finding of found) {
      const row = rows.get(finding.rule)
      if (row === undefined) continue
      if (labelled.delete(label(finding))) row.right += 1
      else {
        row.wrong += 1
        mistakes.push(`${sample.name} (${sample.language}) wrong: ${label(finding)} “${finding.quote}”`)
      }
    }
    for (const place of sample.expected)
      if (labelled.has(label(place))) {
        const row = rows.get(place.rule)
        if (row !== undefined) row.missed += 1
        mistakes.push(`${sample.name} (${sample.language}) missed: ${label(place)}`)
      }
  }
  return { rows, mistakes }
}

function table(rows: Map<ReviewRule, Row>): string {
  return [...rows]
    .map(([rule, { right, wrong, missed }]) => `${rule.padEnd(23)} right ${right}, wrong ${wrong}, missed ${missed}`)
    .join('\n')
}

describe('the review of hand-labelled cases', () => {
  const { rows, mistakes } = measure('smells.json', 'clean.json')
  process.stdout.write(`${table(rows)}\n${mistakes.join('\n')}\n`)

  it('has each rule at least six times in smells and in near misses', () => {
    const smells = samplesSchema.parse(read('smells.json'))
    const clean = samplesSchema.parse(read('clean.json'))
    expect([smells.length, clean.length]).toEqual([100, 100])
    for (const rule of caseRules) {
      expect(
        smells.filter(({ expected }) => expected.some((place) => place.rule === rule)).length,
        rule,
      ).toBeGreaterThanOrEqual(6)
      expect(clean.filter(({ nearMiss }) => nearMiss === rule).length, rule).toBeGreaterThanOrEqual(6)
    }
  })

  it.each(caseRules)('keeps the goal of precision and recall for %s', (rule) => {
    const { right, wrong, missed } = rows.get(rule) ?? { right: 0, wrong: 0, missed: 0 }
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.9)
    expect(right / (right + missed)).toBeGreaterThanOrEqual(0.8)
  })
})
