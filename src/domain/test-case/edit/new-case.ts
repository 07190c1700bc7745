import { fallbackCaseId } from '../case-id.ts'
import type { TestCase } from '../test-case.ts'

/** A new case with one empty step and an unused id. */
export function freshCase(cases: TestCase[], { title, criterionIds = [] }: { title: string; criterionIds?: string[] }): TestCase {
  return {
    id: freeId(cases, cases.length + 1, fallbackCaseId),
    title,
    description: '',
    preconditions: [],
    type: 'Positive',
    priority: 'Medium',
    steps: [{ step: '', data: '', expected: '' }],
    criterionIds,
    generationStatus: 'manual',
  }
}

/** The copy gets an id and a title derived from the original's. Titles must differ (docs/spec.md, section 5). */
export function copyOf(testCase: TestCase, cases: TestCase[]): TestCase {
  return { ...testCase, id: freeId(cases, 2, (n) => `${testCase.id}-${n}`), title: freeTitle(testCase.title, cases) }
}

function freeId(cases: TestCase[], start: number, name: (n: number) => string): string {
  const taken = new Set(cases.map((testCase) => testCase.id))
  let n = start
  while (taken.has(name(n))) n += 1
  return name(n)
}

function freeTitle(title: string, cases: TestCase[]): string {
  const taken = new Set(cases.map((testCase) => testCase.title.toLowerCase()))
  let n = 1
  const name = (): string => (n === 1 ? `${title} (copy)` : `${title} (copy ${n})`)
  while (taken.has(name().toLowerCase())) n += 1
  return name()
}
