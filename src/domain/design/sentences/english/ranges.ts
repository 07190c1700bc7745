import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, can, edges, family, fieldFamily, inclusive, must, cannot } from './limit-words.ts'
import { moved, withAmount } from '../../understand/value.ts'

export const everythingElse = ['Everything else is filled in correctly.']
const noLength = '(?! ?(?:characters|chars|letters|digits|words|items|entries)(?!\\p{L}))'
export const unit = `${noLength}(?: <unit=(?!inclusive|long|and|or|and|to|in|at|per|the|when|on|if|before|after|of|each|for|is|are|was|must|can|only|with|both)[\\p{L}/]{2,16}(?: per (?:day|night|person|hour|month|week|year|unit|piece))?>)?${inclusive}`
export const be =
  '(?:be|lie|stay|range|fall|vary|be set|be entered|be chosen|be selected|be adjusted|be given|be specified|be configured|be changed)'
export const value =
  '(?: (?:to |with )?(?:an? |any |only )?(?:value|number|amount|figure|score|percentage|integer|whole number|price|rate)s?)?'

export const range: CasePattern = {
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
export const most: CasePattern = {
  title: ['{field:bare}: {inHigh} accepted, {outHigh} refused', '{inHigh} accepted, {outHigh} refused'],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {inHigh} as {field:the} | {inHigh} | It is saved; the value after a reload is {inHigh}.',
    'Save with {outHigh} as {field:the} | {outHigh} | {over}',
  ],
}
export const least: CasePattern = {
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

export const notTaken =
  ' (?:are|is) (?:not accepted|rejected|refused|not possible|declined|not allowed|blocked|not permitted)'
const whole = '(?:whole|integer|full|natural)'
const span = `(?:between |from |in the range (?:of |from |between )?|within )?<low> ?(?:and|to|-|–|up to|through) ?<high>`

const steppedRange: CasePattern = {
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
}

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
      [steppedRange],
      stepped,
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
          `(?!(?:Permitted|Allowed|Possible|Valid|Range|Values?|Limits?|Default|Accepted)[ :])(?:The )?<field>(?: ?:| is(?= between| from)| \\() ?(?:between |from )?<low> ?(?:-|–|to|and) ?<high>${unit}\\)?`,
          'Servings: 1–24',
        ],
        [
          `(?:<who>|I|You|One) (?:${can}|must) (?:set|choose|enter|select|pick|specify|configure|adjust|define|give) (?:an? |any |the |their |his |her )?<field> (?:between |from |of )<low> (?:and|to|-|–) <high>${unit}`,
          'Guests can choose a tip between 0 % and 25 %.',
        ],
      ],
      [range],
      edges,
    ),
  ],
}

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
          `<field>(?:: ?|, )(?:min(?:imum|\\.)?:?(?: of)?) <low>,? (?:and )?(?:an? )?(?:max(?:imum|\\.)?:?(?: of)?) <high>${unit}`,
          'Tank volume: min. 20 l, max. 400 l.',
        ],
      ],
      [range],
      edges,
    ),
    ...family(
      [[`<field> (?:is|are|can be|may be|can go|goes) (?:${atMost}) <high>${unit}`, 'The co-payment is at most €10.']],
      [most],
      edges,
    ),
  ],
}
