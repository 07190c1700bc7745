import type { TestCase } from './test-case.ts'

/** Something that test cases take for granted because the ticket does not say it. */
export interface OpenPoint {
  text: string
  caseIds: string[]
}

/** What a tester has to ask before relying on the cases: their assumptions, each once, in the order of the cases. */
export function openPoints(cases: readonly Pick<TestCase, 'id' | 'assumptions'>[]): OpenPoint[] {
  const points = new Map<string, OpenPoint>()
  for (const { id, assumptions = [] } of cases) {
    for (const text of assumptions) {
      const key = text
        .trim()
        .toLowerCase()
        .replace(/[.\s]+$/u, '')
      const known = points.get(key)
      if (key === '') continue
      if (known === undefined) points.set(key, { text: text.trim(), caseIds: [id] })
      else if (!known.caseIds.includes(id)) known.caseIds.push(id)
    }
  }
  return [...points.values()]
}
