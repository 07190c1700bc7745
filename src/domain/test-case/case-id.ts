/** Ids of test cases that came without one (spec section 3). */

/** The id of the nth case of a generation, counted from 1, when nobody gave it one. */
export function fallbackCaseId(n: number): string {
  return `TC-${String(n)}`
}

/**
 * A stable id made from a case's own words, for stored or legacy cases without an id: title, description and first step
 * (cut to 100), title and step (80), title alone (60), else `test_case_{n}_{timestamp}`. Whitespace becomes underscores.
 */
export function deriveCaseId(
  words: { title?: string; description?: string; firstStep?: string },
  n: number,
  timestamp: number,
): string {
  const title = words.title?.trim() ?? ''
  const description = words.description?.trim() ?? ''
  const firstStep = words.firstStep?.trim() ?? ''
  if (title && description && firstStep) return joined([title, description, firstStep], 100)
  if (title && firstStep) return joined([title, firstStep], 80)
  if (title) return joined([title], 60)
  return `test_case_${String(n)}_${String(timestamp)}`
}

function joined(parts: string[], length: number): string {
  return parts.join('_').replace(/\s+/g, '_').slice(0, length)
}

/** Gives every case an id of its own: the given one where it is free, else the given one with a number, else TC-{n}. */
export function giveUniqueIds<T extends { id?: string }>(cases: T[]): (T & { id: string })[] {
  const taken = new Set<string>()
  const given = new Set(cases.map((item) => item.id?.trim() ?? ''))
  return cases.map((item, index) => {
    const wanted = item.id?.trim() ?? ''
    const id = wanted === '' ? firstFree(index + 1, (n) => fallbackCaseId(n), taken, given) : firstFreeName(wanted, taken, given)
    taken.add(id)
    return { ...item, id }
  })
}

function firstFree(start: number, name: (n: number) => string, taken: Set<string>, given: Set<string>): string {
  let n = start
  while (taken.has(name(n)) || given.has(name(n))) n += 1
  return name(n)
}

function firstFreeName(wanted: string, taken: Set<string>, given: Set<string>): string {
  return taken.has(wanted) ? firstFree(2, (n) => `${wanted}-${String(n)}`, taken, given) : wanted
}
