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

const otherSessions =
  '(?:all |any )?(?:the )?other (?:open |active |running )?(?:sessions|devices|browsers|logins)(?: of (?:that|the|this|the same) (?:user|account|person|<who>))?'
const newPassword: CasePattern[] = [
  {
    title: 'New password in browser 1: signed out in 2, not in 1',
    type: 'Positive',
    given: [
      'The same account is signed in in the browsers 1 and 2, another account in browser 3.',
      'A new password that meets the rules is at hand.',
    ],
    steps: [
      'Change the password in browser 1 | from the old to the new one | The new password is saved; browser 1 is still signed in after a reload.',
      'Reload the page in browser 2 | | The sign-in page is displayed: the session there has ended.',
      'Reload the page in browser 3 | | The other account is still signed in there.',
      'Sign in in browser 2 with the old password | The password that was valid before | The sign-in is refused.',
      'Sign in in browser 2 with the new password | The password from the first step | The sign-in is accepted.',
    ],
  },
]
const lockedAnswer: CasePattern[] = [
  {
    title: [
      'While locked, even the right {entry}: {message:raw}',
      'While locked, the right {entry} is refused as well',
    ],
    type: 'Negative',
    given: ['The {account} has just been locked by too many wrong attempts; the right {entry} is known.'],
    steps: [
      'Sign in with a wrong {entry} while it is locked | A wrong {entry} | {message:raw} is displayed; nobody is signed in.',
      'Sign in with the right {entry} while it is locked | The right {entry} | {message:raw} is displayed; nobody is signed in.',
      'Sign in with the right {entry} after the end of the lock | The right {entry} | The sign-in is accepted; {message:raw} is not displayed.',
    ],
    assume: ['Between the steps there is no further attempt.'],
  },
]

sessions.push(
  {
    said: `(?:Changing|Resetting|A change of|A reset of) (?:the|a|one['’]s|their|his or her) password (?:signs|logs|ends|closes|terminates|invalidates)(?: out| off)? ${otherSessions}(?: out| off)?`,
    example: 'Changing the password signs out all other sessions of that member.',
    cases: newPassword,
  },
  {
    said: `(?:After|When|Once|As soon as) (?:the|a|their) password (?:change|has been changed|is changed|was changed),? ${otherSessions} (?:are|is) (?:signed out|logged out|ended|closed|terminated|invalidated)`,
    example: 'When the password is changed, all other sessions are ended.',
    cases: newPassword,
  },
  {
    said: '(?:While|As long as) (?:(?:the |an )?(?<thing>account|user|card|profile|login)(?: is)? |it is )?(?:locked|blocked)(?: out)?(?:,|:)? (?:the message )?<message>(?: (?:is|must be) (?:shown|displayed)| appears)?,? even (?:if|when|with|for) the (?:(?:right|correct) <word=(?:password|PIN|code)>|<word2=(?:password|PIN|code)> is (?:right|correct))(?: (?:is|was) entered)?',
    example: 'While locked: "Please come back later.", even if the PIN is right.',
    derive: ({ words }) => ({
      account: words.get('thing') ?? 'account',
      entry: words.get('word') ?? words.get('word2') ?? 'password',
    }),
    cases: lockedAnswer,
  },
)

/** Sessions that end without activity or with a new password, and what a locked account is told. */
export const sessionEnds: PatternGroup = {
  cue: 'session|inactiv|idle|activity|logged|signed|password|locked|blocked',
  patterns: sessions,
}
