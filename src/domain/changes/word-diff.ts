import { diffWordsWithSpace } from 'diff'

export interface DiffPart {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

/** Texts with more differences are shown as removed and added as a whole: nobody reads such a diff, and it takes long. */
const maxDifferences = 400
const maxTextLength = 20_000

/** The differences of two texts word by word, in reading order: what was removed stands before what replaced it. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  if (before.length + after.length > maxTextLength) return whole
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxDifferences })
  if (parts === undefined) return whole
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }))
}
