import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff } from '#domain/changes/word-diff.ts'

describe('the word diff', () => {
  it('shows what was removed and added', () => {
    expect(wordDiff('At most 10 items.', 'At most 20 items.')).toEqual([
      { kind: 'kept', text: 'At most ' },
      { kind: 'removed', text: '10' },
      { kind: 'added', text: '20' },
      { kind: 'kept', text: ' items.' },
    ])
  })

  it('contains both texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const parts = wordDiff(before, after)
        const without = (left: string) => parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      }),
    )
  })

  it('gives up on texts with too many differences', () => {
    const words = (letter: string) => Array.from({ length: 900 }, (_, n) => `${letter}${String(n)}`).join(' ')
    expect(wordDiff(words('a'), words('b'))).toHaveLength(2)
  })
})
