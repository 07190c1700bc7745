import type { AcceptanceCriterion, CriterionSource } from './criterion.ts'
import { defaultParts } from './texts.ts'

/** A criterion while it is being read: its parts by role, each in the ticket's own words. */
export interface Draft {
  title?: string
  given: string[]
  when: string[]
  then: string[]
  /** The lines it was read from. */
  lines: string[]
  examples: string[][]
}

export function emptyDraft(title?: string): Draft {
  return {
    ...(title === undefined || title === '' ? {} : { title }),
    given: [],
    when: [],
    then: [],
    lines: [],
    examples: [],
  }
}

/** A part that the ticket does not say gets the default text of docs/spec.md, and says so. The id is set when all are known. */
export function toCriterion(draft: Draft, source: CriterionSource): AcceptanceCriterion {
  const { title, given, when, then, lines, examples } = draft
  const assumed = {
    ...(given.length === 0 ? { given: true } : {}),
    ...(when.length === 0 ? { when: true } : {}),
    ...(then.length === 0 ? { then: true } : {}),
  }
  return {
    id: '',
    given: given.join('\n') || defaultParts.given,
    when: when.join('\n') || defaultParts.when,
    then: then.join('\n') || defaultParts.then,
    text: lines.join('\n'),
    source,
    ...(title === undefined ? {} : { title }),
    ...(examples.length === 0 ? {} : { examples }),
    ...(Object.keys(assumed).length === 0 ? {} : { assumed }),
  }
}
