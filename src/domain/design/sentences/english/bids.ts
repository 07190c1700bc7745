import { type StepTable, ordinaryIn, stepAt } from '../../understand/english/least-steps.ts'
import { secondsOf, withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { clockText } from '../../plan/dates.ts'
import { line } from './wording.ts'

const things = '(?<thing>bid|offer|bet)'
const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** What a message names in place of an amount. */
const placeholder = /(?<sign>[€$£]\s?)?(?:<[^<>"]{1,30}>|\[[^[\]"]{1,30}\]|…|\.\.\.(?=[ "”]))/u

interface Amounts {
  /** "current bid" */
  base: string
  known: StepTable | undefined
  /** Somebody else's amount, and the least one that beats it. */
  first: number
  next: number
  /** The least amount that beats `next`. */
  after: number
  shown: (amount: number) => string
}

/** Amounts from the ticket's table of steps, or examples where it has none about this thing. */
function amountsFor(slots: Slots, thing: string): Amounts {
  const { leastSteps, money } = slots.facts
  const known = leastSteps?.thing === thing ? leastSteps : undefined
  // The tier in the middle: its steps are neither the smallest nor the largest.
  const tier = known?.tiers[Math.floor((known.tiers.length - 1) / 2)]
  const first = tier === undefined ? 200 : ordinaryIn(tier)
  const step = (at: number): number => (known === undefined ? undefined : stepAt(known, at)) ?? 10
  const next = first + step(first)
  return {
    base: known?.base ?? `highest ${thing}`,
    known,
    first,
    next,
    after: next + step(next),
    shown: (amount) => withAmount(money, amount, 2).text,
  }
}

const exampleOf = ({ first, next, known, shown }: Amounts, thing: string): string[] =>
  known === undefined
    ? [
        `The amounts are examples: ${shown(next)} is taken as the lowest ${thing} that is accepted after ${shown(first)}.`,
      ]
    : []

/** The message with an amount in it; undefined where it has no place for one. */
function naming(message: string, amount: string): string | undefined {
  return placeholder.test(message) ? message.replace(placeholder, () => amount) : undefined
}

/** 'A bid that is too low must be refused with "The next bid is €<amount>."': the amount follows from what was bid before. */
function tooLow(slots: Slots): CasePattern[] | undefined {
  const thing = word(slots, 'thing').toLowerCase()
  const amounts = amountsFor(slots, thing)
  const { base, first, next, after, shown } = amounts
  const [low, short, again] = [first + 1, next - 0.01, next + 1].map(shown)
  const [now, later] = [next, after].map((amount) => naming(word(slots, 'message'), shown(amount)))
  if (now === undefined || later === undefined || next - first < 1.02 || after - next < 1.02) return undefined
  const act = (who: string, how: string): string =>
    `Place ${/^[aeiou]/u.test(thing) ? 'an' : 'a'} ${thing} ${how} as ${who}`
  return [
    {
      title: [
        `${thing} of ${low ?? ''} on ${shown(first)}: ${now}`,
        `The refusal names ${shown(next)} after ${shown(first)}`,
      ],
      type: 'Negative',
      given: [
        `The ${base} is ${shown(first)}, made by somebody else; Anna Weber and Ben Ark may both place ${thing}s.`,
      ],
      steps: [
        line(act('Anna Weber', 'that is far too low'), `${now} is displayed`, low),
        line(act('Anna Weber', 'that is one cent too low'), `${now} is displayed`, short),
        line('Reload the page', `The ${base} is still ${shown(first)}`),
        line(
          act('Anna Weber', 'of exactly the named amount'),
          `The ${thing} is accepted without a refusal; the ${base} is ${shown(next)}`,
          shown(next),
        ),
        line(
          act('Ben Ark', 'that is too low again'),
          `${later} is displayed; the ${base} is still ${shown(next)}`,
          again,
        ),
      ],
      assume: [...exampleOf(amounts, thing), 'The amount in the message is written with two decimals.'],
    },
  ]
}

/** "A bid in the last 2 minutes must move the end of the lot to exactly 2 minutes after that bid." */
function movedEnd(slots: Slots): CasePattern[] | undefined {
  const thing = word(slots, 'thing').toLowerCase()
  const what = word(slots, 'what').toLowerCase()
  const [last, by] = [slots.values.get('span'), slots.values.get('span2')]
  if (last === undefined || by === undefined) return undefined
  const [window, more] = [secondsOf(last), secondsOf(by)]
  if (window < 20 || window > 3_600 || more < 20 || more > 3_600) return undefined
  const end = 72_000
  const adds = word(slots, 'word').toLowerCase() === 'by'
  const endAfter = (at: number, old: number): number => (adds ? old + more : at + more)
  const early = end - Math.max(900, window * 2)
  const middle = end - Math.floor(window / 2)
  const [outside, inside] = [end - window - 1, end - window + 1]
  const moved = endAfter(inside, end)
  const place = `Place ${/^[aeiou]/u.test(thing) ? 'an' : 'a'} ${thing} on`
  const given = [
    `Two ${what}s, 88 and 89, end at ${clockText(end)}. Anna Weber and Ben Ark may both place ${thing}s; nobody has placed one today.`,
  ]
  const assume = ['The clock of the test system can be set.', `Every ${thing} is high enough to be accepted.`]
  const wrong = adds ? middle + more : end + more
  const at = (number: string, who = 'Anna Weber'): string => `${place} ${what} ${number} as ${who}`
  const still = `The end of ${what} 88 is still ${clockText(end)}`
  return [
    {
      title: [
        `${thing} at ${clockText(middle)}: the end moves from ${clockText(end)} to ${clockText(endAfter(middle, end))}`,
        `${clockText(middle)} moves the end to ${clockText(endAfter(middle, end))}`,
      ],
      given,
      steps: [
        line(at('88'), still, clockText(early)),
        line(
          at('89'),
          `The end of ${what} 89 is now ${clockText(endAfter(middle, end))}, neither ${clockText(end)} nor ${clockText(wrong)}`,
          clockText(middle),
        ),
        line(
          'Reload the page',
          `The end of ${what} 88 is ${clockText(end)}, the end of ${what} 89 ${clockText(endAfter(middle, end))}`,
        ),
      ],
      assume,
    },
    {
      title: [
        `${thing} at ${clockText(outside)}: same end; at ${clockText(inside)}: ${clockText(moved)}`,
        `Just outside and inside the last ${last.text}`,
      ],
      type: 'Boundary',
      given,
      steps: [
        line(at('88'), still, clockText(outside)),
        line(at('89'), `The end of ${what} 89 is now ${clockText(moved)}`, clockText(inside)),
        ...(moved > end + 1 || window < 3
          ? []
          : [
              line(
                at('89', 'Ben Ark'),
                `The end of ${what} 89 is now ${clockText(endAfter(end, moved))}`,
                clockText(end),
              ),
            ]),
      ],
      assume,
    },
  ]
}

/** "When two members bid the same amount, only the earlier bid must count; the later one is refused as too low." */
function sameAmount(slots: Slots): CasePattern[] | undefined {
  const thing = word(slots, 'thing').toLowerCase()
  const amounts = amountsFor(slots, thing)
  const { base, first, next, after, known, shown } = amounts
  const stated = slots.words.get('message')
  const told = (amount: number): string => {
    const message = stated ?? (known === undefined ? undefined : slots.facts.tooLow)
    const filled = message === undefined ? undefined : (naming(message, shown(amount)) ?? message)
    return filled === undefined
      ? `The ${thing} is refused${/too low/iu.test(word(slots, 'rest')) ? ' as too low' : ''}`
      : `The ${thing} is refused: ${filled} is displayed`
  }
  const afterThat = known === undefined ? after : after + (stepAt(known, after) ?? 10)
  const given = [
    `The ${base} is ${shown(first)}, made by somebody else. Anna Weber and Ben Ark may both place ${thing}s and have the page open.`,
    `Both have entered ${shown(next)} and not sent it yet.`,
  ]
  const assume = [
    ...exampleOf(amounts, thing),
    `Each ${thing} with its time and the person who made it can be looked up in a log.`,
  ]
  return [
    {
      title: [
        `Two ${thing}s of ${shown(next)}: the earlier counts, the later is refused`,
        `The earlier of two equal ${thing}s counts`,
      ],
      type: 'Negative',
      given,
      steps: [
        line(
          `Send the ${thing} as Anna Weber`,
          `The ${thing} is accepted; the ${base} is ${shown(next)}`,
          `${shown(next)} at 10:00:00`,
        ),
        line(`Send the ${thing} as Ben Ark without reloading`, told(after), `${shown(next)} at 10:00:01`),
        line(`Look up the ${thing}s in the log`, `There is exactly one ${thing} of ${shown(next)}: that of Anna Weber`),
        line(
          'Enter the next amount as both of them',
          `Neither ${thing} has been sent; the ${base} is ${shown(next)}`,
          shown(after),
        ),
        line(
          `Send the new ${thing} as Ben Ark`,
          `The ${thing} is accepted; the ${base} is ${shown(after)}`,
          `${shown(after)} at 10:01:00`,
        ),
        line(`Send the new ${thing} as Anna Weber`, told(afterThat), `${shown(after)} at 10:01:01`),
      ],
      assume,
    },
    {
      title: [
        `Two ${thing}s of ${shown(next)} at the same moment: exactly one counts`,
        `Two equal ${thing}s at once: one counts`,
      ],
      type: 'Negative',
      technique: 'Error guessing',
      given,
      steps: [
        line(
          `Send both ${thing}s at the same moment`,
          `Exactly one ${thing} is accepted; for the other person, ${told(after).replace(/^The /u, 'the ')}`,
          `${shown(next)} each`,
        ),
        line('Reload the page as both of them', `Both see ${shown(next)} as the ${base}`),
        line(
          `Look up the ${thing}s in the log`,
          `There is exactly one ${thing} of ${shown(next)}: the one that arrived first`,
        ),
      ],
      assume,
    },
  ]
}

/** Offers that have to beat each other before a time ends. */
export const bids: PatternGroup = {
  needsRequest: false,
  cue: 'bid|offer|bet',
  patterns: [
    {
      said: `(?:An?|Each|Every|Any) ${things} (?:that is |which is )?too low (?:must be|has to be|is|should be|will be) (?:refused|rejected|declined) with (?:the |an? )?(?:(?:error )?message |hint )?<message>`,
      example: 'An offer that is too low is rejected with the message "Please offer at least €<minimum>."',
      cases: tooLow,
    },
    {
      said: `(?:An?|Each|Every|Any) ${things} (?:that is )?(?:(?:placed|made|received|submitted) )?(?:in|during|within) the (?:last|final) <span>(?: (?:of|before the end of) (?:the|an?) [a-z]+)? (?:must |has to |should |will )?(?:moves?|extends?|postpones?|shifts?) the end of the <what=[a-z]+> <word=to|by> (?:exactly )?<span2>(?: after (?:that|this|the) [a-z]+)?`,
      example: 'An offer made in the final 5 minutes extends the end of the auction to 5 minutes after that offer.',
      cases: (slots) =>
        // "to 2 minutes" alone names no point in time.
        (word(slots, 'word').toLowerCase() === 'to') ===
        / after (?:that|this|the) [a-z]+\.?$/u.test(slots.sentence ?? '')
          ? movedEnd(slots)
          : undefined,
    },
    {
      said: `(?:When|If) two <people=[a-z]+(?: [a-z]+)??> ${things} the same amount,? only the (?:earlier|first|earliest) (?:bid|offer|bet|one) (?:must |should |will )?(?:counts?|be accepted|is accepted|is valid|applies|apply|be valid)(?:(?:<stop>|, and |, | and )the (?:later|second|other)(?: one| bid| offer| bet)? (?:is|must be|will be|should be) (?:refused|rejected)(?<rest> as (?:being )?too low)?(?: with <message>)?)?`,
      example:
        'If two dealers offer the same amount, only the first offer is accepted; the second is rejected as too low.',
      cases: sameAmount,
    },
  ],
}
