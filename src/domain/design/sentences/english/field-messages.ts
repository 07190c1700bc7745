import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { family } from './limit-words.ts'
import { sampleFor } from './field-samples.ts'

const everythingElse = ['Everything else is filled in correctly.']
const place =
  '(?: (?<word>(?:directly |right |just )?(?:below|under|underneath|beneath|next to|beside|above|at|in|on) (?:the|that|this|it)[^,;"]{0,50}?))?'
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

/** Messages next to fields. */
export const fieldMessages: PatternGroup = {
  needsRequest: false,
  cue: '["“]|highlight|marked|framed|outlined',
  patterns: [
    ...family(
      [
        [
          `An? (?:empty|missing|blank) <field> ${leads} (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>${place}`,
          'An empty subject shows "Please enter a subject".',
        ],
      ],
      [emptyField],
      entries,
    ),
  ],
}
