import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { generationContextSchema } from '#domain/generation/context.ts'

const criterion = z.object({
  id: z.string(),
  text: z.string(),
  given: z.string().nullable(),
  when: z.string().nullable(),
  then: z.string().nullable(),
})
const goldTicket = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  criteria: z.array(criterion),
})

const folder = new URL('../../../corpora/gold/', import.meta.url)
const tickets = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => goldTicket.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

describe('the gold tickets', () => {
  it.each(tickets)('$key: every criterion has a case', ({ key, title, description, criteria }) => {
    const context = generationContextSchema.parse({
      title,
      description,
      ticketKey: key,
      acceptanceCriteria: criteria.map(({ id, text, given, when, then }) =>
        text.includes('\n') && given !== null
          ? { id, text, given, when: when ?? '', then: then ?? '' }
          : { id, text, given: '', when: '', then: '' },
      ),
    })
    const cases = designTestCases(context, { enrichment: true, maxTestCases: 100 })
    const covered = new Set(cases.flatMap(({ criterionIds }) => criterionIds))
    expect(criteria.filter(({ id }) => !covered.has(id)).map(({ text }) => text)).toEqual([])
  })
})
