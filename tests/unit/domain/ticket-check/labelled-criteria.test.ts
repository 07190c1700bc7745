import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ruleWeights } from '#domain/ticket-check/check-finding.ts'
import { checkTicket } from '#domain/ticket-check/check-ticket.ts'

const label = z.object({ rule: z.string(), quote: z.string() })
const labelled = z
  .array(z.object({ id: z.string(), ticket: z.string(), text: z.string(), labels: z.array(z.array(label)).length(2) }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../corpora/ticket-check/labelled.json'), 'utf8')))

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** Two quotes are about the same words if they share one. */
function overlap(one: string, other: string): boolean {
  const words = wordsOf(other)
  return [...wordsOf(one)].some((word) => words.has(word))
}

/** A criterion whose text holds its own Given, When and Then assumes nothing. */
const hasParts = /(?<!\p{L})(?:given|dado|angenommen|étant donné)(?!\p{L})/iu

const tickets = [...new Set(labelled.map(({ ticket }) => ticket))].map((name) =>
  labelled.filter(({ ticket }) => ticket === name),
)
const findings = tickets.flatMap((criteria) =>
  checkTicket(
    criteria.map(({ id, text }) => ({
      id,
      text,
      given: '',
      when: '',
      then: text,
      source: { kind: 'description', label: 'Description' },
      ...(hasParts.test(text) ? {} : { assumed: { given: true, when: true } }),
    })),
  ).findings.filter(({ rule }) => ruleWeights[rule] > 0),
)

test('what counts towards the verdict is what at least one of two readers would ask about', () => {
  const right = findings.filter(({ criterionId, quote }) =>
    labelled.some(({ id, labels }) => id === criterionId && labels.flat().some((label) => overlap(label.quote, quote))),
  )
  expect(findings.length).toBeGreaterThan(25)
  expect(right.length / findings.length).toBeGreaterThanOrEqual(0.9)
  for (const rule of new Set(findings.map((finding) => finding.rule))) {
    const of = (list: typeof findings) => list.filter((finding) => finding.rule === rule).length
    expect(of(right) / of(findings), rule).toBeGreaterThanOrEqual(0.75)
  }
})

test('most of what both readers would ask about is found', () => {
  const agreed = labelled.flatMap(({ id, labels: [one = [], other = []] }) =>
    one.filter(({ quote }) => other.some((label) => overlap(label.quote, quote))).map(({ quote }) => ({ id, quote })),
  )
  const found = agreed.filter(({ id, quote }) =>
    findings.some((finding) => finding.criterionId === id && overlap(finding.quote, quote)),
  )
  expect(agreed.length).toBeGreaterThan(30)
  expect(found.length / agreed.length).toBeGreaterThanOrEqual(0.75)
})
