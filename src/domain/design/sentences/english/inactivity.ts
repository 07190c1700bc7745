import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { deed, lower, oneOf } from './deeds.ts'
import { countsDays } from './moments.ts'
import { spanSides } from './holds.ts'
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

/** What somebody leaves undone, and what then happens to a thing. */
function unansweredOf(slots: Slots): Record<string, string> | undefined {
  const act = slots.words.get('act')
  const sides = spanSides(slots)
  const who = slots.words.get('who') ?? slots.words.get('thing')
  const rest = slots.words.get('rest')
  const read = act === undefined ? undefined : deed(/ /u.test(act) ? act : `${act} the request`)
  if (sides === undefined || who === undefined || rest === undefined || act === undefined || read === undefined)
    return undefined
  const one = oneOf(lower(who).replace(/^(?:the|an?|each|every|any|all|its|their) /iu, ''))
  const happens = lower(rest.replace(/\.$/u, ''))
  return {
    ...sides,
    one,
    who3: lower(who),
    act2: act,
    happens,
    pronoun: /^(?:it|they|he|she)(?: |$)/u.test(happens) ? happens : happens,
  }
}
const unanswered: CasePattern[] = [
  {
    title: ['In time {a}: nothing else; not done {b}: {happens}', 'In time {a}, not done in time {b}'],
    type: 'Boundary',
    given: ['Two equal cases are prepared for {who3}; the {span} of both begin on {start}.'],
    steps: [
      '{act2} in the first case | {inside} | It is accepted.',
      'Open the second case without doing anything | {inside} | Nothing has happened to it yet.',
      'Open the second case again | {outside} | {happens}.',
      'Open the first case again | {outside} | This has not happened in the first case.',
    ],
    assume: ['The clock of the test system can be set.'],
  },
]

/** "A booking request that the host does not answer within 24 hours expires automatically." */
function thingUndone(slots: Slots): Record<string, string> | undefined {
  const sides = spanSides(slots)
  const thing = lower(slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|any|all|its|their) /iu, '')
  const act = slots.words.get('act')
  const rest = slots.words.get('rest')
  if (sides === undefined || thing === '' || act === undefined || rest === undefined) return undefined
  return {
    ...sides,
    one: oneOf(thing),
    many: isPlural(thing) ? thing : `${thing}s`,
    act2: act,
    who2: lower(slots.words.get('who') ?? ''),
    rest2: rest.replace(/^are /u, 'is ').replace(/^(expire|lapse|end)(?= |$)/u, '$1s'),
  }
}
const thingCases: CasePattern[] = [
  {
    title: ['{one}: in time {a}; left alone {b}: {rest2}', 'In time {a}, left alone {b}'],
    type: 'Boundary',
    given: ['Two {many} are prepared; the {span} of both begin on {start}.'],
    steps: [
      '{act2} the first {one} as {who2} | {inside} | It is accepted.',
      'Open the second {one} without doing anything | {inside} | Nothing has happened to it yet.',
      'Open the second {one} again | {outside} | The second {one} {rest2}.',
      'Open the first {one} again | {outside} | This has not happened to the first {one}.',
    ],
    assume: ['The clock of the test system can be set.'],
  },
]

const patterns: SentencePattern[] = [
  {
    said: `<who> who (?:has|have) not <word=[^.;,]{3,50}?> (?:for|in|within)(?: more than| at least| the last)? <span> (?<rest>(?:is|are|receives?|gets?|loses?|lose)(?: automatically)? .{3,120})`,
    example: 'Members who have not logged in for 12 months are marked as inactive.',
    derive: idleOf,
    cases: idle,
  },
  {
    said: `(?:If|When) <who> (?:has|have) not <word=[^.;,]{3,50}?> (?:for|in|within)(?: more than| at least| the last)? <span>, (?:they|he|she|the user|it) (?<rest>(?:is|are|receives?|gets?|loses?|lose)(?: automatically)? .{3,120})`,
    example: 'If a trainer has not signed in for 90 days, they are deactivated automatically.',
    derive: idleOf,
    cases: idle,
  },
  {
    said: `<thing> (?:that|which) (?:has|have) not been <word=[^.;,]{3,50}?> (?:for|in|within)(?: more than| at least| the last)? <span> (?<rest>(?:is|are|gets?|becomes?)${automatically} .{3,120})`,
    example: 'Accounts that have not been used for 24 months are deleted automatically.',
    derive: (slots) => {
      const read = idleOf(slots)
      return read === undefined ? undefined : { ...read, what: `been ${read['what'] ?? ''}` }
    },
    cases: idle,
  },
  {
    said: `(?:If|When) <thing> (?:does|do|did) not <act> within <span>(?: (?:of|after|from) [^.;,]{3,50}?)?,? <rest>`,
    example: 'If the tenant does not confirm the date within 3 days, the appointment is released.',
    derive: unansweredOf,
    cases: unanswered,
  },
  {
    said: `<thing> (?:that|which) <who> (?:does|do) not <act> within <span> (?<rest>(?:is|are|expires?|lapses?|ends?|goes|returns|becomes?)(?: automatically)?(?: .{3,100})?)`,
    example: 'A booking request that the host does not answer within 24 hours expires automatically.',
    derive: thingUndone,
    cases: thingCases,
  },
]

/** What happens when nothing is done for a while. */
export const inactivity: PatternGroup = { cue: ' not ', patterns }
