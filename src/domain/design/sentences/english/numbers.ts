import type { PatternGroup } from '../pattern.ts'
import { cannot, family, must } from './limit-words.ts'
import { everythingElse, stepsOf } from './formats.ts'

/** Numbers: whole, decimal, negative and in steps. */
export const numbers: PatternGroup = {
  needsRequest: false,
  cue: 'case|positive|letter|digit|format|e-?mail|phone|character|valid|number|start|begin|hyphen|alphanumeric|decimal|special|space|integer|negative|whole|steps? of|multiple|increment|divisible|interval',
  patterns: [
    ...family(
      [
        [
          `<field> (?:${must} (?:be (?:entered|given|stated|specified)?|have|be entered)|accepts?|takes?|allows?|only (?:accepts?|takes?|allows?)|(?:can|may) (?:only )?(?:be (?:entered|given) with|have|be)|has|is (?:entered|given|stored|shown|displayed) with)(?: in [\\p{L}]+)?(?: with)?(?: a number with)?(?: only)? ?(?:at most|up to|no more than|a maximum of|max\\.?|exactly)? ?<n=one|two|three|1|2|3> decimal(?:s| places?| digits?)`,
          'The weight must be given in kilograms with a maximum of one decimal place.',
        ],
        [
          `<field> ${cannot} have more than <n=one|two|three|1|2|3> decimal(?:s| places?| digits?)`,
          'The price cannot have more than two decimal places.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {fits} accepted, {toofine} refused', '{fits} accepted, {toofine} refused'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Save with {fits} in {field:the} | {n} decimal places: {fits} | It is saved; {fits} is displayed after a reload.',
            'Save with one more decimal place in {field:the} | {n+1} decimal places: {toofine} | {beyond}',
          ],
        },
      ],
      ({ values }) => {
        const places = values.get('n')?.amount ?? 2
        return { fits: `12.${'375'.slice(0, places)}`, toofine: `12.${'3751'.slice(0, places + 1)}` }
      },
    ),
    ...family(
      [
        [
          `<field> (?:${must} be|(?:accepts?|takes?|allows?) only|only (?:accepts?|takes?|allows?)|can only be|may only be|(?:must|may|can) only (?:contain|be)) (?:an? )?positive (?:whole numbers?|integers?|numbers?)`,
          'The quantity field only accepts positive whole numbers.',
        ],
      ],
      [
        {
          title: ['{field:bare}: 1 accepted, 0, -1 and 2.5 refused', '1 accepted, 0, -1 and 2.5 refused'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Save with 1 in {field:the} | 1 | It is saved; 1 is displayed after a reload.',
            'Save with 0 in {field:the} | 0 | {beyond}',
            'Save with -1 in {field:the} | -1 | {beyond}',
            'Save with 2.5 in {field:the} | 2.5 | {beyond}',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<field> (?:can|may|must) only be (?:entered|given|recorded|stated) in (?:whole|full) (?:numbers|[\\p{L}]+)`,
          'The reading can only be entered in whole kWh.',
        ],
      ],
      [
        {
          title: ['{field:bare}: 3 accepted, 2.5 not kept as it is', '3 accepted, 2.5 not kept as it is'],
          type: 'Negative',
          given: everythingElse,
          steps: [
            'Save with a whole number as {field:the} | 3 | It is saved; 3 is displayed after a reload.',
            'Save with a fraction as {field:the} | 2.5 | {beyond}',
          ],
        },
      ],
    ),
    ...family(
      [
        [`<field> (?:${cannot}|must not) be negative`, 'The stock level cannot be negative.'],
        [
          `Negative (?:values|numbers|amounts|quantities) (?:are|is) (?:not (?:allowed|accepted|permitted|possible)|rejected|refused) (?:in|for|as) <field>`,
          'Negative numbers are not allowed for "Deposit".',
        ],
      ],
      [
        {
          title: ['{field:bare}: -1 refused, 0 accepted', '-1 refused, 0 accepted'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Save with a negative number as {field:the} | -1 | {beyond}',
            'Save with zero as {field:the} | 0 | It is saved; 0 is displayed after a reload.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<field> (?:${must} be|(?:accepts?|takes?|allows?) only|only (?:accepts?|takes?|allows?)|can only be|may only be) (?:an? )?(?:whole numbers?|integers?|full numbers?)`,
          'The quantity must be a whole number.',
        ],
        [
          `<field> (?:${must} not|${cannot}) (?:have|contain) decimals?(?: places)?`,
          'The quantity must not have decimals.',
        ],
        [
          `Only whole numbers (?:are|can be|may be) (?:allowed|accepted|permitted|entered|possible) (?:in|for|as) <field>`,
          'Only whole numbers are accepted for "Guests".',
        ],
      ],
      [
        {
          title: ['{field:bare}: 3 accepted, 2.5 refused', '3 accepted, 2.5 refused'],
          type: 'Negative',
          given: everythingElse,
          steps: [
            'Save with a fraction as {field:the} | 2.5 | {beyond}',
            'Save with a whole number as {field:the} | 3 | It is saved; 3 is displayed after a reload.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<field> (?:(?:can|may|must) (?:only )?be (?:changed|increased|entered|set|selected|ordered|adjusted|chosen|booked|raised)|(?:is|are) (?:changed|increased|entered|sold|offered|available|billed|adjusted)|(?:can|may|must) only (?:change|increase)|${must} be (?:entered )?|goes up|rises?)(?: only)? (?:in|by) (?:steps|increments|intervals|multiples|units|lots) of <high>`,
          'The quantity can only be changed in steps of 5.',
        ],
        [
          `<field> (?:${must} be|(?:is|are) only (?:valid|accepted) (?:if|as)|(?:can|may) only be) (?:an? )?(?:multiples? of|divisible by) <high>`,
          'The number of bricks must be a multiple of 50.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {twice} accepted, {beside} refused', '{twice} accepted, {beside} refused'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Save with {twice} as {field:the} | {twice} | It is saved; {twice} is displayed after a reload.',
            'Save with {beside} as {field:the} | {beside} | {beyond}',
            'Save with the next step as {field:the} | {thrice} | It is saved; {thrice} is displayed after a reload.',
          ],
        },
      ],
      stepsOf,
    ),
  ],
}
