import type { FoundTest, RemoteTest, TestToolId } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../http/fault.ts'
import type { TestPush, TestSearch } from './test-tool.ts'
import { markerIn, oneLine, shownTitle } from './test-texts.ts'

/** Gives the tests that a search is for: linked to the ticket, or with a title or marker of its cases. */
export function searchFor({ cases }: TestSearch) {
  const markers = new Set(cases.map(({ marker }) => marker))
  const titles = new Set(cases.map((testCase) => titleKey(shownTitle(testCase))))
  return (test: RemoteTest, labels: readonly string[], linked: boolean): FoundTest[] => {
    const marker = markerIn(labels)
    const wanted = linked || titles.has(titleKey(test.title)) || (marker !== undefined && markers.has(marker))
    return wanted ? [{ ...test, linked, ...(marker !== undefined && { marker }) }] : []
  }
}

/** Titles that differ in case or spaces only name the same test. */
function titleKey(title: string): string {
  return oneLine(title.normalize('NFKC')).toLowerCase()
}

/**
 * The tests of the cases that are there, by marker, in a tool that cannot search for markers: by the id that the caller
 * knows, otherwise among all tests of the project. Of two tests with the same marker, the older one is the case's.
 */
export async function testsByMarker<T>(
  cases: TestPush['cases'],
  tests: {
    one: (id: string) => Promise<T | undefined>
    /** Oldest first. */
    all: () => Promise<T[]>
    labels: (test: T) => readonly string[]
  },
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  for (const { remoteId, marker } of cases) {
    const known = remoteId === undefined ? undefined : await tests.one(remoteId)
    if (known !== undefined) found.set(marker, known)
  }
  if (cases.every(({ marker }) => found.has(marker))) return found
  for (const test of await tests.all()) {
    const marker = markerIn(tests.labels(test))
    if (marker !== undefined && !found.has(marker)) found.set(marker, test)
  }
  return found
}

/** The test that a person chose to update is gone. Creating it again would bring back what somebody deleted. */
export function missingTest(tool: TestToolId): Fault {
  return new Fault(404, 'test_tool_test_missing', { params: { tool } })
}

/** Reads a list in pages of the first size, and in smaller ones if an answer is too large to be read. */
export async function inPages<T>(
  [size, ...smaller]: readonly [number, ...number[]],
  readAll: (size: number) => Promise<T>,
) {
  return readAll(size).catch((error: unknown): Promise<T> => {
    const [next, ...rest] = smaller
    if (next === undefined || !(error instanceof Fault) || error.code !== 'test_tool_too_large') throw error
    return inPages([next, ...rest], readAll)
  })
}
