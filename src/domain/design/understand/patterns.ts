import type { Language } from '../language.ts'
import { romanceHolder } from './capacity.ts'
import type { Reading } from './reading.ts'
import type { Clause } from './clauses.ts'
import type { FormatPart, Rule } from './rule.ts'
import { plain, subjectOf } from './stretch.ts'
import { compiledOnce } from './lexicon/lexicon.ts'

/** A part of a pattern that may have several lengths: "1–3 Buchstaben". */
interface Part extends FormatPart {
  most: number
}

interface PartWords {
  numbers: string
  digits: string
  letters: string
  characters: string
  signs: [string, string][]
}

const partWords: Record<Exclude<Language, 'en'>, PartWords> = {
  de: {
    numbers: 'null ein(?:e[mnr]?)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    digits: 'Ziffern?|Stellen|Zahlen',
    letters: '(?:Groß)?[Bb]uchstaben?',
    characters: 'Zeichen',
    signs: [
      ['Bindestrich', '-'],
      ['Leerzeichen', ' '],
      ['Schrägstrich', '/'],
      ['Punkt', '.'],
      ['Unterstrich', '_'],
    ],
  },
  es: {
    numbers: 'cero una? dos tres cuatro cinco seis siete ocho nueve diez once doce',
    digits: 'cifras?|dígitos?|números?',
    letters: 'letras?|consonantes?',
    characters: 'caracteres',
    signs: [
      ['gui[oó]n(?: bajo)?', '-'],
      ['espacio', ' '],
      ['barra', '/'],
      ['punto', '.'],
    ],
  },
  fr: {
    numbers: 'zéro une? deux trois quatre cinq six sept huit neuf dix onze douze',
    digits: 'chiffres?',
    letters: 'lettres?',
    characters: 'caractères',
    signs: [
      ['tiret', '-'],
      ['espace', ' '],
      ['barre(?: oblique)?', '/'],
      ['point', '.'],
    ],
  },
  pt: {
    numbers: 'zero uma? d(?:ois|uas) três quatro cinco seis sete oito nove dez onze doze',
    digits: 'algarismos?|dígitos?|números?',
    letters: 'letras?',
    characters: 'carac?teres',
    signs: [
      ['hífen', '-'],
      ['espaço', ' '],
      ['barra', '/'],
      ['ponto', '.'],
    ],
  },
}

const letters = 'KMRTBSLNPV'
const digits = '4071822593'

/**
 * "1–3 Buchstaben, Bindestrich, 1–2 Buchstaben, Leerzeichen und 1–4 Ziffern": the form of one value. It is taken only
 * where the criterion gives an example that has this form; that proves that nothing of it was missed.
 */
export function readPattern(reading: Reading, clause: Clause): Rule | undefined {
  if (reading.language === 'en') return undefined
  const text = plain(reading, clause.text)
  const parts = partsIn(text, partWords[reading.language])
  if (parts.length < 2 || parts.every(({ what }) => what === 'literal')) return undefined
  const example = exampleIn(plain(reading, reading.marked.text), parts)
  const subject = romanceHolder(reading, clause.main)
  const thing =
    subjectOf(reading, clause.main) ?? (subject === undefined ? undefined : { words: subject, label: false })
  if (example === undefined || thing === undefined) return undefined
  const written = (longest: boolean): string =>
    parts.map((part) => stretch(part, longest ? part.most : part.count)).join('')
  const misses = parts.flatMap((part, at) => {
    const changed = (count: number): string =>
      parts.map((one, place) => stretch(one, place === at ? count : one.count)).join('')
    const lost = { value: changed(part.count - 1), fault: 'fewer' as const }
    return part.what === 'literal' ? [lost] : [lost, { value: changed(part.most + 1), fault: 'more' as const }]
  })
  for (const limit of reading.limits) {
    const sign = String.fromCharCode(0xe000 + (limit.used[0] ?? 0))
    if (clause.text.includes(sign)) for (const index of limit.used) reading.taken.add(index)
  }
  for (const found of clause.text.matchAll(/[\uE000-\uE7FF]/gu)) reading.taken.add(found[0].charCodeAt(0) - 0xe000)
  return {
    kind: 'format',
    source: text,
    thing,
    parts,
    prefixes: [],
    example,
    variants: { good: [...new Set([example, written(false), written(true)])], misses },
  }
}

function stretch({ what, text = '' }: FormatPart, count: number): string {
  if (what === 'literal') return count === 0 ? '' : text
  const signs = what === 'digits' ? digits : what === 'letters' ? letters : 'A7K2M9R4T6'
  return signs.repeat(Math.ceil(count / 10)).slice(0, count)
}

function partsIn(text: string, words: PartWords): Part[] {
  const numbers = words.numbers.split(' ')
  const amount = `\\d{1,2}|${numbers.join('|')}`
  const counted = compiledOnce(
    `(?<!\\p{L})(?<low>${amount})(?: ?(?:[-–]|bis(?: zu)?|a|à|o|ou|oder) ?(?<high>${amount}))? (?:(?:de )?(?:${words.digits}|${words.letters}|${words.characters}))(?!\\p{L})`,
    'giu',
  )
  const found: { at: number; part: Part }[] = []
  for (const match of text.matchAll(counted)) {
    const count = numberOf(match.groups?.low ?? '', numbers)
    const what = compiledOnce(`(?:${words.digits})$`, 'iu').test(match[0])
      ? 'digits'
      : compiledOnce(`(?:${words.letters})$`, 'iu').test(match[0])
        ? 'letters'
        : 'characters'
    const most = match.groups?.high === undefined ? count : numberOf(match.groups.high, numbers)
    if (count > 0 && most >= count) found.push({ at: match.index, part: { what, count, most } })
  }
  for (const [name, sign] of words.signs)
    for (const match of text.matchAll(compiledOnce(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'giu')))
      found.push({ at: match.index, part: { what: 'literal', count: 1, most: 1, text: sign } })
  // A prefix in capital letters: "SP, gefolgt von acht Ziffern", "letra P".
  for (const match of text.matchAll(
    /(?<=(?:^|[\s„"«»(`]))(?<code>\p{Lu}{1,4}-?)(?=(?:[“"»«`])?(?:,| (?:und|gefolgt|seguid|suivi|y|plus|mit)))/gu,
  ))
    found.push({ at: match.index, part: { what: 'literal', count: 1, most: 1, text: match.groups?.code ?? '' } })
  return found.sort((a, b) => a.at - b.at).map(({ part }) => part)
}

function numberOf(word: string, numbers: string[]): number {
  if (/^\d+$/.test(word)) return Number(word)
  return numbers.findIndex((name) => compiledOnce(`^(?:${name})$`, 'iu').test(word))
}

/** A text in the criterion that has the form. */
function exampleIn(text: string, parts: Part[]): string | undefined {
  const shape = parts
    .map(({ what, count, most, text: literal = '' }) =>
      what === 'literal'
        ? literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        : `${what === 'digits' ? '\\d' : what === 'letters' ? '\\p{Lu}' : '[\\p{Lu}\\d]'}{${String(count)},${String(most)}}`,
    )
    .join('')
  // The shape is the ticket's own, so it is not kept.
  return new RegExp(`(?<![\\p{L}\\p{N}])${shape}(?![\\p{L}\\p{N}])`, 'u').exec(text)?.[0]
}
