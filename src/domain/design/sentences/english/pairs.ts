import type { CasePattern, PatternGroup } from '../pattern.ts'
import { cannot, family, must } from './limit-words.ts'
import { filled, type Slots } from '../slots.ts'

export const everythingElse = ['Everything else is filled in correctly.']
export const date =
  '(?<field>(?:[^,;:()"]{1,40} )?(?:date|day|deadline|departure|arrival|check-?in|check-?out|return)|(?:[^,;:()"]{1,30} )?"[^"]*(?:[Dd]ate|[Dd]ay|[Ff]rom|[Tt]o|[Uu]ntil|[Ss]tart|[Ee]nd)[^"]*"|[^,;:()"]{0,30}(?:start|end|end of [^,;:()"]{3,30}|start of [^,;:()"]{3,30}))'
export const other = date.replace('<field>', '<thing>')

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

const notAtMost = `(?:${cannot} (?:exceed|be (?:greater|higher|more|larger|bigger|above|over)(?: than)?)|${must} (?:not exceed|not be (?:greater|higher|more|larger|above|over)(?: than)?|be (?:at most|less than or equal to|no (?:more|higher|greater) than|lower than or equal to)))`
const noun = '(?<thing>(?:the |an? |its |their |this |that )(?!same|one)[^,;:()"\\d]{3,60}?)'
const numberField = '(?!.{0,50}(?:date|day|time|deadline|departure|arrival|check-?in|check-?out) )<field>'

/** Two fields whose entries have to fit together. */
export const pairs: PatternGroup = {
  needsRequest: false,
  cue: 'twice|second time|again|match|same|identical|equal|agree|coincide|exceed|than|before|after|earlier|later|above|below|under|past|follow|differ|repeat|confirm',
  patterns: [
    ...family(
      [
        [
          `<field> (?:must|has to|have to|should|needs to) (?:match|be (?:identical (?:to|with)|the same as|equal to)|agree with|coincide with) (?<second>(?:the |that )?[^,;:()]{3,60}?)`,
          'The entry in "Repeat e-mail" must match the entry in "E-mail".',
        ],
      ],
      [same],
      ({ words }) => {
        const lower = (text = ''): string => text.replace(/^The (?=\p{Ll})/u, 'the ')
        return pairWords(lower(words.get('field')), lower(words.get('second')))
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

/** Two dates or times that have to be in order. */
export const datePairs: PatternGroup = {
  needsRequest: false,
  cue: 'twice|second time|again|match|same|identical|equal|agree|coincide|exceed|than|before|after|earlier|later|above|below|under|past|follow|differ|repeat|confirm',
  patterns: [
    ...family(
      [
        [
          `${date} (?:${must} (?:be |lie |fall )?(?:after|later than|strictly after)|${cannot} be (?:(?:on or|the same (?:day )?as or|equal to or) before|earlier than or (?:the same as|equal to))) ${other}`,
          'The check-out date has to be after the check-in date.',
        ],
      ],
      [
        {
          title: [
            '{field:bare}: the same day refused, the day after accepted',
            'The same day refused, the day after accepted',
          ],
          type: 'Boundary',
          given: ['{thing:the} is 10 June 2026.', ...everythingElse],
          steps: [
            'Save with the day before as {field:the} | 9 June 2026 | {beyond}',
            'Save with the same day as {field:the} | 10 June 2026 | {beyond}',
            'Save with the day after as {field:the} | 11 June 2026 | It is saved; 11 June 2026 is displayed after a reload.',
          ],
        },
      ],
    ),
  ],
}
