import type { CasePattern, PatternGroup } from '../pattern.ts'
import { shaped } from '../forms.ts'
import { filled, type Slots } from '../slots.ts'
import { family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

const everythingElse = ['Everything else is filled in correctly.']
const isRequired =
  "(?:(?:is|are)(?: all| both)? (?:an? )?(?:mandatory|required|compulsory|obligatory)(?: fields?| information| entries)?|must(?: all| both| always)? be (?:filled in|filled out|completed|provided|entered|specified|stated|given|supplied|present)|(?:has|have|needs?) to be (?:filled in|filled out|completed|provided|entered|specified|stated|given)|(?:must not|cannot|may not|can't) be (?:left )?(?:empty|blank)|(?:must not|cannot|may not) be (?:missing|omitted|skipped)|(?:is|are) marked (?:with (?:an asterisk|\\*) )?as (?:mandatory|required))"
const isOptional =
  '(?:(?:is|are)(?: all| both)? (?:optional|voluntary|not (?:mandatory|required|compulsory|needed))(?: fields?)?|(?:can|may)(?: both| all)? (?:be (?:left (?:empty|blank|out)|omitted|skipped)|remain empty|stay empty)|does not have to be (?:filled in|provided|entered)|do not have to be (?:filled in|provided|entered)|need not be (?:filled in|provided|entered))'
const when = '(?: (?:for|when|in order to|to|before|on|during) (?<purpose>(?!example)[^,;"]{3,60}?))?'

const oneMissing: CasePattern = {
  title: ['Nothing is saved without {field:the}', 'Mandatory field left empty: nothing is saved'],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save without {field:the} | {field:bare}: left empty | {beyond}',
    'Fill in {field:the} | {sample:raw} | The entry is displayed in the field.',
    'Save again | {field:bare} is filled in | It is saved; {field:the} is displayed after a reload.',
  ],
}
const eachMissing: CasePattern = {
  title: ['Each of {several} mandatory fields left empty on its own: refused'],
  type: 'Negative',
  given: ['Everything that the step does not name is filled in correctly.'],
  steps: [
    'Save without {item} | {item}: left empty | {beyond}',
    'Save with all of them filled in | {list} | It is saved; all of them are displayed after a reload.',
  ],
}
const eachOptional: CasePattern = {
  title: ['Saved without {field:the}', 'Optional field left empty: the entry is saved'],
  given: everythingElse,
  steps: ['Save without {field:the} | {field:bare}: left empty | It is saved; {field:the} is empty after a reload.'],
}

function withSample({ words }: Slots): Record<string, string> | undefined {
  const field = words.get('field') ?? ''
  return /(?<!")\b(?:and|or)\b(?!")/u.test(field.replace(/"[^"]*"/g, '')) ||
    /^(?:all|every|each|no|none|it|that|this|other|which)\b/iu.test(field)
    ? undefined
    : { sample: sampleFor(field) }
}

/** "at least two ingredients" is missing where there is one only. */
function withCounts(list: string): { list: string; whole: string } {
  const parts = list.split(', ').map((part) => {
    const [, word = '', things = ''] = /^at least (\p{L}+|\d+) (.+)$/iu.exec(part) ?? []
    const count = /^\d+$/.test(word) ? Number(word) : numbers.indexOf(word)
    return count < 2 || things === ''
      ? { item: part, whole: part }
      : {
          item: `the full ${String(count)} ${things} (only ${String(count - 1)})`,
          whole: `${String(count)} ${things}`,
        }
  })
  return { list: parts.map(({ item }) => item).join(', '), whole: parts.map(({ whole }) => whole).join(', ') }
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function severalFields({ words }: Slots): Record<string, string> | undefined {
  const list = words.get('list') ?? ''
  const items = list
    .replace(/^(?:On|In) the [^,]{3,40}, /iu, '')
    .replace(/^(?:the )?(?:fields?|following fields|entries|details)(?: for)? /iu, '')
    .split(/,? (?:and|as well as) |, /u)
    .map((item) => shaped(item.trim(), undefined, 'en') ?? item)
  const several = numbers[items.length]
  return items.length < 2 ||
    several === undefined ||
    items.some((item) => item.length > 40 || / (?:is|are|if|can|must) /u.test(item))
    ? undefined
    : { several, list: items.join(', ') }
}

/** Fields that have to be filled in, and fields that need not. */
export const required: PatternGroup = {
  needsRequest: false,
  cue: 'without|before|only be|need|mandator|requir|compulsor|obligator|empty|blank|filled|optional|provid|enter|complet|missing|omit|skip|voluntar|state|give|specif|suppl|indicat|fill|needed|present|remain',
  patterns: [
    ...family(
      [
        [
          `<holder> (?:needs|need|requires|require) (?:an? )<field=(?!minimum|maximum|few|lot|further)[^,;:()"\\d]{3,40}?>`,
          'An order needs a delivery address.',
        ],
      ],
      [
        {
          title: ['{holder:a} without {field:the} is not saved', '{field:bare} missing: nothing is saved'],
          type: 'Negative',
          given: ['Everything else is filled in correctly.'],
          steps: [
            'Save {holder:a} without {field:the} | {field:bare}: missing | {beyond}',
            'Save {holder:a} with {field:the} | {sample:raw} | It is saved; {field:the} is displayed after a reload.',
          ],
        },
      ],
      (slots) => {
        const derived = withSample(slots)
        const isKnown = derived !== undefined && !derived.sample?.startsWith('an entry')
        return isKnown && !/^(?:user|customer|app|system|he|she)/iu.test(filled('{holder:bare}', slots) ?? '')
          ? derived
          : undefined
      },
    ),
    ...family(
      [
        [
          `(?:If|When) (?:the [\\p{L}]+|I|somebody|someone) (?:leaves?|left) <field> (?:empty|blank),? the (?:form|entry|order|application|booking|\\p{L}+) (?:is|can be|can|will be) (?:still |nevertheless |also )?(?:be )?(?:accepted|saved|submitted|sent)(?: nevertheless| anyway)?`,
          'If the user leaves the "Phone" field empty, the form is still accepted.',
        ],
      ],
      [eachOptional],
      withSample,
    ),
    ...family(
      [
        [
          `(?:It is not possible to (?:save|submit|send|continue|proceed|complete)|(?:Saving|Submitting|Sending|Continuing) (?:is not possible|is impossible)|(?:The )?[\\p{L}]+(?: [\\p{L}]+)? (?:cannot|can't|can not|must not|may not) be (?:saved|submitted|sent|created|placed|completed|published)|(?:<who>|I|You) (?:cannot|can't|can not) (?:save|submit|send|continue|proceed|create)(?: (?:the|an?) [\\p{L}]+)?) without (?:an? |the |entering an? |giving an? |filling in )?<field>`,
          'The claim cannot be submitted without a damage description.',
        ],
        [
          `Without (?:an? |the )?<field>,? (?:the [\\p{L}]+|nothing|it) (?:cannot|can't|can not|can|is not|may not) (?:be )?(?:saved|submitted|sent|created|placed|completed|published)`,
          'Without a contact person the order cannot be placed.',
        ],
      ],
      [oneMissing],
      withSample,
    ),
    ...family(
      [[`(?:Required|Mandatory|Compulsory)(?: fields)?: <list>`, 'Required: title, category and date.']],
      [eachMissing],
      severalFields,
    ),
    ...family(
      [
        [
          `<field> (?:is|becomes?|must be|gets)(?: only)? (?:mandatory|required|compulsory|filled in)(?: only)? (?:as soon as|when|if|once) <label> (?:is|has been) (?:chosen|selected|set|ticked|picked|checked)(?: (?:as|in|for|under) (?:the )?<thing>)?`,
          'The field "IBAN" becomes mandatory as soon as "Direct debit" is chosen as the payment method.',
        ],
        [
          `(?:If|When|As soon as|Once) <label> (?:is|has been) (?:chosen|selected|set|ticked|picked|checked)(?: (?:as|in|for|under) (?:the )?<thing>)?,? (?:then )?<field> (?:is|becomes?|gets) (?:mandatory|required|compulsory)`,
          'If "Other" is selected, the field "Details" becomes mandatory.',
        ],
      ],
      [
        {
          title: ['{field:bare} is mandatory with {label} only', 'Mandatory with {label} only'],
          type: 'Negative',
          given: ['Everything except {field:the} is filled in correctly.'],
          steps: [
            'Save with {label} selected and {field:the} empty | {label}; {field:bare}: left empty | {beyond}',
            'Save with another choice than {label} | {field:bare}: left empty | It is saved; {field:the} is empty after a reload.',
          ],
        },
      ],
      withSample,
    ),
    ...family(
      [
        [
          `<holder> (?:needs?|requires?|must have|has to have) <list=[^;:()"]{3,100}?, [^;:()]{3,100}?|[^;:(),]{3,40} and [^;:(),]{3,40}?> before (?:it|they) can be <done=[a-z]+>`,
          'Every recipe needs a title, a picture and at least two ingredients before it can be published.',
        ],
        [
          `<holder> can only be <done=[a-z]+> (?:with|if it has|when it has|once it has) <list=[^;:()"]{3,100}?, [^;:()]{3,100}?|[^;:(),]{3,40} and [^;:(),]{3,40}?>`,
          'An advert can only be published with a title, a price and a photo.',
        ],
      ],
      [
        {
          title: ['{one} without one of {several} parts cannot be {done}', 'A missing part: cannot be {done}'],
          type: 'Negative',
          given: ['Everything that the step does not name is there.'],
          steps: [
            '{done:verb} {holder:a} without {item} | missing: {item} | {beyond}',
            '{done:verb} {holder:a} with all of them | {whole} | It is {done}.',
          ],
        },
      ],
      (slots) => {
        const derived = severalFields(slots)
        const one = shaped(slots.words.get('holder'), 'one', 'en')
        return derived === undefined || one === undefined
          ? undefined
          : { ...derived, ...withCounts(derived.list ?? ''), one }
      },
    ),
    ...family(
      [
        [
          `<list=(?!(?:All|Every|Each|The) (?:mandatory|required|other)?[^,;"]*$)[^;:()]{3,160}?, [^;:()]{3,160}?|[^;:(),]{3,40} and [^;:(),]{3,40}?> ${isRequired}${when}`,
          'First name, last name and date of birth are mandatory.',
        ],
        [
          `(?:The )?(?:mandatory|required|compulsory) (?:fields|entries|information)(?: (?:are|is))?:? <list=[^;:()]{3,200}?>`,
          'Mandatory fields are first name, last name and e-mail address.',
        ],
        [
          `(?:The )?(?:form|page|dialog|application|booking|registration|user|customer|applicant|\\p{L}+) (?:requires|must enter|must provide|has to enter|has to provide|must state|must fill in|needs to enter|needs to provide|must give|must specify|has to give) <list=[^;:()"]{3,100}?, [^;:()]{3,100}?|[^;:(),]{3,40} and [^;:(),]{3,40}?>${when}`,
          'The applicant must provide first name, last name and date of birth.',
        ],
      ],
      [eachMissing],
      severalFields,
    ),
    ...family(
      [
        [
          `<field> (?:is|are) (?:only )?(?:mandatory|required|compulsory)(?: only)? for <role>`,
          'The field "Company" is only mandatory for business customers.',
        ],
      ],
      [
        {
          title: [
            '{field:bare} is mandatory for {role}, for others it is not',
            '{field:bare} is not mandatory for everybody',
          ],
          type: 'Negative',
          given: [
            'Everything else is filled in correctly.',
            'Two forms are prepared: one for {role}, one for somebody else.',
          ],
          steps: [
            'Save the form for {role} without {field:the} | {field:bare}: left empty | {beyond}',
            'Save the form for {role} with {field:the} | {sample:raw} | It is saved; {field:the} is displayed after a reload.',
            'Save the form for somebody else without {field:the} | {field:bare}: left empty | It is saved; {field:the} is empty after a reload.',
          ],
        },
      ],
      withSample,
    ),
    ...family(
      [
        [`<field> ${isRequired}${when}`, 'The field "Reason" is mandatory.'],
        [
          `(?:A|An|The) <field> (?:is|are) (?:needed|necessary|required)${when}`,
          'A contact person is needed for every booking.',
        ],
        [
          `(?:The )?(?:<who>|I|You) (?:must|has to|have to|needs to|need to) (?:enter|provide|state|give|specify|fill in|supply|indicate) (?:an? |the |their |his or her |at least a )?<field>${when}`,
          'The applicant must state a reason.',
        ],
      ],
      [oneMissing],
      withSample,
    ),
    ...family(
      [
        [
          `<field> ${isOptional}<stop>(?:(?:If|When) (?:it is )?(?:left )?(?:empty|blank|missing)|Left empty|Without it|If nothing is entered|Otherwise|If (?:it is )?not (?:given|filled in|entered|provided)),? <rest>`,
          'The depth is optional. If it is left empty, the pond is treated as deep.',
        ],
      ],
      [
        {
          title: [
            'Without {field:the}: {rest}',
            'Optional field left empty: what the form does with it',
            'Saved without {field:the}',
          ],
          given: everythingElse,
          steps: ['Save without {field:the} | {field:bare}: left empty | It is saved: {rest}.'],
        },
      ],
      withSample,
    ),
    ...family([[`<field> ${isOptional}`, 'The phone number is optional.']], [eachOptional], withSample),
    ...family(
      [
        [
          `<list=[^;:()]{3,160}?, [^;:()]{3,160}?|[^;:(),]{3,40} and [^;:(),]{3,40}?> ${isOptional}`,
          'Company and second address line are optional.',
        ],
      ],
      [
        {
          title: ['Saved with {several} optional fields left empty'],
          given: everythingElse,
          steps: [
            'Save without any of the optional fields | left empty: {list} | It is saved; these fields are empty after a reload.',
          ],
        },
      ],
      severalFields,
    ),
  ],
}
