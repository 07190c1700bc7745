import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { family, must } from './limit-words.ts'

const values = '(?:values|options|choices|entries|items|types|categories|reasons|statuses|levels|answers)'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A field is named in a few words and does nothing. */
const tooMuch =
  /(?:\p{L}+ ){5}|(?<!\p{L})(?:sees?|shows?|gets?|receives?|can|which|that|who|status|statuses|password|required|mandatory|optional)(?!\p{L})/iu

function offered({ words }: Slots): Record<string, string> | undefined {
  const items = (words.get('list') ?? '')
    .split(/,? (?:and|or) |, | \/ |\//u)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const many = numbers[items.length]
  // "adults 40 days, children 20 days": what holds for each, and nothing to choose from.
  if (items.every((item) => /^[^"“]*\p{L}[^"“]* \d/u.test(item))) return undefined
  if (items.length < 2 || many === undefined || tooMuch.test(words.get('field') ?? '')) return undefined
  if (
    items.some(
      (item) =>
        item.length > 40 ||
        /(?<!\p{L})(?:is|are|must|can|if|when|its?|their|his|by|for the|at least|at most|characters|digits|max|min|up to)(?!\p{L})/iu.test(
          item.replace(/"[^"]*"/gu, ''),
        ),
    )
  )
    return undefined
  const quotedItems = items.map((item) => (/^\p{Lu}/u.test(item) ? `"${item}"` : item))
  return { many, all: quotedItems.join(', '), last: quotedItems.at(-1) ?? '' }
}

const offers: CasePattern = {
  title: [
    '{field:bare} offers {all} and nothing else',
    '{field:bare} offers exactly {many} values',
    'Exactly {many} values are offered',
  ],
  steps: [
    'Open {field:the} | | Exactly {many} values are offered: {all}.',
    'Select {last} in {field:the} | {last} | {last} is displayed.',
    'Save the entry | {last} | {last} is still displayed after a reload.',
  ],
}
const preset: CasePattern = {
  title: ['{field:bare} starts with {option:raw}', 'The preset value is {option:raw}'],
  steps: ['Open a new, empty form | nothing typed yet | {field:the} shows {option:raw}.'],
}

/** A value, neither a limit nor a condition. */
function plainOption({ words }: Slots): Record<string, string> | undefined {
  const option = words.get('option') ?? ''
  const isPlain = !/(?<!\p{L})(?:least|most|more|less|than|if|when|and|or)(?!\p{L})/iu.test(
    option.replace(/"[^"]*"/gu, ''),
  )
  const isValue = /^(?:["“\d€$£]|\p{Lu}|(?:the|today|tomorrow|zero|one|two|none|empty)(?!\p{L}))/u.test(option)
  return isPlain && isValue && !tooMuch.test(words.get('field') ?? '') ? {} : undefined
}

/** Values to choose from and values that are there from the start. */
export const choices: PatternGroup = {
  needsRequest: false,
  cue: '(?:can|must|may) (?:only )?be |selectable|selected|grey|gray|disabled|available|offer|choose|select|choice|option|value|one of|default|preselect|pre-select|preset|pre-fill|prefill|drop|list|radio|consist|contain|allow|start|:',
  patterns: [
    ...family(
      [
        [
          `(?:[^;"]{3,60}; )?<things> (?:that|which) are (?<word>(?:already |fully )?(?:booked|taken|full|sold out|reserved|occupied|unavailable|blocked|inactive|archived|expired|out of stock|disabled)) (?:are not (?:selectable|offered|available|clickable|shown)|cannot be (?:selected|chosen|booked|picked)|are (?:greyed out|grayed out|disabled|not offered))`,
          'Slots that are fully booked are not selectable.',
        ],
      ],
      [
        {
          title: ['A {thing} that is {word} cannot be selected, another can', 'A {word} entry cannot be selected'],
          type: 'Negative',
          given: ['One {thing} is {word}, another one is not.'],
          steps: [
            'Click the {thing} that is {word} | {word} | It is not selected.',
            'Click the other {thing} | not {word} | It is selected.',
          ],
        },
      ],
      (slots) => {
        const thing = filled('{things:one}', slots)
        const word = slots.words.get('word')?.toLowerCase()
        return thing === undefined || word === undefined ? undefined : { thing, word }
      },
    ),
    ...family(
      [
        [
          `(?:The )?<field>(?:,)? (?:${must} be|is|are|can take) (?:one of|either|exactly one of|chosen from|selected from)(?: the)?(?: following)?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\\d+))?(?: ${values})?:? <list>`,
          'The priority of a ticket is one of Low, Normal, High or Critical.',
        ],
        [
          `<field> ?(?:\\((?:drop-?down|list|select|radio(?: buttons)?)\\))?: <list=(?:"[^"]+"|\\p{Lu}[^,;:()"]{1,30})(?:, (?:"[^"]+"|[^,;:()"]{1,30})){1,11}(?:,? (?:and|or) (?:"[^"]+"|[^,;:()"]{1,30}))?>`,
          'Ticket type: Adult, Child, Senior.',
        ],
      ],
      [offers],
      offered,
    ),
    ...family(
      [
        [
          `<field> (?:defaults? to|is (?:preset|pre-?filled|prefilled|initially filled|preselected|pre-selected|initially set) (?:to|with)|starts? (?:at|with|on)|has the default(?: value)?)(?: the value)? <option=[^;,]{1,50}?>(?: by default| initially| at first)?`,
          'The number of guests starts at 2.',
        ],
      ],
      [preset],
      plainOption,
    ),
  ],
}
