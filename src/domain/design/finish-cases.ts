import type { WireTestCase } from '../contracts/ai-generate.ts'
import type { CaseDraft } from './draft.ts'
import { priorityOf } from './priority.ts'
import { shorten } from './titles.ts'
import type { Wording } from './wording/wording.ts'

/** Makes drafts into cases: priority with its reason, and titles that no two cases share. */
export function finishCases(drafts: CaseDraft[], wording: Wording): WireTestCase[] {
  const titles = new Map<string, number>()
  return drafts.map((draft) => ({
    title: uniqueTitle(draft, titles),
    description: draft.description,
    preconditions: draft.preconditions,
    type: draft.type,
    ...priorityOf(draft, wording),
    steps: draft.steps,
    criterionIds: draft.criterionIds,
    technique: draft.technique,
    ...(draft.assumptions.length === 0 ? {} : { assumptions: draft.assumptions }),
    generationStatus: 'designed',
  }))
}

/** A title that is taken gets the criterion's id behind it, and a number when that is not enough. */
function uniqueTitle(draft: CaseDraft, titles: Map<string, number>): string {
  const key = (title: string): string => title.toLowerCase().replace(/\s+/g, ' ').trim()
  let title = draft.title
  if (titles.has(key(title))) title = `${shorten(draft.title, 120)} (${draft.rule.id})`
  const base = title
  for (let number = (titles.get(key(base)) ?? 1) + 1; titles.has(key(title)); number += 1) {
    titles.set(key(base), number)
    title = `${base} ${number}`
  }
  titles.set(key(title), 1)
  return title
}
