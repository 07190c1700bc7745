import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { theThing } from './deeds.ts'
import { spanSides } from './holds.ts'

/** What somebody receives at a time, so long before something, or at most once in a period. */
const sentAtTimes: SentencePattern[] = []

const assume = ['The clock of the test system can be set.']

/** Held without a word about what follows. */
function heldFor(slots: Slots): Record<string, string> | undefined {
  const sides = spanSides(slots)
  const thing = slots.words.get('thing') ?? ''
  const word = slots.words.get('word')
  return sides === undefined || thing === ''
    ? undefined
    : {
        ...sides,
        what: theThing(thing),
        does: isPlural(thing) ? 'are' : 'is',
        state: slots.words.get('be') ?? 'held',
        begins: word === undefined ? 'The time begins' : `The time begins (${word})`,
      }
}
const heldCases: CasePattern[] = [
  {
    title: ['{what:bare} still {state} {a}, no longer {b}', 'Still {state} {a}, no longer {b}'],
    type: 'Boundary',
    given: ['{begins} on {start}.'],
    steps: [
      'Open {what} just before the end of the {span} | {inside} | {what} {does} still {state}.',
      'Open {what} after the end of the {span} | {outside} | {what} {does} no longer {state}.',
    ],
    assume,
  },
]

const patterns: SentencePattern[] = [
  ...sentAtTimes,
  {
    said: `<thing> (?:is|are|stays?|remains?|must be|will be) (?<be>guaranteed|fixed|held|reserved|frozen|blocked|on hold|valid|visible|pinned|highlighted|muted|paused) for (?:up to )?<span>(?: (?:from|after|since|of)(?: the moment| when)? <word=[^.;,]{3,60}?>)?`,
    example: 'The price is guaranteed for 20 minutes from the moment the seat is selected.',
    derive: heldFor,
    cases: heldCases,
  },
]

/** Other rules about times: what arrives at a time, at most once in a period, from a date on, until noon. */
export const moreTimes: PatternGroup = {
  cue: 'receive|get|sent|sale|open|start|begin|become|publish|release|extended|renewed|prolonged|for |noon|midday|midnight|on the day',
  patterns,
}
