import type { Language } from '../language.ts'
import { calendarDay, dayNumber } from './value.ts'

const months: Record<Language, string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  de: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
}

/** The days around both ends of a stretch of the year, as numbers of days; it may end in the next year. */
export interface Season {
  dayBefore: number
  first: number
  last: number
  dayAfter: number
}

/** "15 November" and "10 January" in words of the language, without a year: the first day in 2026, the last one behind it. */
export function seasonOf(opens: string, closes: string, language: Language): Season | undefined {
  const end = dayAndMonth(closes, language)
  const begin = dayAndMonth(opens, language, end?.month)
  if (begin === undefined || end === undefined) return undefined
  const first = dayNumber(2026, begin.month, begin.day)
  const sameYear = dayNumber(2026, end.month, end.day)
  const last = sameYear >= first ? sameYear : dayNumber(2027, end.month, end.day)
  return last - first < 1 ? undefined : { dayBefore: first - 1, first, last, dayAfter: last + 1 }
}

function dayAndMonth(text: string, language: Language, other?: number): { day: number; month: number } | undefined {
  const day = Number(/\d{1,2}/u.exec(text)?.[0])
  const word = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).find((name) => months[language].includes(name))
  const month = word === undefined ? other : months[language].indexOf(word) + 1
  if (month === undefined || !(day >= 1 && day <= 31)) return undefined
  return calendarDay(dayNumber(2026, month, day)).month === month ? { day, month } : undefined
}
