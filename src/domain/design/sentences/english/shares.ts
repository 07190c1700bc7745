import { formatNumber, withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'

/** An amount as somebody would choose it. */
const even = (amount: number): number =>
  amount >= 100 ? Math.floor(amount / 10) * 10 : amount >= 2 ? Math.floor(amount) : amount
const round = (amount: number): number => Number(amount.toFixed(2))

/** A share with a least and perhaps a most: an amount for which each of them holds, and one for which neither does. */
function bounded(slots: Slots): CasePattern[] | undefined {
  const { words, values } = slots
  const [share, least, most] = ['percent', 'low', 'high'].map((name) => values.get(name))
  const like = least ?? most
  if (share === undefined || like === undefined || share.amount <= 0 || share.amount >= 100) return undefined
  if (like.measure !== 'money' && like.measure !== 'number') return undefined
  const text = (amount: number): string =>
    withAmount(like, round(amount), Number.isInteger(round(amount)) ? like.decimals : 2).text
  const baseOf = (amount: number): number => (amount * 100) / share.amount
  const [low, high] = [least?.amount ?? 0, most?.amount ?? Infinity]
  const between = high === Infinity ? baseOf(low) * 2 : low === 0 ? baseOf(high) / 2 : baseOf((low + high) / 2)
  const bases = [...(low > 0 ? [baseOf(low) / 2] : []), between, ...(high < Infinity ? [baseOf(high) * 2] : [])].map(
    even,
  )
  const fee = words.get('kind')
  const thing = words.get('thing') ?? ''
  const base = words.get('word') ?? 'an amount'
  const amount = fee === undefined ? thingOf(thing) : `the ${fee.replace(/^(?:an?|the) /iu, '')}`
  const about = (value: string): string =>
    fee === undefined
      ? `${lowerArticle(base)} of ${value}`
      : `${/s (?:abroad|online|overseas)$/u.test(thing) ? lowerArticle(thing) : anyOf(thing)} of ${value}`
  const resultOf = (value: number): number => Math.min(high, Math.max(low, (value * share.amount) / 100))
  return [
    {
      title: [
        `${capital(amount.replace(/^the /iu, ''))}: ${bases.map((value) => text(resultOf(value))).join(', ')}`,
        `${capital(amount.replace(/^the /iu, ''))} at its bounds`,
      ],
      type: 'Boundary',
      steps: bases.map((value) => {
        const exact = round((value * share.amount) / 100)
        const result = resultOf(value)
        const work = `${share.text} would be ${formatNumber(exact, Number.isInteger(exact) ? like.decimals : 2, like.format)}`
        return line(
          `Read off ${amount} for ${about(text(value))}`,
          `${capital(amount)} is ${text(result)}${exact === round(result) ? '' : ` (${work})`}`,
          text(value),
        )
      }),
      assume: ['The amounts are examples.'],
    },
  ]
}

/** The words of an amount that is rounded, and the step to which: "rounded up to the full euro" → 1. */
const rounding =
  ' ?,? (?:always |then )?(?:is )?<scope=rounded (?:(?:up|down|commercially|half up) )?(?:to )?(?:the )?(?:nearest |next |full |whole |next full |next whole |nearest full |nearest whole )(?:euro|pound|dollar|franc|cent|penny|ten cents|10 cents)>'

function rounded(amount: number, words: string): number {
  const step = /cents/u.test(words) ? 0.1 : /cent|penny/u.test(words) ? 0.01 : 1
  const parts = Number((amount / step).toFixed(6))
  const whole =
    / up /u.test(words) && !/half up/u.test(words)
      ? Math.ceil(parts)
      : / down /u.test(words)
        ? Math.floor(parts)
        : Math.floor(parts + 0.5)
  return round(whole * step)
}

/** A rounded share with a least and a most amount: below, between and above them, and around both ends. */
function boundedAndRounded(slots: Slots): CasePattern[] | undefined {
  const { words, values } = slots
  const [share, low, high] = ['percent', 'low', 'high'].map((name) => values.get(name))
  const how = words.get('scope')
  const base = (words.get('word') ?? 'amount').replace(/^(?:the|an?) /iu, '')
  if (share === undefined || low === undefined || how === undefined || share.amount <= 0) return undefined
  if (low.measure !== 'money' || (high !== undefined && high.amount <= low.amount)) return undefined
  const name = thingOf((words.get('thing') ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))
  const text = (amount: number): string => withAmount(low, round(amount), 2).text
  const baseOf = (amount: number): number => (amount * 100) / share.amount
  const exactOf = (value: number): number => (value * share.amount) / 100
  const resultOf = (value: number): number =>
    Math.min(high?.amount ?? Infinity, Math.max(low.amount, rounded(exactOf(value), how)))
  // Shares are shown with as many decimals as they have, so that the rounding can be followed.
  const exactText = (value: number): string => {
    const exact = Number(exactOf(value).toFixed(4))
    return exact === round(exact) ? text(exact) : String(exact)
  }
  const read = (value: number): string =>
    line(
      `Read off ${name}`,
      `${capital(name)} is ${text(resultOf(value))}${Number(exactOf(value).toFixed(4)) === resultOf(value) ? '' : ` (${share.text} would be ${exactText(value)})`}`,
      `${capital(base)}: ${text(value)}`,
    )
  const middle = even(baseOf(high === undefined ? low.amount * 3 : (low.amount + high.amount) / 2))
  const step = /cents/u.test(how) ? 0.1 : /cent|penny/u.test(how) ? 0.01 : 1
  // A base whose share lies a little above a full step.
  const uneven = round(middle + baseOf(step) * 0.3)
  const ordinary = [
    even(baseOf(low.amount) / 2),
    middle,
    uneven,
    ...(high === undefined ? [] : [even(baseOf(high.amount) * 2)]),
  ]
  // The last base before the next step, and the first base that reaches it.
  const cents = (amount: number): number => Math.ceil(Number((amount * 100).toFixed(4))) / 100
  const isUp = / up /u.test(how) && !how.includes('half up')
  const tip = isUp
    ? Math.floor(Number((baseOf(low.amount) * 100).toFixed(4)) + 1) / 100
    : cents(baseOf(low.amount + (how.includes(' down ') ? step : step / 2)))
  const edge = [
    cents(baseOf(low.amount - step)),
    round(tip - 0.01),
    tip,
    ...(high === undefined ? [] : [cents(baseOf(high.amount)), cents(baseOf(high.amount + step))]),
  ]
  const bare = capital(name.replace(/^the /iu, ''))
  const given = [`For each step, something with the named ${base} is prepared.`]
  const results = (list: number[]): string => list.map((value) => text(resultOf(value))).join(', ')
  const assume = ['The amounts are examples.']
  return [
    {
      title: [`${bare}: ${results(ordinary)}`, `${bare}: share, rounding and bounds`],
      given,
      steps: ordinary.map(read),
      assume,
    },
    {
      title: [
        `${bare} at ${text(low.amount)}${high === undefined ? '' : ` and ${text(high.amount)}`}, and on both sides of a rounding`,
        `${bare} at its bounds and on both sides of a rounding`,
      ],
      type: 'Boundary',
      given,
      steps: edge.map(read),
      assume,
    },
  ]
}

/** An amount for each of several things: for one of them, and for three. */
function perUnit(slots: Slots): CasePattern[] | undefined {
  const { words, values } = slots
  const price = values.get('amount') ?? values.get('n')
  const [thing, unit, kind] = [words.get('thing'), words.get('word'), words.get('kind')]
  if (price === undefined || thing === undefined || unit === undefined || kind === undefined) return undefined
  const text = (amount: number): string => withAmount(price, round(amount)).text
  const many = unit.replace(/(?<![aeiou])y$/u, 'ie')
  return [
    {
      title: [`${capital(kind)} per ${unit}: ${text(price.amount)}, for three ${text(price.amount * 3)}`],
      steps: [1, 3].map((count) =>
        line(
          `Read off the ${kind} for ${String(count)} ${count === 1 ? unit : `${many}s`} of ${lowerArticle(thing)}`,
          `The ${kind} is ${text(price.amount * count)}${count === 1 ? '' : ` (${String(count)} × ${text(price.amount)})`}`,
          String(count),
        ),
      ),
    },
  ]
}

const fee =
  '(?:(?:processing|service|handling|transaction|late|booking|exchange|delivery|cancellation|additional|extra) )?(?:fee|charge|commission|surcharge|tax|levy|premium)'

/** Fees and shares that do not go below or above an amount, and amounts for each of several things. */
export const shares: PatternGroup = {
  cue: '%|percent|per |each',
  patterns: [
    {
      said: `<thing> (?:equals?|is|are|amounts? to|makes? up) <percent> of (?:the )?<word=[^,;.\\d]{3,40}?>${rounding}(?:,| with| but|,? and)+ (?:an? |at )?(?:minimum|min\\.?|least)(?: of| is|:)? <low>(?:(?:,| and| but)+ (?:an? |at )?(?:maximum|max\\.?|most)(?: of| is|:)? <high>)?`,
      example:
        'The deposit is 15% of the purchase price, rounded up to the full euro, but at least €30.00 and at most €450.00.',
      cases: boundedAndRounded,
    },
    {
      said: `(?:For )?<thing>,? (?:(?:carry|carries|have|has|costs?|incurs?|comes? with|(?:is|are) charged(?: with)?|are subject to|is subject to) (?:an? )?<kind=${fee}> of|(?:equals?|is|are|amounts? to|makes? up)) <percent>(?: of (?:the )?<word=[^,;.\\d]{3,40}?>)?(?:,| with| but|,? and)+ (?:an? |at )?(?:minimum|min\\.?|least)(?: of| is|:)? <low>(?:(?:,| and| but)+ (?:an? |at )?(?:maximum|max\\.?|most)(?: of| is|:)? <high>)?`,
      example: 'International transfers carry a fee of 0.4%, minimum 2 EUR and maximum 40 EUR.',
      cases: bounded,
    },
    {
      said: `(?:For )?<thing>,? (?:(?:carry|carries|have|has|costs?|incurs?|comes? with|(?:is|are) charged(?: with)?|are subject to|is subject to) (?:an? )?<kind=${fee}> of|(?:equals?|is|are|amounts? to|makes? up)) <percent>(?: of (?:the )?<word=[^,;.\\d]{3,40}?>)?(?:,| with| but|,? and)+ (?:an? |at |not )?(?:maximum|max\\.?|most|capped at|more than|up to)(?: of| is|:)? <high>`,
      example: 'The commission is 5% of the sale price, at most €200.00.',
      cases: bounded,
    },
    {
      said: `<thing> (?:carry|carries|have|has|costs?|incurs?|comes? with|(?:is|are) charged(?: with)?) (?:an? )?<kind=${fee}> of (?:<amount>|<n=\\d+\\.\\d\\d>) (?:per|for each|for every) <word=[a-z]+>`,
      example: 'Bulky goods carry a surcharge of €7.50 per item.',
      cases: perUnit,
    },
  ],
}
