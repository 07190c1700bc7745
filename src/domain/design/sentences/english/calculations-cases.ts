import { withAmount } from '../../understand/value.ts'
import type { CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'

export const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** An amount as the ticket writes its amounts. */
export function money(slots: Slots, amount: number): string {
  const like =
    slots.values.get('price') ?? slots.values.get('amount') ?? slots.values.get('amount2') ?? slots.facts.money
  return withAmount(like, Math.round(amount * 100 + 1e-6) / 100, 2).text
}

export const value = (slots: Slots, name: string): number | undefined => slots.values.get(name)?.amount
export const grants =
  '(?:gets?|receives?|has|have|is granted|are granted|is given|are given|is entitled to|are entitled to|pays?|enjoys?)'
export const reduction = '(?:discount|reduction|rebate|price reduction|off|less)'

export function discount(slots: Slots, people: string, thing?: string): CasePattern[] | undefined {
  const percent = value(slots, 'percent')
  const clause = slots.words.get('clause')
  if (percent === undefined || clause !== undefined) return undefined
  return discounted(slots, percent, people, thing)
}

export function discounted(slots: Slots, percent: number, people: string, thing = 'the price'): CasePattern[] {
  const who = anyOf(people)
  const what = lowerArticle(thing)
    .replace(/^(?:the|all|every|each|an?|their) /u, '')
    .replace(/(?<=[a-z]{3})s$/u, '')
  const article = anyOf(what)
  const [base, odd] = [200, 49.9]
  const off = (amount: number): string => money(slots, amount * (1 - percent / 100))
  return [
    {
      title: [
        `${capital(what)} for ${who}: ${money(slots, base)} become ${off(base)}`,
        `${String(percent)}% for ${who}: ${money(slots, base)} become ${off(base)}`,
        `${String(percent)}% discount: ${off(base)}`,
      ],
      technique: 'Decision table',
      given: [
        `The regular amounts are ${money(slots, base)} and ${money(slots, odd)} (${article} each). Anna Weber is ${who}; Ben Ark is not.`,
      ],
      steps: [
        line(
          `Select the one for ${money(slots, base)} as Anna Weber`,
          `${off(base)} are charged (${money(slots, base)} less ${money(slots, (base * percent) / 100)})`,
          'Anna Weber',
        ),
        line(`Select the one for ${money(slots, odd)} as Anna Weber`, `${off(odd)} are charged`, 'Anna Weber'),
        line(`Select the one for ${money(slots, base)} as Ben Ark`, `${money(slots, base)} are charged`, 'Ben Ark'),
      ],
      assume: ['Cents are rounded half up; the ticket does not say so.'],
    },
  ]
}

export function shareOf(slots: Slots, kind: string, thing: string, clause?: string): CasePattern[] | undefined {
  const percent = value(slots, 'percent')
  if (percent === undefined || clause?.includes(' and ') === true) return undefined
  const base = thingOf(thing)
  const name = thingOf(kind)
  const share = (amount: number): string => money(slots, (amount * percent) / 100)
  return [
    {
      title: [
        `${capital(name)}: ${share(200)} of ${money(slots, 200)}`,
        `{percent} of ${money(slots, 200)}: ${share(200)}`,
      ],
      given: clause === undefined ? [] : [`The rule applies: ${lowerArticle(clause)}.`],
      steps: [
        line(
          `Use ${money(slots, 200)} as ${base}`,
          `${capital(name)} is ${share(200)} ({percent} of ${money(slots, 200)})`,
          money(slots, 200),
        ),
        line(`Use ${money(slots, 49.9)} as ${base}`, `${capital(name)} is ${share(49.9)}`, money(slots, 49.9)),
      ],
      assume: ['The amounts are examples; cents are rounded half up.'],
    },
  ]
}

/** So much for each unit, up to a greatest amount. */
export function capped(slots: Slots): CasePattern[] | undefined {
  const [each, most] = [value(slots, 'price'), value(slots, 'amount')]
  if (each === undefined || most === undefined || each <= 0) return undefined
  const unit = word(slots, 'unit')
  const last = Math.floor(most / each + 1e-9)
  const name = (count: number): string =>
    `${String(count)} ${/^(?:km|kg)$/u.test(unit) ? unit : count === 1 ? unit : unit === 'person' ? 'people' : `${unit}s`}`
  return [
    {
      title: [`${name(last)}: ${money(slots, Math.min(most, last * each))}, ${name(last + 1)}: ${money(slots, most)}`],
      type: 'Boundary',
      steps: [2, last, last + 1, last * 2].map((count) =>
        line(
          `Work through a case of ${name(count)}`,
          `${money(slots, Math.min(most, count * each))} are charged${count > last ? `, not ${money(slots, count * each)}` : ''}`,
          name(count),
        ),
      ),
    },
  ]
}

/** A reduction with an amount below which it does not go. */
export function reduced(slots: Slots): CasePattern[] | undefined {
  const percent = value(slots, 'percent')
  const fixed = value(slots, 'price')
  const floor = value(slots, 'amount') ?? 0
  const base = word(slots, 'base')
  const thing = anyOf(word(slots, 'thing'))
  const after = (amount: number): number =>
    Math.max(floor, percent === undefined ? amount - (fixed ?? 0) : amount * (1 - percent / 100))
  const edge = percent === undefined ? floor + (fixed ?? 0) : percent < 100 ? floor / (1 - percent / 100) : undefined
  if (edge === undefined) return undefined
  const low = edge * 0.99 > floor ? floor + (edge - floor) / 2 : floor
  const amounts = [200, ...(floor > 0 || fixed !== undefined ? [low] : [])]
  return [
    {
      title: amounts.map((amount) => `${money(slots, amount)} become ${money(slots, after(amount))}`).join(', '),
      type: floor > 0 ? 'Boundary' : 'Positive',
      steps: amounts.map((amount) =>
        line(
          `Use ${thing} with ${money(slots, amount)} as ${base}`,
          `${capital(base)} is ${money(slots, after(amount))}${amount === 200 || percent === undefined ? '' : `, not ${money(slots, after(amount) - 0.01)} or less`}`,
          money(slots, amount),
        ),
      ),
      assume: ['The amounts are examples.'],
    },
  ]
}

/** A percentage with a least and a greatest amount. */
export function between(slots: Slots, least: number | undefined, most: number | undefined): CasePattern[] | undefined {
  const percent = value(slots, 'percent')
  if (percent === undefined) return undefined
  const base = thingOf(word(slots, 'thing'))
  const name = thingOf(word(slots, 'kind'))
  const at = (amount: number, why: string): string =>
    line(
      `Use ${money(slots, amount)} as ${base}`,
      `${capital(name)} is ${money(slots, Math.min(Math.max((amount * percent) / 100, least ?? 0), most ?? Infinity))} ${why}`,
      money(slots, amount),
    )
  const edgeLow = least === undefined ? undefined : (least * 100) / percent
  const edgeHigh = most === undefined ? undefined : (most * 100) / percent
  const middle =
    edgeLow === undefined ? (edgeHigh ?? 200) / 2 : edgeHigh === undefined ? edgeLow * 2 : (edgeLow + edgeHigh) / 2
  const share = (amount: number): string => `({percent} would be ${money(slots, (amount * percent) / 100)})`
  return [
    {
      title: [
        `${capital(name)}: {percent}${least === undefined ? '' : `, at least ${money(slots, least)}`}${most === undefined ? '' : `, at most ${money(slots, most)}`}`,
      ],
      type: 'Boundary',
      steps: [
        ...(edgeLow === undefined
          ? []
          : [at(edgeLow / 2, share(edgeLow / 2)), at(edgeLow, '({percent}, exactly the minimum)')]),
        at(middle, '({percent})'),
        ...(edgeHigh === undefined
          ? []
          : [at(edgeHigh, '({percent}, exactly the maximum)'), at(edgeHigh * 2, share(edgeHigh * 2))]),
      ],
    },
  ]
}

export function freeFrom(slots: Slots, things: string, kind: string, over: boolean): CasePattern[] | undefined {
  const from = value(slots, 'amount')
  const price = value(slots, 'price')
  if (from === undefined || price === undefined) return undefined
  const name = lowerArticle(kind).replace(/^the /u, '')
  const one = anyOf(things)
  const [free, paid] = over ? [from + 0.01, from] : [from, from - 0.01]
  const verb = /s$/u.test(name) ? 'cost' : 'costs'
  return [
    {
      title: [`${capital(name)}: ${money(slots, price)} at ${money(slots, paid)}, free at ${money(slots, free)}`],
      type: 'Boundary',
      steps: [
        line(
          `Put together ${one} of ${money(slots, paid)}`,
          `${capital(name)} ${verb} ${money(slots, price)}; ${money(slots, paid + price)} are due altogether`,
          money(slots, paid),
        ),
        line(
          `Put together ${one} of ${money(slots, free)}`,
          `${capital(name)} ${verb} nothing; ${money(slots, free)} are due altogether`,
          money(slots, free),
        ),
      ],
      assume: ['Nothing else is added to the amounts.'],
    },
  ]
}
