import { isPlural } from '../../understand/english/subject.ts'
import { isStem, participleOf, verbOfThirdPerson } from '../../understand/english/words.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf } from './deeds.ts'
import { countsDays, dayNear, momentOf, shortTimes } from './moments.ts'
import { before } from './time-words.ts'

/** Too early and early enough: a minute on either side for hours, the day before and the next day for days. */
function openingOf(slots: Slots): Record<string, string> | undefined {
  const moment = momentOf(slots.words.get('clause') ?? '')
  if (moment === undefined) return undefined
  if (countsDays(slots, 'lead')) {
    const mark = filled('{lead:mark}', slots) ?? ''
    const early = dayNear(mark, -1)
    const there = dayNear(mark, 0)
    if (early === undefined || there === undefined) return undefined
    return {
      moment,
      early: `${early}, 10:00`,
      there: `${there}, 20:00`,
      a: `on ${early.slice(0, -5)}`,
      b: `on ${there.slice(0, -5)}`,
    }
  }
  const times = shortTimes(slots, '{lead:early}', '{lead:late}')
  return times === undefined
    ? undefined
    : {
        moment,
        early: filled('{lead:early}', slots) ?? '',
        there: filled('{lead:late}', slots) ?? '',
        a: `at ${times.a}`,
        b: `at ${times.b}`,
      }
}
function shownFrom(slots: Slots): Record<string, string> | undefined {
  const opening = openingOf(slots)
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '')
  return opening === undefined
    ? undefined
    : {
        ...opening,
        what: /^(?:the|an?|all|its|their) /u.test(thing) ? thing : isPlural(thing) ? thing : `the ${thing}`,
        does: isPlural(thing) ? 'are' : 'is',
        state: slots.words.get('be') ?? 'displayed',
      }
}

const assume = ['The clock of the test system can be set.']
const shownCases: CasePattern[] = [
  {
    title: ['{what:bare}: not {state} {a}, {state} {b}', 'Not {state} {a}, {state} {b}'],
    type: 'Boundary',
    given: ['In the test, {moment} is on {event}.'],
    steps: [
      'Open the place of {what} | {early} | {what} {does} not {state} yet.',
      'Open the place of {what} again | {there} | {what} {does} {state}.',
    ],
    assume,
  },
]

const isOne = (slots: Slots): boolean => slots.values.get('span')?.amount === 1

/** What happens by itself so long after something. */
function laterOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '')
  const verb = (slots.words.get('word') ?? '').trim()
  const clause = lower(slots.words.get('clause') ?? '')
  const base = verbOfThirdPerson(verb.split(' ')[0] ?? '') ?? verb.split(' ')[0] ?? ''
  const many = isPlural(thing)
  const what =
    /^(?:the|an?|all|its|their|every|each) /u.test(thing) || many
      ? thing.replace(/^(?:an?|every|each) /u, 'the ')
      : `the ${thing}`
  const times = countsDays(slots, 'span') ? undefined : shortTimes(slots, '{span:in}', '{span:out}')
  const sides =
    times === undefined
      ? daySides(slots)
      : {
          early: filled('{span:in}', slots) ?? '',
          late: filled('{span:out}', slots) ?? '',
          a: `at ${times.a}`,
          b: `at ${times.b}`,
        }
  if (sides === undefined || /^(?:it|they|he|she|this) /u.test(`${clause} `)) return undefined
  const tail = verb.slice((verb.split(' ')[0] ?? '').length)
  return {
    ...sides,
    what,
    not: `${what} ${many ? 'do' : 'does'} not ${base}${tail} yet`,
    yes: `${what} ${many ? base : (verb.split(' ')[0] ?? '')}${tail}`,
    title2: `${what} ${participleOf(base)}`,
    period: `The ${slots.words.get('span') ?? 'time'} ${isOne(slots) ? 'begins' : 'begin'} on ${filled('{start}', slots) ?? ''}${clause === 'the beginning' ? '' : `, with this: ${clause}`}.`,
  }
}
function daySides(slots: Slots): { early: string; late: string; a: string; b: string } | undefined {
  const end = filled('{span:end}', slots) ?? ''
  const early = dayNear(end, -1)
  const late = dayNear(end, 0)
  return early === undefined || late === undefined
    ? undefined
    : { early: `${early}, 23:59`, late: `${late}, 23:59`, a: `on ${early.slice(0, -5)}`, b: `on ${late.slice(0, -5)}` }
}
const laterCases: CasePattern[] = [
  {
    title: ['{what:bare}: nothing yet {a}, but {b}', 'Nothing yet {a}, but {b}'],
    type: 'Boundary',
    given: ['{period}'],
    steps: [
      'Open {what} before the end of the {span} | {early} | {not}.',
      'Open {what} after the end of the {span} | {late} | {yes}.',
    ],
    assume,
  },
]
function passiveLater(slots: Slots): Record<string, string> | undefined {
  const done = slots.words.get('done') ?? ''
  if (/ (?:and|or|can|may|must|will|is|are|who|that) /u.test(done)) return undefined
  const read = laterOf({ ...slots, words: new Map([...slots.words, ['word', 'start']]) })
  if (read === undefined) return undefined
  const what = read['what'] ?? ''
  const be = isPlural(what) ? 'are' : 'is'
  return { ...read, not: `${what} ${be} not ${done} yet`, yes: `${what} ${be} ${done}` }
}

const states =
  '(?<be>(?:shown|displayed|visible|available|open|unlocked|active|enabled|bookable|accessible|offered|on sale|valid|locked|closed|hidden))'
const patterns: SentencePattern[] = [
  {
    said: `<thing> (?:is|are|becomes?|must be|should be|will be) (?:only )?${states} (?:only )?(?:from |starting )?(?:at the earliest |no earlier than )?<lead> ${before} <clause=[^.;,]{2,60}?>`,
    example: 'The QR code for entry is shown from 2 hours before the event starts.',
    derive: shownFrom,
    cases: shownCases,
  },
]

/** "Opens 48 hours before and closes 2 hours before": a minute on either side of both. */
function windowOf(slots: Slots): Record<string, string> | undefined {
  const moment = momentOf(slots.words.get('clause') ?? '')
  const thing = lower(slots.words.get('thing') ?? '')
  return moment === undefined
    ? undefined
    : {
        moment,
        what: /^(?:the|an?|all) /u.test(thing) || isPlural(thing) ? thing : `the ${thing}`,
        does: isPlural(thing) ? 'are' : 'is',
      }
}

function genericLater(slots: Slots): Record<string, string> | undefined {
  const verb = (slots.words.get('word') ?? '').split(' ')[0] ?? ''
  const base = verbOfThirdPerson(verb) ?? verb
  if (/ (?:is|are|was|were|has|have|can|may|must|will|not) /u.test(` ${slots.words.get('word') ?? ''} `))
    return undefined
  if (!isStem(base) || /^(?:be|have|last|take)$/u.test(base)) return undefined
  return laterOf({ ...slots, words: new Map([['clause', 'the beginning'], ...slots.words]) })
}

/** "Invoices are due 30 days after the invoice date": the date is worked out. */
function dueOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|any|all) /u, '')
  const origin = momentOf(slots.words.get('clause') ?? '')
  const due = filled('{span:day}', slots)
  const start = filled('{today}', slots)
  return due === undefined || start === undefined || origin === undefined
    ? undefined
    : { one: isPlural(thing) ? oneOf(thing) : thing, origin, due, begun: start }
}
patterns.push(
  {
    said: `<thing> (?:opens?|starts?|begins?|is open|is available) <lead> before <clause=[^.;,]{2,50}?> and (?:closes?|ends?|is closed) <lead2> before (?:<clause2=[^.;,]{2,50}?>|it)`,
    example: 'Online check-in opens 48 hours before departure and closes 2 hours before departure.',
    derive: windowOf,
    cases: [
      {
        title: ['{what:bare}: open from {lead} to {lead2} before {moment}', 'Open from {lead} to {lead2} before'],
        type: 'Boundary',
        given: ['In the test, {moment} is on {event}.'],
        steps: [
          'Open the page of {what} | {lead:early} | {what} {does} not possible yet.',
          'Open the page of {what} again | {lead:late} | {what} {does} possible.',
          'Open the page of {what} shortly before the end | {lead2:early} | {what} {does} still possible.',
          'Open the page of {what} after the end | {lead2:late} | {what} {does} no longer possible.',
        ],
      },
    ],
  },
  {
    said: `<thing> (?:is|are|becomes?|falls?) due <span> after <clause=[^.;,]{2,50}?>`,
    example: 'Invoices are due 30 days after the invoice date.',
    derive: dueOf,
    cases: [
      {
        title: ['{one} of {begun}: due on {due}', 'Due on {due}'],
        given: ['Today is {begun}.'],
        steps: [
          'Create {one:a} for which {origin} is today | {begun} | The due date shown is {due}, neither a day earlier nor a day later.',
        ],
        assume: ['The date of the test system can be set.'],
      },
    ],
  },
  {
    said: `<thing> (?<word>(?:triggers?|sends?|ends?|closes?|opens?|starts?|stops?|lapses?|disappears?|switch(?:es)?|turns?|returns?|becomes?|goes|go|lights?|moves?|resumes?|rings?|vanish(?:es)?|fades?|appears?|collapses?|resets?|restarts?|reloads?|deactivates?)(?: [^.;,]{2,50}?)?) after <span>`,
    example: 'Unread messages trigger an e-mail after 10 minutes.',
    derive: genericLater,
    cases: laterCases,
  },
  {
    said: `<thing> (?:is|are|becomes?|must be|should be|will be|has to be)(?: automatically)? <done>(?: automatically)? after <span>`,
    example: 'The screen is dimmed after 90 seconds.',
    derive: (slots) => passiveLater({ ...slots, words: new Map([['clause', 'the beginning'], ...slots.words]) }),
    cases: laterCases,
  },
)

/** What is possible or shown from some time before an event, and what happens so long after one. */
export const fromMoments: PatternGroup = { cue: 'before|prior to|ahead of|after', patterns }
