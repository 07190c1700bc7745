import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { capitalise } from '../../understand/stretch.ts'
import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { lower, oneOf } from './deeds.ts'
import { spanSides } from './holds.ts'
import { countsDays, shortTimes } from './moments.ts'
import { later, origin } from './time-words.ts'

/** How a thing of a limited life is used: the step, what is seen while it is good, and when it no longer is. */
const uses: [RegExp, (thing: string) => { use: (which: string) => string; works: string; ended: string }][] = [
  [
    /(?:link|url|qr code)s?$/iu,
    (thing) => ({
      use: (which) => `Open the ${which} ${thing}`,
      works: `The page that the ${thing} leads to opens.`,
      ended: `The page that the ${thing} leads to does not open.`,
    }),
  ],
  [
    /(?:code|pin|password|passcode|tan|otp|coupon|voucher|gift card|promotion|discount)s?$/iu,
    (thing) => ({
      use: (which) => `${/code|pin|pass|tan|otp/iu.test(thing) ? 'Enter' : 'Redeem'} the ${which} ${thing}`,
      works: `The ${thing} is accepted.`,
      ended: `The ${thing} is refused.`,
    }),
  ],
  [
    /(?:invitation|offer|quote|quotation|proposal|estimate)s?$/iu,
    (thing) => ({
      use: (which) => `Accept the ${which} ${thing}`,
      works: `The ${thing} is accepted.`,
      ended: `The ${thing} can no longer be accepted.`,
    }),
  ],
  [
    /(?:token|key|session)s?$/iu,
    (thing) => ({
      use: (which) => `Send a request with the ${which} ${thing}`,
      works: 'The request is answered with the requested data.',
      ended: 'The request is refused; no data is returned.',
    }),
  ],
  [
    /(?:ticket|pass|membership|card|permit|licen[cs]e|subscription|point|mile|credit|stamp|badge)s?$/iu,
    (thing) => ({
      use: (which) => `Use the ${which} ${thing}`,
      works: `The ${thing} is accepted.`,
      ended: `The ${thing} is refused as expired.`,
    }),
  ],
]

/** The last moment and the first one too late: days from a date on end with a day, and not at a time of it. */
function sidesOf(slots: Slots): { inside: string; outside: string; a: string; b: string } | undefined {
  if (/(?:date|day)(?: of [\p{L} ]{3,20})?$/iu.test(slots.words.get('word') ?? '')) {
    const days = countsDays(slots, 'span') ? spanSides(slots) : undefined
    if (days !== undefined) return days
  }
  const times = shortTimes(slots, '{span:in}', '{span:out}')
  const inside = filled('{span:in}', slots)
  const outside = filled('{span:out}', slots)
  return times === undefined || inside === undefined || outside === undefined
    ? undefined
    : { inside, outside, a: `at ${times.a}`, b: `at ${times.b}` }
}

function lifeOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing') ?? slots.words.get('things') ?? ''
  const bare = thing.replace(/^(?:the|an?|each|every|any|all|its|their|no|only|this|that) /iu, '')
  const one = oneOf(lower(bare))
  const head = one.replace(/ (?:of|in|on|with|for|from|to|sent|that) .*$/iu, '')
  const known = uses.find(([sign]) => sign.test(head))?.[1](one)
  const times = sidesOf(slots)
  const rest = slots.words.get('rest')
  const word = slots.words.get('word')
  if (times === undefined || /(?<!\p{L})(?:is|are)(?!\p{L})/u.test(thing)) return undefined
  const many = isPlural(bare) ? lower(bare) : pluralOf(one)
  return {
    one,
    many,
    ...times,
    use: known?.use('first') ?? `Use the first ${one}`,
    again: known?.use('second') ?? `Use the second ${one}`,
    works: known?.works ?? `The ${one} is accepted as valid.`,
    refused: known?.ended ?? `The ${one} is refused as expired.`,
    begins: word === undefined || !word.includes(' ') ? 'begins' : `begins (${word})`,
    ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }),
  }
}

const lifeCase: CasePattern = {
  title: ['{one} used {a} and, expired, {b}', 'Used {a} and, expired, {b}'],
  type: 'Boundary',
  given: ['Two unused {many} are prepared; the period of both {begins} on {start}.'],
  steps: ['{use} | {inside} | {works}', '{again} | {outside} | {beyond}'],
  assume: ['The clock of the test system can be set.'],
}
const once: CasePattern = {
  title: ['{one}: accepted once, refused the second time', 'Accepted once, refused the second time'],
  type: 'Negative',
  given: ['One unused {one} that has not expired is prepared.'],
  steps: ['{useOne} | | {works}', '{useOne} once more | | It is refused; the first use remains the only one.'],
}

function onceOf(slots: Slots): Record<string, string> | undefined {
  const read = lifeOf(slots)
  return read === undefined ? undefined : { ...read, useOne: (read['use'] ?? '').replace(' first ', ' ') }
}

const valid =
  '(?:(?:is|are|remains?|stays?|must be|should be|shall be|will be|has to be|have to be)(?: only)? (?:valid|active|usable|good|redeemable)(?: only)? for|(?:can|may) (?:only )?be (?:used|redeemed|opened|accepted|activated)(?: only)? (?:within|for)|(?:has|have) a validity (?:period )?of|works? (?:only )?for|(?:must|has to|have to) be (?:used|redeemed|accepted|activated|confirmed) within)'
const expires =
  '(?:(?:automatically )?(?:expires?|becomes? invalid|lapses?|ends?)(?: automatically)?|(?:must|should|shall|will) expire|stops? working|(?:is|are) no longer valid)'
const onlyOnce =
  '(?:,? (?:and|but) (?:(?:it|they) )?(?:can|may|must) (?:only )?be (?:used|redeemed|opened)(?: only| exactly| just)? once(?: only)?|,? and (?:works?|(?:is|are) valid) only once)'

const lives: SentencePattern[] = [
  {
    said: `<thing> (?:${valid}|${expires} (?:after|within)) <span>${origin}${onlyOnce}`,
    example: 'A one-time code expires after 5 minutes and can only be used once.',
    derive: onceOf,
    cases: [lifeCase, once],
  },
  {
    said: `<thing> ${valid} (?:a period of )?<span>${origin}${later}`,
    example:
      'The activation link is valid for 24 hours. After that the page shows "This link has expired" and offers to send a new one.',
    derive: lifeOf,
    cases: [lifeCase],
  },
  {
    said: `<thing> ${expires}(?: again)? (?:after|within) <span>${origin}${later}(?:,? (?:even (?:if|when)|regardless of|no matter) .{3,60})?`,
    example: 'Invitations expire after 7 days; after that, "This invitation is no longer valid" is displayed.',
    derive: lifeOf,
    cases: [lifeCase],
  },
  {
    said: `<thing> ${expires} <span> after <word=[^.;,]{3,60}?>${later}`,
    example: 'Loyalty points expire 24 months after they were earned.',
    derive: lifeOf,
    cases: [lifeCase],
  },
]

/** The last day and the day after, for something that is good until a date. */
function untilOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing') ?? ''
  const bare = thing.replace(/^(?:the|an?|each|every|any|all|its|their|no|only|this|that) /iu, '')
  const one = oneOf(lower(bare))
  const known = uses.find(([sign]) => sign.test(one.replace(/ ?["“][^"”]*["”]$/u, '')))?.[1](one)
  const next = filled('{date+1}', slots)
  const rest = slots.words.get('rest')
  if (next === undefined) return undefined
  return {
    one,
    last: slots.words.get('date') ?? '',
    next,
    use: (known?.use('same') ?? `Use the ${one}`).replace(' the same ', ' the '),
    works: known?.works ?? `The ${one} is accepted as valid.`,
    refused: known?.ended ?? `The ${one} is refused as expired.`,
    ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }),
  }
}
lives.push(
  {
    said: `<thing> (?:is|are|remains?|stays?|must be|will be|can be used|can be redeemed)(?: only)?(?: valid| usable| active| redeemable)? (?:until|till|up to|through)(?: and including)? <date>${later}`,
    example: 'The discount code "SPRING10" is valid until 30 April 2026.',
    derive: untilOf,
    cases: [
      {
        title: ['{one}: accepted on {last}, refused on {next}', 'Accepted on {last}, refused on {next}'],
        type: 'Boundary',
        steps: ['{use} on the last day | {last}, 23:00 | {works}', '{use} on the day after | {next}, 00:01 | {beyond}'],
        assume: ['The clock of the test system can be set.'],
      },
    ],
  },
  {
    said: '<thing> (?:can|may|must|should)(?: only)? be (?:used|redeemed|opened|accepted|scanned)(?: only| exactly| just)? once(?: only)?',
    example: 'Each voucher can be redeemed only once.',
    derive: singleOf,
    cases: [
      {
        title: ['Used once: accepted; used again: refused'],
        type: 'Negative',
        given: ['One that is unused and has not expired is prepared.'],
        steps: ['{useIt} | | It is accepted.', '{useIt} a second time | | {beyond}'],
      },
    ],
  },
)

function singleOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing')
  const refused = 'It is refused; the first use remains the only one.'
  if (thing === undefined) return undefined
  const one = oneOf(lower(thing).replace(/^(?:the|an?|each|every|any|all|its|their|no|only|this|that) /iu, ''))
  const known = uses.find(([sign]) => sign.test(one))?.[1](one)
  return { refused, useIt: (known?.use('same') ?? `Use the ${one}`).replace(' the same ', ' the ') }
}

/** How long links, codes, vouchers, offers, tokens and tickets are good. */
export const validity: PatternGroup = {
  cue: 'valid|expire|lapse|within|redeem|used? |stops? working|works? ',
  patterns: lives,
}
