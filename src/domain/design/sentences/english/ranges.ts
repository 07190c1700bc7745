import type { CasePattern, PatternGroup } from '../pattern.ts'
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

/** Which numbers, amounts and percentages a field takes. */
export const ranges: PatternGroup = {
  needsRequest: false,
  cue: '\\d|(?<!\\p{L})(?:one|two|three|five|ten|twelve|zero)(?!\\p{L})',
  patterns: [
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
          `(?:Only )?(?:values|amounts|numbers|prices|figures|ages|quantities|percentages|whole numbers|scores|temperatures) ${span}${unit} (?:are|is|can be) (?:allowed|accepted|permitted|valid|possible|entered|saved)(?: (?:for|in|as) <field>)`,
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
          `${must} (?:be )?(?<beyondlow>above|over|more than|greater than|higher than|larger than|exceed) <low>${unit}`,
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
  ],
}
