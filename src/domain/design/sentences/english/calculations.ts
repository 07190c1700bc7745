import { withAmount } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'

const word = ({ words }: Slots, name: string): string => words.get(name) ?? ''

/** An amount as the ticket writes its amounts. */
function money(slots: Slots, amount: number): string {
  const like =
    slots.values.get('price') ?? slots.values.get('amount') ?? slots.values.get('amount2') ?? slots.facts.money
  return withAmount(like, Math.round(amount * 100 + 1e-6) / 100, 2).text
}

const value = (slots: Slots, name: string): number | undefined => slots.values.get(name)?.amount
const grants =
  '(?:gets?|receives?|has|have|is granted|are granted|is given|are given|is entitled to|are entitled to|pays?|enjoys?)'
const reduction = '(?:discount|reduction|rebate|price reduction|off|less)'

/** Percentages, fees, thresholds and roundings with their results worked out. */
export const calculations: PatternGroup = {
  cue: 'decimal|%|percent|€|\\$|£|free|discount|round|sum|total|multipl|points?|half|started|begun|consist|made up|composed|average|VAT|fee|price',
  patterns: [
    {
      said: `<who> ${grants} (?:an? )?<percent> ${reduction}(?: on <thing>| off <thing2>)?(?: (?:if|when|for|with) <clause>)?`,
      example: 'Members get a 15% discount on all day tickets.',
      cases: (slots) => discount(slots, word(slots, 'who'), slots.words.get('thing') ?? slots.words.get('thing2')),
    },
    {
      said: `<who> ${grants} (?:an? )?${reduction} of <percent>(?: on <thing>| off <thing2>)?`,
      example: 'Students receive a discount of 30% on the monthly fee.',
      cases: (slots) => discount(slots, word(slots, 'who'), slots.words.get('thing') ?? slots.words.get('thing2')),
    },
    {
      said: `(?:For <who>|With <thing3>),? <thing> (?:is|are|costs?) (?:reduced by <percent>|<percent2> (?:cheaper|less|off))`,
      example: 'For members, the course fee is reduced by 20%.',
      cases: (slots) => {
        const holder = slots.words.get('who')
        const percent = value(slots, 'percent') ?? value(slots, 'percent2')
        return percent === undefined
          ? undefined
          : discounted(
              slots,
              percent,
              holder ?? `customers with ${lowerArticle(word(slots, 'thing3'))}`,
              word(slots, 'thing'),
            )
      },
    },
    {
      said: '(?:An? )?(?<kind>discount|surcharge|deposit|down payment|cancellation fee|commission|tip|bonus|service fee|fee|tax|VAT|value added tax|interest) of <percent>(?: of <thing>)? (?:is|are) (?:charged|due|retained|withheld|added|deducted|granted|applied|levied|payable|required|given|subtracted)(?: (?:on|to|from|for) <thing2>)?(?: (?:if|when|for|on|in case of|after) <clause>)?',
      example: 'A deposit of 20% of the rental price is due.',
      cases: (slots) =>
        shareOf(
          slots,
          word(slots, 'kind'),
          slots.words.get('thing') ?? slots.words.get('thing2') ?? 'the price',
          slots.words.get('clause'),
        ),
    },
    {
      said: '(?:The )?(?<kind>discount|surcharge|deposit|down payment|cancellation fee|commission|tip|bonus|service fee|fee|tax|VAT|interest|premium|contribution|transaction fee|processing fee) (?:is|amounts to|equals|comes to) <percent> of <thing>',
      example: 'The commission is 8% of the sale price.',
      cases: (slots) => shareOf(slots, word(slots, 'kind'), word(slots, 'thing')),
    },
    {
      said: '(?:The )?(?<kind>[a-z ]{3,30}?) (?:is|amounts to|equals) <percent> of <thing>,? (?:but )?(?:at least|a minimum of|no less than|not less than) <price> (?:and|but) (?:at most|no more than|a maximum of|not more than) <price2>',
      example: 'The fee is 2% of the amount, at least €1.00 and at most €20.00.',
      cases: (slots) => between(slots, value(slots, 'price'), value(slots, 'price2')),
    },
    {
      said: '(?:The )?(?<kind>[a-z ]{3,30}?) (?:is|amounts to|equals) <percent> of <thing>,? (?:but )?(?:at least|a minimum of|no less than|not less than|with a minimum of) <price>',
      example: 'The brokerage fee is 1% of the order value, but at least €9.90.',
      cases: (slots) => between(slots, value(slots, 'price'), undefined),
    },
    {
      said: '(?:The )?(?<kind>[a-z ]{3,30}?) (?:is|amounts to|equals) <percent> of <thing>,? (?:but )?(?:at most|a maximum of|no more than|not more than|capped at|up to a maximum of|with a maximum of) <price>',
      example: 'The late fee is 5% of the invoice amount, but no more than €50.00.',
      cases: (slots) => between(slots, undefined, value(slots, 'price')),
    },
    {
      said: '<percent> of <thing> (?:is|are) (?<done>[a-z]+(?: back)?)(?: as (?:an? |the )?<kind=[a-z ]{3,30}>)?(?:,? (?:if|when|in case of|for|after) <clause>)?',
      example: '80% of the ticket price is refunded if the concert is cancelled.',
      cases: (slots) =>
        shareOf(
          slots,
          slots.words.get('kind') ?? `amount ${word(slots, 'done')}`,
          word(slots, 'thing'),
          slots.words.get('clause'),
        ),
    },
    {
      said: '<things> (?:(?:of|worth|over|above|from) )?(?:at least )?<amount>(?: or more| and (?:more|above|over)| upwards| and up)? (?:are|is) (?:delivered|shipped|sent|dispatched) (?:free(?: of charge)?|without (?:charge|delivery costs|shipping costs))(?:<stop>|, )(?:below (?:that|this)(?: amount)?|otherwise|under (?:that|this)|for smaller orders|for (?:all )?other orders),? (?:the )?(?<kind>[a-z ]{4,30}?) (?:costs?|is|are|of) <price>(?: (?:is|are) (?:charged|added))?',
      example: 'Orders of €50 or more are delivered free of charge; below that delivery costs €4.90.',
      cases: (slots) => freeFrom(slots, word(slots, 'things'), word(slots, 'kind'), false),
    },
    {
      said: '(?<kind>(?:The )?[A-Za-z ]{4,30}?) (?:costs?|is|are) <price>(?: per order)?(?:,| and|;|, but|, and)? (?:is|are|it is|but is|they are) free (?:of charge )?(?<word>from|for orders (?:of|from|over|above)|from an? (?:order value|order|total|value|purchase) of|for orders of at least|above|over) <amount>(?: (?:on|upwards|or more|and above))?',
      example: 'Delivery costs €4.90 and is free from €50.00.',
      cases: (slots) => freeFrom(slots, 'orders', word(slots, 'kind'), /over|above/iu.test(word(slots, 'word'))),
    },
    {
      said: '(?<kind>(?:The )?[A-Za-z ]{4,30}?) (?:is|are) free (?:of charge )?(?<word>from|for <things> (?:of|from|over|above|worth)|from an? (?:order value|order|total|value|purchase) of|for orders of at least|above|over) <amount>(?: (?:on|upwards|or more|and above))?(?:<stop>|, )(?:below (?:that|this)(?: amount)?|otherwise|under (?:that|this)|for smaller orders),? (?:it |they )?(?:costs?|is|are) <price>',
      example: 'Shipping is free for orders over €80. Otherwise it costs €5.90.',
      cases: (slots) => freeFrom(slots, 'orders', word(slots, 'kind'), /over|above/iu.test(word(slots, 'word'))),
    },
    {
      said: '(?<things>[^,;.]{3,50}?) (?:costs?|is charged|are charged|is|are) <price> (?:per|a|for each|for every) (?<unit>day|hour|minute|week|month|night|kilometre|kilometer|km|person|item|piece|page|guest|kilogram|kg)(?:,? (?:but )?(?:at most|no more than|a maximum of|up to a maximum of|capped at|not more than|up to) <amount>)',
      example: 'Late returns cost €0.50 per day, at most €10.00.',
      cases: (slots) => capped(slots),
    },
    {
      said: '(?:An? |The )?<thing> reduces (?<base>the [^,;.]{3,40}?) by (?:<percent>|<price>)(?:,? (?:but )?(?:never (?:to )?(?:below|under|less than)|not below|(?:down )?to (?:at least|a minimum of)|but at least) <amount>)?',
      example: 'A coupon reduces the total by 10%, but never below €5.00.',
      cases: (slots) => reduced(slots),
    },
    {
      said: '(?:From|Starting (?:at|from|with)|As of|For) <count> <things>(?: (?:on|upwards|or more|and more|and above))?,? (?:the customer gets |customers get |the buyer gets |there is |the user gets )?(?:an? )?(?:<percent> discount|discount of <percent2>)(?: (?:is (?:granted|applied|given|deducted)|applies))?(?: (?:on|to|off) <thing>)?',
      example: 'From 10 tickets on, a discount of 5% is granted.',
      cases: (slots) => quantity(slots),
    },
    {
      said: '(?:For (?:each|every)|Per|(?:Each|Every)) (?:full |whole |complete )?<amount>(?: (?:spent|of turnover|paid|of purchase value|of sales|of the purchase price|donated))?,? (?:the )?(?:customers?|members?|players?|users?|<who>)? ?(?:gets?|earns?|receives?|is credited with|are credited with|collects?|gives?|brings?|yields?) <count> (?<unit>[a-z ]{4,30})',
      example: 'For every full €10 spent, the customer earns 1 bonus point.',
      cases: (slots) => points(slots),
    },
    {
      said: '(?:Each|Every) (?:started|begun|commenced|partial) (?<unit>hour|day|minute|kilometre|kilometer|week|month|kilogram|page|night|15 minutes|half hour) (?:is charged (?:with|at)|costs|is billed (?:at|with)|counts as a full (?:hour|day|week) and costs|adds) <price>',
      example: 'Each started hour costs €3.00.',
      cases: (slots) => started(slots),
    },
    {
      said: '(?!The average)(?<things>[^,;.]{3,50}?) (?:is|are|must be) (?:always )?(?:shown|displayed|given|stated|printed|calculated) (?:with|to) (?:exactly )?(?<count>one|two|three|four|five|[1-6]) decimals?(?: places?)?',
      example: 'Energy prices are displayed with four decimal places.',
      cases: (slots) => {
        const count = value(slots, 'count')
        if (count === undefined || count < 1 || count > 6) return undefined
        const things = thingOf(word(slots, 'things'))
        const shown = (amount: number): string => amount.toFixed(count)
        return [
          {
            title: [
              `${capital(things)}: 12 reads ${shown(12)}, 0.5 reads ${shown(0.5)}`,
              `12 reads ${shown(12)}, 0.5 reads ${shown(0.5)}`,
            ],
            given: [`Two records exist whose values are 12 and 0.5 (${things}).`],
            steps: [
              line('Open the record with the value 12', `It reads ${shown(12)}`, '12'),
              line('Open the record with the value 0.5', `It reads ${shown(0.5)}`, '0.5'),
            ],
            assume: ['The decimal sign is the one of the language that is set.'],
          },
        ]
      },
    },
    {
      said: '(?:All )?(?<things>amounts|prices|totals?|the total|the amount|results?|the result|the price|values|the tax|the average|fees|sums|the fee|the share|shares|the discount|taxes)(?: (?:in|of|on|for) <place>)? (?:is|are|must be|has to be|have to be) (?:always )?rounded (?:commercially |half up |mathematically )?(?:to (?:two decimal places|two decimals|2 decimals?|2 decimal places|(?:the )?(?:nearest|full) cents?|cents|whole cents|(?:the )?second decimal(?: place)?))(?:,? (?:commercially|half (?:a cent )?(?:is rounded )?up|with half cents? (?:rounded )?up))?',
      example: 'Amounts are rounded to two decimal places.',
      cases: (slots) => rounding(slots),
    },
    {
      said: '(?<things>(?:All |The )?[^,;.]{3,50}?) (?:is|are|must be) (?:always )?rounded (?<way>up|down) to the (?:next|nearest) (?:full|whole) (?<unit>euro|dollar|pound|minute|hour|day|kilometre|kilometer|number|kilogram|percent|point|unit)',
      example: 'The parking time is rounded up to the next full hour.',
      cases: (slots) => roundedTo(slots),
    },
    {
      said: '(?:The )?(?<kind>total|total price|total amount|sum|grand total|balance|amount due|final price|invoice total|order total|net salary|remaining amount|score|final score|[a-z ]{4,30}?) (?:is|equals|is calculated as|is the result of|consists of|is made up of|is composed of)(?: the)?(?: sum of)? (?<first>the [^,;.]{3,40}?)(?<rest>(?:(?:,? (?:plus|minus|and|less) |, )(?:the |any |an? )?[^,;.]{3,40}?){1,4})',
      example: 'The total is the sum of the net price and the shipping costs minus the voucher.',
      cases: (slots) => sum(slots),
    },
    {
      said: '(?:The )?(?<kind>[a-z ]{4,40}?) (?:is|equals|is calculated (?:as|from|by)|results from)(?: the)?(?: product of)?(?: multiplying)? ?(?<first>(?:the )?[^,;.]{3,40}?) (?:times|multiplied by|×|x|\\*|by) (?<second>(?:the )?[^,;.]{3,40}?)',
      example: 'The rental price is the number of days multiplied by the daily rate.',
      cases: (slots) => product(slots),
    },
    {
      said: '<things> (?:pays?|costs?|is charged|are charged|are|is) (?:only )?half (?:of )?(?:the )?(?<thing>(?:regular |normal |full )?(?:price|fare|fee|rate|entrance fee|amount|admission)[^,;.]{0,30}?)',
      example: 'Pensioners pay half the entrance fee.',
      cases: (slots) => discounted(slots, 50, word(slots, 'things'), word(slots, 'thing')),
    },
    {
      said: '(?:The )?average (?<thing>[^,;.]{3,40}?) (?:is|must be) (?:shown|displayed|calculated|given)(?: and shown| and displayed)? (?:with|to) (?:one|1|a single) decimal(?: place)?',
      example: 'The average rating is shown with one decimal place.',
      cases: (slots) => {
        const thing = word(slots, 'thing')
        return [
          {
            title: [`Average ${thing} of 3, 4 and 4: 3.7`],
            given: ['Exactly three values have been given: 3, 4 and 4.'],
            steps: [
              line(`Open the page with the average ${thing}`, `The average ${thing} is 3.7 (11 ÷ 3 = 3.67)`),
              line('Give one more value', `The average ${thing} is 4.0 (16 ÷ 4)`, '5'),
            ],
            assume: ['The values 3, 4 and 5 can be given, and half a tenth is rounded up.'],
          },
        ]
      },
    },
    {
      said: '(?:An? |The )?(?<kind>[a-z -]{3,30}? ?(?:fee|surcharge|charge|costs?|deposit|reminder|supplement)) of <price> (?:is|are) (?:charged|added|due|payable|applied|deducted|levied)(?: (?:for|to|on|from) <things>)?',
      example: 'A handling fee of €2.50 is added to every order.',
      cases: (slots) => {
        const fee = value(slots, 'price')
        if (fee === undefined) return undefined
        const thing = slots.words.get('things')
        const kind = word(slots, 'kind')
        return [
          {
            title: [
              `${capital(kind)} {price}: ${money(slots, 40)} become ${money(slots, 40 + fee)}`,
              `${capital(kind)} of {price}`,
            ],
            steps: [
              line(
                `Prepare ${thing === undefined ? 'a total' : anyOf(thing)} of ${money(slots, 40)}`,
                `The ${kind} is {price}; ${money(slots, 40 + fee)} are due altogether`,
                money(slots, 40),
              ),
            ],
            assume: [`${money(slots, 40)} is an example; nothing else is added to it.`],
          },
        ]
      },
    },
  ],
}

function discount(slots: Slots, people: string, thing?: string): CasePattern[] | undefined {
  const percent = value(slots, 'percent')
  const clause = slots.words.get('clause')
  if (percent === undefined || clause !== undefined) return undefined
  return discounted(slots, percent, people, thing)
}

function discounted(slots: Slots, percent: number, people: string, thing = 'the price'): CasePattern[] {
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

function shareOf(slots: Slots, kind: string, thing: string, clause?: string): CasePattern[] | undefined {
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
function capped(slots: Slots): CasePattern[] | undefined {
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
function reduced(slots: Slots): CasePattern[] | undefined {
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
function between(slots: Slots, least: number | undefined, most: number | undefined): CasePattern[] | undefined {
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

function freeFrom(slots: Slots, things: string, kind: string, over: boolean): CasePattern[] | undefined {
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

function quantity(slots: Slots): CasePattern[] | undefined {
  const percent = value(slots, 'percent') ?? value(slots, 'percent2')
  const count = value(slots, 'count')
  if (percent === undefined || count === undefined || count < 2) return undefined
  const things = word(slots, 'things')
  const [full, less] = [count * 20, (count - 1) * 20]
  return [
    {
      title: [`${String(count)} ${things}: ${String(percent)}% off; ${String(count - 1)}: full price`],
      type: 'Boundary',
      given: [`${capital(anyOf(things))} costs ${money(slots, 20)}.`],
      steps: [
        line(
          `Order ${String(count - 1)} ${things}`,
          `${money(slots, less)} are charged (no discount)`,
          String(count - 1),
        ),
        line(
          `Order ${String(count)} ${things}`,
          `${money(slots, full * (1 - percent / 100))} are charged (${money(slots, full)} less ${money(slots, (full * percent) / 100)})`,
          String(count),
        ),
      ],
      assume: ['The discount is taken off the whole amount.'],
    },
  ]
}

function points(slots: Slots): CasePattern[] | undefined {
  const each = value(slots, 'amount')
  const count = value(slots, 'count')
  if (each === undefined || count === undefined) return undefined
  const unit = word(slots, 'unit')
  const name = (many: number): string =>
    `${String(many)} ${many === 1 ? anyOf(unit).replace(/^an? /u, '') : unit.replace(/(?<!s)$/u, 's')}`
  return [
    {
      title: [`${money(slots, each * 2 - 0.01)}: ${name(count)}, ${money(slots, each * 2)}: ${name(count * 2)}`],
      type: 'Boundary',
      given: [`The account has 0 ${unit.replace(/(?<!s)$/u, 's')} at the start of each step.`],
      steps: [each - 0.01, each, each * 2 - 0.01, each * 2].map((amount) =>
        line(
          `Buy something for ${money(slots, amount)}`,
          `${capital(name(Math.floor(amount / each + 1e-9) * count))} ${Math.floor(amount / each + 1e-9) * count === 1 ? 'is' : 'are'} credited`,
          money(slots, amount),
        ),
      ),
    },
  ]
}

function started(slots: Slots): CasePattern[] | undefined {
  const price = value(slots, 'price')
  if (price === undefined) return undefined
  const unit = word(slots, 'unit')
  const parts: Record<string, [string, string, string]> = {
    hour: ['60 minutes', '61 minutes', '10 minutes'],
    day: ['24 hours', '25 hours', '5 hours'],
    week: ['7 days', '8 days', '2 days'],
    minute: ['60 seconds', '61 seconds', '10 seconds'],
    '15 minutes': ['15 minutes', '16 minutes', '5 minutes'],
    'half hour': ['30 minutes', '31 minutes', '10 minutes'],
  }
  const [full, more, some] = parts[unit] ?? [`1.0 ${unit}`, `1.1 ${unit}s`, `0.4 ${unit}s`]
  return [
    {
      title: [`${full}: ${money(slots, price)}, ${more}: ${money(slots, price * 2)}`],
      type: 'Boundary',
      steps: [
        line(`Have ${some} charged`, `${money(slots, price)} are charged`, some),
        line(`Have exactly ${full} charged`, `${money(slots, price)} are charged`, full),
        line(`Have ${more} charged`, `${money(slots, price * 2)} are charged`, more),
      ],
    },
  ]
}

function rounding(slots: Slots): CasePattern[] {
  const things = lowerArticle(word(slots, 'things'))
  return [
    {
      title: [`Rounding to cents: 10.004 becomes ${money(slots, 10)}, 10.005 ${money(slots, 10.01)}`],
      type: 'Boundary',
      given: ['Values are prepared whose calculation gives exactly 10.004, 10.005 and 10.006.'],
      steps: [
        line('Calculate a result of exactly 10.004', `${money(slots, 10)} is displayed`, '10.004'),
        line('Calculate a result of exactly 10.005', `${money(slots, 10.01)} is displayed`, '10.005'),
        line('Calculate a result of exactly 10.006', `${money(slots, 10.01)} is displayed`, '10.006'),
      ],
      assume: [`Half a cent is rounded up (${things}).`],
    },
  ]
}

function roundedTo(slots: Slots): CasePattern[] {
  const up = /up/iu.test(word(slots, 'way'))
  const unit = word(slots, 'unit')
  const things = thingOf(word(slots, 'things'))
  const be = /s$/u.test(things) && !/ss$/u.test(things) ? 'are' : 'is'
  const name = (count: number): string =>
    /euro|dollar|pound/u.test(unit)
      ? money(slots, count)
      : /number/u.test(unit)
        ? String(count)
        : `${String(count)} ${unit}${count === 1 ? '' : 's'}`
  const fine: Record<string, [string, string]> = {
    hour: ['2 hours 0 minutes', '2 hours 1 minute'],
    minute: ['2 minutes 0 seconds', '2 minutes 1 second'],
    day: ['2 days 0 hours', '2 days 1 hour'],
  }
  const [exact, more] = /euro|dollar|pound/u.test(unit)
    ? [money(slots, 2), money(slots, 2.01)]
    : (fine[unit] ?? ['2.0', '2.1'])
  return [
    {
      title: [
        `${capital(things)}: ${exact} ${be} ${name(2)}, ${more} ${be} ${name(up ? 3 : 2)}`,
        `${more} become ${name(up ? 3 : 2)}`,
      ],
      type: 'Boundary',
      steps: [
        line(`Have exactly ${exact} calculated`, `${capital(name(2))} are shown`, exact),
        line(`Have ${more} calculated`, `${capital(name(up ? 3 : 2))} are shown`, more),
      ],
    },
  ]
}

function sum(slots: Slots): CasePattern[] | undefined {
  const parts = [
    ...`plus ${word(slots, 'first')} ${word(slots, 'rest')}`.matchAll(
      /(?:^|,? )?(?<sign>plus|minus|less|and|,) (?:the |any |an? )?(?<name>[^,;.]+?)(?=,? (?:plus|minus|less|and) |, |$)/giu,
    ),
  ].map(({ groups }) => ({
    minus: /minus|less/iu.test(groups?.sign ?? ''),
    name: (groups?.name ?? '').replace(/^(?:the )?sum of (?:all )?/iu, ''),
  }))
  if (
    parts.length < 2 ||
    parts.length > 5 ||
    parts.some(({ name }) => / (?:is|are|that|which|if|of each) /u.test(name))
  )
    return undefined
  const amounts = [80, 12.5, 7.35, 4.9, 3]
  // "plus 19% VAT": a share of what stands before it.
  parts.forEach(({ name: part }, at) => {
    const share = /^(?<percent>\d{1,2}(?:\.\d{1,2})?) ?%/u.exec(part)?.groups?.percent
    if (share !== undefined && at > 0)
      amounts[at] =
        (parts.slice(0, at).reduce((all, { minus }, before) => all + (minus ? -1 : 1) * (amounts[before] ?? 0), 0) *
          Number(share)) /
        100
  })
  const total = parts.reduce((all, { minus }, at) => all + (minus ? -1 : 1) * (amounts[at] ?? 0), 0)
  const name = thingOf(word(slots, 'kind'))
  return [
    {
      title: [`${capital(name)}: ${money(slots, total)}`],
      given: [`${capital(parts.map((part, at) => `${part.name}: ${money(slots, amounts[at] ?? 0)}`).join('; '))}.`],
      steps: [
        line(
          `Open the page with ${name}`,
          `${capital(name)} is ${money(slots, total)} (${parts.map(({ minus }, at) => `${at === 0 ? '' : minus ? '− ' : '+ '}${money(slots, amounts[at] ?? 0)}`).join(' ')})`,
        ),
      ],
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
