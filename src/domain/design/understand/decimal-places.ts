import { valueIndexes, type MarkedText } from './marked-text.ts'
import type { Limit } from './limits.ts'

const stated =
  /(?:(?:with|to|mit|con|avec|com|a|à|até|bis zu|hasta|jusqu['’]à)(?: (?:at most|up to|a maximum of|no more than|höchstens|maximal|como máximo|un máximo de|hasta|au plus|au maximum|no máximo|até))? |(?:at most|up to|no more than|höchstens|maximal|como máximo|au plus|no máximo|até) )(?<count>[\uE000-\uE7FF]|one|einer?|una?|une|um|uma) (?:decimals?|Nachkommastellen?|Dezimalstellen?|decimal(?:es)?|cifras? decimal(?:es)?|décimales?|chiffres? après la virgule|casas? decima(?:l|is))(?: (?:places?|como máximo|au plus|au maximum|no máximo))?(?!\p{L})/giu

/**
 * "from 4.0 to 18.0 m, with at most one decimal": how finely the values of a limit may be written. The limit that it
 * belongs to gets the number; the words themselves are no limit on anything that is counted.
 */
export function decimalPlaces({ text, values }: MarkedText): { start: number; places: number; used: number[] }[] {
  return [...text.matchAll(stated)].flatMap((found) => {
    const used = valueIndexes(found[0])
    const [index] = used
    const places = index === undefined ? 1 : values[index]?.amount
    return places === undefined || places > 6 || used.length > 1 ? [] : [{ start: found.index, places, used }]
  })
}

/** The words between a thing and its limit, without how finely it is written. */
export function withoutPlaces(marked: string): string {
  return marked.replace(stated, '')
}

/** The limit of the same sentence, or else the one before it. */
export function withPlaces(limits: Limit[], { text }: MarkedText, found: ReturnType<typeof decimalPlaces>): Limit[] {
  return found.reduce((all, { start, places }) => {
    const sentence = (at: number): number => text.slice(0, at).split(/[.;!?]\s/u).length
    const own =
      all.find((limit) => sentence(limit.start) === sentence(start)) ?? all.findLast((limit) => limit.start < start)
    return all.map((limit) => (limit === own && measured(limit) ? { ...limit, places } : limit))
  }, limits)
}

function measured({ low, high }: Limit): boolean {
  return [low, high].every((bound) => bound === undefined || /^(?:number|money|percent)$/.test(bound.value.measure))
}
