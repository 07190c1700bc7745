import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planBatches } from '#domain/generation/plan-batches.ts'

const criteria = (...sections: [string, number][]) =>
  sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => ({
      section,
      name: `${section}${n + 1}`,
      given: '',
      when: '',
      then: 'The total is shown.',
    })),
  )
const names = (batches: { name: string }[][]) => batches.map((batch) => batch.map(({ name }) => name).join(' '))
const plain = { enrichment: false, maxCalls: 11, casesPerCall: 9 }
const enriched = { enrichment: true, maxCalls: 11, casesPerCall: 18 }

describe('planBatches', () => {
  it.each<[string, [string, number][], typeof plain, string[]]>([
    ['one section that fits into a call', [['a', 5]], plain, ['a1 a2 a3 a4 a5']],
    ['a section too large for a call, evenly', [['a', 6]], plain, ['a1 a2 a3', 'a4 a5 a6']],
    ['two with enrichment', [['a', 5]], enriched, ['a1 a2', 'a3', 'a4 a5']],
    [
      'sections apart where they do not fit together',
      [
        ['a', 3],
        ['b', 3],
      ],
      plain,
      ['a1 a2 a3', 'b1 b2 b3'],
    ],
    [
      'small neighbouring sections together',
      [
        ['a', 1],
        ['b', 2],
        ['c', 2],
      ],
      plain,
      ['a1 b1 b2 c1 c2'],
    ],
    ['no more than the output of a call can hold', [['a', 4]], { ...plain, casesPerCall: 2 }, ['a1 a2', 'a3 a4']],
    [
      'larger batches where calls are scarce',
      [
        ['a', 4],
        ['b', 4],
      ],
      { ...enriched, maxCalls: 2 },
      ['a1 a2 a3 a4', 'b1 b2 b3 b4'],
    ],
    ['as many batches as there are calls', [['a', 7]], { ...enriched, maxCalls: 3 }, ['a1 a2', 'a3 a4 a5', 'a6 a7']],
  ])('puts %s', (_name, sections, options, expected) => {
    const plan = planBatches(criteria(...sections), options)
    expect(names(plan.batches)).toEqual(expected)
    expect(plan.left).toEqual([])
  })

  it('gives a criterion of several rules a call of its own', () => {
    const [first, second, third, fourth] = criteria(['a', 4])
    if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error()
    const long = { ...second, then: 'The total is shown and '.repeat(12) }
    expect(names(planBatches([first, long, third, fourth], enriched).batches)).toEqual(['a1', 'a2', 'a3 a4'])
  })

  it('leaves what no call is left for', () => {
    const { batches, left } = planBatches(criteria(['a', 12]), { ...plain, maxCalls: 2 })
    expect(batches.map(({ length }) => length)).toEqual([5, 5])
    expect(left.map(({ name }) => name)).toEqual(['a11', 'a12'])
  })

  it('keeps every criterion once and in order, and both limits', () => {
    const sections = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 30 })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(sections, fc.boolean(), fc.integer({ min: 1, max: 20 }), (given, enrichment, maxCalls) => {
        const all = criteria(...given)
        const { batches, left } = planBatches(all, { enrichment, maxCalls, casesPerCall: 9 })
        expect([...batches.flat(), ...left]).toEqual(all)
        expect(batches.length).toBeLessThanOrEqual(maxCalls)
        expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(5)
        expect(batches.every(({ length }) => length > 0)).toBe(true)
      }),
    )
  })
})
