import type { CasePattern, PatternGroup } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { can, family, must } from './limit-words.ts'

const values = '(?:values|options|choices|entries|items|types|categories|reasons|statuses|levels|answers)'
const chosen =
  '(?:preselected|pre-selected|selected by default|the default(?: value)?|chosen by default|set by default|preset|the preset value|default)'

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
          `<field> (?:can|may|must) (?:only )?be (?:set to )?<list=[\\p{L}][^,;:()"]{1,25}(?:, [^,;:()"]{1,25}){1,6},? or [^,;:()"]{1,25}>`,
          'The payment method can be Card, Invoice or PayPal.',
        ],
      ],
      [offers],
      (slots) => {
        const items = (slots.words.get('list') ?? '').split(/,? or |, /u)
        // "A locker can be Free or Rented" tells the statuses of a record.
        const isProperty =
          /(?:method|type|category|kind|size|colou?r|rhythm|language|priority|class|mode|reason|gender|salutation|unit|level|format|frequency|currency|channel|quality|shape|field|answer|option|severity|role)s?(?: of [^,]+)?$/iu.test(
            slots.words.get('field') ?? '',
          )
        return isProperty && items.every((item) => /^\p{Lu}\p{Ll}/u.test(item)) ? offered(slots) : undefined
      },
    ),
    ...family(
      [
        [
          `<field> (?:${must} (?:only )?be|is|has the values?) (?:either )?<list=(?:"[^"]{1,40}"(?:, |,? or |,? and )){1,11}"[^"]{1,40}">`,
          'The ticket category can be "Bug", "Question" or "Request".',
        ],
      ],
      [offers],
      offered,
    ),
    ...family(
      [
        [
          `(?:[^;"]{3,60}; )?<things> (?:that|which) are (?<word>(?:already |fully )?(?:booked|taken|full|sold out|reserved|occupied|unavailable|blocked|inactive|archived|expired|out of stock|disabled)) (?:are not (?:selectable|offered|available|clickable|shown)|cannot be (?:selected|chosen|booked|picked)|are (?:greyed out|grayed out|disabled|not offered))`,
          'Slots that are fully booked are not selectable.',
        ],
        [
          `(?<word>(?:Already |Fully )?(?:Booked|Taken|Full|Sold[ -]out|Reserved|Occupied|Unavailable|Blocked|Inactive|Archived|Expired)) <things> (?:are not (?:selectable|offered|available|clickable)|cannot be (?:selected|chosen|booked|picked)|are (?:greyed out|grayed out|disabled))`,
          'Fully booked courses cannot be selected.',
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
          `(?:For|In) <field>,? the (?:options|values|entries|choices) <list=[^;:()]{3,160}?> (?:are|can be) (?:available|offered|selectable|possible|selected|chosen|shown)`,
          'For the field "Salutation" the options Ms, Mr and Not specified are available.',
        ],
      ],
      [offers],
      offered,
    ),
    ...family(
      [
        [
          `<field>(?:,| ) ?(?:offers?|provides?|lists?|shows?|contains?|has|consists? of|includes?|allows?)(?: exactly| only)?(?: the| these)?(?: following)?(?: \\p{L}+)? ?(?:${values})?:? ?<list>(?:;|,| and| with|, with| –)? <option=["“]?[\\p{L}\\d][^,;"”]{0,40}?["”]?> (?:is|being|as) ${chosen}`,
          'The field "Delivery" offers Standard, Express and Pick-up, with Standard as default.',
        ],
        [
          `<field> (?:${must} be|is|are) (?:one of|either)(?: the following)?(?: ${values})?:? <list>(?:;|,| and| with|, with| –) (?:the default is|defaults? to|default:?) <option=["“]?[\\p{L}\\d][^,;"”]{0,40}?["”]?>`,
          'Priority is one of Low, Normal, High; the default is Normal.'.replace('; the', ', the'),
        ],
      ],
      [offers, preset],
      offered,
    ),
    ...family(
      [
        [
          `(?:The )?<field=(?:(?:drop-?down|select|list|selection|radio|combo|pick)[ -]?(?:down|list|box|field|buttons?|menu)? ?(?:field |list |menu )?)(?:"[^"]+"|for [^,;:"]{3,40}?)> (?:offers?|provides?|lists?|shows?|contains?|has|consists? of|includes?|allows?)(?: exactly| only)?(?: the| these)?(?: following)?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\\d+))?(?: ${values})?:? <list>`,
          'The drop-down "Reason for leave" offers Vacation, Sick leave, Parental leave and Other.',
        ],
        [
          `<field> (?:offers?|provides?|allows?|has|contains?|shows?|lists?)(?: exactly| only)?(?: the)?(?: following)?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\\d+))? ${values}:? <list>`,
          'The field "Payment method" offers the options Card, Invoice and PayPal.',
        ],
        [
          `(?:The )?<field>(?:,)? (?:${must} be|is|are|can take) (?:one of|either|exactly one of|chosen from|selected from)(?: the)?(?: following)?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\\d+))?(?: ${values})?:? <list>`,
          'The priority of a ticket is one of Low, Normal, High or Critical.',
        ],
        [
          `(?:The )?(?:possible|allowed|permitted|available|valid|selectable) (?:${values}) (?:for|of|in) <field> (?:are|is):? <list>`,
          'The allowed values for "Gender" are Female, Male and Diverse.',
        ],
        [
          `(?:<who>|I|You|One) (?:${can}|must|has to|have to) (?:choose|select|pick) (?:an? |the |his |her |their |one )?<field>(?: from|:| out of| –| as)(?: one of)?(?: the)?(?: following)?(?: ${values})?:? ?<list=(?:"[^"]+"|\\p{Lu})[^;:()]{3,160}?>`,
          'The customer can choose the payment method from: Card, Invoice, PayPal.',
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
          `(?:The )?default(?: value)?(?: of| for| in)? <field> is <option=[^;,]{1,60}?>`,
          'The default value of the field "Country" is "Germany".',
        ],
        [
          `(?:By default,? )<field> (?:is set to|is preset to|is|shows|contains|has the value) <option=[^;,]{1,50}?>`,
          'By default, the language is set to English.',
        ],
        [
          `<field> (?:defaults? to|is (?:preset|pre-?filled|prefilled|initially filled|preselected|pre-selected|initially set) (?:to|with)|starts? (?:at|with|on)|has the default(?: value)?)(?: the value)? <option=[^;,]{1,50}?>(?: by default| initially| at first)?`,
          'The number of guests starts at 2.',
        ],
        [
          `<field> (?:is set to|is preset to|shows|is|reads|contains|displays) <option=[^;,]{1,50}?> (?:by default|initially|at first|when the (?:form|page|dialog) (?:is opened|opens))`,
          'The field "Reminder" is set to 2 days by default.',
        ],
        [
          `<option=["“][^"”]{1,40}["”]> is ${chosen} (?:in|for|under|of) <field>`,
          '"Monthly" is preselected in the field "Payment rhythm".',
        ],
        [
          `(?:In|For|Under) <field>,? <option=["“][^"”]{1,40}["”]|\\p{Lu}\\p{L}{1,30}> is ${chosen}`,
          'In the field "Payment rhythm", "Monthly" is preselected.',
        ],
      ],
      [preset],
      plainOption,
    ),
  ],
}
