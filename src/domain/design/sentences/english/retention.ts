import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf } from './deeds.ts'
import { countsDays, shortTimes } from './moments.ts'
import { automatically } from './time-words.ts'

/** Two records, one a little younger than the period and one a little older, and what is told about them. */
function keptOf(slots: Slots): Record<string, string> | undefined {
  const { words } = slots
  const thing = lower(words.get('thing') ?? words.get('things') ?? '').replace(
    /^(?:the|an?|each|every|any|all|its|their|no|only) /iu,
    '',
  )
  if (thing === '' || /(?<!\p{L})(?:that|which|who|account is)(?!\p{L})/iu.test(thing)) return undefined
  const uncountable = /(?<!\p{L})(?:data|information|history|content|footage|material|mail)(?!\p{L})/iu.test(thing)
  const one = uncountable ? `record with ${thing}` : oneOf(thing)
  const many = uncountable ? `records with ${thing}` : isPlural(thing) ? thing : pluralOf(one)
  const verb = words.get('done') ?? 'deleted'
  const word = words.get('word') ?? words.get('clause')
  const rest = words.get('rest')
  const common = {
    one,
    many,
    gone: verb.split(' ')[0] ?? 'deleted',
    verb,
    from: word === undefined ? 'their time begins' : `their time begins (${word})`,
    ...(rest === undefined ? {} : { told: `${capitalise(rest)}.` }),
  }
  if (countsDays(slots, 'span')) {
    const young = filled('{span:ago+1}', slots)
    const old = filled('{span:ago-1}', slots)
    return young === undefined || old === undefined
      ? undefined
      : { ...common, young, old, a: 'a day before the end', b: 'a day after it', now: filled('{today}', slots) ?? '' }
  }
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  return times === undefined
    ? undefined
    : { ...common, ...times, young: filled('{start}', slots) ?? '', old: filled('{start}', slots) ?? '', hours: 'yes' }
}

/** Periods of days and more, seen on one day with a younger and an older record. */
function daysKept(slots: Slots): Record<string, string> | undefined {
  return countsDays(slots, 'span') ? keptOf(slots) : undefined
}

const assume = [
  'The date of the test system can be set.',
  'What is due by a day is carried out by the end of that day.',
]
const deleted: CasePattern[] = [
  {
    title: [
      '{one} of {young} kept, the one of {old} {gone}',
      'The younger one is kept, the one older than {span} is {gone}',
    ],
    type: 'Boundary',
    given: ['Today is {now}.', 'Two {many} are prepared; {from} on {young} for the first and on {old} for the second.'],
    steps: [
      'Search for the first {one} at the end of the day | {young} | It is still there with its whole content.',
      'Search for the second {one} at the end of the day | {old} | It is {verb} and no longer found.',
    ],
    assume,
  },
]
const moved: CasePattern[] = [
  {
    title: [
      '{one} of {young} unchanged, the one of {old} {gone}',
      'The younger one is unchanged, the one older than {span} is {gone}',
    ],
    type: 'Boundary',
    given: ['Today is {now}.', 'Two {many} are prepared; {from} on {young} for the first and on {old} for the second.'],
    steps: [
      'Open the first {one} at the end of the day | {young} | It is unchanged.',
      'Open the second {one} at the end of the day | {old} | It is {verb}.',
    ],
    assume,
  },
]
const restorable: CasePattern[] = [
  {
    title: [
      '{one}: deleted on {young} restorable, on {old} no longer',
      'Restorable up to {span} after the deletion, not later',
    ],
    type: 'Boundary',
    given: [
      'Today is {now}.',
      'Two {many} with known content are prepared: the first was deleted on {young}, the second on {old}.',
    ],
    steps: [
      'Restore the first {one} | deleted on {young} | It is back with its whole content.',
      'Search for the second {one} among what can be restored | deleted on {old} | It is no longer there.',
    ],
    assume,
  },
]

const be = '(?:is|are|must be|should be|will be|has to be|have to be|shall be|gets?)'
const gone =
  '<done=(?:deleted|removed|erased|purged|wiped|destroyed|anonymi[sz]ed|discarded|cleared)(?: from [a-z ]{3,30})?>'
const away =
  '<done=(?:archived|closed|deactivated|cancelled|completed|hidden|suspended|released|moved to [^.;,]{3,40}|marked as [^.;,]{2,30}|set to [^.;,]{2,30}|taken offline|unpublished|published|locked|escalated|forwarded to [^.;,]{3,40})>'
const since =
  '(?: (?:after|from|of|since|following) (?:(?:it|they) (?:is|are|was|were|has been|have been) )?<word=[^.;,]{3,60}?>)?'
const kept =
  '(?:is|are|must be|should be|will be|has to be|have to be|shall be|stays?|remains?) (?:kept|stored|retained|saved|available|archived|accessible)'

const patterns: SentencePattern[] = [
  {
    said: `<thing> ${be}${automatically} ${gone}${automatically} <span> after <clause=[^.;,]{3,80}?>`,
    example: 'Log entries are automatically removed 90 days after they were written.',
    derive: daysKept,
    cases: deleted,
  },
  {
    said: `<thing> ${kept} for (?:at most |up to |exactly )?<span>${since},? (?:and|then|after which|after that)(?: (?:it|they))?(?: (?:is|are))?(?: then| afterwards)?${automatically} ${gone}${automatically}`,
    example: 'Chat messages are kept for 30 days and then deleted automatically.',
    derive: daysKept,
    cases: deleted,
  },
  {
    said: `<thing> ${be}${automatically} ${away}${automatically} (?:after|within) <span>${since}`,
    example: 'Resolved tickets are closed automatically after 5 days.',
    derive: daysKept,
    cases: moved,
  },
  {
    said: `(?:Deleted|Removed) <things> (?:stay|remain|are kept|are stored)(?: in (?:the )?<word=[^.;,]{3,40}?>)? for <span>(?:,? (?:and|during which they|and they|from where they) (?:can|may) be restored(?: (?:during|within|in) (?:that|this) (?:time|period))?)?`,
    example: 'Deleted files stay in the recycle bin for 30 days and can be restored during that time.',
    derive: daysKept,
    cases: restorable,
  },
]

/** What has to be done again every so often: on the last day nobody is asked, a day later they are. */
function renewedOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '').replace(
    /^(?:the|an?|each|every|any|all|its|their) /iu,
    '',
  )
  const young = filled('{span:ago+1}', slots)
  const old = filled('{span:ago-1}', slots)
  const done = slots.words.get('done') ?? 'changed'
  return young === undefined || old === undefined
    ? undefined
    : { one: oneOf(thing), young, old, done2: done, now: filled('{today}', slots) ?? '' }
}
patterns.push({
  said: `<things> that (?:have been|are|were) <word=[a-z]+(?:ed|en|d|t)> ${be}${automatically} ${gone}${automatically} after <span>`,
  example: 'Notifications that have been read are removed after 30 days.',
  derive: (slots) =>
    daysKept({
      ...slots,
      words: new Map([
        ...slots.words,
        ['things', `${slots.words.get('word') ?? ''} ${slots.words.get('things') ?? ''}`],
      ]),
    }),
  cases: deleted,
})
patterns.push(
  {
    said: `<things> (?:that are |which are )?older than <span> ${be}${automatically} ${away}${automatically}`,
    example: 'Messages older than 90 days are archived automatically.',
    derive: daysKept,
    cases: moved,
  },
  {
    said: `<things> (?:that are |which are )?older than <span> ${be}${automatically} ${gone}${automatically}`,
    example: 'Backups that are older than 4 weeks are deleted.',
    derive: daysKept,
    cases: deleted,
  },
  {
    said: `<thing> (?:must|has to|have to|needs? to|should) be <done=(?:changed|renewed|repeated|updated|confirmed|confirmed again|refreshed|checked|inspected)> (?:at least )?every <span>`,
    example: 'Passwords must be changed every 90 days.',
    derive: renewedOf,
    cases: [
      {
        title: [
          '{one} last {done2} on {young}: not asked; on {old}: asked',
          'Last {done2} on {young}: not asked; on {old}: asked',
        ],
        type: 'Boundary',
        given: [
          'Today is {now}.',
          'Two users are prepared: the {one} of the first was last {done2} on {young}, that of the second on {old}.',
        ],
        steps: [
          'Sign in as the first user | {one} of {young} | Nothing is asked; the user can go on.',
          'Sign in as the second user | {one} of {old} | The {one} has to be {done2} before the user can go on.',
        ],
        assume: ['The date of the test system can be set.', 'The user is asked when signing in.'],
      },
    ],
  },
  {
    said: `<thing> ${kept} for (?:at most |up to |exactly )?<span>${since}(?:,? (?:so that|in order to|for|to) .{4,90})?`,
    example: 'A half-finished application is kept for 14 days so that the applicant can continue later.',
    derive: daysKept,
    cases: [
      {
        title: [
          '{one} of {young} still there, the one of {old} no longer',
          'Still there within {span}, no longer afterwards',
        ],
        type: 'Boundary',
        given: [
          'Today is {now}.',
          'Two {many} are prepared; {from} on {young} for the first and on {old} for the second.',
        ],
        steps: [
          'Open the first {one} at the end of the day | {young} | It is there with its whole content.',
          'Search for the second {one} at the end of the day | {old} | It is no longer there.',
        ],
        assume,
      },
    ],
  },
)

/** "Old shifts disappear after a while": two extremes on which every reading agrees. */
function vagueAge(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('things') ?? '').replace(/^(?:the|all|their|its) /u, '')
  const one = oneOf(thing)
  const place = slots.words.get('place')
  return thing === one ? undefined : { one, many: thing, where: place ?? `the page on which the ${thing} are shown` }
}
patterns.push({
  said: `(?:Old|Past|Outdated|Expired|Finished|Older) <things> (?:must |should |shall |will )*(?:disappears?|vanish(?:es)?|go away|drop out|drop off|(?:are|be|get) (?:automatically )?(?:hidden|removed|cleared|cleaned up|no longer shown))(?: from <place=the [^.;,]{3,40}?>)?(?: automatically)?,? (?:after (?:a while|some time|a time|a certain time|a certain period|a (?:few|couple of) (?:days|weeks|months))|eventually|at some point|in time|over time)`,
  example: 'Old notices disappear after a while.',
  derive: vagueAge,
  cases: [
    {
      title: ['{one} of a year ago is gone, the one of yesterday is still there', 'A year old: gone; a day old: there'],
      technique: 'Equivalence partitioning',
      given: ['Today is {today}.', 'There are exactly two {many}: one of {yesterday} and one of 1 June 2025.'],
      steps: [
        'Open {where} | {today} | The {one} of {yesterday} is displayed.',
        'Search the whole page for the other {one} | 1 June 2025 | The {one} of 1 June 2025 is not displayed.',
      ],
      assume: [
        'The ticket names no period: it is taken to lie between 1 day and 365 days.',
        'The {one} of {yesterday} is displayed among the past {many}.',
      ],
    },
  ],
})

/** How long data is kept, and when it is deleted, archived or closed. */
export const retention: PatternGroup = {
  cue: 'disappear|vanish|go away|drop|clean|no longer|delet|remov|eras|purg|wip|destroy|anonymi|discard|clear|archiv|clos|deactiv|offline|kept|stored|restor|cancel|complet|hidden|suspend|releas|moved|marked|set to|lock|publish|escalat|forward|every ',
  patterns,
}
