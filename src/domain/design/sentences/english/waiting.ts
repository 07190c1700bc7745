import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalise } from '../../understand/stretch.ts'
import { deedOf, lower, oneOf } from './deeds.ts'
import { momentOf, shortTimes } from './moments.ts'
import { can, whoCan } from './time-words.ts'

function waitOf(slots: Slots): Record<string, string> | undefined {
  if (/^(?:try|retry|attempt)(?: |$)/iu.test(slots.words.get('act') ?? '')) return undefined
  const read = deedOf(slots)
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  const rest = slots.words.get('rest')
  if (read === undefined || times === undefined) return undefined
  const once = (read['do'] ?? '').replace(/ with the first account$/u, '').replace(' the first ', ' the ')
  const again = `${once} again`.replace(/ again again$/u, ' again')
  return {
    ...read,
    ...times,
    do: once,
    again,
    kept: (read['kept'] ?? '').replace(' first ', ' '),
    refused: 'It is refused; nothing is carried out a second time.',
    ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }),
  }
}

const waited: CasePattern[] = [
  {
    title: ['{name} again: too early at {a}, possible at {b}', 'Again at {a} (too early) and at {b}'],
    type: 'Boundary',
    given: ['{actor}'],
    steps: [
      '{do} | {start} | {kept}',
      '{again} | {span:in} | {beyond}',
      '{again} | {span:out} | It is accepted this time.',
    ],
  },
]

const offCases: CasePattern[] = [
  {
    title: ['{control} out of use for {span}: {a} and {b}', 'Out of use for {span}: still at {a}, no longer at {b}'],
    type: 'Boundary',
    steps: [
      'Let this happen: {cause} | {start} | {control} can no longer be selected.',
      'Select {control} just before the end of the {span} | {span:in} | {control} cannot be selected yet.',
      'Select {control} after the end of the {span} | {span:out} | {control} can be selected again.',
    ],
  },
]

function controlOf(slots: Slots): Record<string, string> | undefined {
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  const control = slots.words.get('thing')
  const cause = slots.words.get('clause') ?? ''
  return times === undefined || control === undefined || (momentOf(cause) === undefined && cause.includes(' it '))
    ? undefined
    : { ...times, control: control.replace(/^(?:the |an? )/iu, (word) => word.toLowerCase()), cause }
}

const afterwards =
  '(?:,? (?:and )?(?:before that|until then|earlier|in the meantime|if (?:they|the user) tr(?:y|ies) earlier),? <rest>)?'

const waits: SentencePattern[] = [
  {
    said: `<things> ${can} be <done>(?: again| anew| once more)?(?: only| at the earliest)? (?:only )?(?:again )?(?:only )?(?:after|at the earliest after) (?:a waiting period of |a pause of |another )?<span>${afterwards}`,
    example: 'A new code can be requested again only after 60 seconds; before that, "Please wait" is displayed.',
    derive: waitOf,
    cases: waited,
  },
  {
    said: `${whoCan} <act>(?: again| anew)? (?:only )?(?:again )?(?:only )?(?:after|at the earliest after) (?:a waiting period of |a pause of |waiting )?<span>${afterwards}`,
    example: 'Users can request a new verification code again only after 60 seconds.',
    derive: waitOf,
    cases: waited,
  },
  {
    said: `${whoCan} <act> (?:only |at most |not more than |no more than )?once (?:every|per|in|within|in any) <span>${afterwards}`,
    example: 'A user can request a password reset only once every 10 minutes.',
    derive: waitOf,
    cases: waited,
  },
  {
    said: `<things> ${can} be <done> (?:only |at most |not more than |no more than )?once (?:every|per|in|within|in any) <span>${afterwards}`,
    example: 'The meter reading can be submitted at most once every 24 hours.',
    derive: waitOf,
    cases: waited,
  },
  {
    said: `<who> (?:must|has to|have to|needs? to) wait (?:at least |for )?(?:at least )?<span> before (?:they|he|she|the user) (?:can|may|(?:is|are) able to|(?:is|are) allowed to) <act>(?: again)?`,
    example: 'Players must wait 15 minutes before they can start a new game again.',
    derive: waitOf,
    cases: waited,
  },
  {
    said: '<thing> (?:is|stays|remains|becomes) (?:disabled|inactive|greyed out|unavailable|locked|blocked) for <span> after <clause=[^.;,]{4,80}?>',
    example: 'The button "Send again" is disabled for 60 seconds after a code has been sent.',
    derive: controlOf,
    cases: offCases,
  },
]

function betweenOf(slots: Slots): Record<string, string> | undefined {
  const things = lower(slots.words.get('things') ?? '').replace(/^(?:two|the) /u, '')
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  return times === undefined ? undefined : { ...times, one: oneOf(things) }
}
waits.push({
  said: '(?:The )?(?:minimum )?(?:waiting time|waiting period|interval|time|break|pause|gap) between (?:two )?(?:consecutive )?<things> (?:is|must be|should be|has to be)(?: at least)? <span>',
  example: 'The waiting time between two withdrawals is at least 24 hours.',
  derive: betweenOf,
  cases: [
    {
      title: ['Second {one} at {a} refused, at {b} accepted', 'Too early at {a}, possible at {b}'],
      type: 'Boundary',
      given: ['A {one} was made on {start}; everything needed for another one is prepared.'],
      steps: [
        'Make another {one} before the {span} are over | {span:in} | {beyond}',
        'Make another {one} after the {span} | {span:out} | It is accepted; two are listed in all.',
      ],
    },
  ],
})

/** Waiting periods/** Waiting periods: something can be done again only after a while. */
export const waiting: PatternGroup = {
  cue: 'again|once (?:every|per|in|within)|wait|for .* after|between',
  patterns: waits,
}
