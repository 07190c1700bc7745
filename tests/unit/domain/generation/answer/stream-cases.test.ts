import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { CaseStream } from '#domain/generation/answer/stream-cases.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { baseCases } from './base-cases.ts'
import { hostileAnswers } from './hostile.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The cases that each piece completed. */
function streamed(pieces: string[]): WireTestCase[][] {
  const stream = new CaseStream()
  return pieces.map((piece) => stream.push(piece))
}

function cut(text: string, places: number[]): string[] {
  const sorted = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length]
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end))
}

const [first, second, third] = baseCases
const shapes: [string, string][] = [
  ['a list', JSON.stringify(baseCases)],
  ['an indented list', JSON.stringify(baseCases, null, 2)],
  ['a list in an object', JSON.stringify({ testCases: baseCases })],
  ['wrappers', JSON.stringify({ result: { title: 'For SHOP-1', scenarios: baseCases }, note: 'done' })],
  [
    'suites',
    JSON.stringify([
      { title: 'One', testCases: [first, second] },
      { title: 'Two', testCases: [third] },
    ]),
  ],
  ['a map by id', JSON.stringify({ 'TC-1': first, 'TC-2': second })],
  ['one object after the other', baseCases.map((item) => JSON.stringify(item)).join('\n')],
  [
    'prose and a fence',
    `Here are the "cases" you asked for:\n\`\`\`json\n${JSON.stringify(baseCases, null, 2)}\n\`\`\`\nGood luck!`,
  ],
  [
    'thoughts before the list',
    `<think>Maybe ${JSON.stringify([first])} would do?</think>\n${JSON.stringify(baseCases)}`,
  ],
  [
    'titles without steps',
    JSON.stringify([{ title: 'Log in' }, { title: 'Log out', description: 'Ends the session' }]),
  ],
  [
    'cases with objects inside',
    JSON.stringify(
      baseCases.map((item) => ({ ...item, meta: { steps: [{ title: 'inner' }] }, links: [{ title: 'A link' }] })),
    ),
  ],
]

describe('cases of a stream', () => {
  it.each(shapes)('%s gives the same cases as the whole answer, however it is cut', (_, answer) => {
    const whole = readAnswer(answer).testCases
    expect(whole.length).toBeGreaterThan(1)
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
        expect(streamed(cut(answer, places)).flat()).toEqual(whole)
      }),
      { numRuns: 100 },
    )
    expect(streamed([...answer]).flat()).toEqual(whole)
  })

  it('come with the very piece that closes them', () => {
    const parts = baseCases.map((item, index) => `${index === 0 ? '[' : ','}${JSON.stringify(item)}`)
    expect(streamed(parts).map((cases) => cases.map(({ title }) => title))).toEqual(
      baseCases.map(({ title }) => [title]),
    )
    const [opening = ''] = parts
    expect(streamed([opening.slice(0, -1), '}']).map((cases) => cases.length)).toEqual([0, 1])
  })

  it('never come from thoughts, finished or not', () => {
    expect(streamed([...`<think>${JSON.stringify(baseCases)}`]).flat()).toEqual([])
  })

  it('are repaired if a character is extra or missing', () => {
    const answer = `[{"title":"A","steps":[{"step":"B","expected":"C",}],} {"title":"D" "steps":[{"step":"E","expected":"F"}]}]`
    expect(streamed([...answer]).flat()).toMatchObject([
      { title: 'A', generationStatus: 'ai-repaired' },
      { title: 'D', generationStatus: 'ai-repaired' },
    ])
  })

  it('stay out where a bracket is missing: the whole answer decides about them', () => {
    expect(streamed([...`[{"title":"A","steps":[{"step":"B"},{"title":"D","steps":[{"step":"E"}]}]`]).flat()).toEqual(
      [],
    )
  })

  it('are a preview, and so are bounded', () => {
    expect(streamed(Array.from({ length: 1_000 }, () => `${JSON.stringify(first)},`).concat('[')).flat()).toHaveLength(
      200,
    )
  })
})

describe('any text', () => {
  const signs = fc.constantFrom(
    ...'"\'{}[](),:\\\n a',
    '"title":',
    '"steps":[',
    '```',
    '<think>',
    '</think>',
    '"testCases":',
  )
  it('gives regular cases and no error', () => {
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 200 }), (pieces) => {
        for (const { title, steps } of streamed(pieces).flat()) expect(title !== '' && steps.length > 0).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  // Starting over at each of its 20,000 pieces would take hours.
  it.each(Object.entries(hostileAnswers))('of a hostile answer is read to its end: %s', (_, make) => {
    const pieces = cut(
      make(1_000_000),
      Array.from({ length: 20_000 }, (_, index) => index * 50),
    )
    expect(streamed(pieces)).toBeInstanceOf(Array)
  })
})
