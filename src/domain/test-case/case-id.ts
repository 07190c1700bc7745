/** Ids for test cases without one (docs/spec.md, section 3). */

/** The id of the nth case of a generation, counted from 1, if it came without one. */
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

/** Gives every case a unique id: the given id, with a number appended if it is taken, or TC-{n} if there is none. */
export function giveUniqueIds<T extends { id?: string }>(cases: T[]): (T & { id: string })[] {
  const taken = new Set<string>()
  const given = new Set(cases.map((item) => item.id?.trim() ?? ''))
  /** By given id, the first number that may still be free: a thousand equal ids must not each count from two. */
  const next = new Map<string, number>()
  const numbered = (wanted: string): string => {
    let n = next.get(wanted) ?? 2
    while (taken.has(`${wanted}-${String(n)}`) || given.has(`${wanted}-${String(n)}`)) n += 1
    next.set(wanted, n + 1)
    return `${wanted}-${String(n)}`
  }
  let nextFallback = 1
  const fallback = (position: number): string => {
    let n = Math.max(position, nextFallback)
    while (taken.has(fallbackCaseId(n)) || given.has(fallbackCaseId(n))) n += 1
    nextFallback = n + 1
    return fallbackCaseId(n)
  }
  return cases.map((item, index) => {
    const wanted = item.id?.trim() ?? ''
    const id = wanted === '' ? fallback(index + 1) : taken.has(wanted) ? numbered(wanted) : wanted
    taken.add(id)
    return { ...item, id }
  })
}
