import type { TestCase } from './test-case.ts'

/** What the results view is narrowed to. Empty text and absent type, priority or ids let everything through. */
export interface CaseFilter {
  text: string
  type?: string
  priority?: string
  /** Only cases with one of these ids: those that cover a criterion, for one. */
  ids?: readonly string[]
}

export const noFilter: CaseFilter = { text: '' }

/**
 * The results view's search and filters (docs/spec.md, section 5): the text is searched in title, description and id, whatever
 * its case; type and priority match exactly. The order of the cases is kept.
 */
export function filterCases(cases: TestCase[], { text, type, priority, ids }: CaseFilter): TestCase[] {
  const wanted = text.trim().toLocaleLowerCase()
  const named = ids === undefined ? undefined : new Set(ids)
  return cases.filter(
    (testCase) =>
      (type === undefined || testCase.type === type) &&
      (priority === undefined || testCase.priority === priority) &&
      (named === undefined || named.has(testCase.id)) &&
      (wanted === '' ||
        [testCase.title, testCase.description, testCase.id].some((part) => part.toLocaleLowerCase().includes(wanted))),
  )
}

/** Whether the filter holds anything back at all. */
export function isFiltering({ text, type, priority, ids }: CaseFilter): boolean {
  return text.trim() !== '' || type !== undefined || priority !== undefined || ids !== undefined
}

export interface ValueCount {
  value: string
  count: number
}

/** How many cases there are of each type or priority, most first; equal counts keep the order of the cases. Empty values are left out. */
export function countCasesBy(cases: TestCase[], field: 'type' | 'priority'): ValueCount[] {
  const counts = new Map<string, number>()
  for (const testCase of cases) {
    const value = testCase[field]
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
