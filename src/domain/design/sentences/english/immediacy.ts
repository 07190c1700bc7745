import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { lower } from './deeds.ts'

function changeOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? '')
  if (thing === '' || thing.split(' ').length > 8) return undefined
  return {
    what: /^(?:the|its|their|all) /u.test(thing) ? thing : `the ${thing}`,
    does: isPlural(thing) ? 'are' : 'is',
    place: lower(slots.words.get('place') ?? 'other users').replace(/^(?:all |every |each )/u, ''),
  }
}
const effective: CasePattern[] = [
  {
    title: ['Change to {what}: used at once, without a new sign-in', 'A change is used at once'],
    given: [
      '{what} {does} open in one browser; a second user is signed in with another browser and has opened a page that uses it.',
    ],
    steps: [
      'Save a change to {what} in the first browser | sample value: Kestrel | The new value is displayed in the first browser.',
      'Do something that uses {what} in the second browser | within 5 seconds | The new value "Kestrel" is used, without signing in again.',
    ],
    assume: ['“Immediately” is taken as within 5 seconds.'],
  },
]
const seen: CasePattern[] = [
  {
    title: ['{what:bare}: seen by {place} at once', 'Seen by others at once'],
    given: ['Two browsers are prepared; in the second one, {place} can be looked at.'],
    steps: [
      'Save a change to {what} in the first browser | sample value: Kestrel | The new value is displayed in the first browser.',
      'Reload the page in the second browser | within 5 seconds | The new value "Kestrel" is displayed for {place}.',
    ],
    assume: ['“Immediately” is taken as within 5 seconds.'],
  },
]
const atOnce = '(?:immediately|at once|instantly|right away|straight away|without delay|in real time)'

const patterns: SentencePattern[] = [
  {
    said: `(?:A |Any |Every |All )?(?:changes?|edits?|updates?|adjustments?) (?:to|of|in) <thing> (?:(?:takes?|must take|should take) effect|(?:is|are|becomes?) effective|applies|apply|(?:is|are) applied) ${atOnce}`,
    example: 'Changes to the price list take effect immediately.',
    derive: changeOf,
    cases: effective,
  },
  {
    said: `(?:A |Any |Every |All )?(?:changes?|edits?|updates?|adjustments?) (?:to|of|in) <thing> (?:is|are|becomes?|must be|should be) ${atOnce}? ?(?:visible|displayed|shown|available) ?${atOnce}? (?:to|for|in|on) <place>(?: ${atOnce})?(?: after [^.;,]{3,30})?`,
    example: 'Changes to the room plan are immediately visible to all colleagues.',
    derive: changeOf,
    cases: seen,
  },
]

/** What has to happen at once. */
export const immediacy: PatternGroup = {
  cue: 'immediately|at once|instantly|right away|straight away|without delay|real time',
  patterns,
}
