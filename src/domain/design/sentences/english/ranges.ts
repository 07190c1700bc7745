import type { CasePattern, PatternGroup } from '../pattern.ts'
import { moved, withAmount } from '../../understand/value.ts'
import { filled, type Slots } from '../slots.ts'
import { atLeast, atMost, can, cannot, edges, family, fieldFamily, inclusive, must, upTo } from './limit-words.ts'

const everythingElse = ['Everything else is filled in correctly.']
const noLength = '(?! ?(?:characters|chars|letters|digits|words|items|entries)(?!\\p{L}))'
const unit = `${noLength}(?: <unit=(?!inclusive|long|and|or|and|to|in|at|per|the|when|on|if|before|after|of|each|for|is|are|was|must|can|only|with|both)[\\p{L}/]{2,16}(?: per (?:day|night|person|hour|month|week|year|unit|piece))?>)?${inclusive}`
const be =
  '(?:be|lie|stay|range|fall|vary|be set|be entered|be chosen|be selected|be adjusted|be given|be specified|be configured|be changed)'
const value =
  '(?: (?:to |with )?(?:an? |any |only )?(?:value|number|amount|figure|score|percentage|integer|whole number|price|rate)s?)?'

const range: CasePattern = {
  title: [
    '{field:bare}: {outLow} and {outHigh} refused, {inLow} and {inHigh} accepted',
    '{outLow} and {outHigh} refused, {inLow} and {inHigh} accepted',
  ],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {outLow} as {field:the} | {outLow} | {under}',
    'Save with {inLow} as {field:the} | {inLow} | It is saved; the value after a reload is {inLow}.',
    'Save with {inHigh} as {field:the} | {inHigh} | It is saved; the value after a reload is {inHigh}.',
    'Save with {outHigh} as {field:the} | {outHigh} | {over}',
  ],
}
const most: CasePattern = {
  title: ['{field:bare}: {inHigh} accepted, {outHigh} refused', '{inHigh} accepted, {outHigh} refused'],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {inHigh} as {field:the} | {inHigh} | It is saved; the value after a reload is {inHigh}.',
    'Save with {outHigh} as {field:the} | {outHigh} | {over}',
  ],
}
const least: CasePattern = {
  title: ['{field:bare}: {outLow} refused, {inLow} accepted', '{outLow} refused, {inLow} accepted'],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {outLow} as {field:the} | {outLow} | {under}',
    'Save with {inLow} as {field:the} | {inLow} | It is saved; the value after a reload is {inLow}.',
  ],
}
const fraction: CasePattern = {
  title: ['{field:bare}: the fraction {half} is refused', 'The fraction {half} is refused'],
  type: 'Negative',
  given: everythingElse,
  steps: ['Save with {half} as {field:the} | {half} | {beyond}'],
}

const notTaken = ' (?:are|is) (?:not accepted|rejected|refused|not possible|declined|not allowed|blocked|not permitted)'
const whole = '(?:whole|integer|full|natural)'
const span = `(?:between |from |in the range (?:of |from |between )?|within )?<low> ?(?:and|to|-|–|up to|through) ?<high>`

/** The ends of a range with steps, a value on the first step behind its start and one beside it. */
function stepped(slots: Slots): Record<string, string> | undefined {
  const [low, high, step] = ['low', 'high', 'high2'].map((name) => slots.values.get(name))
  if (low === undefined || high === undefined || step === undefined) return undefined
  const by = step.amount
  const end = low.format.suffix === '' && low.format.prefix === '' ? withAmount(high, low.amount) : low
  if (by <= 0 || by >= high.amount - low.amount) return undefined
  return {
    outLow: moved(end, -by).text,
    inLow: end.text,
    step: moved(end, by).text,
    beside: moved(end, by > 1 ? 1 : by / 2).text,
    inHigh: high.text,
    outHigh: moved(high, by).text,
  }
}

/** Which numbers, amounts and percentages a field takes. */
export const ranges: PatternGroup = {
  needsRequest: false,
  cue: '\\d|(?<!\\p{L})(?:one|two|three|five|ten|twelve|zero)(?!\\p{L})',
  patterns: [
    ...fieldFamily(
      [
        [
          `(?:${must} ${be}|ranges?|goes?|(?:is|are)(?: only)? (?:valid|allowed|possible))${value} ${span},? (?:in|with) (?:steps|increments|intervals) of <high2>`,
          'The discount',
          'must be between 5% and 50% in steps of 5%.',
        ],
        [
          `(?:can|may|must) be (?:set|chosen|selected|entered|adjusted) (?:in|with) (?:steps|increments) of <high2> (?:between|from) <low> (?:and|to) <high>`,
          'The temperature',
          'can be set in steps of 2 °C between 16 °C and 28 °C.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: {outLow}, {beside} and {outHigh} refused, {inLow} and {inHigh} accepted',
            '{outLow}, {beside} and {outHigh} refused',
            'Both ends and a value between two steps',
          ],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Save with {outLow} as {field:the} | {outLow} | {under}',
            'Save with {inLow} as {field:the} | {inLow} | It is saved; the value after a reload is {inLow}.',
            'Save with {beside} as {field:the} | {beside} | {beyond}',
            'Save with {step} as {field:the} | {step} | It is saved; the value after a reload is {step}.',
            'Save with {inHigh} as {field:the} | {inHigh} | It is saved; the value after a reload is {inHigh}.',
            'Save with {outHigh} as {field:the} | {outHigh} | {over}',
          ],
        },
      ],
      stepped,
    ),
    ...family(
      [
        [
          `(?:We|The \\p{L}+) (?:accepts?|takes?) (?:only )?(?:between |from )<low> (?:and|to|-|–) <high>${unit} per <thing>`,
          'We accept between 10 and 100 kg per collection.',
        ],
      ],
      [
        {
          title: ['{thing:bare}: {outLow} and {outHigh} refused, {inLow} and {inHigh} accepted'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Submit {thing:a} of {outLow} | {outLow} | {under}',
            'Submit {thing:a} of {inLow} | {inLow} | It is accepted with {inLow}.',
            'Submit {thing:a} of {inHigh} | {inHigh} | It is accepted with {inHigh}.',
            'Submit {thing:a} of {outHigh} | {outHigh} | {over}',
          ],
        },
      ],
      edges,
    ),
    ...family(
      [
        [
          `<thing> (?:(?:can|may|must)(?: only)? weigh (?:${atMost})|${cannot} weigh (?:more than|over)|(?:is|are) limited to a weight of(?: ${atMost})?) <high>`,
          'A parcel may weigh at most 31.5 kg.',
        ],
      ],
      [most],
      (slots) => {
        const thing = filled('{thing:bare}', slots)
        const derived = edges(slots)
        return thing === undefined || derived === undefined ? undefined : { ...derived, field: `weight of ${thing}` }
      },
    ),
    ...family(
      [
        [
          `<field> (?:is|are) <list=(?:[€$£] ?[\\d.,]+|[\\d.,]+ ?(?:€|EUR|%|kg|km|minutes|hours|days))(?:, (?:[€$£] ?[\\d.,]+|[\\d.,]+ ?(?:€|EUR|%|kg|km|minutes|hours|days))){0,8},? (?:and|or) (?:[€$£] ?[\\d.,]+|[\\d.,]+ ?(?:€|EUR|%|kg|km|minutes|hours|days))>`,
          'Gift card amounts are €10, €25, €50 and €100.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {list} and nothing else', 'Exactly {list} are offered'],
          steps: ['Open the choice of {field:the} | | Exactly these are offered: {list}.'],
        },
      ],
    ),
    ...fieldFamily(
      [
        [
          `(?:${must} be|(?:is|are)|(?:accepts?|allows?|takes?)(?: only)?|only (?:accepts?|allows?|takes?)) (?:an? |any )?(?:${whole} numbers?|integers?) ${span}${unit}`,
          'The number of rooms',
          'must be a whole number between 1 and 12.',
        ],
      ],
      [range, fraction],
      (slots) => {
        const low = slots.values.get('low')
        return low?.decimals === 0 ? edges(slots) : undefined
      },
    ),
    ...fieldFamily(
      [
        [
          `(?:(?:is|are) (?:entered|given|stated|recorded) in \\p{L}+,? and )?(?:${must} ${be}|(?:accepts?|allows?|takes?|supports?)(?: only)?|only (?:accepts?|allows?|takes?)|ranges?|goes?|lies?|varies|(?:is|are)(?: only)? (?:valid|allowed|accepted|permitted|possible))${value} ${span}${unit}`,
          'The transfer amount',
          'must be between €1.00 and €5,000.00.',
        ],
        [
          `${must} be ${atLeast} <low>(?: [\\p{L}]+)?(?:,? (?:and|but)|,) (?:must not exceed|${atMost}|(?:must|may) not be (?:more|higher|greater) than|cannot exceed|(?:lower|less) than or equal to) <high>${unit}`,
          'The loan amount',
          'must be at least €500 and at most €20,000.',
        ],
        [
          `(?:has|have|with) a minimum(?: value)? of <low>(?: [\\p{L}]+)? and a maximum(?: value)? of <high>${unit}`,
          'The thermostat',
          'has a minimum of 16 °C and a maximum of 28 °C.',
        ],
        [
          `(?:${must} be|(?:is|are)(?: only)? (?:valid|allowed|accepted)(?: if)?)${value} (?<beyondlow>above|over|greater than|more than|higher than) <low>(?: [\\p{L}]+)? and ${atMost} <high>${unit}`,
          'The exchange rate',
          'must be greater than 0 and at most 10.',
        ],
      ],
      [range],
      edges,
    ),
    ...family(
      [
        [
          `(?:Only )?(?:values|amounts|numbers|prices|figures|ages|quantities|percentages|whole numbers|scores|temperatures) ${span}${unit} (?:are|is|can be|may be|must be) (?:allowed|accepted|permitted|valid|possible|entered|saved|typed)(?: (?:for|in|as|into) <field>)`,
          'Only values between 1 and 60 are accepted for "Waiting time".',
        ],
        [
          `(?:The )?(?:permitted|allowed|valid|possible|accepted|admissible) (?:range|values?|interval)(?: of values)? (?:of|for) <field> (?:is|are|goes|lies)(?: from| between)? <low> (?:to|and|-|–) <high>${unit}`,
          'The permitted range for the flow rate is 0.5 to 3.5 l.',
        ],
        [
          `(?!(?:Permitted|Allowed|Possible|Valid|Range|Values?|Limits?|Default|Accepted)[ :])(?:The )?<field>(?: ?:| is(?= between| from)| \\() ?(?:between |from )?<low> ?(?:-|–|to|and) ?<high>${unit}\\)?`,
          'Servings: 1–24',
        ],
        [
          `(?:<who>|I|You|One) (?:${can}|must) (?:set|choose|enter|select|pick|specify|configure|adjust|define|give) (?:an? |any |the |their |his |her )?<field> (?:between |from |of )<low> (?:and|to|-|–) <high>${unit}`,
          'Guests can choose a tip between 0 % and 25 %.',
        ],
        [
          `(?:The )?(?:minimum|smallest|lowest) (?<field>[\\p{L} ]{3,40}?) is <low>(?: [\\p{L}]+)?(?:,| and|, and) (?:the )?(?:maximum|largest|highest)(?: [\\p{L}]+)?(?: is)? <high>${unit}`,
          'The minimum deposit is €50 and the maximum is €1,500.',
        ],
      ],
      [range],
      edges,
    ),
    ...fieldFamily(
      [
        [
          `(?:${cannot} (?:exceed|be (?:more|higher|greater|larger|bigger|over|above)(?: than)?|go (?:above|over|beyond))|${must} not (?:exceed|be (?:more|higher|greater|larger|over|above)(?: than)?)|(?:is|are) (?:limited|capped|restricted) (?:to|at)(?: ${atMost})?|(?:${must} be|(?:can|may) (?:only )?be) (?:${atMost}|(?:less|smaller|lower) than or equal to)|has a (?:maximum|max\\.?|upper limit)(?: value)? of|(?:never|does not|do not) exceeds?) <high>${unit}`,
          'The daily withdrawal',
          'must not exceed €500.',
        ],
        [
          `(?:${must} (?:be|stay|lie)|has to stay|(?:is|are) only (?:valid|allowed)) (?<beyondhigh>below|under|less than|lower than|smaller than) <high>${unit}`,
          'The room temperature',
          'must stay below 30 °C.',
        ],
      ],
      [most],
      edges,
    ),
    ...family(
      [
        [
          `(?:The )?(?:maximum|max\\.|highest|largest) (?:permitted |allowed |possible )?(?<field>[\\p{L} ]{3,50}?)(?: is|:)(?: set to)? <high>${unit}`,
          'The maximum insured sum is €250,000.',
        ],
        [
          `(?:<who>|I|You|One) ${upTo('(?:enter|order|withdraw|transfer|spend|deposit|pay in|book|claim|request|bid|donate|bet|send|load|top up)')} <high>(?:${unit}) (?:as|for|in) <field>`,
          'Customers can spend at most €200 for "Gift cards".',
        ],
      ],
      [most],
      edges,
    ),
    ...fieldFamily(
      [
        [
          `(?:${cannot} be (?:less|lower|smaller|below|under)(?: than)?|${must} not be (?:less|lower|smaller|below|under)(?: than)?|(?:${must} be|must amount to) (?:${atLeast}|(?:greater|more|higher) than or equal to)|has a (?:minimum|min\\.?|lower limit)(?: value)? of|must not (?:fall|drop|go) (?:below|under)) <low>${unit}`,
          'The order value',
          'must be at least €20.',
        ],
        [
          `${must} (?:be )?(?:an? (?:number|amount|value|figure) )?(?<beyondlow>above|over|more than|greater than|higher than|larger than|exceed) <low>${unit}`,
          'The purchase price',
          'must be greater than €0.',
        ],
      ],
      [least],
      edges,
    ),
    ...family(
      [
        [
          `(?:The )?(?:minimum|min\\.|lowest|smallest) (?:permitted |allowed |possible )?(?<field>[\\p{L} ]{3,50}?)(?: is|:)(?: set to)? <low>${unit}`,
          'The minimum order value is €15.00.',
        ],
      ],
      [least],
      edges,
    ),
    ...family(
      [
        [
          `(?<things>Orders|Bookings|Transfers|Payments|Bids|Donations|Deposits|Claims|Withdrawals|Bets|Purchases|Refunds|Invoices|Loans) (?:of (?:less|lower) than|below|under) <low>${notTaken}`,
          'Donations below €5 are not accepted.',
        ],
      ],
      [
        {
          title: '{things:one} of {outLow} refused, of {inLow} accepted',
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Submit a {things:one} of {outLow} | {outLow} | {under}',
            'Submit a {things:one} of {inLow} | {inLow} | It is accepted with {inLow}.',
          ],
        },
      ],
      edges,
    ),
    ...family(
      [
        [
          `(?<things>Orders|Bookings|Transfers|Payments|Bids|Donations|Deposits|Claims|Withdrawals|Bets|Purchases|Refunds|Invoices|Loans) (?:of more than|over|above|exceeding) <high>${notTaken}`,
          'Bets over €1,000 are rejected.',
        ],
      ],
      [
        {
          title: '{things:one} of {inHigh} accepted, of {outHigh} refused',
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Submit a {things:one} of {inHigh} | {inHigh} | It is accepted with {inHigh}.',
            'Submit a {things:one} of {outHigh} | {outHigh} | {over}',
          ],
        },
      ],
      edges,
    ),
    ...family(
      [
        [
          `<field> (?:below|under|less than|lower than) <low> (?:or|and) (?:above|over|more than|greater than|higher than) <high>${unit}${notTaken}`,
          'A loan amount below €500 or above €20,000 is not accepted.',
        ],
        [
          `<field>(?:: ?|, )(?:min(?:imum|\\.)?:?(?: of)?) <low>,? (?:and )?(?:an? )?(?:max(?:imum|\\.)?:?(?: of)?) <high>${unit}`,
          'Tank volume: min. 20 l, max. 400 l.',
        ],
        [
          `(?:The )?value range (?:of|for) <field> is <low> (?:to|-|–) <high>${unit}`,
          'The value range for "Brightness" is 0 to 100.',
        ],
        [
          `(?:(?:<who>|I|You) (?:enter|enters|choose|chooses|set|sets)) (?:an? |the )<field> (?:between|from|of) <low> (?:and|to|-|–) <high>${unit}`,
          'The organiser enters a ticket price between €5 and €80.',
        ],
        [
          `<field> (?:is|are) (?:limited|restricted) to (?:between |values between |values from |the range )?<low> ?(?:to|-|–|and) ?<high>${unit}`,
          'The tip is limited to 0–25 %.',
        ],
      ],
      [range],
      edges,
    ),
    ...family(
      [
        [
          `(?<field>[\\p{L}]+(?: [\\p{L}]+){0,3}) (?:of (?:more|over) than|of more than|over|above|exceeding|higher than|greater than) <high>${unit}${notTaken}`,
          'Speeds above 120 km/h are rejected.',
        ],
        [`<field> (?:is|are|can be|may be|can go|goes) (?:${atMost}) <high>${unit}`, 'The co-payment is at most €10.'],
        [
          `<high> is the (?:maximum|upper limit|highest value) (?:for|of) <field>`,
          '€300 is the maximum for "Monthly budget".',
        ],
      ],
      [most],
      edges,
    ),
    ...family(
      [
        [
          `(?<field>[\\p{L}]+(?: [\\p{L}]+){0,3}) (?:of less than|below|under|lower than|smaller than) <low>${unit}${notTaken}`,
          'Room temperatures below 15 °C are not accepted.',
        ],
        [
          `(?:An? )(?<field>[\\p{L}]+) (?:worth|of|for) less than <low> (?:cannot|can't|can not|must not|may not) be [a-z]+`,
          'A voucher worth less than €5 cannot be bought.',
        ],
        [`<field> (?:is|are) ${atLeast} <low>${unit}`, 'The deposit is at least €50.'],
        [`<low> is the (?:minimum|lower limit|lowest value) (?:for|of) <field>`, '€10 is the minimum for a donation.'],
      ],
      [least],
      edges,
    ),
    ...family(
      [
        [
          `<field> (?:${cannot} (?:exceed|be (?:more|higher|greater|larger)(?: than)?)|must not exceed|(?:is|are) (?:limited|capped) (?:to|at)|${must} be at most) <percent> of <thing>`,
          'The tip may not be more than 30% of the bill.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: {percent:of:200} accepted, {percent+1:of:200} refused',
            '{percent:of:200} accepted, {percent+1:of:200} refused',
          ],
          type: 'Boundary',
          given: ['{thing:the} is {money:200}.', ...everythingElse],
          steps: [
            'Save with exactly {percent} as {field:the} | {percent}: {percent:of:200} | It is saved; the value after a reload is {percent:of:200}.',
            'Save with {percent+1} as {field:the} | {percent+1}: {percent+1:of:200} | {beyond}',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `(?:<who>|I|You|One) (?:${can}|must) (?:enter|choose|give|set|pay|donate|spend|transfer|bid) (?:any |an? |every )?<field> (?:from|of at least|starting at) <low>(?: upwards| up| on| or more| and more| or above)`,
          'Donors can enter any amount from €1 upwards.',
        ],
      ],
      [least],
      edges,
    ),
    ...family(
      [
        [
          `<field> (?:can|may|must) be (?:either )?<list=\\d+(?:, \\d+){0,8},? or \\d+> <unit=(?:months?|years?|days?|weeks?|hours?|minutes?|kg|km|people|persons|pieces)>`,
          'The loan term can be 12, 24, 36 or 48 months.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {list} {unit} and nothing else', 'Exactly {list} {unit}'],
          steps: [
            'Open the choice of {field:the} | | Exactly these are offered: {list} {unit}.',
            'Save with {item} {unit} as {field:the} | {item} {unit} | It is saved; {item} {unit} are displayed after a reload.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `(?:The )?(?:limit|maximum)(?: for| of)? <field> is <high> (?:per|a|each|every) <period=day|week|month|year|hour>`,
          'The limit for cash withdrawals is €400 per day.',
        ],
        [
          `<field> (?:is|are) (?:limited|capped) (?:to|at) (?:${atMost} )?<high> (?:per|a|each|every) <period=day|week|month|year|hour>`,
          'Cash withdrawals are limited to €400 per day.',
        ],
      ],
      [
        {
          title: ['{inHigh} per {period} are possible, more is refused'],
          type: 'Boundary',
          given: ['In the current {period}, nothing of the limit is used yet.'],
          steps: [
            'Submit {field:the} up to the limit | {inHigh} in all | It is accepted.',
            'Submit another of {field:the} in the same {period} | {outHigh} in all | {beyond}',
            'Submit another of {field:the} at the start of the next {period} | {inHigh} | It is accepted.',
          ],
        },
      ],
      edges,
    ),
  ],
}
