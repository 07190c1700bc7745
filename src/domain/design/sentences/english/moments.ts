import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { calendarDay, dayNumber } from '../../understand/value.ts'
import { filled, type Slots } from '../slots.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { lower, oneOf, theThing } from './deeds.ts'
import { spanSides } from './holds.ts'

/** What comes after a word like "before": "it starts" is the start, "the class begins" the start of the class. */
export function momentOf(words: string): string | undefined {
  const text = lower(words.trim()).replace(/(?<!\p{L})(?:my|our) /giu, 'the ')
  if (/^(?:it|them|this|that|then)$/u.test(text)) return 'the start'
  if (
    text.split(' ').length > 9 ||
    /(?<!\p{L})(?:can|may|must|will|if|when|unless|noon|midnight|at|by|and|[\p{N}:]+)(?!\p{L})/iu.test(text)
  )
    return undefined
  const own = /^(?:its|their|the) (?<noun>start|beginning|departure|end|arrival|opening)(?: time)?$/u.exec(text)?.groups
    ?.noun
  if (own !== undefined) return `the ${own}`
  const { subject, verb } =
    /^(?<subject>.{2,50}?) (?:is due to |are due to |is scheduled to |are scheduled to |should )?(?<verb>starts?|begins?|departs?|leaves?|arrives?|ends?|closes?|opens?|takes? place|expires?|kicks? off|is due|are due|runs? out|finish(?:es)?)$/iu.exec(
      text,
    )?.groups ?? {}
  const nouns: [RegExp, string][] = [
    [/^(?:start|begin|kick)/, 'start'],
    [/^(?:depart|leave)/, 'departure'],
    [/^arrive/, 'arrival'],
    [/^(?:end|finish)/, 'end'],
    [/^close/, 'closing'],
    [/^open/, 'opening'],
    [/^(?:expire|run)/, 'expiry'],
    [/^(?:is|are)/, 'due date'],
  ]
  if (subject !== undefined && verb !== undefined) {
    const noun = nouns.find(([sign]) => sign.test(verb))?.[1] ?? 'time'
    return /^(?:it|they|this|that)$/u.test(subject) ? `the ${noun}` : `the ${noun} of ${theOne(subject)}`
  }
  if (/^its /u.test(text)) return `the ${text.slice(4)}`
  return /^(?:is|are|it|they|this|that) /u.test(text) || / (?:is|are|has|have|was) /u.test(text)
    ? undefined
    : /^(?:departure|arrival|check-in|check-out|kick-off|closing|noon|midnight|delivery|collection|expiry)\b/u.test(
          text,
        )
      ? text
      : theOne(text)
}

/** "their appointment" → "the appointment". */
export function theOne(words: string): string {
  const bare = words.replace(/^(?:the|an?|each|every|any|all|its|their|his|her|your|this|that|these|those) /iu, '')
  return /^["“]|^\p{Lu}/u.test(bare) ? bare : `the ${oneOf(bare)}`
}

/** The times around a limit for a title: with the date, but without the year, where it is not the day of the start or event. */
export function shortTimes(slots: Slots, one: string, other: string): { a: string; b: string } | undefined {
  const first = filled(one, slots)?.split(/ (?=\d{4}, )/u)
  const second = filled(other, slots)?.split(/ (?=\d{4}, )/u)
  if (first === undefined || second === undefined) return undefined
  const [dayA = '', timeA = ''] = first.map((part) => part.replace(/^\d{4}, /u, ''))
  const [dayB = '', timeB = ''] = second.map((part) => part.replace(/^\d{4}, /u, ''))
  const usual = /^(?:1 June|10 September) 2026, /u.test(filled(one, slots) ?? '')
  return { a: usual ? timeA : `${timeA} on ${dayA}`, b: dayA === dayB ? timeB : `${timeB} on ${dayB}` }
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** The day some days after the day of a moment: "7 September 2026, 18:00" → "6 September 2026". */
export function dayNear(moment: string, by: number): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d+) (\p{L}+) (\d{4})/u.exec(moment) ?? []
  const at = months.indexOf(month)
  if (at < 0) return undefined
  const there = calendarDay(dayNumber(Number(year), at + 1, Number(day)) + by)
  return `${String(there.day)} ${months[there.month - 1] ?? ''} ${String(there.year)}`
}

/** Whether a span is counted in days or longer units, so that the time of the day decides nothing. */
export function countsDays(slots: Slots, name: string): boolean {
  return /^(?:day|workday|week|month|year)$/u.test(slots.values.get(name)?.measure ?? '')
}

/**
 * The last moment `inside` and the first one `outside` of a lead: a minute on either side for hours; for days the days on
 * either side, at a time that is right however the days are counted.
 */
export function leadSides(slots: Slots): { inside: string; outside: string; a: string; b: string } | undefined {
  if (!countsDays(slots, 'lead')) {
    const times = shortTimes(slots, '{lead:early}', '{lead:late}')
    const inside = filled('{lead:early}', slots)
    const outside = filled('{lead:late}', slots)
    return times === undefined || inside === undefined || outside === undefined
      ? undefined
      : { inside, outside, a: `at ${times.a}`, b: `at ${times.b}` }
  }
  const mark = filled('{lead:mark}', slots) ?? ''
  const last = dayNear(mark, 0)
  const late = dayNear(mark, 1)
  if (last === undefined || late === undefined) return undefined
  const short = (day: string): string => `on ${day.replace(/ \d{4}$/u, '')}`
  return { inside: `${last}, 10:00`, outside: `${late}, 10:00`, a: short(last), b: short(late) }
}

/** What somebody receives at a time, so long before something, or at most once in a period. */
const sentAtTimes: SentencePattern[] = []

const assume = ['The clock of the test system can be set.']

/** Something is held for a time, and the ticket does not say what follows. */
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
