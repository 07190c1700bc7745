import { isPlural, pluralOf } from '../../understand/english/subject.ts'
import { isStem, namesPerson } from '../../understand/english/words.ts'
import { moved, naturalStep, type Value, withAmount } from '../../understand/value.ts'
import { shaped } from '../forms.ts'
import type { CasePattern, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'

export const must =
  '(?:must(?: always)?|has to|have to|needs to|need to|should|shall|is to|are to|can(?: only)?|may(?: only)?|could|will|is required to|are required to)'
export const can =
  '(?:can(?: only)?|may(?: only)?|is allowed to|are allowed to|is able to|are able to|should be able to|will be able to)'
export const cannot =
  "(?:cannot|can not|can't|may not|must not|must never|can never|may never|should not|shall not|mustn't|(?:is|are) not allowed to|(?:is|are) not permitted to|(?:is|are) not able to)"
export const atMost =
  '(?:(?:only )?up to|at (?:the )?most|no more than|not more than|a (?:total |combined )?(?:maximum|max\\.?) of|(?:a )?maximum|max\\.?|only|as many as|a total of)'
export const atLeast =
  '(?:at (?:the )?least|no less than|no fewer than|not less than|not fewer than|a minimum of|minimum|min\\.?)'
export const moreThan = '(?:more than|over)'
export const inclusive =
  '(?: \\(?(?:inclusive(?:ly)?|both included|both inclusive|including both ends|each inclusive)\\)?)?'
export const inForm = '(?: (?:in|on|of|into) (?:the|an?|each|every|this|that) [\\p{L}-]+(?: [\\p{L}-]+)?)?'

/** "can have at most" or "cannot have more than", for a verb of any words. */
export function upTo(verb: string): string {
  return `(?:(?:${can}|${must}) ${verb} ${atMost}|(?:${cannot}|can|may) ${verb} ${moreThan})`
}

/** The same for a verb that is a slot. */
export const upToAct = `(?:(?:${can}|${must})(?= .{2,60}?(?:${atMost}) )|(?:${cannot})(?= .{2,60}?${moreThan} )) <act=[a-z]+(?: over| out| up| in| off| down)?> (?:${atMost}|${moreThan})`

/** "Users choose a name": people who do something are no field. */
function isClause(words: string): boolean {
  const [first = '', second = ''] = words.replace(/^(?:the|all) /iu, '').split(' ')
  return /s$/u.test(first) && namesPerson(first) && isStem(second)
}

/** "Discount is optional": the capital of a single word is that of the sentence, unless it is a short form. */
function lowered({ words }: Slots): Record<string, string> {
  return Object.fromEntries(
    ['field', 'thing', 'second'].flatMap((name) => {
      const word = words.get(name)
      return word !== undefined && /^\p{Lu}\p{Ll}[\p{Ll}-]*$/u.test(word) ? [[name, word.toLowerCase()]] : []
    }),
  )
}

/** Several wordings of one kind of rule, each with its example. */
export function family(
  written: readonly (readonly [said: string, example: string])[],
  cases: CasePattern[],
  derive?: (slots: Slots) => Record<string, string> | undefined,
): SentencePattern[] {
  return written.map(([said, example]) => ({
    said,
    example,
    cases,
    derive: (slots) => {
      if (isClause(slots.words.get('field') ?? slots.words.get('holder') ?? '')) return undefined
      const derived = derive === undefined ? {} : derive(slots)
      return derived === undefined ? undefined : { ...lowered(slots), ...derived }
    },
  }))
}

const missing: CasePattern = {
  title: ['Nothing is saved without {field:the}', 'Mandatory field left empty: nothing is saved'],
  type: 'Negative',
  given: ['Everything else is filled in correctly.'],
  steps: ['Save without {field:the} | {field:bare}: left empty | {beyond}'],
}
const left: CasePattern = {
  title: ['Saved without {field:the}', 'Optional field left empty: the entry is saved'],
  given: ['Everything else is filled in correctly.'],
  steps: [
    'Save without {field:the} | {field:bare}: left empty | The entry is saved; {field:the} is empty after a reload.',
  ],
}

/**
 * Wordings about a field, told without it: "must be between 1 and 5". They are also read behind "is mandatory and" or "is
 * optional and", which adds a case.
 */
export function fieldFamily(
  written: readonly (readonly [rest: string, field: string, example: string])[],
  cases: CasePattern[],
  derive?: (slots: Slots) => Record<string, string> | undefined,
): SentencePattern[] {
  return written.flatMap(([rest, field, example]) => [
    ...family([[`<field>${inForm} ${rest}`, `${field} ${example}`]], cases, derive),
    ...family(
      [
        [
          `<field>${inForm} (?:is|are) (?:an? )?(?:mandatory|required|compulsory|obligatory)(?: field)?(?: and(?: it)?|, it|, and(?: it)?) ${rest}`,
          `${field} is mandatory and ${example}`,
        ],
      ],
      [...cases, missing],
      derive,
    ),
    ...family(
      [
        [
          `<field>${inForm} (?:(?:is|are) optional|(?:can|may) (?:be (?:left )?empty|be left blank|be omitted|be left out))(?: and(?: it)?| but|, it|, and(?: it)?|, but) ${rest}`,
          `${field} is optional and ${example}`,
        ],
      ],
      [...cases, left],
      derive,
    ),
  ])
}

/** A value with the unit of the other end of its range: "5" of "5 to 480 minutes". */
function alike(value: Value, other: Value | undefined): Value {
  return other !== undefined && value.measure === 'number' && value.format.suffix === '' && value.format.prefix === ''
    ? withAmount(other, value.amount, value.decimals)
    : value
}

function withUnit(value: Value, unit: string | undefined): string {
  if (unit === undefined) return value.text
  return `${value.text} ${value.amount === 1 ? (shaped(unit, 'one', 'en') ?? unit) : unit}`
}

/**
 * The values on both sides of the ends `low` and `high`: `outLow`, `inLow`, `inHigh`, `outHigh`. The ends themselves are
 * inside, or outside where the slot `beyondlow` or `beyondhigh` holds "more than" and the like.
 */
export function edges({ words, values }: Slots): Record<string, string> | undefined {
  const [low, high] = [values.get('low'), values.get('high')]
  const unit = words.get('unit')
  const derived: Record<string, string> = {}
  if (low !== undefined && high !== undefined && low.amount >= high.amount) return undefined
  const fraction = Math.max(low?.decimals ?? 0, high?.decimals ?? 0)
  const step = (value: Value): number => naturalStep({ ...value, decimals: value.measure === 'money' ? 2 : fraction })
  if (low !== undefined) {
    const end = alike(low, high)
    const isOut = words.has('beyondlow')
    derived.inLow = withUnit(isOut ? moved(end, step(end)) : end, unit)
    derived.half = withUnit(moved(end, 0.5), unit)
    derived.outLow = withUnit(isOut ? end : moved(end, -step(end)), unit)
  }
  if (high !== undefined) {
    const end = alike(high, low)
    const isOut = words.has('beyondhigh')
    derived.inHigh = withUnit(isOut ? moved(end, -step(end)) : end, unit)
    derived.outHigh = withUnit(isOut ? end : moved(end, step(end)), unit)
  }
  return derived
}

const irregular: Record<string, string> = { people: 'person', children: 'child', persons: 'person' }

function singleOf(things: string): string {
  const last = things.split(' ').at(-1) ?? ''
  const one = irregular[last]
  return one === undefined ? (shaped(things, 'one', 'en') ?? things) : things.slice(0, -last.length) + one
}

function counted(amount: number, things: string): string {
  const one = singleOf(things)
  const many = isPlural(things) || one !== things ? things : pluralOf(one)
  return amount === 0 ? `no ${many}` : amount === 1 ? `1 ${one}` : `${String(amount)} ${many}`
}

/**
 * For limits of a number of things: `thing` in the singular; with `max`, `before` ("2 tickets"), `full` ("3 tickets"), `more`
 * ("4 tickets") and the ordinals `last` and `next`; with `min`, `few` and `enough`; `holderOne` is one of the holders.
 */
export function counts(slots: Slots): Record<string, string> | undefined {
  const { words, values } = slots
  const things = (words.get('things') ?? '').replace(/^(?:the|different|of the|of its|of their) /iu, '')
  const [min, max] = [values.get('min'), values.get('max')]
  if (things === '' || /(?:maximum|minimum|[°%€$£]| per )/iu.test(things)) return undefined
  if (min !== undefined && max !== undefined && min.amount >= max.amount) return undefined
  if ([min, max].some((value) => value !== undefined && !Number.isInteger(value.amount))) return undefined
  const derived: Record<string, string> = { thing: singleOf(things) }
  if (max !== undefined) {
    const last = filled('{max:ord}', slots)
    const next = filled('{max+1:ord}', slots)
    if (last === undefined || next === undefined || max.amount < 1) return undefined
    Object.assign(derived, {
      last,
      next,
      before: counted(max.amount - 1, things),
      was: max.amount === 2 ? 'was' : 'were',
      full: counted(max.amount, things),
      more: counted(max.amount + 1, things),
      are: max.amount === 1 ? 'is' : 'are',
    })
  }
  if (min !== undefined)
    Object.assign(derived, { few: counted(min.amount - 1, things), enough: counted(min.amount, things) })
  const participle = filled('{done:inf}', slots)
  if (participle !== undefined) derived.act = participle
  const who = words.get('who')
  derived.person = (who === undefined ? words.get('as') : shaped(who, 'one', 'en')) ?? 'test user'
  const holder = words.get('holder')
  const one = holder === undefined ? undefined : shaped(holder, 'one', 'en')
  if (one !== undefined) derived.holderOne = one
  return derived
}
