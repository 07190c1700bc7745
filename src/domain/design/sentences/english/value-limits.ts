import type { PatternGroup } from '../pattern.ts'
import { atLeast, atMost, cannot, edges, family, fieldFamily, must } from './limit-words.ts'
import { unit, range, most, least, notTaken } from './ranges.ts'

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
