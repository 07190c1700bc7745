import { describe, expect, it } from 'vitest'
import { labelledPairs, scoreOf } from './labelled-pairs.ts'

const scores = labelledPairs.map((pair) => ({ pair, ...scoreOf(pair) }))

function sum(field: 'right' | 'predicted' | 'labelled'): number {
  return scores.reduce((total, score) => total + score[field], 0)
}

describe('the labelled pairs of tickets', () => {
  it('are at least sixty, in five languages', () => {
    expect(labelledPairs.length).toBeGreaterThanOrEqual(60)
    expect(new Set(labelledPairs.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'de', 'fr', 'pt']))
  })

  it('have 95 % of their affected criteria found, and 95 % of what is found is affected', () => {
    const wrong = scores.flatMap(({ pair, wrong }) => wrong.map((line) => `${pair.name}: ${line}`))
    expect(sum('right') / sum('predicted'), wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(sum('right') / sum('labelled'), wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })
})
