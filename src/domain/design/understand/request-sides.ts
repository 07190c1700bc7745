import type { Language } from '../language.ts'
import { compiledOnce } from './lexicon/lexicon.ts'

/** How a request's condition compares its number: which amounts it holds for. */
const comparisons: Record<Exclude<Language, 'en'>, { more: string; less: string }> = {
  de: { more: 'mehr als|länger als|größer als|über', less: 'weniger als|kürzer als|kleiner als|unter' },
  es: {
    more: 'más de|superior(?:es)? a|mayor(?:es)? (?:de|que|a)',
    less: 'menos de|inferior(?:es)? a|menor(?:es)? (?:de|que|a)',
  },
  fr: { more: 'plus de|supérieure?s? à', less: 'moins de|inférieure?s? à' },
  pt: {
    more: 'mais de|superior(?:es)? a|maior(?:es)? (?:de|que|do que)',
    less: 'menos de|inferior(?:es)? a|menor(?:es)? (?:de|que|do que)',
  },
}

const notThis: Record<Exclude<Language, 'en'>, (status: string) => string> = {
  de: (status) => `Der Status ist nicht ${status}.`,
  es: (status) => `El código HTTP no es ${status}.`,
  fr: (status) => `Le code HTTP n'est pas ${status}.`,
  pt: (status) => `O código HTTP não é ${status}.`,
}

/** "más de 250 líneas": a number that is compared is no status. */
export function isCompared(before: string, language: Language): boolean {
  if (language === 'en') return false
  const { more, less } = comparisons[language]
  return compiledOnce(`(?<!\\p{L})(?:${more}|${less}) $`, 'iu').test(before)
}

export interface Sides {
  /** The condition with the nearest amount for which it holds, and with the stated one, for which it does not. */
  holds: string
  fails: string
  otherwise: string
}

/** "bei mehr als 50 Reisenden": with 51 the status is the stated one, with 50 it is not. */
export function sidesOf(condition: string, status: string, language: Language): Sides | undefined {
  if (language === 'en') return undefined
  const { more, less } = comparisons[language]
  const found = compiledOnce(
    `(?<!\\p{L})(?<words>${more}|${less}) (?<amount>\\d+(?:[. \\u00a0\\u202f]\\d{3})*)(?![\\d.,:/])`,
    'iu',
  ).exec(condition)
  const amount = Number(found?.groups?.amount?.replace(/\D/g, ''))
  if (found?.groups === undefined || !Number.isSafeInteger(amount) || amount < 1) return undefined
  // A second number would stay as it is on both sides, but may not be what decides.
  if (/\d/.test(condition.replace(found[0], ''))) return undefined
  const rises = compiledOnce(`^(?:${more})`, 'iu').test(found[0])
  const written = (value: number): string => {
    const group = /\d([. \u00a0\u202f])\d/u.exec(found[0])?.[1]
    return group === undefined ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, group)
  }
  const link =
    language !== 'de' && /^(?:sup|inf|may|mai|men)/iu.test(found[0])
      ? /^(?:más|menos|mais)/iu.test(found[0])
        ? ''
        : 'de '
      : ''
  const withAmount = (value: number): string => condition.replace(found[0], `${link}${written(value)}`)
  return {
    holds: withAmount(amount + (rises ? 1 : -1)).replace(/^bei (?=\d)/u, 'mit '),
    fails: withAmount(amount).replace(/^bei (?=\d)/u, 'mit '),
    otherwise: notThis[language](status),
  }
}
