import { grants, reduction } from './calculations-cases.ts'
import type { PatternGroup } from '../pattern.ts'
import { anyOf, capital, line, lowerArticle, thingOf } from './wording.ts'
import {
  word,
  money,
  value,
  discount,
  discounted,
  shareOf,
  capped,
  reduced,
  between,
  freeFrom,
} from './calculations-cases.ts'
import { quantity, points, started, rounding, roundedTo, sum, product } from './fees-cases.ts'

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
