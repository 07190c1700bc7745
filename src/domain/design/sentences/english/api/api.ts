import type { Slots } from '../../slots.ts'
import { withBodies } from './calls.ts'
import type { PatternGroup } from '../../pattern.ts'
import { answeredConditions } from './conditions.ts'
import { returnedLists } from './lists.ts'
import { requestMembers } from './members.ts'
import { valueFormats } from './formats.ts'
import { traffic } from './traffic.ts'
import { responses } from './responses.ts'
import { repeatedRequests } from './repeats.ts'
import { requestRules } from './rules.ts'

/** What a ticket says of an interface. */
export const api: PatternGroup[] = [
  traffic,
  repeatedRequests,
  returnedLists,
  requestRules,
  responses,
  valueFormats,
  requestMembers,
  answeredConditions,
].map((group) => ({
  ...group,
  patterns: group.patterns.map((pattern) => {
    const { cases } = pattern
    return typeof cases === 'function'
      ? { ...pattern, verbatim: true, cases: (slots: Slots) => withBodies(cases(slots) ?? [], slots.facts) }
      : pattern
  }),
}))
