import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'

const amount =
  '(?:free(?: of charge)?|nothing|\\d{1,3} ?%|half|[€$£]\\d{1,5}(?:\\.\\d{2})?|\\d{1,5}(?:[.,]\\d{2})? ?€|the full (?:price|amount|fee))'
const until = new RegExp(
  `^(?:is |it is |costs |and |at )*(?<amount>${amount})(?: (?:is charged|of [^,]{3,40}?))? (?:until|up to|till) (?:the )?(?<days>\\d{1,3}) (?<unit>days?|hours?|weeks?)(?: before(?: (?<event>[^,]{3,40}))?)?$`,
  'iu',
)
const between = new RegExp(
  `^(?:is |it is |costs |and |at |then )*(?<amount>${amount})(?: (?:is charged|of [^,]{3,40}?))? (?:from|between) (?<high>\\d{1,3})(?: (?:days?|hours?|weeks?))? (?:to|and|until|down to) (?<low>\\d{1,3}) (?:days?|hours?|weeks?)(?: before(?: [^,]{3,40})?)?$`,
  'iu',
)
const after = new RegExp(
  `^(?:is |it is |costs |and |at |then )*(?<amount>${amount})(?: (?:is charged|of [^,]{3,40}?))? (?:after that|later|afterwards|thereafter|from then on|after this)$|^(?:and |then |after that |later |afterwards )+(?:it costs |it is )?(?<last>${amount})$`,
  'iu',
)

interface Tier {
  amount: string
  /** The fewest units before the event for which it holds; 0 for the last tier. */
  least: number
  /** The most, where the ticket says so. */
  most?: number
}

/** "Free until 30 days before arrival, 50 % from 29 to 15 days, 100 % after that": both ends of every stretch. */
export function noticeTiers(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const head = /^(?<head>(?:the )?[\p{L} -]{3,40}?)(?::| is| costs)(?= )/iu.exec(text)
  if (head?.groups?.head === undefined) return undefined
  const pieces = text
    .slice(head[0].length)
    .split(/,\s+|\s+and (?=(?:\d|free|half|costs|the full))/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  let unit: string | undefined
  let event: string | undefined
  const tiers: Tier[] = []
  for (const piece of pieces) {
    const first = until.exec(piece)?.groups
    const range = between.exec(piece)?.groups
    const end = after.exec(piece)?.groups
    if (first?.amount !== undefined && first.days !== undefined) {
      unit ??= (first.unit ?? '').replace(/s$/u, '')
      event ??= first.event
      tiers.push({ amount: first.amount, least: Number(first.days) })
    } else if (range?.amount !== undefined && range.low !== undefined)
      tiers.push({ amount: range.amount, least: Number(range.low), most: Number(range.high) })
    else if (end !== undefined) tiers.push({ amount: end.amount ?? end.last ?? '', least: 0 })
    else return undefined
  }
  if (tiers.length < 2 || unit === undefined) return undefined
  if (tiers.some(({ least }, at) => at > 0 && least >= (tiers[at - 1]?.least ?? 0))) return undefined
  const what = /cancel/iu.test(head.groups.head)
    ? 'Cancel'
    : /chang|rebook|move/iu.test(head.groups.head)
      ? 'Make the change'
      : 'Do it'
  const noun = unit
  const before = event ?? 'the event'
  const step = (count: number, { amount: charged }: Tier): EffectStep => ({
    what: 'action',
    words: `${what} ${count === 0 ? `on the day of ${before}` : `${String(count)} ${noun}${count === 1 ? '' : 's'} before ${before}`} and read off what is charged`,
    data: `${String(count)} ${noun}${count === 1 ? '' : 's'}`,
    outcome: /^(?:free|nothing)/iu.test(charged) ? 'Nothing is charged' : `${capitalise(charged)} is charged`,
  })
  const steps = tiers.flatMap((tier, at) => {
    const above = tiers[at - 1]
    const top = above === undefined ? undefined : above.least - 1
    return [
      ...(top === undefined || top === tier.least ? [] : [step(top, tier)]),
      ...(at === tiers.length - 1 ? [] : [step(tier.least, tier)]),
    ]
  })
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps,
    outcome: '',
    dated: true,
    title: titled(`${capitalise(head.groups.head)} by the ${noun}s before ${before}`),
  }
}
