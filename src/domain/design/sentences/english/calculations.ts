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

/** A price of so many units at a rate, of which a share is charged. */
interface Worked {
  count: number
  rate: number
  percent: number
}

/** Amounts of the ticket's own table, or of an example, whose exact result lies between two cents. */
function betweenCents({ facts }: Slots, halves: boolean): Worked[] {
  const { priced } = facts
  const example = { count: 3, rate: 12.35, percent: halves ? 50 : 45 }
  const found = (priced?.tiers ?? []).flatMap(({ from, to, percent }) =>
    Array.from({ length: Math.min(to, 60) - from + 1 }, (_, at) => ({
      count: from + at,
      rate: priced?.rate ?? 0,
      percent,
    })).filter((one) => {
      const beyond = Math.round(one.count * one.rate * 100 * one.percent) % 100
      return one.count > 1 && (halves ? beyond === 50 : beyond !== 50 && beyond !== 0)
    }),
  )
  return found.length === 0 ? [example] : found.slice(0, 2)
}

/** "Only the total is rounded": amounts that come out differently where their parts are rounded first. */
function roundedAsWhole(slots: Slots): CasePattern[] | undefined {
  const halves = slots.words.has('occasion')
  const { priced } = slots.facts
  const name = thingOf(word(slots, 'thing'))
  const worked = betweenCents(slots, halves)
  const own = priced !== undefined && worked.every(({ rate }) => rate === priced.rate)
  const [unit, rate] = own ? [priced.unit, priced.rateName] : ['units', 'price of a unit']
  const written = (exact: number): string => String(Number(exact.toFixed(4)))
  const results = worked.map((one) => {
    const exact = Number(((one.count * one.rate * one.percent) / 100).toFixed(6))
    const up = Math.floor(exact * 100 + 0.5 + 1e-6) / 100
    const parts = Number(((Math.floor(one.rate * one.percent + 0.5 + 1e-6) / 100) * one.count).toFixed(2))
    const wrong = [Math.floor(exact * 100 + 1e-6) / 100, parts].filter(
      (amount, at, all) => amount !== up && all.indexOf(amount) === at,
    )
    return { ...one, exact, up, wrong }
  })
  return [
    {
      title: [
        `${results.map(({ count, up }) => `${String(count)} ${unit}: ${money(slots, up)}`).join(', ')}; only the whole is rounded`,
        `${capital(name)}: only the whole is rounded`,
      ],
      type: 'Boundary',
      given: [
        own
          ? `Something with a ${rate} of ${money(slots, priced.rate)} is chosen, and nothing else is charged.`
          : `A case is prepared in which ${name} consists of units at one price, of which a share is charged.`,
      ],
      steps: results.map(({ count, rate: price, percent, exact, up, wrong }) =>
        line(
          `Read off ${name} for ${String(count)} ${unit}`,
          `${capital(name)} is ${money(slots, up)} (exactly ${written(exact)})${wrong.length === 0 ? '' : `, ${wrong.length === 1 ? 'not' : 'neither'} ${wrong.map((amount) => money(slots, amount)).join(' nor ')}`}`,
          `${String(count)} ${unit}, ${rate} ${money(slots, price)}, ${String(percent)}%`,
        ),
      ),
      assume: own ? [] : ['The values are examples; others whose exact result lies between two cents do as well.'],
    },
  ]
}

/** Percentages, fees, thresholds and roundings with their results worked out. */
export const calculations: PatternGroup = {
  cue: 'decimal|%|percent|€|\\$|£|free|discount|round|sum|total|multipl|points?|half|started|begun|consist|made up|composed|average|VAT|fee|price',
  patterns: [
    {
      said: '(?:Only <thing>(?: as a whole| itself| in total)? (?:is|are|gets?|must be|should be)|<thing2> (?:is|are|gets?|must be|should be) only) rounded(?: as a whole)?,? (?:commercially )?to the (?:nearest |next |full |whole )*(?:cent|penny)(?:,? (?:with |and )?<occasion=(?:half a cent|a half cent|half cents|halves|half|half pennies|half a penny)(?: is| are)?(?: rounded| going)? up>)?',
      example: 'Only the invoice total is rounded, to the nearest cent, half a cent up.',
      derive: ({ words }) => ({ thing: words.get('thing') ?? words.get('thing2') ?? '' }),
      cases: roundedAsWhole,
    },
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
