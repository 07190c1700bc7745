import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { shortTimes } from './moments.ts'
import { capitalise } from '../../understand/stretch.ts'

/** What is entered wrongly, and how a step calls the wrong and the right entry. */
function entriesOf(words: string): { wrong: string; right: string; wrongData: string; rightData: string } {
  if (/(?<!\p{L})pin|card/iu.test(words))
    return { wrong: 'a wrong PIN', right: 'the right PIN', wrongData: '0000', rightData: 'The PIN of the test person' }
  if (/code|tan|otp/iu.test(words))
    return { wrong: 'a wrong code', right: 'the right code', wrongData: '000000', rightData: 'The code that was sent' }
  if (/answer/iu.test(words))
    return {
      wrong: 'a wrong answer',
      right: 'the right answer',
      wrongData: 'Wrong answer',
      rightData: 'The stored answer',
    }
  if (!/password|log|sign|account|user|profile/iu.test(words))
    return { wrong: 'a wrong entry', right: 'the right entry', wrongData: 'wrong on purpose', rightData: 'right' }
  return {
    wrong: 'a wrong password',
    right: 'the right password',
    wrongData: 'Wrong-2041',
    rightData: 'The password of the test person',
  }
}

function lockOf(slots: Slots): Record<string, string> | undefined {
  const what = `${slots.words.get('word') ?? ''} ${slots.words.get('thing') ?? ''}`
  if (
    !/code|pin|password|tan|log|sign/iu.test(what) &&
    /payment|upload|deliver|order|transfer|call|booking|print/iu.test(what)
  )
    return undefined
  if (/^(?:within|in|during) |\d/u.test(slots.words.get('thing') ?? '')) return undefined
  const rest = slots.words.get('rest')
  const thing = (slots.words.get('thing') ?? '').replace(/^(?:the|an?|their|his|her|its|this|that) /iu, '')
  const locked = /block/iu.test(slots.words.get('be') ?? '')
    ? 'blocked'
    : /suspend/iu.test(slots.words.get('be') ?? '')
      ? 'suspended'
      : 'locked'
  return {
    ...entriesOf(what),
    locked,
    account: thing === '' ? 'account' : thing,
    ...(rest === undefined ? {} : { said: capitalise(rest) }),
  }
}

const first: Pick<CasePattern, 'given'> = {
  given: ['There has been no wrong entry for the {account} so far; the right one is known.'],
}
const timedCases: CasePattern[] = [
  {
    title: ['{account} {locked} for {span} after {n} wrong entries', '{n} wrong entries: {locked} for {span}'],
    type: 'Boundary',
    ...first,
    steps: [
      'Enter {wrong} {n-1:n} times in a row | {wrongData} | Each time it is refused; the {account} is not {locked} yet.',
      'Enter {wrong} once more | attempt {n}: {wrongData}, {start} | The {account} is {locked}.',
      'Enter {right} just before the end of the {span} | {span:in} | It is refused; the {account} is still {locked}.',
      'Enter {right} after the end of the {span} | {span:out} | It is accepted; the {account} is no longer {locked}.',
    ],
  },
  {
    title: ['{n-1:n} wrong entries and the right one: not {locked}'],
    type: 'Boundary',
    ...first,
    steps: [
      'Enter {wrong} {n-1:n} times in a row | {wrongData} | Each time it is refused.',
      'Enter {right} | {rightData} | It is accepted; the {account} is not {locked}.',
    ],
  },
]
const lastingCase: CasePattern = {
  title: ['{account} {locked} after {n} wrong entries, not after {n-1:n}', '{n} wrong entries: {locked}'],
  type: 'Boundary',
  ...first,
  steps: [
    'Enter {wrong} {n-1:n} times in a row | {wrongData} | Each time it is refused; the {account} is not {locked} yet.',
    'Enter {wrong} once more | attempt {n}: {wrongData} | The {account} is {locked}.',
    'Enter {right} | {rightData} | It is refused; the {account} is still {locked}.',
  ],
}
const lastingCases: CasePattern[] = [
  lastingCase,
  {
    title: ['{n-1:n} wrong entries and the right one: not {locked}'],
    type: 'Boundary',
    ...first,
    steps: [
      'Enter {wrong} {n-1:n} times in a row | {wrongData} | Each time it is refused.',
      'Enter {right} | {rightData} | It is accepted; the {account} is not {locked}.',
    ],
  },
]

const unlockCases: CasePattern[] = [
  {
    ...lastingCase,
    steps: [
      ...lastingCase.steps,
      'Let this happen: {clause} | | The {account} is no longer {locked}.',
      'Enter {right} | {rightData} | It is accepted.',
    ],
  },
  ...lastingCases.slice(1),
]

const inARow: CasePattern = {
  title: ['A right entry in between restarts the count', 'A success restarts the count'],
  type: 'Boundary',
  given: ['{n-1:n} wrong entries in a row have just been refused.'],
  steps: [
    'Enter {right} | {rightData} | It is accepted; the {account} stays open.',
    'Enter {wrong} another {n-1:n} times | {wrongData} | Each attempt is refused, but the {account} stays open: the count has started again.',
    'Finish with {right} | {rightData} | It is accepted.',
  ],
}

const nightCases: CasePattern[] = [
  {
    ...lastingCase,
    steps: [
      'Enter {wrong} {n-1:n} times in a row | {wrongData}, {today} | Each time it is refused; the {account} is not {locked} yet.',
      'Enter {wrong} once more | attempt {n}: {wrongData} | The {account} is {locked}.',
      'Enter {right} late in the evening | {today}, 23:59 | It is refused; the {account} is still {locked}.',
      'Enter {right} after midnight | {tomorrow}, 00:01 | It is accepted; the {account} is no longer {locked}.',
    ],
  },
  ...lastingCases.slice(1),
]

const entry = '(?:(?! within | in a row| in \\d)[^.;,]){3,40}?'
/** A comma, or the article with which the next clause begins. */
const comma = '(?:,|(?= (?:the|an?|their|his|her|its|this|that|no) ))'
const inRow = '(?: in a row| consecutively| in succession| one after another| running)'
const wrongOnes = '(?:failed|wrong|incorrect|unsuccessful|invalid|false|mistaken)'
const somebody = '(?:the user|somebody|someone|a user|a customer|<who>)'
const be =
  '<be=(?:is|are|gets?|becomes?|will be|must be|has to be|shall be)(?: automatically| temporarily)? (?:locked|blocked|suspended|barred|disabled)(?: out)?>'

/** How wrong entries are told, each with a sentence that begins so; `row` tells that only those in a row count. */
function causes(row: string, inWords: string): { said: string; words: string }[] {
  return [
    {
      said: `(?:After|On|Following) <n> (?:consecutive |successive )?${wrongOnes} <word=${entry}>${row}${comma}`,
      words: `After 5 failed login attempts${inWords},`,
    },
    {
      said: `(?:If|When|Once|As soon as) (?:an? |the )?${wrongOnes} <word=${entry}> (?:is|has been|was) (?:entered|given|typed|submitted) <n> times${row}${comma}`,
      words: `If a wrong PIN is entered three times${inWords},`,
    },
    {
      said: `(?:If|When|Once|As soon as) ${somebody} (?:enters|types|submits|gives) (?:an? |the |their )?${wrongOnes} <word=${entry}> <n> times${row}${comma}`,
      words: `When a customer enters the wrong code 4 times${inWords},`,
    },
    {
      said: `(?:If|When|Once|As soon as) ${somebody} (?:fails|fail) to <word=(?:log|sign)[ -]in> <n> times${row}${comma}`,
      words: `If the user fails to sign in 6 times${inWords},`,
    },
  ]
}

/** What follows from wrong entries, with the cases that prove it. */
const effects: { said: string; words: string; cases: CasePattern[] }[] = [
  { said: `<thing> ${be} for <span>`, words: 'the account is locked for 30 minutes.', cases: timedCases },
  {
    said: `<thing> ${be} (?:until|till) (?:the (?:next|following) (?:day|morning)|midnight|the end of the day)`,
    words: 'the account is locked until the next day.',
    cases: nightCases,
  },
  {
    said: `<thing> ${be} until <clause=[^.;,]{4,90}?>`,
    words: 'the account is locked until an administrator unlocks it.',
    cases: unlockCases,
  },
  { said: `<thing> ${be}`, words: 'the account is blocked.', cases: lastingCases },
]

/** Locks that are named before the wrong entries. */
function lockFirst(row: string, inWords: string): { said: string; words: string; cases: CasePattern[] }[] {
  const entries = `<n> (?:consecutive |successive )?${wrongOnes} <word=${entry}>${row}`
  return [
    {
      said: `<thing> ${be} for <span> (?:after|following) ${entries}`,
      words: `An account is locked for 15 minutes after five failed sign-in attempts${inWords}.`,
      cases: timedCases,
    },
    {
      said: `<thing> ${be} (?:after|following) ${entries} for <span>`,
      words: `The card is blocked after three wrong PIN entries${inWords} for 24 hours.`,
      cases: timedCases,
    },
    {
      said: `<thing> ${be} (?:after|following) ${entries}`,
      words: `The account is blocked after 10 unsuccessful login attempts${inWords}.`,
      cases: lastingCases,
    },
    {
      said: `${entries} ?(?:→|->|=>|⇒|=|:|–) ?<thing> (?:is |gets )?<be=(?:locked|blocked|suspended|disabled)> for <span>`,
      words: `4 wrong codes${inWords} → card blocked for 10 min.`,
      cases: timedCases,
    },
    {
      said: `${entries} (?:lock|block|suspend) <thing> for <span>`,
      words: `Five failed login attempts${inWords} lock the account for 30 minutes.`,
      cases: timedCases,
    },
  ]
}

const attempts: SentencePattern[] = [
  { row: inRow, inWords: ' in a row' },
  { row: '', inWords: '' },
].flatMap(({ row, inWords }) =>
  [
    ...causes(row, inWords).flatMap((cause) =>
      effects.map(({ said, words, cases }) => ({
        said: `${cause.said} ${said}`,
        words: `${cause.words} ${words}`,
        cases,
      })),
    ),
    ...lockFirst(row, inWords),
  ].map(({ said, words, cases }) => ({
    said,
    example: words,
    derive: lockOf,
    cases: row === '' ? cases : [...cases.slice(0, 1), inARow],
  })),
)

const waitCases: CasePattern[] = [
  {
    title: ['{n} wrong entries: {span} to wait, over at {b}', '{n} wrong entries: {span} to wait'],
    type: 'Boundary',
    given: ['There has been no wrong entry so far; the right one is known.'],
    steps: [
      'Enter {wrong} {n-1:n} times in a row | {wrongData} | Each time it is refused; another attempt is possible at once.',
      'Enter {wrong} once more | attempt {n}: {wrongData}, {start} | It is refused; no further attempt is possible for {span}.',
      'Enter {right} just before the end of the {span} | {span:in} | It is refused: the time is not over.',
      'Enter {right} after the end of the {span} | {span:out} | It is accepted.',
    ],
  },
]
const hasToWait =
  '(?:has to|have to|must|needs? to) wait (?:for )?<span>(?: before (?:the next (?:attempt|try)|another attempt|trying again|they (?:can|may) try again|the next attempt is possible|a new attempt))?'
attempts.push(
  {
    said: `(?:A|The|Any) (?:user|customer|[a-z]+) who (?:enters|types|gives|submits) (?:an? |the |their )?${wrongOnes} <word=${entry}> <n> times${inRow}? ${hasToWait}`,
    example: 'A driver who enters the wrong delivery code three times has to wait 10 minutes before the next attempt.',
    derive: waitOf,
    cases: waitCases,
  },
  ...causes('', '').map(({ said, words }) => ({
    said: `${said} (?:the user|they|<who2=[a-z ]{3,30}?>) ${hasToWait}`,
    example: `${words} the user has to wait 5 minutes before the next attempt.`,
    derive: waitOf,
    cases: waitCases,
  })),
)

function waitOf(slots: Slots): Record<string, string> | undefined {
  const read = lockOf(slots)
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  return read === undefined || times === undefined ? undefined : { ...read, ...times }
}

/** Locks after wrong passwords, PINs and codes, and how they end. */
export const locks: PatternGroup = {
  cue: 'failed|wrong|incorrect|unsuccessful|invalid|false|mistaken|fails? to',
  patterns: attempts,
}
