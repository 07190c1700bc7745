import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalise } from '../../understand/stretch.ts'
import { isPlural } from '../../understand/english/subject.ts'
import { deedOf, lower, oneOf, theThing, withA } from './deeds.ts'
import { countsDays, dayNear } from './moments.ts'
import { spanSides } from './holds.ts'
import { can, later } from './time-words.ts'
import { filled } from '../slots.ts'

function deadlineOf(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  const sides = spanSides(slots)
  const word = slots.words.get('word')
  const rest = slots.words.get('rest')
  if (read === undefined || sides === undefined) return undefined
  return {
    ...read,
    ...sides,
    begins: word === undefined ? 'The period begins' : `The period begins (${word})`,
    ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }),
  }
}

const assume = ['The clock of the test system can be set.']
const cases: CasePattern[] = [
  {
    title: ['{name} {a} and, too late, {b}', 'In time {a}, too late {b}'],
    type: 'Boundary',
    given: ['{actor}', '{pair}', '{begins} on {start}.'],
    steps: ['{do} | {inside} | {kept}', '{redo} | {outside} | {beyond}'],
    assume,
  },
]

/** What a system does by itself: no deadline of a person. */
const bySystem =
  '(?:sent|displayed|shown|updated|notified|informed|visible|generated|created|processed|synchroni[sz]ed|transferred|refunded|credited|answered|delivered|forwarded|listed|published|assigned|escalated|available|deleted|anonymi[sz]ed|archived)'
const since =
  '(?: (?:of|after|from|since|following|upon) (?:(?:it|they) (?:is|are|was|were|has been|have been) )?<word=[^.;,]{3,60}?>)?(?: without [^.;,]{3,40})?'

const patterns: SentencePattern[] = [
  {
    said: `<things> (?:${can}|must|has to|have to|needs? to|should|shall) (?:only )?be (?!${bySystem}\\b)<done> (?:only )?(?:within|in|up to|until|no later than|at most|for up to|for) <span>${since}${later}`,
    example: 'An objection must be filed within 14 working days of receiving the notice.',
    derive: deadlineOf,
    cases,
  },
  {
    said: `(?:Only )?<who> (?:${can}|must|has to|have to|needs? to|should|shall) (?:only )?<act> (?:only )?(?:within|up to|until|no later than|at most|for up to) <span>${since}${later}`,
    example: 'Buyers may return an item within 30 days of delivery; after that, "Return period over" is displayed.',
    derive: deadlineOf,
    cases,
  },
]

/** "Once a vote has been cast, it can be changed for 5 minutes": it is the vote. */
function onceOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing')
  return thing === undefined
    ? undefined
    : deadlineOf({
        ...slots,
        words: new Map([
          ...slots.words,
          ['word', `${slots.words.get('clause') ?? ''}`.replace(/^(?:has|have|is|are) (?:been )?/u, 'it was ')],
        ]),
      })
}
function measured(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '').replace(
    /^(?:an?|each|every|any|all) /u,
    'the ',
  )
  const done = slots.words.get('done')
  const short = /^(?:second|minute)$/u.test(slots.values.get('span')?.measure ?? '')
  if (done === undefined || short || /e-?mail|sms|message|notification/iu.test(thing)) return undefined
  const what = /^(?:the|its|their) /u.test(thing) || isPlural(thing) ? thing : `the ${thing}`
  const end = filled('{span:end}', slots) ?? ''
  const days = countsDays(slots, 'span')
  const last = days ? dayNear(end, 0) : end
  if (last === undefined || last === '') return undefined
  return {
    what,
    verb: isPlural(what) ? 'are' : 'is',
    done,
    last,
    late: days ? (dayNear(end, 1) ?? '') : (filled('{span:out}', slots) ?? ''),
  }
}
patterns.push(
  {
    said: `(?:Once|After|When|As soon as) <thing=(?:an?|the) [^.;,]{3,50}?> <clause=(?:has|have|is|are) (?:been )?[a-z]+>, (?:it|they) ${can} (?:only )?(?:still )?be <done> (?:for|within|up to) <span>${later}`,
    example: 'Once a vote has been cast, it can be changed for 5 minutes, after that it is final.',
    derive: onceOf,
    cases,
  },
  {
    said: `(?:Once|After|When|As soon as) <thing=(?:an?|the) [^.;,]{3,50}?> <clause=(?:has|have|is|are) (?:been )?[a-z]+>, <who> ${can} (?:only )?(?:still )?<act> (?:for|within|up to) <span>${later}`,
    example: 'After a comment has been posted, the author can edit the comment for 15 minutes.',
    derive: onceOf,
    cases,
  },
  {
    said: `<thing> (?:is|are|must be|should be|will be|has to be|have to be) (?:${bySystem.replace('(?:', '')} (?:within|in no more than|no later than|at the latest after|after no more than) <span>`
      .replace('(?:sent', '<done=(?:sent')
      .replace('archived)', 'archived)>'),
    example: 'A refund is credited within 5 working days.',
    derive: measured,
    cases: [
      {
        title: ['{what:bare} {done} by {last}', '{done} by {last}'],
        type: 'Boundary',
        given: ['The period for {what} begins on {start}; nothing else delays it.'],
        steps: [
          'Look up the time at which {what} {verb} {done} | counted from {start} | {what} {verb} {done} by {last}; {late} would be too late.',
        ],
        assume: ['The period begins with the arrival of the case.'],
      },
    ],
  },
)

/** What has to be quick: the ticket gives no number, so one stands in for it. */
function quickOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing') ?? ''
  const clause = slots.words.get('clause')
  if (/(?:^| )(?:page|answer|respons)s?$/iu.test(thing) && /^(?:every|each|all) /iu.test(thing)) return undefined
  const what = theThing(thing)
  const busy =
    clause !== undefined && /everybody|everyone|all|many|users|people|peak|load|busy|rush|traffic/iu.test(clause)
  return {
    what,
    verb: isPlural(what) ? 'are' : 'is',
    stand: 'The ticket names no limit: 5 seconds and an office connection stand in for it.',
    situation: clause ?? '',
    load: clause === undefined ? '' : busy ? `${lower(clause)}; 50 other users signed in and active` : lower(clause),
    loadOpen: busy
      ? 'The ticket names no number of users: 50 at once stand in for it.'
      : 'The situation can be brought about.',
  }
}
const quick: CasePattern = {
  title: ['{what:bare} complete within 5 seconds', 'Complete within 5 seconds'],
  technique: 'Checklist-based',
  given: ['A user with ordinary data is signed in; the cache of the browser is empty.'],
  steps: ['Open {what} | stopwatch started with the click | {what} {verb} displayed completely within 5 seconds.'],
  assume: ['{stand}'],
}
const quickly =
  '(?:must |should |has to |have to |needs? to |shall |always |will )*(?:loads?|opens?|starts?|builds? up|appears?|(?:is|are|be) (?:loaded|displayed|shown|there)) (?:very |always )?(?:fast|quickly|swiftly|without (?:noticeable |long )?(?:delay|waiting)|in (?:a )?reasonable time)'
patterns.push(
  {
    said: `<thing> ${quickly},? (?:also|even|including) <clause=(?:on|in|at|during|when|with|under|if) [^.;]{3,90}>`,
    example: 'The timetable loads quickly, even at peak times when many users are signed in.',
    derive: quickOf,
    cases: [
      {
        ...quick,
        title: ['{what:bare} complete within 5 seconds, also under load', 'Complete within 5 seconds, also under load'],
        steps: [
          ...quick.steps,
          'Open {what} again in the named situation | {load} | {what} {verb} displayed completely within 5 seconds, as before.',
        ],
        assume: ['{stand}', '{loadOpen}'],
      },
    ],
  },
  { said: `<thing> ${quickly}`, example: 'The dashboard loads fast.', derive: quickOf, cases: [quick] },
)

/** What shows on open screens by itself: the times at which it is in time and too late. */
function liveOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('things') ?? slots.words.get('thing') ?? '')
  if (countsDays(slots, 'span')) return undefined
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  const one = withA(oneOf(thing.replace(/^(?:the|an?|each|every|any|all) /u, '')))
  const bare = one.replace(/^an? /u, '')
  const verb = /bid|order/u.test(bare)
    ? 'Place'
    : /message|comment|reply|note/u.test(bare)
      ? 'Send'
      : /^(?:change|update)/u.test(bare)
        ? 'Make'
        : 'Enter'
  return {
    do: `${verb} ${one}`,
    the: `the ${bare}`,
    bare,
    begin: time('{start}'),
    last: time('{span:end}'),
    late: time('{span:out}'),
  }
}
const live: CasePattern[] = [
  {
    title: ['{bare} of {begin} on all open screens by {last}', 'On all open screens by {last}'],
    technique: 'Use case',
    given: ['The page is open on three screens of two users; the screens are filmed together with a clock.'],
    steps: [
      '{do} on a fourth device | {begin} | {the} is displayed there.',
      'Watch the film of the three screens without touching them | {begin} to {late} | All three show {the} at {last} or earlier ({late} is too late); none of them is reloaded.',
    ],
    assume: ['The time is counted from the moment at which {the} is accepted.'],
  },
]
const screens =
  '(?:(?:screens?|clients?|browsers?|devices?|views?|tabs?|windows?|pages?|displays?|dashboards?|sessions?)(?: of (?:all|other|the other) [a-z]+)?)'
const open = `(?:all |every |each |the |any )?(?:other )?(?:open |connected |active |logged-in )?${screens}`
const noReload =
  '(?:,? (?:without|with no) (?:an?y? |the )?(?:page )?(?:reload|refresh|reloading|refreshing)(?:ing)?(?: (?:of )?the page)?|,? (?:automatically|by themselves|by itself))'
patterns.push(
  {
    said: `${open} (?:must |should |shall |will |has to |have to )*(?:shows?|displays?|reflects?|gets?) <things> (?:within|in at most|after at most|no later than|in under) <span>(?:${noReload})`,
    example: 'All open screens should show a new price within 3 seconds without a reload.',
    derive: liveOf,
    cases: live,
  },
  {
    said: `<things> (?:must |should |shall |will |has to |have to )*(?:appears?|(?:is|are|be) (?:shown|displayed|visible)|shows? up) on ${open} (?:within|in at most|after at most|no later than|in under) <span>(?:${noReload})`,
    example: 'A new message appears on all open screens within 5 seconds without reloading.',
    derive: liveOf,
    cases: live,
  },
)

/** "Once back online, the answers are sent within 10 seconds": the moments of the connection and of the arrival. */
function sentOnceOnline(slots: Slots): Record<string, string> | undefined {
  const things = lower(slots.words.get('things') ?? '').replace(/^(?:the|all|all the|any|every|each|an?) /u, '')
  const time = (form: string): string =>
    (filled(form, slots) ?? '').replace(/^.*, /u, '').replace(/^\d\d:\d\d$/u, '$&:00')
  if (countsDays(slots, 'span') || !isPlural(things) || things.split(' ').length > 3) return undefined
  return { things, begin: time('{start}'), last: time('{span:end}'), late: time('{span:out}') }
}
patterns.push({
  said: '(?:Once|When|As soon as|After) (?:the (?:device|app|phone|tablet|browser|user|client)(?: is)? |it is |being )?(?:back online|online again|reconnected|(?:the )?(?:connection|network)(?: is)? (?:back|restored|available again)),? <things> (?:are|must be|should be|will be|have to be) (?:automatically )?(?:sent|uploaded|synchroni[sz]ed|synced|submitted|transferred|transmitted)(?: automatically)? within <span>(?:,? (?:automatically|by (?:itself|themselves)|without (?:any )?[^.;,]{3,60}))?',
  example:
    'As soon as the device is back online, the readings are uploaded within 20 seconds without any action of the user.',
  derive: sentOnceOnline,
  cases: [
    {
      title: ['Online at {begin}: {things} on the server by {last}', 'On the server by {last}'],
      type: 'Boundary',
      given: ['Three {things} were entered while the device was offline; the page is still open.'],
      steps: [
        'Look up the {things} on the server | device offline | None of the three {things} is stored there.',
        'Switch the connection on again and touch nothing else | {begin} | The device is online.',
        'Look up the {things} on the server again | {begin} to {late} | All three {things} arrived at {last} or earlier ({late} is too late), each of them once.',
      ],
      assume: ['The times of arrival can be read on the server; its clock and that of the device agree.'],
    },
  ],
})

/** Deadlines that begin with an event, and how soon something happens after one. */
export const deadlines: PatternGroup = {
  cue: 'within|until|up to|later than|at (?:the latest|most)|for |(?:has|have) |fast|quick|swift|without|reasonable|in under|online',
  patterns,
}
