import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { verbOfParticiple } from '../../understand/english/words.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf, withA } from './deeds.ts'
import { countsDays, dayNear, shortTimes } from './moments.ts'
import { automatically } from './time-words.ts'

/** The last time inside a span and the first one outside it; for days, the last day and the next. */
export function spanSides(slots: Slots): { inside: string; outside: string; a: string; b: string } | undefined {
  if (countsDays(slots, 'span')) {
    const end = filled('{span:end}', slots) ?? ''
    const last = dayNear(end, 0)
    const next = dayNear(end, 1)
    if (last === undefined || next === undefined) return undefined
    return {
      inside: `${last}, 09:00`,
      outside: `${next}, 23:59`,
      a: `on ${last.slice(0, -5)}`,
      b: `on ${next.slice(0, -5)}`,
    }
  }
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  const inside = filled('{span:in}', slots)
  const outside = filled('{span:out}', slots)
  return times === undefined || inside === undefined || outside === undefined
    ? undefined
    : { inside, outside, a: `at ${times.a}`, b: `at ${times.b}` }
}

function heldOf(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const sides = spanSides(slots)
  const thing = words.get('thing') ?? words.get('things') ?? ''
  if (sides === undefined) return undefined
  const bare = lower(thing).replace(/^(?:the|an?|each|every|any|all|its|their|no|only) /iu, '')
  const one = oneOf(bare)
  const many = isPlural(bare) ? bare : pluralOf(one)
  const done = words.get('done') ?? ''
  const verb = done === '' ? undefined : verbOfParticiple(done.split(' ')[0] ?? '')
  const what = verb === undefined ? '' : `${verb}${done.slice((done.split(' ')[0] ?? '').length)}`
  const rest = (words.get('rest') ?? words.get('clause') ?? '').replace(/^(?:are|have) /u, (word) =>
    word === 'are ' ? 'is ' : 'has ',
  )
  return {
    ...sides,
    one,
    many,
    what,
    done2: done,
    then: /^(?:is|has|are|expires|lapses|ends|disappears|goes|returns|becomes)(?: |$)/u.test(rest)
      ? `The second ${one} ${rest}.`
      : `${capitalise(rest)}.`,
    a2: withA(one),
  }
}

const assume = ['The clock of the test system can be set.']
const undone: CasePattern[] = [
  {
    title: [
      '{one} {done2} {a}, a second one not even {b}',
      'One {done2} in time, the other not {done2} after {span}',
      'In time {a}, too late {b}',
    ],
    type: 'Boundary',
    given: ['Two {many} are prepared; the {span} of both begin on {start}.'],
    steps: [
      '{what} the first {one} in time | {inside} | The first {one} is {done2}.',
      'Open the second {one} without doing anything to it | {inside} | The second {one} is not {done2}, but nothing has happened to it yet.',
      'Open the second {one} again | {outside} | {then}',
      'Open the first {one} again | {outside} | The first {one} is still {done2}; nothing else has happened to it.',
    ],
    assume,
  },
]

/** "A room is held for 15 minutes; then it is released": just before the end and just after it. */
const released: CasePattern[] = [
  {
    title: ['{one} {word} for {span}: still {a}, no longer {b}', 'Still {word} {a}, no longer {b}'],
    type: 'Boundary',
    given: ['{a2} has been {word} since {start}; nothing has been done to it since then.'],
    steps: [
      'Open the {one} just before the end of the {span} | {inside} | The {one} is still {word}.',
      'Open the {one} again after the end of the {span} | {outside} | {then}',
    ],
    assume,
  },
]

const within = '(?:within|in|for|after|for more than|for longer than|by the end of)'
const since = '(?: (?:of|after|from|since) <word=[^.;,]{3,60}?>)?'
const dropped = '(?:is|are|must be|should be|will be|has to be|have to be|gets?)'

const patterns: SentencePattern[] = [
  {
    said: `<things> not <done> ${within} <span>${since} (?<rest>${dropped}${automatically} .{4,120})`,
    example: 'Parcels not picked up within 10 days are returned to the sender.',
    derive: heldOf,
    cases: undone,
  },
  {
    said: `<thing> (?:is|are|stays?|remains?) <word=(?:held|reserved|blocked|locked|on hold)> for <span>(?: (?:while|so that|for) [^,;.]{3,60})?(?:<stop>|, and |, | and )(?:then|after that|afterwards),? (?<rest>(?:it|they|the [^,;.]{2,40}?) (?:is|are|becomes?|gets?) .{4,80})`,
    example: 'A seat is reserved for 12 minutes while the visitor pays; then the seat is offered again.',
    derive: heldOf,
    cases: released,
  },
]

/** What is held for a while, and what happens to things with which nothing is done in time. */
export const holds: PatternGroup = { cue: ' not |held|reserved|kept|blocked|locked|on hold|after ', patterns }
