import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { wireTestCaseSchema } from '#domain/contracts/ai-generate.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { baseCases } from './base-cases.ts'
import { hostileAnswers } from './hostile.ts'

/** More with `PROPERTY_RUNS=200000`, as for a release. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 1_000)
const timeout = 30_000 + numRuns * 10

vi.setConfig({ testTimeout: timeout })

const signs = fc.constantFrom(
  ...'"\'{}[](),:\\\n \t/*#`“”.…&;=+-01aeu',
  'title',
  'steps',
  '"title":',
  '"steps":[',
  '```',
  '</think>',
  'null',
  'True',
  '\u0000',
  '\ud800',
)
const noise = fc.array(signs, { maxLength: 120 }).map((parts) => parts.join(''))
const edits = fc.array(
  fc.tuple(
    fc.nat(),
    fc.nat({ max: 6 }),
    noise.map((text) => text.slice(0, 8)),
  ),
  { minLength: 1, maxLength: 8 },
)

function edited(text: string, changes: [number, number, string][]): string {
  return changes.reduce((given, [at, length, put]) => {
    const place = at % (given.length + 1)
    return given.slice(0, place) + put + given.slice(place + length)
  }, text)
}

function expectRegular(answer: unknown): void {
  const { testCases, warnings, dropped } = readAnswer(answer)
  for (const testCase of testCases) {
    expect(wireTestCaseSchema.safeParse(testCase).success).toBe(true)
    expect(testCase.title).not.toBe('')
    expect(testCase.steps.some(({ step }) => step !== '')).toBe(true)
  }
  expect(testCases.length > 0 || warnings.length === 1).toBe(true)
  expect(dropped.every(({ reason }) => reason !== '')).toBe(true)
}

describe('readAnswer never throws and always gives regular cases', () => {
  it('for signs in any order', () => {
    fc.assert(fc.property(noise, expectRegular), { numRuns })
  })

  it('for JSON damaged at random', () => {
    const answers = fc.tuple(fc.json({ maxDepth: 4 }), edits).map(([text, changes]) => edited(text, changes))
    fc.assert(fc.property(answers, expectRegular), { numRuns })
  })

  it('for test cases damaged at random', () => {
    const text = JSON.stringify(baseCases, null, 1)
    fc.assert(
      fc.property(edits, (changes) => expectRegular(edited(text, changes))),
      { numRuns },
    )
  })

  it('for any parsed value', () => {
    const key = fc.constantFrom('title', 'steps', 'step', 'testCases', 'id', 'description', 'preconditions', 'x')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.anything(),
        fc.string(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(fc.property(value, expectRegular), { numRuns })
  })
})

it('values that hold themselves are read once', () => {
  const testCase: Record<string, unknown> = { title: 'L', steps: ['a'] }
  const list: unknown[] = [testCase, testCase]
  list.push(list, list, { more: list, again: list })
  testCase.self = list
  expect(readAnswer(list).testCases).toHaveLength(1)
})

it('one wrong sign in a case costs no other case', () => {
  const parts = baseCases.map((item) => JSON.stringify(item, null, 1))
  const at = fc.record({
    part: fc.nat({ max: parts.length - 1 }),
    place: fc.nat(),
    sign: fc.constantFrom('', ...'"{}[],:\\\nx0'),
  })
  let others = 0
  let lost = 0
  fc.assert(
    fc.property(at, ({ part, place, sign }) => {
      const text = parts[part] ?? ''
      const index = place % text.length
      const answer = `[${parts.map((own, number) => (number === part ? text.slice(0, index) + sign + text.slice(index + 1) : own)).join(',\n')}]`
      const titles = new Set(readAnswer(answer).testCases.map((item) => item.title))
      others += parts.length - 1
      lost += baseCases.filter((item, number) => number !== part && !titles.has(item.title)).length
    }),
    { numRuns: Math.min(numRuns, 20_000), seed: 5 },
  )
  expect(lost / others).toBeLessThan(0.02)
})

// A reader with quadratic cost would take hours here; `bench:answers` measures the time itself.
describe('a hostile answer of 5 MB is read to its end', () => {
  it.each(Object.entries(hostileAnswers))('%s', (_name, make) => {
    expect(readAnswer(make(5_000_000)).testCases).toBeInstanceOf(Array)
  })
})
