import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { family, must, cannot } from './limit-words.ts'
import { shaped } from '../forms.ts'

export const everythingElse = ['Everything else is filled in correctly.']
const form =
  '(?:consists? of|contains?|comprises?|has|have|is made up of|are made up of|starts? with|begins? with|(?:must|has to|have to|should|needs to) (?:consist of|contain|comprise|have|be made up of|be|start with|begin with)|(?:is|are)(?: always)?|(?:has|must have|must be in|is in|follows?) the (?:format|form|pattern|structure))'
const count = '(?:exactly |always )?'
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

/** "2 letters followed by 7 digits": near misses that break one part each. */
function twoParts({ words, values }: Slots): Record<string, string> | undefined {
  const [n1, n2] = [values.get('n1')?.amount ?? 0, values.get('n2')?.amount ?? 0]
  const isDigit = (name: string): boolean => /digit|number/iu.test(words.get(name) ?? '')
  if (n1 < 1 || n2 < 2 || n1 > 10 || n2 > 10 || isDigit('kind1') === isDigit('kind2')) return undefined
  const usual = (amount: number, digits: boolean): string => (digits ? figures : letters).slice(0, amount)
  const given = words.get('code')?.replace(/["“”]/gu, '')
  const shown = given?.length === n1 + n2 ? given : undefined
  const head = shown?.slice(0, n1) ?? usual(n1, isDigit('kind1'))
  const tail = shown?.slice(n1) ?? usual(n2, isDigit('kind2'))
  const sign = (digits: boolean): string => (digits ? '5' : 'K')
  const one = (name: string): string => (isDigit(name) ? 'digit' : 'letter')
  const field = shaped(words.get('field'), 'one', 'en') ?? words.get('field') ?? ''
  const named = /^\p{Lu}\p{Ll}/u.test(field) ? `${field.charAt(0).toLowerCase()}${field.slice(1)}` : field
  const message = words.get('message')
  return {
    field: named,
    good: `${head}${tail}`,
    first: one('kind1'),
    second: one('kind2'),
    shortHead: `${head.slice(0, -1)}${tail}`,
    longHead: `${head}${sign(isDigit('kind1'))}${tail}`,
    shortTail: `${head}${tail.slice(0, -1)}`,
    longTail: `${head}${tail}${sign(isDigit('kind2'))}`,
    wrongHead: `${sign(!isDigit('kind1'))}${head.slice(1)}${tail}`,
    wrongTail: `${head}${tail.slice(0, -1)}${sign(!isDigit('kind2'))}`,
    parted: `${head}-${tail}`,
    shownNot: message === undefined ? 'it is not refused' : `${message} is not displayed`,
    ...(message === undefined ? {} : { beyond: `${message} is displayed; the entry is not accepted.` }),
  }
}
const parts: CasePattern = {
  title: ['{field:bare}: {good} accepted, seven near misses refused', '{good} accepted, seven near misses refused'],
  type: 'Negative',
  given: ['The form with {field:the} is open; everything else in it is right.'],
  steps: [
    'Submit the form with one {first} less in {field:the} | {shortHead} | {beyond}',
    'Submit the form with one {first} more | {longHead} | {beyond}',
    'Submit the form with one {second} less | {shortTail} | {beyond}',
    'Submit the form with one {second} more | {longTail} | {beyond}',
    'Submit the form with a {second} in the place of a {first} | {wrongHead} | {beyond}',
    'Submit the form with a {first} in the place of a {second} | {wrongTail} | {beyond}',
    'Submit the form with a hyphen between the parts | {parted} | {beyond}',
    'Submit the form with the right format | {good} | The entry is accepted; {shownNot}.',
  ],
  assume: [
    'Whether small letters are accepted as well is open; capital letters are used.',
    'The right value belongs to a record that exists, where the form looks it up.',
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
export const onlyKind = (bad: [what: string, value: string][], good: string, title: string): CasePattern => ({
  title: [`{field:bare}: ${title}`, title],
  type: 'Negative',
  given: everythingElse,
  steps: [
    ...bad.map(([what, value]) => `Save with ${what} in {field:the} | ${value} | {beyond}`),
    `Save with a permitted entry in {field:the} | ${good} | It is saved; ${good} is displayed after a reload.`,
  ],
})

/** Codes, addresses, telephone numbers and dates: how an entry has to be written. */
export const formats: PatternGroup = {
  needsRequest: false,
  cue: 'case|positive|letter|digit|format|e-?mail|phone|character|valid|number|start|begin|hyphen|alphanumeric|decimal|special|space|integer|negative|whole|steps? of|multiple|increment|divisible|interval',
  patterns: [
    ...family(
      [
        [
          `<field> ?(?:=|:|${form}) ?${count}<n1> (?<kind1>(?:digits?|letters?|numbers|capital letters|upper-?case letters)) ?(?:followed by|and then|then|plus|and|\\+|,) ${count}<n2> (?<kind2>(?:digits?|letters?|numbers|capital letters|upper-?case letters))${sampleTail}(?:(?:<stop>|, )(?:anything else|everything else|any other (?:entry|value|form)|other entries|otherwise)(?::|,|→| gives| shows| leads to| is answered with)* ?(?:the message )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?)?`,
          'Membership number = 3 letters followed by 5 digits, e.g. KLM48207. Anything else: "Please check the number."',
        ],
      ],
      [parts],
      twoParts,
    ),
    ...family(
      [
        [
          `<field> ${form} ${count}<n1> (?<kind1>digits?|letters?|numbers|capital letters|upper-?case letters)${sampleTail}`,
          'The PIN must consist of 4 digits.',
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
      ],
      [emails],
    ),
  ],
}

/** Which characters an entry may hold. */
export const signs: PatternGroup = {
  needsRequest: false,
  cue: 'case|positive|letter|digit|format|e-?mail|phone|character|valid|number|start|begin|hyphen|alphanumeric|decimal|special|space|integer|negative|whole|steps? of|multiple|increment|divisible|interval',
  patterns: [
    ...family(
      [
        [
          `<field> (?:${cannot} (?:contain|include|have)(?: any)?|must not (?:contain|include|have)(?: any)?|${must} (?:contain|have) no|does not accept|do not accept) (?:spaces|blanks|white ?space(?:s| characters)?)`,
          'A username must not contain spaces.',
        ],
      ],
      [onlyKind([['a space', 'kestrel 24']], 'kestrel24', 'kestrel24 accepted, "kestrel 24" refused')],
    ),
  ],
}
