import { observationsIn } from '../frame/observations.ts'
import type { Language } from '../language.ts'
import { endless, sentence } from './text.ts'

/** Not at all, not up to now, or no more. */
export type Denial = '' | 'yet' | 'anyLonger'

interface ContraryWords {
  /** Words of a sentence that tells of a text that appears. */
  appears: RegExp
  notDisplayed: (quoted: string) => string
  /** Words of a sentence that denies already: its text does not appear on this side. */
  denies?: RegExp
  /** What is refused on one side is accepted on the other. */
  swaps: [RegExp, string][]
  /** One predicate denied; undefined where the language's tables do not know its verb. */
  denied: (clause: string) => string | undefined
}

/**
 * What is seen on the other side of a limit, from the outcome on this side: one predicate denied by a template, never a
 * whole sentence. Empty where no template fits: then the ticket leaves the other side open.
 */
export function contraryBy(outcome: string, language: Language, words: ContraryWords): string {
  const observations = observationsIn(endless(outcome), language)
  for (const one of observations) {
    const quoted = (language === 'de' ? /[„»"][^„“»«"]{2,}[“«"]/u : /["“„«]\s?[^"“”„«»]{2,}\s?["”“»]/u).exec(one)?.[0]
    const around = quoted === undefined ? '' : one.replace(quoted, ' ')
    if (quoted !== undefined && words.appears.test(around) && words.denies?.test(around) !== true)
      return sentence(words.notDisplayed(quoted))
  }
  for (const one of observations) {
    const swap = words.swaps.find(([from]) => from.test(one))
    if (swap !== undefined) {
      const [from, to] = swap
      return sentence(one.replace(from, to))
    }
    const denied = words.denied(one)
    if (denied !== undefined) return sentence(denied)
  }
  return ''
}

/** Without what only holds beside the refusal: its reason, its code, its message. */
const rest = '(?: .*)?$'

export const romanceSwaps = {
  es: [
    [new RegExp(`(?<!no )(se )?(?:rechaza|deniega|recusa)(n?)(?!\\p{L})${rest}`, 'iu'), '$1acepta$2'],
    [new RegExp(`(es|son|queda|quedan|está|están) (?:rechazad|denegad)([oa]s?)${rest}`, 'iu'), '$1 aceptad$2'],
  ],
  fr: [[new RegExp(`(est|sont) (?:refus|rejet)é(e?s?)${rest}`, 'iu'), '$1 accepté$2']],
  pt: [[new RegExp(`(é|são|fica|ficam) (?:recusad|rejeitad|negad)[oa](s?)${rest}`, 'iu'), '$1 aceite$2']],
  de: [[new RegExp(`(wird|werden) (.{0,60}?)(?:abgelehnt|abgewiesen|zurückgewiesen)$`, 'iu'), '$1 $2angenommen']],
} satisfies Record<string, [RegExp, string][]>
