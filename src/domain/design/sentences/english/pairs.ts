import type { CasePattern, PatternGroup } from '../pattern.ts'
import { shaped } from '../forms.ts'
import { filled, type Slots } from '../slots.ts'
import { cannot, family, must } from './limit-words.ts'

export const everythingElse = ['Everything else is filled in correctly.']
export const date =
  '(?<field>(?:[^,;:()"]{1,40} )?(?:date|day|deadline|departure|arrival|check-?in|check-?out|return)|(?:[^,;:()"]{1,30} )?"[^"]*(?:[Dd]ate|[Dd]ay|[Ff]rom|[Tt]o|[Uu]ntil|[Ss]tart|[Ee]nd)[^"]*"|[^,;:()"]{0,30}(?:start|end|end of [^,;:()"]{3,30}|start of [^,;:()"]{3,30}))'
export const other = date.replace('<field>', '<thing>')
export const clockField = '(?<field>(?:[^,;:()"]{1,40} )?time)'
export const clockOther = '(?<thing>(?:[^,;:()"]{1,40} )?time)'

export const same: CasePattern = {
  title: ['Different entries in {pair} are refused', 'Different entries are refused, equal ones saved'],
  type: 'Negative',
  given: everythingElse,
  steps: [
    'Save with two different entries in {pair} | {one} and {two} | {beyond}',
    'Save with the same entry in {pair} | {one} twice | It is saved.',
  ],
}
const number = (title: string, steps: string[]): CasePattern => ({
  title: [title, `${title.split(':')[1]?.trim() ?? title}`],
  type: 'Boundary',
  given: ['{thing:the} is {base}.', ...everythingElse],
  steps,
})

function pairWords(said: string, second?: string): Record<string, string> {
  const both =
    /^(?:the |both )*(?<name>passwords|passphrases|e-mail addresses|PINs)(?: in both fields| entered(?: twice)?)?$/iu.exec(
      said,
    )?.groups?.name
  const field = both === undefined ? said : `the two ${both.replace(/(?<=ss)es$|s$/iu, '')} fields`
  const isPassword = /passw|pin|pass ?phrase/iu.test(field)
  const isMail = /mail/iu.test(field)
  return {
    pair:
      second === undefined
        ? /^(?:the|both)/iu.test(field)
          ? field.replace(/^\p{Lu}/u, (sign) => sign.toLowerCase())
          : `the ${field}`
        : `${field} and ${second}`,
    one: isPassword ? 'Harbour!2026x' : isMail ? 'anna.weber@example.com' : 'Kestrel 24',
    two: isPassword ? 'Harbour!2027x' : isMail ? 'anna.webber@example.com' : 'Kestrel 25',
  }
}

const matches =
  '(?:must|have to|has to|need to|needs to|should)(?: both| always| exactly)? (?:match|be (?:identical|the same|equal)|agree|coincide)(?: exactly)?'
const notAtMost = `(?:${cannot} (?:exceed|be (?:greater|higher|more|larger|bigger|above|over)(?: than)?)|${must} (?:not exceed|not be (?:greater|higher|more|larger|above|over)(?: than)?|be (?:at most|less than or equal to|no (?:more|higher|greater) than|lower than or equal to)))`
const notAtLeast = `(?:${cannot} be (?:less|lower|smaller|below|under)(?: than)?|${must} (?:not be (?:less|lower|smaller|below|under)(?: than)?|be (?:at least(?: as (?:high|large|great) as)?|greater than or equal to|no (?:less|lower) than)))`
const noun = '(?<thing>(?:the |an? |its |their |this |that )(?!same|one)[^,;:()"\\d]{3,60}?)'
const numberField = '(?!.{0,50}(?:date|day|time|deadline|departure|arrival|check-?in|check-?out) )<field>'

const refusedWith =
  '(?:rejected|refused|not accepted|not allowed|not saved),? (?:with|and) (?:(?:the|an?) (?:error |validation )?(?:message|text|error|hint) )?<message>(?: (?:is|are) (?:shown|displayed)| appears)?'
const lastRefused: CasePattern = {
  title: ['{one}: {below} refused, {base} accepted', '{below} refused, {base} accepted'],
  type: 'Boundary',
  given: ['{last:the} is {base}.', ...everythingElse],
  steps: [
    'Save with {below} as the {one} | {below} | {message} is displayed; nothing is saved.',
    'Save with {base} as the {one} | {base} | It is saved; {base} is displayed after a reload.',
  ],
}

/** "the last one" is the last reading. */
function lastMeasures(slots: Slots): Record<string, string> | undefined {
  const one = shaped(slots.words.get('field'), 'one', 'en')
  const measures = measuresOf(slots)
  if (one === undefined || measures === undefined) return undefined
  const head = one.split(' ').at(-1) ?? one
  const last = (slots.words.get('thing') ?? '').replace(/(?<=^(?:the )?(?:last|previous|current) )one$/u, head)
  return { ...measures, one, last }
}

/** Two fields whose entries have to fit together. */
export const pairs: PatternGroup = {
  needsRequest: false,
  cue: 'twice|second time|again|match|same|identical|equal|agree|coincide|exceed|than|before|after|earlier|later|above|below|under|past|follow|differ|repeat|confirm',
  patterns: [
    ...family(
      [
        [
          `(?:<who>|I|You) (?:must|has to|have to|needs to|need to) (?:confirm|repeat) (?:the |his or her |their )?<field> by (?:typing|entering) it (?:a second time|again|twice)`,
          'The user has to confirm the e-mail address by typing it a second time.',
        ],
        [
          `<field> (?:must|has to|needs to) be (?:entered|typed) (?:twice|two times|a second time)(?: (?:for confirmation|to confirm it))?`,
          'The PIN must be entered twice.',
        ],
      ],
      [
        {
          title: ['{field:bare} typed twice: different entries refused', 'Different entries are refused'],
          type: 'Negative',
          given: everythingElse,
          steps: [
            'Save with two different entries of {field:the} | {one} and {two} | {beyond}',
            'Save with the same entry typed twice | {one} twice | It is saved.',
          ],
        },
      ],
      ({ words }) => pairWords(words.get('field') ?? ''),
    ),
    ...family(
      [
        [
          `(?!.{0,50}(?:date|day|time) )<field> (?:lower|less|smaller) than <thing> (?:is|are) ${refusedWith}`,
          'Meter readings lower than the last one are rejected with "Lower than the last reading".',
        ],
      ],
      [lastRefused],
      lastMeasures,
    ),
    ...family(
      [
        [
          `(?!.{0,50}(?:date|day|time) )<field> (?:lower|less|smaller) than <thing> (?:is|are) (?:rejected|refused|not accepted|not allowed|not possible|invalid)`,
          'A reading lower than the last one is refused.',
        ],
      ],
      [
        {
          ...lastRefused,
          steps: [
            'Save with {below} as the {one} | {below} | {beyond}',
            'Save with {base} as the {one} | {base} | It is saved; {base} is displayed after a reload.',
          ],
        },
      ],
      lastMeasures,
    ),
    ...family(
      [
        [
          `<field> (?:must|has to|have to|should|needs to) (?:match|be (?:identical (?:to|with)|the same as|equal to)|agree with|coincide with) (?<second>(?:the |that )?[^,;:()]{3,60}?)`,
          'The entry in "Repeat e-mail" must match the entry in "E-mail".',
        ],
        [
          `(?!Both |The two )<field> and (?<second>(?:the )?[^,;:()]{3,50}?) ${matches}`,
          'The field "IBAN" and the field "Repeat IBAN" must be identical.',
        ],
      ],
      [same],
      ({ words }) => {
        const lower = (text = ''): string => text.replace(/^The (?=\p{Ll})/u, 'the ')
        return pairWords(lower(words.get('field')), lower(words.get('second')))
      },
    ),
    ...family(
      [[`(?<field>(?:The |Both |The two )?[\\p{L} "-]{3,70}?) ${matches}`, 'The passwords in both fields must match.']],
      [same],
      ({ words }) => {
        const field = words.get('field') ?? ''
        return /(?:both|two|and|passwords|addresses|pins|entries)/iu.test(field) ? pairWords(field) : undefined
      },
    ),
    ...family(
      [[`${numberField} ${notAtMost} ${noun}`, 'The delivery quantity must not exceed the stock on hand.']],
      [
        number('{field:bare}: {base} accepted, {above} refused', [
          'Save with {base} as {field:the} | {base} | It is saved; {base} is displayed after a reload.',
          'Save with {above} as {field:the} | {above} | {beyond}',
        ]),
      ],
      measuresOf,
    ),
    ...family(
      [[`${numberField} ${notAtLeast} ${noun}`, 'The odometer reading cannot be lower than the previous reading.']],
      [
        number('{field:bare}: {below} refused, {base} accepted', [
          'Save with {below} as {field:the} | {below} | {beyond}',
          'Save with {base} as {field:the} | {base} | It is saved; {base} is displayed after a reload.',
        ]),
      ],
      measuresOf,
    ),
    ...family(
      [
        [
          `${numberField} ${must} (?:be )?(?:higher|greater|more|larger|above|over)(?: than)? ${noun}`,
          'The new bid must be higher than the current bid.',
        ],
      ],
      [
        number('{field:bare}: {base} refused, {above} accepted', [
          'Save with {base} as {field:the} | {base} | {beyond}',
          'Save with {above} as {field:the} | {above} | It is saved; {above} is displayed after a reload.',
        ]),
      ],
      measuresOf,
    ),
    ...family(
      [
        [
          `${numberField} ${must} (?:be |stay )?(?:lower|less|smaller|below|under)(?: than)? ${noun}`,
          'The discounted price must be lower than the regular price.',
        ],
      ],
      [
        number('{field:bare}: {below} accepted, {base} refused', [
          'Save with {below} as {field:the} | {below} | It is saved; {below} is displayed after a reload.',
          'Save with {base} as {field:the} | {base} | {beyond}',
        ]),
      ],
      measuresOf,
    ),
    ...family(
      [
        [
          `(?<field>(?:The )?new (?:password|PIN|passphrase)) (?:must (?:differ from|be different from|not (?:be (?:the same as|equal to|identical to)|match))|${cannot} be the same as) (?<thing>the (?:old|current|previous|last) (?:one|password|PIN))`,
          'The new password must not be the same as the old one.',
        ],
      ],
      [
        {
          title: 'The present password is refused as the new one, another is accepted',
          type: 'Negative',
          given: ['The account has the password Harbour!2026x.'],
          steps: [
            'Save the present password as {field:the} | Harbour!2026x | {beyond}',
            'Save another one as {field:the} | Meadow!2027y | It is saved.',
            'Sign in with {field:the} | Meadow!2027y | The sign-in is accepted.',
          ],
        },
      ],
    ),
  ],
}

/** Numbers for two fields that are compared: amounts of money where they speak of money. */
function measuresOf(slots: Slots): Record<string, string> | undefined {
  const both = `${slots.words.get('field') ?? ''} ${slots.words.get('thing') ?? ''}`
  if (
    /(?<!\p{L})(?:dates?|days?|deadline|birthday|times?|today|now|password|hours?|minutes?|years?|months?)(?!\p{L})/iu.test(
      both,
    )
  )
    return undefined
  const isMoney =
    /amount|price|balance|costs?\b|\bsum\b|\bbids?\b|budget|salary|payment|payout|refund|\bfees?\b|credit|total|value|deposit|\blimit\b|\bfare\b|\btips?\b|invoice|transfer|withdrawal/iu.test(
      both,
    )
  const money = (text: string): string => filled(text, slots) ?? ''
  return isMoney
    ? { base: money('{money:100}'), above: money('{money:100.01}'), below: money('{money:99.99}') }
    : { base: '10', above: '11', below: '9' }
}
