/** A place in a searched text. `start` counts UTF-16 code units. */
export interface Hit {
  text: string
  start: number
}

/** All matches of a pattern that `accepted` agrees with. If the pattern has a group `hit`, the group is the hit. */
export function matchesOf(
  pattern: RegExp,
  text: string,
  accepted: (hit: string, start: number) => boolean = () => true,
): Hit[] {
  const hits: Hit[] = []
  // Not matchAll: it copies the pattern at each call, which takes longer than searching a short text.
  const search = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`)
  search.lastIndex = 0
  for (let found = search.exec(text); found !== null; found = search.exec(text)) {
    if (found[0] === '') search.lastIndex += 1
    const hit = found.groups?.hit ?? found[0]
    const start = found.index + found[0].indexOf(hit)
    if (accepted(hit, start)) hits.push({ text: hit, start })
  }
  return hits
}

/** What stands before a position on the same line, at most 40 characters, in lower case: labels such as "Phone:". */
export function lineBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 40), start)
  return before.slice(before.lastIndexOf('\n') + 1).toLowerCase()
}

/** In the order of the text. Of two overlapping hits the earlier one is kept, of two at one place the longer one. */
export function withoutOverlaps<T extends Hit>(hits: T[]): T[] {
  const kept: T[] = []
  let end = 0
  for (const hit of [...hits].sort((a, b) => a.start - b.start || b.text.length - a.text.length)) {
    if (hit.start < end) continue
    kept.push(hit)
    end = hit.start + hit.text.length
  }
  return kept
}
