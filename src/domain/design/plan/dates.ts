import { say, verbatim, type PhrasedStep } from '../phrase/vocabulary.ts'
import { calendarDay, dayNumber, secondsOf, type Value } from '../understand/value.ts'

/** The day on which the cases take place: a Monday, far from the ends of a month and year that matter. */
export const today = dayNumber(2026, 6, 1)
const start = 36_000

export function dateLine(days: number): PhrasedStep {
  const { day, month, year } = calendarDay(days)
  return say('date', { day, month, year })
}

/** "Today is 1 June 2026." in the language of the case. */
export function todayLine(day = today): PhrasedStep {
  const date = dateLine(day)
  return { key: 'todayIs', in: (book) => book.todayIs({ date: date.in(book) }) }
}

/** The date of birth of somebody who turns `age` on a day, 28 February standing in for a day that does not exist. */
export function birthDay(age: number, on: number): number {
  const { day, month, year } = calendarDay(on)
  return dayNumber(year - age, month, month === 2 && day === 29 ? 28 : day)
}

/** The same day some months later; a day that the month does not have becomes its last. */
function monthsLater(months: number, from = today): number {
  const { day, month, year } = calendarDay(from)
  return dayNumber(year, month + months, day)
}

/** The day that lies a span ahead; working days are counted from a Monday. */
export function dayAhead({ measure, amount }: Value, from: number): number {
  if (measure === 'month' || measure === 'year') return monthsLater(amount * (measure === 'year' ? 12 : 1), from)
  if (measure === 'workday') return from + Math.floor(amount / 5) * 7 + (amount % 5)
  return from + amount * (measure === 'week' ? 7 : 1)
}

/** The event that periods are counted back from: far enough from today for a year in front of it. */
const eventDay = dayNumber(2026, 9, 10)
const evening = 64_800
const noon = 43_200

/** The time of day of an event in seconds: six in the evening, unless its name says noon or midnight. */
function timeOf(event: string): number {
  if (/(?<!\p{L})(?:noon|midday|mittags?|mediod[ií]a|midi|meio-dia)(?!\p{L})/iu.test(event)) return noon
  return /(?<!\p{L})(?:midnight|mitternacht|medianoche|minuit|meia-noite)(?!\p{L})/iu.test(event) ? 0 : evening
}

export function eventMoment(event = ''): PhrasedStep {
  return momentOf(eventDay, timeOf(event))
}

/** The moment a span before the event, moved by some minutes. */
export function momentBefore(span: Value, minutes: number, event = ''): PhrasedStep {
  const eventTime = timeOf(event)
  const { day, month, year } = calendarDay(eventDay)
  if (span.measure === 'month' || span.measure === 'year')
    return momentOf(
      dayNumber(year, month - span.amount * (span.measure === 'year' ? 12 : 1), day),
      eventTime + minutes * 60,
    )
  if (span.measure === 'workday') {
    let at = eventDay
    for (let left = Math.min(span.amount, 2_000); left > 0; ) {
      at -= 1
      const { weekday } = calendarDay(at)
      if (weekday !== 0 && weekday !== 6) left -= 1
    }
    return momentOf(at, eventTime + minutes * 60)
  }
  const seconds = eventDay * 86_400 + eventTime - secondsOf(span) + minutes * 60
  return momentOf(Math.floor(seconds / 86_400), seconds % 86_400)
}

/** The moment a span after 10:00:00 on the day of the test, moved by some seconds. */
export function momentAfter(span: Value, by: number): PhrasedStep {
  const months = span.measure === 'month' ? span.amount : span.measure === 'year' ? span.amount * 12 : 0
  if (months > 0) return momentOf(monthsLater(months), start + by * 60)
  if (span.measure === 'workday') return momentOf(workdaysLater(span.amount), start + by * 60)
  const seconds = start + secondsOf(span)
  const days = Math.floor(seconds / 86_400)
  const scale = secondsOf(span) >= 86_400 ? 60 : 1
  return days === 0 && seconds + by < 86_400
    ? verbatim(clockText(seconds + by))
    : momentOf(today + days, (seconds % 86_400) + by * scale)
}

function workdaysLater(days: number): number {
  let at = today
  for (let left = Math.min(days, 2_000); left > 0; ) {
    at += 1
    const { weekday } = calendarDay(at)
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return at
}

export function startMoment(): PhrasedStep {
  return momentOf(today, start)
}

function momentOf(day: number, seconds: number): PhrasedStep {
  const date = dateLine(day)
  return { key: 'date', in: (book) => `${date.in(book)}, ${clockText(seconds)}` }
}

export const startTime = '10:00:00'

export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The first day after `from` that falls on a weekday, 0 being Sunday. */
export function nextWeekday(from: number, weekday: number): number {
  return from + ((weekday - calendarDay(from).weekday + 7) % 7 || 7)
}
