import type { TestCase } from '../test-case/test-case.ts'

/**
 * A title as exports show it (docs/spec.md, section 5): on one line, without a leading Verify, Confirm or Ensure, and
 * with a capital first letter.
 */
export function exportTitle(title: string): string {
  const trimmed = title.trim().replace(/\s+/g, ' ')
  const stripped = trimmed.replace(/^(?:(?:verify|confirm|ensure)\b[\s:,-]*)+(?:that\s+)?/i, '')
  const text = stripped === '' ? trimmed : stripped
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Text of at most `length` UTF-16 units. A cut text ends with an ellipsis and never splits a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, length - 1)
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

/**
 * Names the cases of one export: at most `length` UTF-16 units, never empty, and never twice the same, because tools
 * tell cases apart by their titles. A repeated title gets a number. Call it once per case, in order.
 */
export function createTitles(length = Infinity): (testCase: Pick<TestCase, 'id' | 'title'>) => string {
  const used = new Set<string>()
  const nextNumber = new Map<string, number>()
  return ({ id, title }) => {
    const whole = exportTitle(title) || exportTitle(id) || 'Test case'
    const first = cutText(whole, length)
    const key = first.toLowerCase()
    let unique = first
    let number = nextNumber.get(key) ?? 2
    while (used.has(unique.toLowerCase())) {
      const suffix = ` (${number})`
      unique = cutText(whole, length - suffix.length) + suffix
      number += 1
    }
    if (unique !== first) nextNumber.set(key, number)
    used.add(unique.toLowerCase())
    return unique
  }
}
