import type { CaseDraft } from './draft.ts'

/**
 * Drafts without those that ask for the same steps as one before them: the first proves their criteria too. Letter case,
 * spacing and punctuation make no difference.
 */
export function mergeAlike(drafts: CaseDraft[]): CaseDraft[] {
  const kept = new Map<string, CaseDraft>()
  for (const draft of drafts) {
    const key = contentKey(draft)
    const first = kept.get(key)
    if (first === undefined) kept.set(key, draft)
    else kept.set(key, { ...first, criterionIds: [...new Set([...first.criterionIds, ...draft.criterionIds])] })
  }
  return [...kept.values()]
}

function contentKey({ steps }: CaseDraft): string {
  return steps
    .map(({ step, data, expected }) => `${step}|${data}|${expected}`)
    .join('\n')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£%<>=+*/@#&-]+/gu, ' ')
    .trim()
}
