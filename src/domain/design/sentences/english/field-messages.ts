import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

const everythingElse = ['Everything else is filled in correctly.']
const place =
  '(?: (?<word>(?:directly |right |just )?(?:below|under|underneath|beneath|next to|beside|above|at|in|on) (?:the|that|this|it)[^,;"]{0,50}?))?'
const shows =
  '(?:(?:the (?:system|app|form|page|field|user)|it|they|we) (?:shows?|displays?|sees?|gets?) )?(?:(?:the|an?) (?:error |validation |error )?(?:message|text|error|hint|note) )?<message>(?: (?:is|are|must be|will be|should be) (?:shown|displayed)| appears| must appear)?'
const leads = '(?:shows|displays|leads to|triggers|results in|causes|produces|gives|brings up)'

const emptyField: CasePattern = {
  title: [
    'Without {field:the}: {message}',
    'Field left empty: {message}',
    'Field left empty: its message is displayed',
  ],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save without {field:the} | {field:bare}: left empty | {shown}; nothing is saved.',
    'Save with {field:the} filled in | {sample:raw} | It is saved; {message} is not displayed.',
  ],
}
const anyEmpty: CasePattern = {
  title: ['A mandatory field left empty: {message}', 'A mandatory field left empty: its message is displayed'],
  type: 'Negative',
  given: ['Every mandatory field but one is filled in.'],
  steps: [
    'Save the form | one mandatory field left empty | {shown}; nothing is saved.',
    'Fill in the empty field | an entry of the right kind | The entry is displayed in the field.',
    'Save the form again | all mandatory fields filled in | It is saved; {message} is not displayed.',
  ],
}
const highlighted: CasePattern = {
  title: [
    'A mandatory field left empty: {done} and marked with {message}',
    'A mandatory field left empty: marked with {message}',
    'The empty mandatory field is marked',
  ],
  type: 'Negative',
  given: ['Every mandatory field but one is filled in.'],
  steps: [
    'Save the form | one mandatory field left empty | Only the empty field is {done}; {shown}; nothing is saved.',
    'Save the form with that field filled in | all mandatory fields filled in | It is saved; no field is {done}.',
  ],
}
const highlightedOnly: CasePattern = {
  title: ['Mandatory field left empty: it alone is {done}', 'The empty mandatory field is marked'],
  type: 'Negative',
  given: ['Every mandatory field but one is filled in.'],
  steps: [
    'Save the form | one mandatory field left empty | Only the empty field is {done}; nothing is saved.',
    'Save the form with that field filled in | all mandatory fields filled in | It is saved; no field is {done}.',
  ],
}
const invalid: CasePattern = {
  title: [
    '{wrong:raw} as {field:the}: {message}',
    '{wrong:raw}: {message}',
    'A wrong entry: {message}',
    'A wrong entry: its message is displayed',
  ],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save with a wrong {field:bare} | {wrong:raw} | {shown}; nothing is saved.',
    'Save with a correct {field:bare} | {sample:raw} | It is saved; {message} is not displayed.',
  ],
}
const onLeaving: CasePattern = {
  title: [
    '{field:the}: {message} on leaving the field',
    'Leaving the field with a wrong entry: {message}',
    'Leaving the field with a wrong entry: its message',
  ],
  type: 'Negative',
  steps: [
    'Type a wrong entry in {field:the} | {wrong:raw} | No message is displayed while typing.',
    'Press the Tab key | | {shown} without saving.',
    'Replace the entry by a correct one | {sample:raw} | The correct entry is displayed in the field.',
    'Press the Tab key again | | {message} is no longer displayed.',
  ],
}

/** An entry that is wrong in a field of this name. */
function wrongFor(name: string): string {
  const wrong: [RegExp, string][] = [
    [/e-?mail/i, 'anna.weber@'],
    [/phone|mobile/i, '12ab'],
    [/iban/i, 'DE00 0000 0000 0000 0000 00'],
    [/post(?:al )?code|postcode|zip/i, '12'],
    [/date|birth/i, '31 February 2026'],
    [/time/i, '25:61'],
    [/amount|price|quantity|number of|age|weight/i, 'abc'],
    [/url|website|link/i, 'kestrel'],
    [/card number|credit card/i, '4111 1111 1111 1112'],
    [/vat|tax|code|number/i, 'X-1'],
  ]
  return wrong.find(([sign]) => sign.test(name))?.[1] ?? '#?!'
}

const cardSample: [RegExp, string][] = [
  [/card number|credit card/i, '4111 1111 1111 1111'],
  [/vat/i, 'DE136695976'],
  [/url|website|link/i, 'https://www.example.com'],
]

/** What is displayed, and where. */
function shown({ words }: Slots): Record<string, string> {
  const at = words.get('word')?.replace(/ (?:it|them|that|this)$/iu, ' the field')
  return { shown: `${words.get('message') ?? ''} is displayed${at === undefined ? '' : ` ${at}`}` }
}

function entries({ words, values, facts }: Slots): Record<string, string> | undefined {
  const field = words.get('field') ?? ''
  if (
    /^(?:mandatory|required|any|another|one|all|form|entry|input|value|it|other|field$)(?!\p{L})/iu.test(
      field.replace(/^(?:an?|the) /iu, ''),
    )
  )
    return undefined
  return {
    ...shown({ words, values, facts }),
    sample: cardSample.find(([sign]) => sign.test(field))?.[1] ?? sampleFor(field),
    wrong: wrongFor(field),
  }
}

const mandatoryField =
  '(?:(?:a|any|one of the|at least one|one|an?) (?:mandatory|required|compulsory|obligatory) (?:field|entry|information)s?|(?:mandatory|required) (?:fields|information|entries)|(?:a|any) field)'
const isEmpty =
  '(?:is|are|has been|was|were)(?: left)? (?:empty|missing|blank|not filled in|not filled out|not completed|unfilled|not entered)(?: (?:on|when) (?:saving|submitting|submission))?'
const mark =
  '<done=(?:highlighted|marked|framed|outlined|bordered|shown|coloured|colored|underlined)(?: (?:in|with|as|by) [\\p{L} -]{3,30}?)?>'

/** Messages next to fields. */
export const fieldMessages: PatternGroup = {
  needsRequest: false,
  cue: '["“]|highlight|marked|framed|outlined',
  patterns: [
    ...family(
      [
        [
          `(?:The )?[\\p{L}]+(?: [\\p{L}]+)? (?:shows?|displays?) (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint|note) )?<message>${place} (?:if|when) (?:no <field> (?:is|has been|was) (?:entered|given|provided|selected|chosen|specified|filled in))`,
          'The booking form shows the error message "Please select a room" if no room is selected.',
        ],
        [
          `<message>(?: (?:is|are) (?:shown|displayed)| appears)${place} (?:if|when) no <field> (?:is|has been|was) (?:entered|given|provided|selected|chosen|specified|filled in)`,
          '"Choose a date" is displayed when no date has been selected.',
        ],
      ],
      [emptyField],
      entries,
    ),
    ...family(
      [
        [
          `(?:If|When) (?:the )?(?<field>new (?:password|PIN)) (?:equals|is (?:the same as|identical (?:to|with)|equal to)|matches) (?:the |an? )?(?:old|current|previous|last|present)(?: one| password| PIN)?,? (?:then )?${shows}${place}`,
          'If the new password equals the current one, "Please choose a new password" is displayed.',
        ],
      ],
      [
        {
          title: ['The present password as the new one: {message}', 'The present password as the new one: refused'],
          type: 'Negative',
          given: ['The account has the password Harbour!2026x.'],
          steps: [
            'Save the present password as {field:the} | Harbour!2026x | {shown}; nothing is saved.',
            'Save another one as {field:the} | Meadow!2027y | It is saved; {message} is not displayed.',
          ],
        },
      ],
      shown,
    ),
    ...family(
      [
        [
          `(?:If|When) ${mandatoryField} ${isEmpty},? (?:it|they|the field|the fields|this field|these|that field|the empty fields?) (?:is|are|gets) ${mark},? (?:and|with) ${shows}${place}`,
          'If a mandatory field is empty, it is highlighted in red and the text "This field is required" appears below it.',
        ],
      ],
      [highlighted],
      shown,
    ),
    ...family(
      [
        [
          `(?:If|When) ${mandatoryField} ${isEmpty},? (?:it|they|the field|the fields|this field|these|that field|the empty fields?) (?:is|are|gets) ${mark}`,
          'If a mandatory field is left empty, it is marked in red.',
        ],
        [
          `(?:Empty|Missing|Unfilled) (?:mandatory|required) (?:fields|entries) (?:are|must be|get|should be) ${mark}(?: (?:when|on|after) (?:saving|submitting|the form is (?:saved|submitted|sent)))?`,
          'Empty mandatory fields are outlined in red when the form is submitted.',
        ],
        [
          `Mandatory fields that (?:are|were) (?:left )?(?:empty|missing|not filled in|blank) (?:are|must be|get) ${mark}`,
          'Mandatory fields that are left empty are framed in red.',
        ],
      ],
      [highlightedOnly],
    ),
    ...family(
      [
        [
          `(?:If|When) ${mandatoryField} ${isEmpty},? (?:then )?${shows}${place}`,
          'If a required field is missing, "Please fill in this field" is displayed below it.',
        ],
        [
          `(?:For (?:each|every) (?:empty|missing) (?:mandatory|required) field,? )${shows}${place}`,
          'For each empty mandatory field, the message "Required" appears.',
        ],
        [
          `<message>(?: (?:is|are) (?:shown|displayed)| appears)${place} (?:if|when) ${mandatoryField} ${isEmpty}`,
          '"Please complete this field" is shown below the field if a mandatory field is left empty.',
        ],
      ],
      [anyEmpty],
      shown,
    ),
    ...family(
      [
        [
          `(?:If|When) (?:the |an? |no )?<field> (?:${isEmpty}|is (?:entered|given|provided|selected|chosen)),? (?:then )?${shows}${place}`
            .replace('(?:the |an? |no )?', '(?:the )?')
            .replace('|is (?:entered|given|provided|selected|chosen)', ''),
          'If the postal code is missing, "Enter your postal code" is displayed.',
        ],
        [
          `(?:If|When) no <field> (?:is|has been) (?:entered|given|provided|selected|chosen|specified|filled in),? (?:then )?${shows}${place}`,
          'If no reason is given, the message "Please state a reason" appears.',
        ],
        [
          `Leaving <field> (?:empty|blank) ${leads} (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>${place}`,
          'Leaving the field "Postal code" empty shows the error "Enter your postal code".',
        ],
        [
          `An? (?:empty|missing|blank) <field> ${leads} (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>${place}`,
          'An empty subject shows "Please enter a subject".',
        ],
        [
          `<message>(?: (?:is|are) (?:shown|displayed)| appears)${place} (?:if|when) (?:the )?<field> ${isEmpty}`,
          '"Please enter a date" is displayed if the delivery date is empty.',
        ],
      ],
      [emptyField],
      entries,
    ),
    ...family(
      [
        [
          `<field> is (?:validated|checked|verified) (?:when|as soon as|once|after) (?:the (?:field|input|user|cursor) (?:loses (?:the )?focus|is left|leaves (?:the field|it))|leaving the field|I leave the field)(?:<stop>| and |, and |, )(?:an? |the )?(?:invalid|wrong|incorrect|malformed) (?:[\\p{L}-]+(?: [\\p{L}-]+)?) (?:${leads}) (?:the )?(?:error |message )?<message>${place}`,
          'The IBAN is validated when the field loses focus; an invalid IBAN shows "Please check the IBAN" next to the field.',
        ],
      ].map(([said = '', example = '']) => [said.replace('(?:<stop>| and |, and |, )', '<stop>'), example] as const),
      [onLeaving],
      entries,
    ),
    ...family(
      [
        [
          `(?:If|When) (?:the )?(?:entered |given )?<field> (?:is|has) (?:invalid|incorrect|wrong|not valid|malformed|in the wrong format|an invalid format|not in the (?:correct|right) format|not (?:formatted )?correct(?:ly)?),? (?:then )?${shows}${place}`,
          'If the e-mail address is invalid, "Please enter a valid e-mail address" is shown below the field.',
        ],
        [
          `(?:If|When) (?:<who>|I|somebody|someone) (?:enters?|types?|provides?|gives?) an? (?:invalid|incorrect|wrong|malformed) <field>,? (?:then )?${shows}${place}`,
          'When the user enters an invalid phone number, the message "Please check the number" is displayed.',
        ],
        [
          `(?:An? )?(?:invalid|incorrect|wrong|malformed) <field> ${leads} (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>${place}`,
          'An invalid VAT number shows "Unknown VAT number" next to the field.',
        ],
        [
          `For an? (?:invalid|incorrect|wrong|malformed) <field>,? ${shows}${place}`,
          'For an invalid date of birth, "Please check the date" is displayed.',
        ],
        [
          `<message>(?: (?:is|are) (?:shown|displayed)| appears)${place} (?:if|when) (?:the )?<field> is (?:invalid|incorrect|wrong|not valid|malformed)`,
          '"This is no e-mail address" appears when the e-mail address is invalid.',
        ],
      ],
      [invalid],
      entries,
    ),
  ],
}
