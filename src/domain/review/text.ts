/** The quoted parts of a text, with what they hold. Apostrophes inside words are no quotation marks. */
const quoted = /"([^"\n]{1,300})"|“([^”\n]{1,300})”|„([^“”\n]{1,300})[“”]|«\s?([^»\n]{1,300}?)\s?»|`([^`\n]{1,300})`/gu

/** In characters: no reviewer reads further in one step or one sentence. */
export const readLength = 2_000

/** What stands in quotation marks. */
export function quotedParts(text: string): string[] {
  return [...text.slice(0, readLength).matchAll(quoted)].map(
    (found) => found.slice(1).find((part) => part !== undefined) ?? '',
  )
}

/** A text in lower case without its quoted parts, whose words are the product's and not the tester's. */
export function ownWords(text: string): string {
  return text.slice(0, readLength).replace(quoted, '“”').toLowerCase()
}

/** Lower-case words and numbers, accents kept. "€1,100.00", "1 100" and "1100" give the same word. */
export function wordsIn(text: string): string[] {
  return [
    ...text
      .toLowerCase()
      .matchAll(/(?<![\d.,])\d{1,3}(?: \d{3})+(?:,\d{1,2})?(?!\d)|\d[\d.,:'\u00A0\u202F]*\d|[\p{L}\p{N}]+/gu),
  ].map(([word]) => plainNumber(word))
}

/** A number without thousands separators and trailing zeros of its decimals; other words as they are. */
export function plainNumber(word: string): string {
  if (!/^\d/.test(word) || word.includes(':')) return word
  const decimals = /[.,](\d{1,2})$/.exec(word)
  const whole = (decimals === null ? word : word.slice(0, decimals.index)).replace(/\D/g, '')
  const fraction = (decimals?.[1] ?? '').replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** The share of words that two texts have in common, from 0 to 1. */
export function overlap(a: Iterable<string>, b: Iterable<string>): number {
  const [first, second] = [new Set(a), new Set(b)]
  if (first.size === 0 || second.size === 0) return 0
  let common = 0
  for (const word of first) if (second.has(word)) common += 1
  return common / (first.size + second.size - common)
}

/** The sentences of a text. A dot inside a number or an abbreviation of one letter ends none. */
export function sentencesIn(text: string): string[] {
  return text
    .slice(0, readLength)
    .split(/(?<=[^\s.]{2}[.!?…]["”»“]?)\s+(?=[\p{Lu}\p{N}“"„«¿¡])|\n+|;\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const repetition =
  /(\d{1,3}(?:[ .,\u00A0\u202F]\d{3})+|\d+)\s?(?:times|characters|chars|letters|veces|vezes|fois|mal|caract[eè]res|letras|lettres|zeichen|buchstaben)(?!\p{L})/giu

/** The lengths of texts that a step describes instead of writing them out: 'the letter "a" repeated 1,500 times'. */
export function describedLengths(data: string): number[] {
  return [...data.slice(0, readLength).matchAll(repetition)].map(([, count = '']) => Number(count.replace(/\D/g, '')))
}
