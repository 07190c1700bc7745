import type { Language } from '../language.ts'
import { say } from '../phrase/vocabulary.ts'
import { phraseBook } from '../phrase/phrase-books.ts'
import { clockText, dayAhead, today } from '../plan/dates.ts'
import { writtenOut } from '../plan/written-out.ts'
import { markText } from '../understand/marked-text.ts'
import type { TicketFigures } from '../understand/ticket-figures.ts'
import { calendarDay, isDuration, moved, secondsOf, type Value, withAmount } from '../understand/value.ts'
import { fits, shaped } from './forms.ts'
import { contracted } from './spanish/spanish-forms.ts'
import { runTogether } from './french/french-forms.ts'
import { valueKinds, nameOnly } from './slot-sources.ts'

/** What the cases of a ticket have in common. */
export interface TicketFacts extends TicketFigures {
  language: Language
  /** How the ticket writes an amount of money. */
  money: Value
  /** The day of the event that the ticket is about, in days since 1970, where its text names one full date. */
  day?: number
  /** "POST /v1/refunds", where the ticket is about an interface. */
  request?: string
  /** What else the ticket tells of that interface. */
  api?: InterfaceFacts
}

/** What the ticket tells of the interface it is about. */
export interface InterfaceFacts {
  /** Every request that the ticket names. */
  requests: string[]
  /** The body of a request as the ticket shows it. */
  body?: Record<string, unknown>
  /** "201", where the ticket answers a new record so. */
  created?: string
}

/** The slots of a sentence: its words by name, and the values among them. */
export interface Slots {
  words: ReadonlyMap<string, string>
  values: ReadonlyMap<string, Value>
  facts: TicketFacts
  /** The whole sentence as it is written: one may begin with the small letter of a name. */
  sentence?: string
}

/** Reads the groups of a match; undefined where one does not hold what its name promises. */
export function slotsOf(groups: Record<string, string | undefined>, facts: TicketFacts): Slots | undefined {
  const words = new Map<string, string>()
  const values = new Map<string, Value>()
  for (const [name, found] of Object.entries(groups)) {
    if (found === undefined || found.trim() === '') continue
    const text = found.trim()
    words.set(name, text)
    if (valueKinds[nameOnly(name)] !== undefined) {
      const value = valueIn(text, facts.language)
      if (value === undefined) return undefined
      values.set(name, value)
    } else if (!fits(nameOnly(name), text, facts.language)) return undefined
  }
  return { words, values, facts }
}

const oneWord = /^(?:one|an?|ein\p{L}{0,2}|una?|une|uma?)(?=[ -]|$)/iu

function valueIn(text: string, language: Language): Value | undefined {
  const written = text.replace(oneWord, '1').replace(/^(?<amount>\d+)-(?=\p{L})/u, '$<amount> ')
  // A number word in front of nothing is read together with a noun.
  const [value] = markText(written, language).values
  return value ?? [`${written} x`, written.toLowerCase()].flatMap((one) => markText(one, language).values)[0]
}

/** When the examples take place: 1 June 2026, 10:00, a Monday; what they lead up to is on 10 September 2026, 18:00. */
const start = today * 86_400 + 36_000
const event = (today + 101) * 86_400 + 64_800

function dateText(days: number, language: Language): string {
  return say('date', calendarDay(days)).in(phraseBook(language))
}

function momentText(moment: number, language: Language): string {
  const time = clockText(((moment % 86_400) + 86_400) % 86_400)
  return `${dateText(Math.floor(moment / 86_400), language)}, ${time.endsWith(':00') ? time.slice(0, 5) : time}`
}

/** The moment some spans after another; months and working days are counted in the calendar. */
function after(moment: number, span: Value): number {
  return span.measure === 'month' || span.measure === 'year' || span.measure === 'workday'
    ? dayAhead(span, Math.floor(moment / 86_400)) * 86_400 + (moment % 86_400)
    : moment + secondsOf(span)
}

function before(moment: number, span: Value): number {
  if (span.measure !== 'workday') return after(moment, withAmount(span, -span.amount))
  let day = Math.floor(moment / 86_400)
  for (let left = Math.min(span.amount, 2_000); left > 0; ) {
    day -= 1
    const { weekday } = calendarDay(day)
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return day * 86_400 + (moment % 86_400)
}

/** A step of a clock that shows which side of a span one is on: a second for minutes, else a minute. */
const tick = (span: Value): number => (secondsOf(span) < 3_600 ? 1 : 60)

/**
 * A value in one of its forms.
 * - any value: `{x+1}`, `{x-0.01}` move it by so much; `:n` leaves out its unit; `:ord` is an ordinal.
 * - lengths: `:text` writes a text of that length out.
 * - durations: `:in`, `:end`, `:out` are the moments just before, at and just after its end, counted from `{start}`; `:early`,
 *   `:mark`, `:late` the same around the moment that lies so long before `{event}`; `:day`, with `:day-1` and `:day+1`, is the
 *   date so long after `{today}`, `:ago` (`:ago-1`, `:ago+1`) the date so long before it.
 * - percentages: `:of:200` is so much of 200 in the ticket's money, `:off:200` what is left of it.
 */
function valueForm(value: Value, form: string, { language, money }: TicketFacts): string | undefined {
  const [name = '', argument = ''] = form.split(':')
  const shift = /^(?<base>day|ago)(?<by>[+-]\d)$/.exec(name)?.groups
  const base = shift?.base ?? name
  if (base === 'day' || base === 'ago') {
    if (!isDuration(value) || secondsOf(value) < 86_400) return undefined
    const moment = base === 'day' ? after(start, value) : before(start, value)
    return dateText(Math.floor(moment / 86_400) + Number(shift?.by ?? 0), language)
  }
  if (name === 'of' || name === 'off') {
    if (value.measure !== 'percent') return undefined
    const share = (Number(argument) * value.amount) / 100
    const amount = name === 'of' ? share : Number(argument) - share
    return withAmount(money, Number(amount.toFixed(2)), 2).text
  }
  const by = tick(value)
  switch (name) {
    case '':
      return value.text
    case 'n':
      return value.text.replace(/^(?<digits>[\d.,'’\u00a0\u202f ]*\d).*$/u, '$<digits>')
    case 'ord':
      return ordinal(value.amount, language)
    case 'text':
      return writtenOut(
        { ...value, measure: 'characters', format: { ...value.format, suffix: ` ${characters[language]}` } },
        false,
      ).in(phraseBook(language))
    case 'in':
      return momentText(after(start, value) - by, language)
    case 'end':
      return momentText(after(start, value), language)
    case 'out':
      return momentText(after(start, value) + by, language)
    case 'early':
      return momentText(before(event, value) - 60, language)
    case 'mark':
      return momentText(before(event, value), language)
    case 'late':
      return momentText(before(event, value) + 60, language)
    default:
      return undefined
  }
}

const characters: Record<Language, string> = {
  en: 'characters',
  de: 'Zeichen',
  es: 'caracteres',
  fr: 'caractères',
  pt: 'caracteres',
}

function ordinal(amount: number, language: Language): string | undefined {
  if (!Number.isInteger(amount) || amount < 1) return undefined
  if (language === 'de') return `${String(amount)}.`
  if (language === 'fr') return amount === 1 ? '1er' : `${String(amount)}e`
  if (language !== 'en') return `${String(amount)}.º`
  const words = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
  const tens = amount % 100
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[amount % 10] ?? 'th')
  return words[amount - 1] ?? `${String(amount)}${ending}`
}

const reference =
  /\{(?<name>[a-zA-Z]+\d?)(?<shift>[+-]\d+(?:\.\d+)?)?(?::(?<form>[a-z]+[+-]?\d*(?::[\d.]+)?|\d+(?:\.\d+)?))?\}/gu

/** Words that run together where a slot meets them: "de el" is "del". */
const tidied: Partial<Record<Language, (text: string) => string>> = { es: contracted, fr: runTogether }

/** The text with its references filled in; undefined where one has nothing to refer to. */
export function filled(text: string, slots: Slots): string | undefined {
  let result = ''
  let at = 0
  for (const found of text.matchAll(reference)) {
    const { name = '', shift, form = '' } = found.groups ?? {}
    const words = referred(name, shift, form, slots)
    if (words === undefined) return undefined
    result += text.slice(at, found.index) + words
    at = found.index + found[0].length
  }
  const whole = (result + text.slice(at)).replace(/ {2,}/g, ' ').trim()
  return tidied[slots.facts.language]?.(whole) ?? whole
}

function referred(
  name: string,
  shift: string | undefined,
  form: string,
  { words, values, facts }: Slots,
): string | undefined {
  const { language, money, request } = facts
  if (name === 'start') return momentText(start, language)
  if (name === 'event') return momentText(event, language)
  if (name === 'today') return dateText(today, language)
  if (name === 'tomorrow') return dateText(today + 1, language)
  if (name === 'yesterday') return dateText(today - 1, language)
  if (name === 'request') return request
  if (name === 'money') return withAmount(money, Number(form), 2).text
  const value = values.get(name)
  if (value === undefined) return shaped(words.get(name), form === '' ? undefined : form, language)
  const by = Number(shift ?? 0)
  const there = by === 0 ? value : movedBy(value, by, language)
  if (there.amount < 0 && value.amount >= 0) return undefined
  return valueForm(there, form, facts)
}

function movedBy(value: Value, by: number, language: Language): Value {
  if (value.measure !== 'date') return moved(value, by)
  return { ...value, amount: value.amount + by, text: dateText(value.amount + by, language) }
}
