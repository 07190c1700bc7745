import { describe, expect, it } from 'vitest'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { baseCases } from './base-cases.ts'
import { damages } from './damage.ts'

const words = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
const shape = (title: string, steps: { step: string; expected: string }[]): string[] =>
  [title, ...steps.flatMap(({ step, expected }) => [step, expected])].map(words)
const wanted = baseCases.map(({ title, steps }) => shape(title, steps))

describe('a damaged answer gives all its cases back', () => {
  it.each(Object.entries(damages))('%s', (_name, damage) => {
    const read = readAnswer(damage(baseCases)).testCases.map(({ title, steps }) => shape(title, steps))
    expect(read).toEqual(wanted)
  })
})

describe('an answer that was cut off', () => {
  const text = JSON.stringify({ testCases: baseCases }, null, 2)
  const ends = baseCases.map((item) => text.indexOf(item.title) - 30)

  it.each([
    ['as it is', (cut: string) => cut],
    ['in a fence', (cut: string) => `\`\`\`json\n${cut}`],
    ['in a closed fence', (cut: string) => `Here:\n\`\`\`json\n${cut}\n\`\`\`\n`],
    ['encoded', (cut: string) => JSON.stringify(cut).slice(0, -1)],
  ])('gives the whole cases back, wherever it was cut: %s', (_name, wrap) => {
    for (let cut = 20; cut < text.length; cut += 3) {
      const whole = ends.filter((_end, index) => cut > (ends[index + 1] ?? text.length)).length
      const reading = readAnswer(wrap(text.slice(0, cut)))
      const titles = reading.testCases.map((item) => item.title)
      expect(
        baseCases.slice(0, whole).map((item) => item.title),
        `cut at ${cut}`,
      ).toEqual(titles.slice(0, whole))
      expect(titles.length, `cut at ${cut}`).toBeLessThanOrEqual(whole + 1)
    }
  })
})
