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

function exactTexts(slots: Slots): Record<string, string> | undefined {
  const max = slots.values.get('max')
  if (max === undefined || max.amount < 2) return undefined
  const few = texts({ ...slots, values: new Map([['max', moved(max, -1)]]) })
  return few?.inHigh === undefined ? undefined : { ...texts(slots), few: few.inHigh }
}

const limited = `(?:is|are) (?:limited|restricted|capped) (?:to|at)(?: ${atMost})?`
const sample = 'The field "Reason for visit"'

/** How long a text may be. */
export const lengths: PatternGroup = {
  needsRequest: false,
  cue: 'character|chars|letters|digit|words',
  patterns: [
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
          `(?:The )?(?:length of )?<field>(?: ?[:(]|,)? ?(?:is |of )?(?:between )?<min> ?(?:and|to|-|–) ?<max> ${unit}\\)?`,
          'Nickname: 3–20 characters.',
        ],
      ],
      [between],
      texts,
    ),
  ],
}
