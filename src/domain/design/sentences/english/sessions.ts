import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalise } from '../../understand/stretch.ts'
import { oneOf, signedIn } from './deeds.ts'
import { shortTimes } from './moments.ts'

function idleOf(slots: Slots): Record<string, string> | undefined {
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  if (times === undefined) return undefined
  const who = slots.words.get('who')
  const rest = slots.words.get('rest')
  const one = who === undefined ? 'user' : oneOf(who.replace(/^(?:the|an?|each|every|all) /iu, '').toLowerCase())
  return {
    ...times,
    one,
    in: signedIn(who ?? 'user').replace('.', ' with two browsers.'),
    gone: `The ${one} is signed out; the page is not displayed without signing in again.${rest === undefined ? '' : ` ${capitalise(rest)}.`}`,
  }
}

const idleCases: CasePattern[] = [
  {
    title: ['Without an action: signed in at {a}, signed out at {b}'],
    type: 'Boundary',
    given: ['{in}', 'The last action in both browsers was on {start}.'],
    steps: [
      'Reload the page in the first browser | {span:in} | The {one} is still signed in; the page is displayed.',
      'Reload the page in the second browser | {span:out} | {gone}',
      'Reload the page in the first browser again | {span:out} | The {one} is still signed in there: the first reload has started the time again.',
    ],
  },
]
const idle =
  '(?:of inactivity|without (?:any )?(?:activity|action|input|interaction)|of idle time|of being idle|idle|of no activity|of user inactivity|of not being used)'
const out = '(?:logged|signed)[ -](?:out|off)'
const tail = '(?:,? and (?<rest>.{4,160}))?'

const sessions: SentencePattern[] = [
  {
    said: `<who> (?:is|are|gets?|must be|should be|will be|has to be|have to be)(?: automatically)? ${out}(?: automatically)? after <span> ${idle}${tail}`,
    example: 'Users are logged out automatically after 15 minutes of inactivity.',
    derive: idleOf,
    cases: idleCases,
  },
]

sessions.push({
  said: `(?:The|A|Every|Each|All)? ?(?:user )?(?:sessions?|logins?) (?:ends?|expires?|is ended|are ended|is closed|lasts?)(?: automatically)? after <span>,? (?:even (?:if|when) .{3,60}|regardless of .{3,60}|no matter .{3,60}|at the latest)`,
  example: 'Sessions expire after 8 hours, even if the user is active.',
  derive: idleOf,
  cases: [
    {
      title: ['Active session: still open at {a}, ended at {b}'],
      type: 'Boundary',
      given: ['A user signs in on {start} and is active all the time.'],
      steps: [
        'Reload the page as the active user | {span:in} | The user is still signed in; the page is displayed.',
        'Reload the page once more | {span:out} | The user is signed out in spite of the activity.',
      ],
    },
  ],
})

/** Sessions that end without activity. */
export const sessionEnds: PatternGroup = { cue: 'session|inactiv|idle|activity|logged|signed', patterns: sessions }
