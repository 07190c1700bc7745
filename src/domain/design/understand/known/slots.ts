import type { Language } from '../../language.ts'
import { markText } from '../marked-text.ts'
import { seasonOf } from '../season.ts'
import { calendarDay, dayNumber, moved, secondsOf, type Value, withAmount } from '../value.ts'

export type Spoken = Exclude<Language, 'en'>
export type Slots = ReadonlyMap<string, string>

/** The groups of a pattern, and what follows from those with a meaning; undefined where one of them cannot be read. */
export function slotsOf(found: Record<string, string>, language: Spoken): Slots | undefined {
  const slots = new Map(Object.entries(found).filter(([, words]) => words !== undefined))
  const valueOf = (name: string): Value | undefined =>
    markText(
      (found[name] ?? '')
        .toLowerCase()
        .replace(/^(?:ein\p{L}*|un[ae]?|uma?) /u, '1 ')
        .replace(/(?<= )\p{Ll}/u, (letter) => (language === 'de' ? letter.toUpperCase() : letter)),
      language,
    ).values[0]
  const { gap, lead, eve, date, count, amount, percent, from, to, rate, most } = found
  if (gap !== undefined) {
    const span = valueOf('gap')
    if (span === undefined || secondsOf(span) === 0) return undefined
    const long = secondsOf(span) >= 86_400
    slots.set('first', dayAndTime(start, language, !long))
    slots.set('begin', dayAndTime(start, language, true))
    slots.set('tooSoon', dayAndTime(later(start, span) - (long ? 86_400 : 60), language, !long))
    slots.set('due', dayAndTime(later(start, span), language, !long))
    slots.set('justBefore', dayAndTime(later(start, span) - 60, language, true))
    slots.set('justAfter', dayAndTime(later(start, span) + 60, language, true))
  }
  if (lead !== undefined || eve !== undefined) {
    const span = valueOf('lead')
    if (eve === undefined && (span === undefined || secondsOf(span) === 0)) return undefined
    const moment = span === undefined ? event - 86_400 : later(event, withAmount(span, -span.amount))
    const exact =
      found.clock === undefined ? moment : Math.floor(moment / 86_400) * 86_400 + minutesOf(found.clock) * 60
    slots.set('start', dayAndTime(event, language, true))
    slots.set('sooner', dayAndTime(exact - 60, language, true))
    slots.set('later', dayAndTime(exact + 60, language, true))
  }
  if (found.clock !== undefined) {
    const time = minutesOf(found.clock)
    if (time < 1 || time > 1_438) return undefined
    slots.set('clockBefore', clockText(time - 1))
    slots.set('clockAfter', clockText(time + 1))
  }
  if (most !== undefined) {
    const number = valueOf('most')
    if (number === undefined || number.amount < 2) return undefined
    slots.set('mostMore', moved(number, 1).text)
  }
  if (found.least !== undefined && found.top !== undefined) {
    slots.set('leastLess', String(Number(found.least) - 1))
    slots.set('topMore', String(Number(found.top) + 1))
  }
  if (percent !== undefined) {
    const share = valueOf('percent')
    if (share === undefined) return undefined
    slots.set('percentMore', moved(share, 1).text)
  }
  if (from !== undefined && to !== undefined) {
    const [begin, end] = [minutesOf(from), minutesOf(to)]
    if (begin < 1 || end <= begin || end > 1_438) return undefined
    slots.set('fromBefore', clockText(begin - 1))
    slots.set('fromAfter', clockText(begin + 1))
    slots.set('toBefore', clockText(end - 1))
    slots.set('toAfter', clockText(end + 1))
  }
  if (found.opens !== undefined && found.closes !== undefined) {
    const season = seasonOf(found.opens, found.closes, language)
    if (season === undefined) return undefined
    slots.set('opensBefore', dayText(season.dayBefore, language))
    slots.set('opensOn', dayText(season.first, language))
    slots.set('closesOn', dayText(season.last, language))
    slots.set('closesAfter', dayText(season.dayAfter, language))
  }
  if (date !== undefined) {
    const [day = 0, month = 0, year = 0] = date.split(/[./]/).map(Number)
    if (day < 1 || day > 31 || month < 1 || month > 12) return undefined
    slots.set('dayBefore', dayText(dayNumber(year, month, day) - 1, language))
    slots.set('dayAfter', dayText(dayNumber(year, month, day) + 1, language))
  }
  if (count !== undefined) {
    const number = Number(count) || numbers[language].findIndex((words) => words.includes(count.toLowerCase())) + 2
    if (number < 2 || number > 7) return undefined
    slots.set('few', 'Kestrel'.slice(0, number - 1))
    slots.set('enough', 'Kestrel'.slice(0, number))
  }
  if (rate !== undefined) {
    const [each, most] = [valueOf('rate'), valueOf('cap')]
    if (each === undefined || each.amount <= 0) return undefined
    const sum = (units: number): string =>
      withAmount(each, Math.min(units * each.amount, most?.amount ?? Infinity)).text
    slots.set('one', sum(1))
    slots.set('three', sum(3))
    const units = (most?.amount ?? 0) / each.amount
    if (most !== undefined && (!Number.isInteger(units) || units < 5 || units > 1_000)) return undefined
    if (most !== undefined)
      for (const by of [-1, 0, 1]) {
        const name = by < 0 ? 'Below' : by > 0 ? 'Above' : 'At'
        slots.set(`count${name}`, String(units + by))
        slots.set(`sum${name}`, sum(units + by))
      }
  }
  if (amount !== undefined) {
    const sum = valueOf('amount')
    if (sum === undefined) return undefined
    slots.set('under', moved(sum, -0.01).text)
  }
  return slots
}

/** Two, three, four … as numbers and as ordinals. */
const numbers: Record<Spoken, string[][]> = {
  de: [
    ['zwei', 'zweiten'],
    ['drei', 'dritten'],
    ['vier', 'vierten'],
    ['fünf', 'fünften'],
  ],
  es: [
    ['dos', 'segundo', 'segunda'],
    ['tres', 'tercer', 'tercera'],
    ['cuatro', 'cuarto', 'cuarta'],
    ['cinco', 'quinto'],
  ],
  fr: [
    ['deux', 'deuxième', 'second'],
    ['trois', 'troisième'],
    ['quatre', 'quatrième'],
    ['cinq', 'cinquième'],
  ],
  pt: [
    ['dois', 'duas', 'segundo'],
    ['três', 'terceiro'],
    ['quatro', 'quarto'],
    ['cinco', 'quinto'],
  ],
}

/** The moments at which the examples take place, in seconds: 1 June and 10 September 2026. */
const start = dayNumber(2026, 6, 1) * 86_400 + 36_000
const event = dayNumber(2026, 9, 10) * 86_400 + 64_800

function later(moment: number, span: Value): number {
  const months = span.measure === 'month' ? span.amount : span.measure === 'year' ? span.amount * 12 : 0
  if (months === 0) return moment + secondsOf(span)
  const { day, month, year } = calendarDay(Math.floor(moment / 86_400))
  return dayNumber(year, month + months, day) * 86_400 + (moment % 86_400)
}

/** "10", "10:30", "10 h 30" in minutes since midnight. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number)
  return hours * 60 + minutes
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function dayText(days: number, language: Spoken): string {
  const { day, month, year } = calendarDay(days)
  const sign = language === 'de' ? '.' : '/'
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year)].join(sign)
}

function dayAndTime(moment: number, language: Spoken, timed: boolean): string {
  const day = dayText(Math.floor(moment / 86_400), language)
  if (!timed) return day
  const clock = clockText(Math.floor((moment % 86_400) / 60))
  return language === 'de' ? `${day}, ${clock} Uhr` : `${day}, ${clock}`
}
