import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower } from './deeds.ts'
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

/** A list of values, one of which needs a text of some length. */
function withText(slots: Slots): CasePattern[] | undefined {
  const { words } = slots
  const read = offered(slots)
  const field = lower(words.get('field') ?? '').replace(/^(?:the|an?) /u, '')
  const text = lower(words.get('word') ?? '')
  const bare = (name: string): string => name.replace(/^["“]|["”]$/gu, '').trim()
  const special = bare(words.get('option') ?? '')
  const items = (words.get('list') ?? '').split(/,? (?:and|or) |, /u).map(bare)
  const plain = items.find((item) => item.toLowerCase() !== special.toLowerCase())
  if (read === undefined || plain === undefined || !items.includes(special) || text.split(' ').length > 2)
    return undefined
  const all = items.join(', ')
  const [name, label] = [capitalise(field), capitalise(text)]
  return [
    {
      title: [`${name} offers ${all} and nothing else`, `${name} offers exactly ${read['many'] ?? ''} values`],
      technique: 'Equivalence partitioning',
      given: [`A new form is filled in correctly except for the ${field} and the ${text}.`],
      steps: [
        `Open the choices for the ${field} | | Exactly ${read['many'] ?? ''} values are offered: ${all}.`,
        `Choose ${plain} as the ${field} | ${plain} | ${plain} is displayed.`,
        `Save without a ${text} | ${plain}; ${label}: left empty | It is saved; ${plain} is displayed as the ${field} after a reload.`,
      ],
      assume: [`Apart from ${special}, no value needs a ${text}.`],
    },
    {
      title: [
        `${name} ${special}: ${text} of {min-1} characters refused, {min} accepted`,
        `${special}: {min-1} characters refused, {min} accepted`,
      ],
      type: 'Boundary',
      technique: 'Boundary value analysis',
      given: [`A new form is filled in correctly except for the ${text}; the ${field} is ${special}.`],
      steps: [
        `Save without a ${text} | ${special}; ${label}: left empty | {beyond}`,
        `Save with a ${text} of {min-1} characters | ${special}; {min-1:text} | {beyond}`,
        `Save with a ${text} of {min} characters | ${special}; {min:text} | It is saved; ${special} and all {min} characters are displayed after a reload.`,
      ],
    },
  ]
}

/** Values to choose from, one of which needs more. */
export const choicesWithText: PatternGroup = {
  needsRequest: false,
  cue: 'characters|letters',
  patterns: [
    {
      said: '(?:The )?<field> (?:is|must be|can be|may be|is one of|must be one of|can be one of|is either)(?: one of)?:? <list>(?:<stop>|, (?:and )?| and )(?:for|with|if|when|in the case of|in case of) <option=["“]?\\p{L}+["”]?>(?: is (?:chosen|selected|picked))?,? (?:an? |the )?<word=[a-z]+(?: [a-z]+)?> (?:of|with) (?:at least|a minimum of|no fewer than|no less than) <min> (?:characters|letters) (?:is|must be) (?:required|mandatory|needed|given|entered)',
      example:
        'Reason is Moved, Sold, Broken or Something; for Something a comment of at least 15 characters is required.',
      cases: withText,
    },
    {
      said: '(?:The )?<field> (?:is|must be|can be|may be|is one of|must be one of|can be one of|is either)(?: one of)?:? <list>(?:<stop>|, (?:and )?| and )<option=["“]?\\p{L}+["”]?> (?:requires|needs|demands) (?:an? |the )?<word=[a-z]+(?: [a-z]+)?> (?:of|with) (?:at least|a minimum of|no fewer than|no less than) <min> (?:characters|letters)',
      example: 'The cause is one of Wear, Misuse or Unknown; Unknown needs an explanation of at least 20 characters.',
      cases: withText,
    },
  ],
}
