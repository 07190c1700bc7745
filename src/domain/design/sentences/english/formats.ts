import type { CasePattern, PatternGroup } from '../pattern.ts'
import { shaped } from '../forms.ts'
import type { Slots } from '../slots.ts'
import { family, must } from './limit-words.ts'

export const everythingElse = ['Everything else is filled in correctly.']
const form =
  '(?:consists? of|contains?|comprises?|has|have|is made up of|are made up of|starts? with|begins? with|(?:must|has to|have to|should|needs to) (?:consist of|contain|comprise|have|be made up of|be|start with|begin with)|(?:is|are)(?: always)?|(?:has|must have|must be in|is in|follows?) the (?:format|form|pattern|structure))'
const count = '(?:exactly |always )?'
const kind = '(?:capital |upper-?case |lower-?case )?(?:letters?|digits?|numbers?|characters?)'
const sampleTail = `(?:,? ?\\(?(?:e\\.g\\.|for example|for instance|like|such as|example:|as in),? ?(?<code>["“]?[\\p{L}\\d][\\p{L}\\d/.-]{2,24}["”]?)\\)?)?`

export const letters = 'KLMTRSWBNP'
export const figures = '4820715936'

/** Entries around a format of `head` signs, a separator and `tail` signs. */
function shapes({ words, values }: Slots): Record<string, string> | undefined {
  const [n1, n2, n3] = [values.get('n1'), values.get('n2'), values.get('n3')]
  const given = words.get('code')?.replace(/["“”]/gu, '')
  const of = (amount: number, word: string | undefined): string => {
    const base = /digit|number/iu.test(word ?? '') ? figures : letters
    const text = base.repeat(Math.ceil(amount / base.length)).slice(0, amount)
    return /lower|small/iu.test(word ?? '') ? text.toLowerCase() : text
  }
  const other = (text: string): string =>
    /\d/.test(text) ? letters.slice(0, text.length) : figures.slice(0, text.length)
  if (n1 === undefined || n1.amount < 1 || n1.amount > 10) return undefined
  const prefix = words.get('prefix')?.replace(/["“”]/gu, '') ?? ''
  const between = / hyphen|dash/iu.test(words.get('sep') ?? '')
    ? '-'
    : / slash/iu.test(words.get('sep') ?? '')
      ? '/'
      : / dot|point/iu.test(words.get('sep') ?? '')
        ? '.'
        : / space|blank/iu.test(words.get('sep') ?? '')
          ? ' '
          : ''
  const head = of(n1.amount, words.get('kind1'))
  const tail = n2 === undefined ? '' : of(n2.amount, words.get('kind2'))
  const end = n3 === undefined ? '' : of(n3.amount, words.get('kind3'))
  const good = `${prefix}${head}${between}${tail}${end}`
  const ok = given !== undefined && given.length === good.length ? given : good
  const last = end !== '' ? end : tail !== '' ? tail : head
  const start = ok.slice(0, ok.length - last.length)
  const body = ok.slice(start.length)
  const field = shaped(words.get('field'), 'one', 'en') ?? words.get('field') ?? ''
  return {
    field: /^\p{Lu}\p{Ll}/u.test(field) ? `${field.charAt(0).toLowerCase()}${field.slice(1)}` : field,
    good: ok,
    short: ok.slice(0, -1),
    long: `${ok}${/\d/.test(ok.at(-1) ?? '') ? '7' : 'X'}`,
    swapped: `${start}${body.slice(0, -1)}${other(body.slice(-1)).slice(0, 1)}`,
    ...(start === ''
      ? {}
      : { wronghead: `${prefix === '' ? other(ok.slice(0, 1)) : ok.startsWith('Z') ? 'Y' : 'Z'}${ok.slice(1)}` }),
  }
}

const near: CasePattern = {
  title: ['{field:bare}: {good} accepted, near misses refused', '{good} accepted, near misses refused'],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save with one character missing in {field:the} | {short} | {beyond}',
    'Save with one more character in {field:the} | {long} | {beyond}',
    'Save with the wrong kind of character at the end of {field:the} | {swapped} | {beyond}',
    'Save with the right format in {field:the} | {good} | It is saved; {good} is displayed after a reload.',
  ],
}
const nearHead: CasePattern = {
  ...near,
  steps: [
    ...near.steps.slice(0, 3),
    'Save with the wrong beginning in {field:the} | {wronghead} | {beyond}',
    ...near.steps.slice(3),
  ],
}

const emails: CasePattern = {
  title: [
    '{field:bare}: anna.weber@example.com accepted, near misses refused',
    'anna.weber@example.com accepted, near misses refused',
  ],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save without the @ in {field:the} | anna.weber.example.com | {beyond}',
    'Save without a domain in {field:the} | anna.weber@ | {beyond}',
    'Save without a name before the @ in {field:the} | @example.com | {beyond}',
    'Save with a complete address in {field:the} | anna.weber@example.com | It is saved; anna.weber@example.com is displayed after a reload.',
  ],
}
const phones: CasePattern = {
  title: [
    '{field:bare}: +44 20 7946 0958 accepted, 020 7946 0958 refused',
    '+44 20 7946 0958 accepted, 020 7946 0958 refused',
  ],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save without the country code in {field:the} | 020 7946 0958 | {beyond}',
    'Save with letters in {field:the} | +44 20 ABCD | {beyond}',
    'Save with the international format in {field:the} | +44 20 7946 0958 | It is saved; the number is displayed after a reload.',
  ],
}
const dates: CasePattern = {
  title: ['{field:bare}: {good} accepted, other formats refused', '{good} accepted, other formats refused'],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save with another date format in {field:the} | {other} | {beyond}',
    'Save with a day that does not exist in {field:the} | {nosuch} | {beyond}',
    'Save with the right format in {field:the} | {good} | It is saved; {good} is displayed after a reload.',
  ],
}
export const onlyKind = (bad: [what: string, value: string][], good: string, title: string): CasePattern => ({
  title: [`{field:bare}: ${title}`, title],
  type: 'Negative',
  given: everythingElse,
  steps: [
    ...bad.map(([what, value]) => `Save with ${what} in {field:the} | ${value} | {beyond}`),
    `Save with a permitted entry in {field:the} | ${good} | It is saved; ${good} is displayed after a reload.`,
  ],
})

export const only = '(?:only |exclusively )?'
export const holds = `(?:(?:can|may|must|should) only (?:contain|consist of|have|include|be)|(?:must|has to|have to|should) (?:contain|consist of|have|be) (?:only|exclusively)|(?:contains?|consists? of|accepts?|allows?|takes?) (?:only|exclusively)|only (?:accepts?|allows?|takes?|contains?)|(?:is|are) (?:purely|only))`
const dateShape = `(?<word>["“]?(?:DD|MM|YYYY|dd|mm|yyyy|d|m|JJJJ)[./-](?:DD|MM|dd|mm|d|m)[./-](?:YYYY|DD|yyyy|dd|YY|yy)["”]?)`

/** Codes, addresses, telephone numbers and dates: how an entry has to be written. */
export const formats: PatternGroup = {
  needsRequest: false,
  cue: 'case|positive|letter|digit|format|e-?mail|phone|character|valid|number|start|begin|hyphen|alphanumeric|decimal|special|space|integer|negative|whole|steps? of|multiple|increment|divisible|interval',
  patterns: [
    ...family(
      [
        [
          `<field> (?:${must} (?:be (?:entered|given|written|typed)?|have|follow|match)|(?:is|are) (?:entered|given|expected|accepted only)|has) ?(?:in )?(?:the |this )?(?:format|form|pattern|shape) <code=["“]?[A-Z0-9]{1,8}(?:[-/. ][A-Z0-9]{1,8}){0,4}["”]?>`,
          'The check number must be entered in the format AB-1234.',
        ],
      ],
      [nearHead],
      ({ words }) => {
        const code = (words.get('code') ?? '').replace(/["“”]/gu, '')
        if (!/\d/.test(code) || !/^[A-Z0-9./ -]{4,24}$/.test(code)) return undefined
        const last = code.at(-1) ?? ''
        const turned = (sign: string): string => (/\d/.test(sign) ? 'X' : '7')
        return {
          good: code,
          short: code.slice(0, -1),
          long: `${code}${/\d/.test(last) ? '7' : 'X'}`,
          swapped: `${code.slice(0, -1)}${turned(last)}`,
          wronghead: `${turned(code.charAt(0))}${code.slice(1)}`,
        }
      },
    ),
    ...family(
      [
        [
          `<field> (?:accepts?|has|must have|consists of|must consist of|contains|must contain) (?:exactly )?<n1> characters \\((?:only )?(?:capital |upper-?case )?letters and (?:digits|numbers)(?: only)?\\)`,
          'The coupon field accepts exactly eight characters (capital letters and digits).',
        ],
        [
          `<field> (?:has|must have|consists of|must consist of|contains|must contain|is) (?:exactly )?<n1> (?:alphanumeric characters|(?:capital |upper-?case )?letters (?:and|or) (?:digits|numbers))`,
          'The booking reference consists of 6 alphanumeric characters.',
        ],
      ],
      [
        {
          title: ['{field:bare}: {good:raw} accepted, near misses refused', '{good:raw} accepted, near misses refused'],
          type: 'Boundary',
          given: everythingElse,
          steps: [
            'Save with {n1-1} characters in {field:the} | {short:raw} | {under}',
            'Save with {n1} characters in {field:the} | {good:raw} | It is saved; {good:raw} is displayed after a reload.',
            'Save with {n1+1} characters in {field:the} | {long:raw} | {over}',
            'Save with a special character in {field:the} | {swapped:raw} | {beyond}',
          ],
        },
      ],
      ({ values }) => {
        const length = values.get('n1')?.amount ?? 0
        const text = 'K7M2P4X9R3T6W8B5N1'
        return length < 2 || length > 17
          ? undefined
          : {
              good: text.slice(0, length),
              short: text.slice(0, length - 1),
              long: text.slice(0, length + 1),
              swapped: `${text.slice(0, length - 1)}#`,
            }
      },
    ),
    ...family(
      [
        [`<field> (?:is|are) (?:not case[- ]sensitive|case[- ]insensitive)`, 'The booking code is not case-sensitive.'],
        [
          `(?:Upper|Lower|Capital)[- ](?:and|or) (?:lower|upper|small)[- ]?case(?: letters)? (?:make|makes|are|is) (?:no difference|not distinguished|ignored|irrelevant|treated (?:alike|the same)) (?:in|for|of) <field>`,
          'Upper and lower case make no difference in the booking code.',
        ],
      ],
      [
        {
          title: ['{field:bare}: KX2041 and kx2041 count as the same', 'KX2041 and kx2041 count as the same'],
          given: ['An entry with the {field:bare} KX2041 exists.'],
          steps: [
            'Enter {field:the} in capitals | KX2041 | The entry is found.',
            'Enter {field:the} in small letters | kx2041 | The same entry is found.',
          ],
        },
      ],
    ),
    ...family(
      [
        [
          `<field> ${form} ${count}<n1> (?<kind1>${kind})(?<sep>,? a (?:hyphen|dash|slash|dot|point|space|blank))(?:,? and|,|,? followed by|,? then) ${count}<n2> (?<kind2>${kind})${sampleTail}`,
          'A locker number consists of 2 letters, a hyphen and 4 digits, e.g. KL-4820.',
        ],
        [
          `<field> ${form} ${count}<n1> (?<kind1>${kind})(?:,? (?:and(?: then)?|followed by|then|plus)|,) ${count}<n2> (?<kind2>${kind})${sampleTail}`,
          'The student number consists of 2 letters followed by 6 digits, e.g. ST204815.',
        ],
        [
          `<field> ${form} (?:the (?:letters?|prefix) )?(?<prefix>["“][A-Z]{1,6}-?["”]|[A-Z]{1,6}-?)(?:,? (?:followed by|and|plus|then)|,) ${count}<n1> (?<kind1>${kind})${sampleTail}`,
          'The customer number starts with "KD" followed by 6 digits.',
        ],
      ],
      [nearHead],
      shapes,
    ),
    ...family(
      [
        [
          `<field> ${form} ${count}<n1> (?<kind1>digits?|letters?|numbers|capital letters|upper-?case letters)${sampleTail}`,
          'The PIN must consist of 4 digits.',
        ],
        [
          `<field> (?:is|are|${must} be) an? (?:exactly )?<n1>[ -](?<kind1>digit|letter) (?:number|code|PIN|figure|value|word|abbreviation)${sampleTail}`,
          'The access code must be a 6-digit number.',
        ],
      ],
      [near],
      shapes,
    ),
    ...family(
      [
        [
          `(?<field>(?:The |An? |Every |Each )?[^,;:()]{0,30}e-?mail(?: address(?:es)?)?(?: field)?) (?:${must} be (?:an? )?(?:valid|well-formed|correctly formatted)(?: e-?mail address)?|${must} (?:be in|have) (?:a|the) (?:valid|correct) (?:e-?mail )?format|(?:is|are) (?:checked|validated|verified) (?:for|against) (?:a |the )?(?:valid|correct) (?:format|syntax)|must contain an? "?@"?(?: sign| symbol| character)?(?: and a domain)?)`,
          'The e-mail address must be valid.',
        ],
        [`<field> ${must} be an? (?:valid|well-formed) e-?mail address`, '"Contact" must be a valid e-mail address.'],
      ],
      [emails],
    ),
    ...family(
      [
        [
          `(?<field>(?:The |A |Every |Each )?[^,;:()]{0,30}(?:phone|mobile|telephone|contact|fax)(?: numbers?)?(?: field)?) (?:(?:is|are) (?:only )?(?:accepted|allowed|valid|entered|saved|stored) (?:only )?in (?:the )?international format|${must} be (?:entered |given |specified )?in (?:the )?international format|${must} (?:start|begin) with (?:a |the )?(?:"\\+"|\\+|plus sign|country code))(?:,? (?:starting|beginning) with (?:a |the )?(?:"\\+"|\\+|plus sign|country code)(?: "\\+"| \\(\\+\\))?| \\([^)]{2,30}\\)|,? (?:e\\.g\\.|for example|for instance|like) \\+[\\d ]{6,20})?`,
          'Phone numbers are accepted only in international format starting with "+".',
        ],
      ],
      [phones],
    ),
    ...family(
      [
        [
          `<field> (?:${must} (?:be (?:entered|given|specified|written|typed)?|have|follow|match) ?(?:in |as )?(?:the )?(?:date )?(?:format)?|(?:is|are) (?:entered|given|expected|displayed|accepted only|only accepted) (?:in|as)(?: the)?(?: format)?|has the format|(?:accepts|expects|uses) (?:only )?(?:dates in )?the format|(?:in|:)(?: the)? format) ?${dateShape}(?: format)?`,
          'The date of birth must be entered in the format DD.MM.YYYY.',
        ],
      ],
      [dates],
      ({ words }) => {
        const shape = (words.get('word') ?? '').replace(/["“”]/gu, '').toUpperCase().replaceAll('J', 'Y')
        const write = (day: string, month: string): string =>
          shape.replace(/DD?/u, day).replace(/MM?/u, month).replace(/YYYY/u, '1990').replace(/YY/u, '90')
        return {
          good: write('14', '03'),
          nosuch: write('31', '02'),
          other: /^YYYY/u.test(shape) ? '14.03.1990' : '1990/03/14',
        }
      },
    ),
  ],
}

/** Values on and beside the steps of `high`. */
export function stepsOf({ values }: Slots): Record<string, string> | undefined {
  const step = values.get('high')
  if (step === undefined || step.amount <= 0) return undefined
  const write = (amount: number): string => {
    const rounded = Number(amount.toFixed(2))
    return step.measure === 'money' && !Number.isInteger(rounded)
      ? `${step.format.prefix}${rounded.toFixed(2)}${step.format.suffix}`
      : `${step.format.prefix}${String(rounded)}${step.format.suffix}`
  }
  const beside = step.amount === 1 ? 2.5 : step.amount * 2 + (step.amount < 1 ? step.amount / 2 : 1)
  return { twice: write(step.amount * 2), thrice: write(step.amount * 3), beside: write(beside) }
}
