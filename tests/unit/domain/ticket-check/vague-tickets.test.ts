import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkTicket } from '#domain/ticket-check/check-ticket.ts'

const tickets = z
  .array(
    z.object({
      key: z.string(),
      criteria: z.array(z.object({ text: z.string(), owner: z.string(), clear: z.boolean() })),
    }),
  )
  .parse(JSON.parse(readFileSync('tests/corpora/vague/tickets.json', 'utf8')))

const criteriaOf = (texts: string[]) =>
  texts.map((text, at) => ({
    id: `AC-${String(at + 1)}`,
    given: '',
    when: '',
    then: text,
    text,
    source: { kind: 'field' as const, label: 'Acceptance criteria' },
  }))

describe.each(tickets)('the vague ticket $key', ({ criteria }) => {
  test('is asked about wherever it leaves room', () => {
    const { verdict, questions } = checkTicket(criteriaOf(criteria.map(({ text }) => text)))
    const asked = new Set(questions.map(({ criterionId }) => criterionId))
    expect(verdict).not.toBe('ready')
    expect(
      criteria.flatMap(({ clear, text }, at) => (clear || asked.has(`AC-${String(at + 1)}`) ? [] : [text])),
    ).toEqual([])
  })
})
