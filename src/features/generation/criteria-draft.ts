import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'

/** A criterion on the screen, which the tester may correct before the run. */
export interface DraftCriterion {
  key: number
  /** Absent for a criterion that the tester added. */
  original?: AcceptanceCriterion
  included: boolean
  text: string
  /** Set once the tester has edited Given, When and Then. */
  parts?: CriterionParts
}

export interface CriterionParts {
  given: string
  when: string
  then: string
}

export interface CriteriaDraft {
  found: AcceptanceCriterion[]
  criteria: DraftCriterion[]
  nextKey: number
}

export type DraftChange =
  | { kind: 'include'; key: number; included: boolean }
  | { kind: 'text'; key: number; text: string }
  | { kind: 'parts'; key: number; parts: CriterionParts }
  | { kind: 'split'; key: number; text: string; rest: string }
  | { kind: 'merge'; key: number }
  | { kind: 'move'; key: number; by: 1 | -1 }
  | { kind: 'add'; text: string }
  | { kind: 'remove'; key: number }
  | { kind: 'reset' }

export function draftOf(found: AcceptanceCriterion[]): CriteriaDraft {
  const criteria = found.map((original, key) => ({ key, original, included: true, text: original.text }))
  return { found, criteria, nextKey: found.length }
}

export function changeDraft(draft: CriteriaDraft, change: DraftChange): CriteriaDraft {
  const { criteria, nextKey } = draft
  const at = 'key' in change ? criteria.findIndex(({ key }) => key === change.key) : -1
  const changed = (values: Partial<DraftCriterion>) => ({
    ...draft,
    criteria: criteria.map((criterion, index) => (index === at ? { ...criterion, ...values } : criterion)),
  })
  const added = (text: string): DraftCriterion => ({ key: nextKey, included: true, text: text.trim() })
  switch (change.kind) {
    case 'include':
      return changed({ included: change.included })
    case 'text':
      return changed({ text: change.text.trim(), parts: undefined })
    case 'parts':
      return changed({ parts: change.parts })
    case 'split': {
      const kept = changed({ text: change.text.trim(), parts: undefined })
      return { ...kept, criteria: kept.criteria.toSpliced(at + 1, 0, added(change.rest)), nextKey: nextKey + 1 }
    }
    case 'merge': {
      const [first, second] = [criteria[at], criteria[at + 1]]
      if (first === undefined || second === undefined) return draft
      const joined = changed({ text: `${shownText(first)}\n${shownText(second)}`, parts: undefined })
      return { ...joined, criteria: joined.criteria.toSpliced(at + 1, 1) }
    }
    case 'move': {
      const moved = criteria[at]
      const to = at + change.by
      if (moved === undefined || to < 0 || to >= criteria.length) return draft
      return { ...draft, criteria: criteria.toSpliced(at, 1).toSpliced(to, 0, moved) }
    }
    case 'add':
      return { ...draft, criteria: [...criteria, added(change.text)], nextKey: nextKey + 1 }
    case 'remove':
      return { ...draft, criteria: criteria.toSpliced(at, 1) }
    case 'reset':
      return draftOf(draft.found)
  }
}

export function shownText({ text, parts }: DraftCriterion): string {
  if (parts === undefined) return text
  return [parts.given, parts.when, parts.then].filter((part) => part.trim() !== '').join('\n')
}

/** The list for the run; undefined while it is the ticket's own. */
export function correctedList({ found, criteria }: CriteriaDraft): unknown[] | undefined {
  const isTicket =
    criteria.length === found.length &&
    criteria.every(
      ({ original, included, text, parts }, index) =>
        original === found[index] && included && text === original?.text && parts === undefined,
    )
  if (isTicket) return undefined
  return criteria.filter(({ included }) => included).map(listed)
}

/** What `readCorrectedCriteria` takes. Keys give added criteria stable ids, which the tester's answers refer to. */
function listed(criterion: DraftCriterion): unknown {
  const { original, text, parts } = criterion
  const id = draftId(criterion)
  if (parts !== undefined) return { id, ...parts }
  return original !== undefined && text === original.text ? original : { id, text }
}

/** The id under which the run and the check know a criterion. */
export function draftId({ key, original }: DraftCriterion): string {
  return original?.id ?? `AC-${String(key + 1)}`
}
