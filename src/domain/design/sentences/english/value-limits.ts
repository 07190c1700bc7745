import type { PatternGroup } from '../pattern.ts'
import { atLeast, atMost, can, cannot, edges, family, fieldFamily, must, upTo } from './limit-words.ts'
import { everythingElse, unit, range, most, least, notTaken } from './ranges.ts'

/** One end of a range, and values that depend on others. */
export const valueLimits: PatternGroup = {
  needsRequest: false,
  cue: '\\d|(?<!\\p{L})(?:one|two|three|five|ten|twelve|zero)(?!\\p{L})',
  patterns: [
    ...family(
      [
        [
          `(?<field>(?:An? |The |Any )?[\\p{L}]+(?: [\\p{L}]+){0,2}) (?:longer|heavier|larger|bigger|older|faster|wider) than <high>${unit}${notTaken}`,
          'A holiday longer than 14 nights is refused.',
        ],
      ],
      [most],
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
