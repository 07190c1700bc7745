import type { TestCase } from './test-case.ts'

/** Something that test cases take for granted because the ticket does not say it. */
export interface OpenPoint {
  text: string
  caseIds: string[]
}

interface ReadPoint extends OpenPoint {
  isQuestion: boolean
  /** The words of the question; of the whole text where nothing is asked. */
  words: ReadonlySet<string>
  numbers: string
  /** What stands behind the question, in plain words. */
  answer: string
}

/** How much of their words two questions share if they ask the same: calls of one run word it each in their own way. */
const sameShare = 0.75

/**
 * What a tester has to ask before relying on the cases: their assumptions, each once, in the order of the cases. Questions
 * in almost the same words, with the same numbers and the same answer, are one.
 */
export function openPoints(cases: readonly Pick<TestCase, 'id' | 'assumptions'>[]): OpenPoint[] {
  const points: ReadPoint[] = []
  for (const { id, assumptions = [] } of cases) {
    for (const text of assumptions) {
      const point = readPoint(text.trim(), id)
      if (point.words.size === 0) continue
      const known = points.find((other) => isSame(other, point))
      if (known === undefined) points.push(point)
      else if (!known.caseIds.includes(id)) known.caseIds.push(id)
    }
  }
  return points.map(({ text, caseIds }) => ({ text, caseIds }))
}

function readPoint(text: string, caseId: string): ReadPoint {
  const end = text.lastIndexOf('?') + 1
  const words = wordsOf(end === 0 ? text : text.slice(0, end))
  return {
    text,
    caseIds: [caseId],
    isQuestion: end > 0,
    words: new Set(words),
    numbers: words.filter((word) => /\p{N}/u.test(word)).join(' '),
    answer: end === 0 ? '' : wordsOf(text.slice(end)).join(' '),
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function isSame(a: ReadPoint, b: ReadPoint): boolean {
  if (a.answer !== b.answer || a.numbers !== b.numbers) return false
  const shared = [...a.words].filter((word) => b.words.has(word)).length
  // "It counts" and "it does not count" share most of their words: a statement must be the same.
  return shared >= (a.isQuestion && b.isQuestion ? sameShare : 1) * (a.words.size + b.words.size - shared)
}
