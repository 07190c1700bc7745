import { withAmount } from '../../understand/value.ts'
import type { PatternGroup, CasePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capital, line, thingOf, anyOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** An amount as the ticket writes its amounts. */
function money(slots: Slots, amount: number): string {
  const like =
    slots.values.get('price') ?? slots.values.get('amount') ?? slots.values.get('amount2') ?? slots.facts.money
  return withAmount(like, Math.round(amount * 100 + 1e-6) / 100, 2).text
}

const value = (slots: Slots, name: string): number | undefined => slots.values.get(name)?.amount

const price =
  /(?:price|total|costs?|fees?|amount|orders?|bill|sum|rent|rate|premium|salary|balance|invoice|fare|charge|value|payment|basket|cart)$/iu

/** A reduction with an amount below which it does not go. */
function reduced(slots: Slots): CasePattern[] | undefined {
  const percent = value(slots, 'percent')
  const fixed = value(slots, 'price')
  const floor = value(slots, 'amount') ?? 0
  const base = word(slots, 'base')
  const thing = anyOf(word(slots, 'thing'))
  // A score or a weight is no amount of money, and nobody uses a day.
  if (price.test(base) === false && slots.values.get('amount')?.measure !== 'money') return undefined
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

function product(slots: Slots): CasePattern[] | undefined {
  const [first, second] = [word(slots, 'first'), word(slots, 'second')]
  const name = thingOf(word(slots, 'kind'))
  if (/ (?:is|are|that|which) |^multiplied/u.test(`${first} ${second}`)) return undefined
  const isMoney = /price|rate|cost|fee|wage|fare|amount|salary|value|premium/iu.test(second)
  const rate = isMoney ? money(slots, 18.5) : '18.5'
  return [
    {
      title: [`${capital(name)}: 3 × ${rate} = ${isMoney ? money(slots, 55.5) : '55.5'}`],
      given: [`${capital(thingOf(second))} is ${rate}.`],
      steps: [1, 3].map((count) =>
        line(
          `Use ${String(count)} as ${thingOf(first)}`,
          `${capital(name)} is ${isMoney ? money(slots, count * 18.5) : String(count * 18.5)} (${String(count)} × ${rate})`,
          String(count),
        ),
      ),
      assume: ['The values are examples.'],
    },
  ]
}

/** Percentages, fees, thresholds and roundings with their results worked out. */
export const calculations: PatternGroup = {
  cue: 'decimal|%|percent|€|\\$|£|free|discount|round|sum|total|multipl|points?|half|started|begun|consist|made up|composed|average|VAT|fee|price',
  patterns: [
    {
      said: '(?:An? |The )?<thing> reduces (?<base>the [^,;.]{3,40}?) by (?:<percent>|<price>)(?:,? (?:but )?(?:never (?:to )?(?:below|under|less than)|not below|(?:down )?to (?:at least|a minimum of)|but at least) <amount>)?',
      example: 'A coupon reduces the total by 10%, but never below €5.00.',
      cases: (slots) => reduced(slots),
    },
    {
      said: '(?:The )?(?<kind>[a-z ]{4,40}?) (?:is|equals|is calculated (?:as|from|by)|results from)(?: the)?(?: product of)?(?: multiplying)? ?(?<first>(?:the )?[^,;.]{3,40}?) (?:times|multiplied by|×|x|\\*|by) (?<second>(?:the )?[^,;.]{3,40}?)',
      example: 'The rental price is the number of days multiplied by the daily rate.',
      cases: (slots) => product(slots),
    },
  ],
}
