import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf } from './deeds.ts'
import { countsDays } from './moments.ts'
import { automatically } from './time-words.ts'

/** Two people or records, one just inside a period without activity and one just outside it. */
function idleOf(slots: Slots): Record<string, string> | undefined {
  const who = lower(slots.words.get('who') ?? slots.words.get('thing') ?? slots.words.get('things') ?? '').replace(
    /^(?:the|an?|each|every|any|all|its|their|no|only) /iu,
    '',
  )
  const rest = (slots.words.get('rest') ?? '')
    .replace(/^are /u, 'is ')
    .replace(/^have /u, 'has ')
    .replace(/^lose /u, 'loses ')
    .replace(/ their /u, ' the ')
  const young = filled('{span:ago+1}', slots)
  const old = filled('{span:ago-1}', slots)
  if (young === undefined || old === undefined || !countsDays(slots, 'span')) return undefined
  return {
    one: oneOf(who),
    young,
    old,
    rest2: rest,
    what: slots.words.get('word') ?? 'been active',
    now: filled('{today}', slots) ?? '',
  }
}
const idle: CasePattern[] = [
  {
    title: ['{one}: last time on {old}: {rest2}', '{span} without activity: {rest2}', '{span} without activity'],
    type: 'Boundary',
    given: ['Today is {now}.', 'The first {one} has last {what} on {young}, the second {one} on {old}.'],
    steps: [
      'Open the first {one} at the end of the day | last on {young} | Nothing has changed: the {span} are not over.',
      'Open the second {one} at the end of the day | last on {old} | The second {one} {rest2}.',
    ],
    assume: ['The date of the test system can be set.', 'What is due by a day is carried out by the end of that day.'],
  },
]

const patterns: SentencePattern[] = [
  {
    said: `<thing> (?:that|which) (?:has|have) not been <word=[^.;,]{3,50}?> (?:for|in|within)(?: more than| at least| the last)? <span> (?<rest>(?:is|are|gets?|becomes?)${automatically} .{3,120})`,
    example: 'Accounts that have not been used for 24 months are deleted automatically.',
    derive: (slots) => {
      const read = idleOf(slots)
      return read === undefined ? undefined : { ...read, what: `been ${read['what'] ?? ''}` }
    },
    cases: idle,
  },
]

/** What happens when nothing is done for a while. */
export const inactivity: PatternGroup = { cue: ' not ', patterns }
