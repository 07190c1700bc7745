import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer } from '#domain/generation/read-answer.ts'

const corpus = new URL('../../../../corpora/answers/', import.meta.url)

function load<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(new URL(file, corpus), 'utf8')))
}

const expectedCase = z.object({ title: z.string(), steps: z.array(z.tuple([z.string(), z.string()])) })
const withCases = load(
  'cases.json',
  z.array(z.object({ id: z.string(), kind: z.string(), answer: z.string(), cases: z.array(expectedCase) })),
)
const found = load('found.json', z.array(z.object({ id: z.string(), answer: z.string() })))

it('returns the undamaged cases of damaged answers', () => {
  const lost: string[] = []
  let whole = 0
  for (const { id, kind, answer, cases } of withCases) {
    const read = readAnswer(answer).testCases.map(({ title, steps }) => ({
      title,
      steps: steps.map(({ step, expected }) => [step, expected]),
    }))
    for (const wanted of cases) {
      whole += 1
      if (!read.some((given) => JSON.stringify(given) === JSON.stringify(wanted)))
        lost.push(`${id} (${kind}): ${wanted.title}`)
    }
    if (read.length > cases.length) lost.push(`${id} (${kind}): ${read.length - cases.length} more than there are`)
  }
  expect(whole).toBeGreaterThan(190)
  expect(lost).toEqual([])
})

it('survives every malformed answer, and answers of an answer twice the same', () => {
  for (const { answer } of found) {
    const reading = readAnswer(answer)
    expect(readAnswer(answer)).toEqual(reading)
    expect(reading.warnings.length > 0 || reading.testCases.length > 0).toBe(true)
  }
})
