import { phraseBook } from '../../phrase/phrase-books.ts'
import { writtenOut } from '../../plan/written-out.ts'
import { moved, type Measure, type Value } from '../../understand/value.ts'
import type { CasePattern, PatternGroup } from '../pattern.ts'
import { type Slots } from '../slots.ts'
import { atLeast, atMost, cannot, family, fieldFamily, inclusive, must, upTo } from './limit-words.ts'

export const everythingElse = ['Everything else is filled in correctly.']
export const unit = `<unit=characters|chars|letters|digits|words>(?: long| in length)?(?: \\((?:including|with|incl\\.) (?:spaces|blanks)\\))?${inclusive}`
export const be =
  '(?:be|have|contain|consist of|comprise|hold|include|take|accept|be between|have a length of|be of a length of|be|store)'
export const states =
  '(?:is|are|has|contains|consists of|comprises|holds|takes|accepts|allows|needs|requires|supports|stores|has a length of)'

const measures: Record<string, Measure> = { letters: 'letters', digits: 'digits', words: 'words' }

/** Texts of the lengths around `min` and `max`. */
export function texts({ words, values }: Slots): Record<string, string> | undefined {
  const [min, max] = [values.get('min'), values.get('max')]
  const name = words.get('unit')?.toLowerCase() ?? 'characters'
  if (min !== undefined && max !== undefined && min.amount >= max.amount) return undefined
  const text = (value: Value): string =>
    writtenOut(
      { ...value, measure: measures[name] ?? 'characters', format: { ...value.format, suffix: ` ${name}` } },
      false,
    ).in(phraseBook('en'))
  return {
    ...(min === undefined || min.amount < 1 ? {} : { outLow: text(moved(min, -1)), inLow: text(min) }),
    ...(max === undefined ? {} : { inHigh: text(max), outHigh: text(moved(max, 1)) }),
  }
}

const between: CasePattern = {
  title: [
    '{field:bare}: {min-1} and {max+1} {unit} refused, {min} and {max} accepted',
    '{min-1} and {max+1} {unit} refused, {min} and {max} accepted',
  ],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {min-1} {unit} in {field:the} | {outLow} | {under}',
    'Save with {min} {unit} in {field:the} | {inLow} | The entry is saved; all {min} {unit} are displayed after a reload.',
    'Save with {max} {unit} in {field:the} | {inHigh} | The entry is saved; all {max} {unit} are displayed after a reload.',
    'Save with {max+1} {unit} in {field:the} | {outHigh} | {over}',
  ],
}
const most: CasePattern = {
  title: ['{field:bare}: {max} {unit} accepted, {max+1} refused', '{max} {unit} accepted, {max+1} refused'],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {max} {unit} in {field:the} | {inHigh} | The entry is saved; all {max} {unit} are displayed after a reload.',
    'Save with {max+1} {unit} in {field:the} | {outHigh} | {over}',
  ],
}
export const least: CasePattern = {
  title: ['{field:bare}: {min-1} {unit} refused, {min} accepted', '{min-1} {unit} refused, {min} accepted'],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {min-1} {unit} in {field:the} | {outLow} | {under}',
    'Save with {min} {unit} in {field:the} | {inLow} | The entry is saved; all {min} {unit} are displayed after a reload.',
  ],
}
const exactly: CasePattern = {
  title: ['{field:bare}: {max-1} and {max+1} {unit} refused, {max} accepted', '{max-1} and {max+1} {unit} refused'],
  type: 'Boundary',
  given: everythingElse,
  steps: [
    'Save with {max-1} {unit} in {field:the} | {few} | {under}',
    'Save with {max} {unit} in {field:the} | {inHigh} | The entry is saved; all {max} {unit} are displayed after a reload.',
    'Save with {max+1} {unit} in {field:the} | {outHigh} | {over}',
  ],
}
const counter: CasePattern = {
  title: ['The counter of {field:the} shows {max}, then {max-10}, then 0', 'The counter shows {max}, then {max-10}'],
  steps: [
    'Empty {field:the} | 0 {unit} | The counter shows {max}.',
    'Enter 10 {unit} in {field:the} | {ten} | The counter shows {max-10}.',
    'Fill {field:the} up to {max} {unit} | {inHigh} | The counter shows 0.',
  ],
}

function exactTexts(slots: Slots): Record<string, string> | undefined {
  const max = slots.values.get('max')
  if (max === undefined || max.amount < 2) return undefined
  const few = texts({ ...slots, values: new Map([['max', moved(max, -1)]]) })
  return few?.inHigh === undefined ? undefined : { ...texts(slots), few: few.inHigh }
}

function counterTexts(slots: Slots): Record<string, string> | undefined {
  const max = slots.values.get('max')
  if (max === undefined || max.amount < 11) return undefined
  const ten = texts({ ...slots, values: new Map([['max', moved(max, 10 - max.amount)]]) })
  return ten?.inHigh === undefined ? undefined : { ...texts(slots), ten: ten.inHigh }
}

const limited = `(?:is|are) (?:limited|restricted|capped) (?:to|at)(?: ${atMost})?`
const shortenedTo = `<field> (?:${upTo(be)}|${limited}|accepts ${atMost}|has a maximum length of) <max> ${unit}`
const counted =
  '(?:a |the )?(?:(?:live |character )?counter(?: (?:below|under|next to|beneath|at|beside)[^,;"]{3,40}?)?|display|field|form|system)(?: that| which)? (?:shows?|showing|displays?|displaying|tells?|indicates?|counts?)(?: me| the user)? (?:how many (?:characters|letters|words)? ?(?:are|is) (?:left|remaining|still available)|how many (?:characters )?remain|the (?:number of )?remaining (?:number of )?(?:characters|letters)|the number of (?:remaining characters|characters (?:left|remaining))|the characters (?:left|remaining))(?: while typing)?'
const sample = 'The field "Reason for visit"'

/** How long a text may be. */
export const lengths: PatternGroup = {
  needsRequest: false,
  cue: 'character|chars|letters|digit|words',
  patterns: [
    ...family(
      [
        [
          `(?:<who>|I|You) (?:choose|chooses|pick|picks|enter|enters|need|needs|have|set|sets|give|gives|must choose|must enter|can choose|can enter) (?:an? |the |their |his or her )?<field> (?:of|with) (?:between )?<min> ?(?:to|-|–|and) ?<max> ${unit}`,
          'Users choose a display name of 3–20 characters.',
        ],
      ],
      [between],
      texts,
    ),
    ...family(
      [
        [
          `<field> (?:with|of) ${atLeast} <min> ${unit} (?:is|are) (?:required|mandatory|needed|necessary)(?: (?:for|to|when|before) [^,;"]{3,50})?`,
          'A reason with at least 20 characters is required for rejecting a request.',
        ],
        [
          `(?:<who>|I|You) (?:must|has to|have to|needs to|need to) (?:enter|give|provide|state|write) (?:an? |the )?<field> (?:with|of) ${atLeast} <min> ${unit}`,
          'The reviewer must enter a comment of at least 30 characters.',
        ],
      ],
      [
        least,
        {
          title: ['Nothing is saved without {field:the}', 'The mandatory field left empty: nothing is saved'],
          type: 'Negative',
          given: everythingElse,
          steps: ['Save without {field:the} | {field:bare}: left empty | {beyond}'],
        },
      ],
      texts,
    ),
    ...family(
      [
        [
          `${shortenedTo}<stop>${counted}`,
          'The comment is limited to 300 characters; a counter shows how many characters are left.',
        ],
        [
          `${shortenedTo}(?:, |,? and |,? with )${counted}`,
          'Notes can be up to 300 characters long, and a counter shows the remaining characters.',
        ],
      ],
      [most, counter],
      counterTexts,
    ),
    ...family(
      [
        [
          `(?:The )?max(?:imum|\\.)? (?:permitted |allowed )?length (?:of|for) <field> is <max> ${unit}`,
          'The maximum length of a gift message is 140 characters.',
        ],
      ],
      [most],
      texts,
    ),
    ...fieldFamily(
      [
        [
          `(?:(?:${must} )?${be}|${states})(?: exactly| precisely)? (?:between |from )?<min> (?:and|to|-|–|up to) <max> ${unit}`,
          sample,
          'must contain between 10 and 300 characters.',
        ],
        [
          `(?:(?:${must} )?${be}|${states}) ${atLeast} <min>(?: (?:characters|letters|digits|words))?(?:,? (?:and|but|to)| ,)? (?:must not (?:exceed|be longer than)|${atMost}|no longer than) <max> ${unit}`,
          sample,
          'must have at least 10 and no more than 300 characters.',
        ],
      ],
      [between],
      texts,
    ),
    ...fieldFamily(
      [
        [
          `(?:${upTo(be)}|${states} ${atMost}|${limited}|(?:has|have) a max(?:imum|\\.)? length of|${cannot} (?:exceed|be longer than|have more than)|${must} (?:be no longer than|not exceed)|(?:is|are) no longer than|(?:can|may|must) (?:only )?be (?:entered|filled in|typed|edited|changed)? ?(?:with )?${atMost}) <max> ${unit}`,
          sample,
          'is limited to 300 characters.',
        ],
      ],
      [most],
      texts,
    ),
    ...fieldFamily(
      [
        [
          `(?:(?:${must} )?${be} ${atLeast}|${states} ${atLeast}|${cannot} be shorter than|${must} (?:be )?no shorter than|(?:has|have) a min(?:imum|\\.)? length of|${cannot} have (?:fewer|less) than) <min> ${unit}`,
          sample,
          'must have at least 10 characters.',
        ],
      ],
      [least],
      texts,
    ),
    ...fieldFamily(
      [
        [
          `(?<!(?:min|max)imum [\\p{L} ]{0,30}length )(?:(?:${must} )?${be} (?:exactly|precisely|only)?|${states} (?:exactly|precisely|only)?|(?:has|have) (?:exactly|precisely)|(?:is|are) exactly|(?:is|are) always) ?<max> ${unit}`,
          'The "Booking code"',
          'must have exactly 8 characters.',
        ],
      ],
      [exactly],
      exactTexts,
    ),
    ...family(
      [
        [
          `(?:<who>|I|One|You) ${upTo('(?:enter|type|write|use|add|leave)')} <max> ${unit} (?:in(?:to|side)?|as|for|per) <field>`,
          'Customers can enter up to 140 characters as gift message.',
        ],
        [
          `${atMost} <max> ${unit} (?:are (?:allowed|accepted|possible|permitted)|can be (?:entered|typed|written)|(?:may|must) be entered|fit) (?:in(?:to|side)?|as|for|per) <field>`,
          'A maximum of 140 characters can be entered in the field "Gift message".',
        ],
        [
          `In <field>,? ${atMost} <max> ${unit} (?:are (?:allowed|accepted|possible|permitted)|can be (?:entered|typed|written)|may be entered)`,
          'In the field "Message" up to 250 characters are allowed.',
        ],
        [`<field>(?: ?[:(–-]|,) ?${atMost} <max> ${unit}\\)?`, 'Gift message: max. 140 characters.'],
      ],
      [most],
      texts,
    ),
    ...family(
      [
        [
          `(?:The )?(?:length of )?<field>(?: ?[:(]|,)? ?(?:is |of )?(?:between )?<min> ?(?:and|to|-|–) ?<max> ${unit}\\)?`,
          'Nickname: 3–20 characters.',
        ],
        [
          `(?:<who>|I|One|You) (?:${must}) (?:enter|type|write|use) (?:between |from )?<min> (?:and|to|-|–) <max> ${unit} (?:in(?:to|side)?|as|for|per) <field>`,
          'Guests must enter between 20 and 400 characters in the field "Review".',
        ],
      ],
      [between],
      texts,
    ),
  ],
}
