import { isPlural } from '../../understand/english/subject.ts'
import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { dayNear } from './moments.ts'
import { anyOf, capital, line } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''
const short = (day: string): string => day.replace(/ \d{4}$/u, '')

/** "valid until the end of the 14th day after it was made": the last minute of that day, and the first of the next. */
function untilEndOfDay(slots: Slots): CasePattern[] | undefined {
  const count = slots.values.get('nth')?.amount ?? 0
  const start = filled('{start}', slots) ?? ''
  const [last, next, middle] = [dayNear(start, count), dayNear(start, count + 1), dayNear(start, Math.floor(count / 2))]
  const one = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  if (count < 1 || count > 400 || last === undefined || next === undefined || middle === undefined) return undefined
  if (one.split(' ').length > 3 || isPlural(one)) return undefined
  const done = word(slots, 'done')
  const message = slots.words.get('message')
  const ended = message === undefined ? `It is refused: the ${one} is no longer valid` : `${message} is displayed`
  const fine = `The ${one} is displayed${message === undefined ? '' : `; ${message} is not displayed`}`
  return [
    {
      title: [
        `${capital(one)} of ${short(start.replace(/, .*$/u, ''))}: valid on ${short(last)} at 23:59, not on ${short(next)}`,
        `Valid on ${short(last)} at 23:59, not on ${short(next)} at 0:00`,
      ],
      type: 'Boundary',
      given: [`The ${one} was ${done} on ${start}; the address of its page is at hand.`],
      steps: [
        ...(count > 2 ? [line(`Open the page of the ${one}`, fine, `${middle}, 10:00`)] : []),
        line(`Open the page of the ${one} at the end of the last day`, fine, `${last}, 23:59`),
        line(`Open the page of the ${one} on the next day`, ended, `${next}, 00:00`),
      ],
      assume: [
        `The day on which it was ${done} is not counted: the first day after it is ${dayNear(start, 1) ?? ''}.`,
        'The clock of the test system can be set.',
      ],
    },
  ]
}

/** The price of a record whose prices may have changed since: as the ticket works it out, else an example. */
function pricesOf({ facts }: Slots): { what: string; old: string; fresh: string; raise: string } {
  const money = (amount: number): string => withAmount(facts.money, Math.round(amount * 100 + 1e-6) / 100, 2).text
  const { priced } = facts
  const tier = priced?.tiers[1]
  if (priced === undefined || tier === undefined)
    return {
      what: 'one item',
      old: money(40),
      fresh: money(50),
      raise: `the price of this item from ${money(40)} to ${money(50)}`,
    }
  const days = Math.min(tier.from + 2, tier.to)
  const higher = Math.ceil(priced.rate + 1)
  const total = (rate: number): string => money((days * rate * tier.percent) / 100)
  return {
    what: `${String(days)} ${priced.unit}, ${priced.rateName} ${money(priced.rate)}, ${String(tier.percent)}%`,
    old: total(priced.rate),
    fresh: total(higher),
    raise: `the ${priced.rateName} from ${money(priced.rate)} to ${money(higher)}`,
  }
}

/** "can be reopened through its link … and shows the same prices, even if the price list has changed" */
function samePrices(slots: Slots): CasePattern[] | undefined {
  const one = anyOf(word(slots, 'thing')).replace(/^an? /u, '')
  const list = word(slots, 'word').toLowerCase()
  if (one.split(' ').length > 3) return undefined
  const { what, old, fresh, raise } = pricesOf(slots)
  return [
    {
      title: [`The link still shows ${old} after the ${list} has changed`, `The link still shows ${old}`],
      given: [
        `A ${one} was made today and its link was copied: ${what}, price ${old}.`.replace(/^A (?=[aeio])/u, 'An '),
      ],
      steps: [
        line(
          'Open the link in a browser in which nobody is signed in',
          `The ${one} with the price ${old} is displayed; nobody is asked to sign in`,
          'the copied link',
        ),
        line(`Change the ${list}`, 'The new price is saved', raise),
        line(
          'Open the link again without signing in',
          `The ${one} still shows the price ${old}, not ${fresh}`,
          'the copied link',
        ),
        line(
          `Make a new ${one} with the same entries`,
          `The new ${one} shows the price ${fresh}: the change has taken effect`,
          what.replace(/, .*$/u, ''),
        ),
      ],
      assume: [`The tester may change the ${list} in the test system.`, 'The amounts are examples.'],
    },
  ]
}

/** How long quotes and offers hold, and what they show later. */
export const offersKept: PatternGroup = {
  needsRequest: false,
  cue: 'until|till|same',
  patterns: [
    {
      said: '<thing=(?:An?|The|Each|Every) [a-z]+(?: [a-z]+)??> (?:is|remains|stays|must be) valid (?:until|till|up to) the end of the <nth> day after (?:it|they) (?:was|were|is|has been) <done=[a-z]+>(?:(?:<stop>|,? and |, )(?:after that|after this|afterwards|then|from then on|later),? (?:its|the) (?:page|link|address)(?: of it)? (?:says|shows|reads|displays) <message>)?',
      example:
        'An offer is valid until the end of the 10th day after it was sent; after that its page shows "Offer no longer valid."',
      cases: untilEndOfDay,
    },
    {
      said: '<thing=(?:An?|The|Each|Every) [a-z]+(?: [a-z]+)??> can be (?:reopened|opened|opened again|called up|viewed) (?:through|via|with|by|using) (?:its|the|a) link without (?:signing in|logging in|an account|a login|a sign-in),? and (?:still )?shows the same (?:prices?|amounts?|totals?),? even (?:if|when|after) the <word=[a-z]+(?: [a-z]+)??> (?:has changed|has been changed|changes|is changed)(?: (?:since|meanwhile|in the meantime))?',
      example:
        'An offer can be opened via its link without logging in and shows the same amounts, even if the price list has changed.',
      cases: samePrices,
    },
  ],
}
