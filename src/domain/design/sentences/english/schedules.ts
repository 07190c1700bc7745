import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { lower, oneOf } from './deeds.ts'
import { channelOf } from './reminders.ts'

/** The first day on which a job is due, seen from Monday, 1 June 2026. */
function dayOf(words: string): { day: string; name: string } | undefined {
  if (/month/iu.test(words))
    return /last/iu.test(words)
      ? { day: '30 June 2026', name: 'the last day of the month' }
      : /first|1st/iu.test(words)
        ? { day: '1 July 2026', name: 'the first day of the month' }
        : undefined
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const at = names.findIndex((name) => words.toLowerCase().includes(name))
  if (at >= 0)
    return {
      day: `${String(8 + at)} June 2026`,
      name: `a ${names[at]?.replace(/^./u, (letter) => letter.toUpperCase()) ?? ''}`,
    }
  return /day|night|morning|evening|daily|nightly/iu.test(words) ? { day: '2 June 2026', name: 'a day' } : undefined
}

function jobOf(slots: Slots): Record<string, string> | undefined {
  const day = dayOf(slots.words.get('word') ?? '')
  const thing = slots.words.get('thing') ?? slots.words.get('things')
  const done = slots.words.get('done')
  if (day === undefined || thing === undefined || done === undefined || done.startsWith('sent')) return undefined
  const text = lower(thing)
  const what =
    /^(?:the|all|its|their|every|each) /u.test(text) || isPlural(text) ? text : `the ${text.replace(/^an? /u, '')}`
  return { ...day, what, does: isPlural(text) ? 'are' : 'is', verb: done }
}
const jobCases: CasePattern[] = [
  {
    title: [
      '{what:bare}: not yet {verb} at {clock-1}, {verb} at {clock+1}',
      'Not yet at {clock-1}, {verb} at {clock+1}',
      'Not yet at {clock-1}, done at {clock+1}',
    ],
    type: 'Boundary',
    given: ['Before {day}, {clock}, the data behind it is changed, so that the run can be recognised.'],
    steps: [
      'Open {what} shortly before the time | {day}, {clock-1} | {what} {does} not {verb} yet.',
      'Open {what} again shortly after the time | {day}, {clock+1} | {what} {does} {verb} without anybody starting it.',
    ],
    assume: ['The clock of the test system can be set.', 'It takes less than a minute with the test data.'],
  },
]

function mailOf(slots: Slots): Record<string, string> | undefined {
  const day = dayOf(slots.words.get('word') ?? '')
  const who = slots.words.get('who')
  const content = slots.words.get('content')
  if (day === undefined || who === undefined) return undefined
  return {
    ...day,
    ...channelOf(slots.words.get('word2') ?? ''),
    one: oneOf(lower(who).replace(/^(?:the|an?|each|every|all|both|its|their) /iu, '')),
    naming: content === undefined ? 'Exactly one new' : 'Exactly one new',
    contains: content === undefined ? 'has arrived' : `has arrived; it contains ${content}`,
  }
}
const mailCases: CasePattern[] = [
  {
    title: ['{note} to the {one}: none at {clock-1}, one at {clock+1}'],
    type: 'Boundary',
    given: ['No {note} of this kind has arrived for the {one} on {day}.'],
    steps: [
      'Open the {box} of the {one} | {address}, {day}, {clock-1} | No {note} of this kind has arrived yet.',
      'Open the {box} of the {one} again | {address}, {day}, {clock+1} | Exactly one new {note} {contains}.',
    ],
    assume: ['The clock of the test system can be set.', 'Sending takes less than a minute.'],
  },
]

const often =
  '(?:(?:once )?(?:every|each) (?:day|night|morning|evening|(?:working |week)?day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|daily|nightly|once a day|every weekday|on (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)|on the (?:first|last) day of (?:the|each|every) month|on the 1st of (?:the|each|every) month)'
const be = '(?:is|are|must be|should be|will be|has to be|have to be|gets?)'
const note =
  '(?:an? |one |the )?<word2=(?:[a-z-]+ ){0,3}?(?:e-?mail|message|report|summary|overview|notification|sms|push notification|digest|newsletter)>'
const content = '(?: (?:with|containing|that contains|including|listing|that lists|of) <content=[^.;]{3,140}?>)?'

function periodOf(slots: Slots): Record<string, string> | undefined {
  const read = jobOf({ ...slots, words: new Map([...slots.words, ['word', 'daily']]) })
  return read
}
const everyCases: CasePattern[] = [
  {
    title: [
      '{what:bare} {verb} every {every}',
      '{verb} after {span} and again after another {span}',
      'Again after each {span}',
    ],
    type: 'Boundary',
    given: ['The last time was on {start}; since then something has changed that will be seen.'],
    steps: [
      'Open {what} before the {span} are over | {span:in} | {what} {does} not {verb} again yet.',
      'Open {what} after the {span} | {span:out} | {what} {does} {verb} again: the change is displayed.',
    ],
    assume: ['The clock of the test system can be set.'],
  },
]

const patterns: SentencePattern[] = [
  {
    said: `<word=${often}> at <clock>,? <thing> ${be}(?: automatically)? <done>(?: automatically)?`,
    example: 'Every night at 02:00 the stock levels are imported from the warehouse system.',
    derive: jobOf,
    cases: jobCases,
  },
  {
    said: `<thing> ${be}(?: automatically)? <done>(?: automatically)? <word=${often}> at <clock>`,
    example: 'The exchange rates are updated daily at 16:00.',
    derive: jobOf,
    cases: jobCases,
  },
  {
    said: `At <clock> <word=${often}>,? <thing> ${be}(?: automatically)? <done>(?: automatically)?`,
    example: 'At 06:00 every morning, the waiting list is cleared.',
    derive: jobOf,
    cases: jobCases,
  },
  {
    said: `<word=${often}> at <clock>,? <who> (?:receives?|gets?|is sent|are sent|must receive|should receive) ${note}${content}`,
    example: 'Every Monday at 07:00, team leads receive an e-mail with the absences of the week.',
    derive: mailOf,
    cases: mailCases,
  },
  {
    said: `<who> (?:receives?|gets?|is sent|are sent|must receive|should receive) ${note}${content} <word=${often}> at <clock>`,
    example: 'Drivers receive a push notification with their tours every evening at 19:00.',
    derive: mailOf,
    cases: mailCases,
  },
  {
    said: `${note.replace('(?:an? |one |the )?', '(?:An? |One |The )?')}${content} ${be}(?: automatically)? sent to <who> <word=${often}> at <clock>`,
    example: 'A summary with all open cases is sent to the supervisor every Friday at 15:30.',
    derive: mailOf,
    cases: mailCases,
  },
  {
    said: `<thing> ${be}(?: automatically)? <done=(?:updated|refreshed|synchroni[sz]ed|recalculated|reloaded|imported|transferred|checked|fetched|polled)[^.;,]{0,40}?>(?: automatically)? every <span=(?:\\d{1,4} )?(?:seconds|minutes|hours)>`,
    example: 'The departure board is refreshed every 30 seconds.',
    derive: (slots) => {
      const read = periodOf(slots)
      return read === undefined ? undefined : { ...read, every: slots.words.get('span') ?? '' }
    },
    cases: everyCases,
  },
]

patterns.push(
  {
    said: `${note.replace('(?:an? |one |the )?', '(?:An? |One |The )?')}${content} ${be}(?: automatically)? sent to <who> at <clock> <word=${often}>`,
    example: 'The daily report is sent to all branch managers at 6:00 every morning.',
    derive: mailOf,
    cases: mailCases,
  },
  {
    said: `<who> (?:receives?|gets?|is sent|are sent|must receive|should receive) ${note}${content} at <clock> <word=${often}>`,
    example: 'Dispatchers receive a summary at 05:30 every day.',
    derive: mailOf,
    cases: mailCases,
  },
  {
    said: `<thing> (?:refreshes|updates|reloads)(?: itself| automatically)* every <span=(?:\\d{1,4} )?(?:seconds|minutes|hours)>(?: without .{3,50}| automatically)?`,
    example: 'The list of open jobs refreshes every 60 seconds without a page reload.',
    derive: (slots) => {
      const read = periodOf({ ...slots, words: new Map([...slots.words, ['done', 'refreshed']]) })
      return read === undefined ? undefined : { ...read, every: slots.words.get('span') ?? '' }
    },
    cases: everyCases,
  },
)

/** Jobs and messages that run at a fixed time. */
export const schedules: PatternGroup = {
  cue: 'every|each|daily|nightly|once a day|on (?:mon|tue|wed|thu|fri|sat|sun)|of (?:the|each|every) month',
  patterns,
}
