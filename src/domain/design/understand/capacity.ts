import type { Clause } from './clauses.ts'
import type { Limit } from './limits.ts'
import { parseMain } from './german/sentence.ts'
import { isRomance, grammarOf } from './romance/grammar.ts'
import { lowerArticle, parseRomance } from './romance/sentence.ts'
import type { Reading } from './reading.ts'
import type { Thing } from './rule.ts'
import { plain, says } from './stretch.ts'
import { withAmount } from './value.ts'

const perOne =
  /(?:^| )(?:[Pp]or|[Pp]ro|[Jj]e|[Pp]ar) (?<one>(?!día|jornada|journée|semana|mes|año|Tag|Woche|Monat|Jahr|jour|semaine|mois|an|dia|mês|ano|vez|fois|página|page|Seite)(?:\p{Ll}+e[nrs]? )?\p{L}[\p{L}-]{2,30})(?=[ ,.;]|$)/u

/**
 * What a number of things is counted for: "un comunero" in "un comunero puede tener hasta 4 pujas", "Turngruppe" in "in
 * eine Turngruppe passen 16 Kinder", "field" in "each field has at most 8 sensors".
 */
export function countedFor(reading: Reading, { main }: Clause, sign: string): string | undefined {
  if (reading.language === 'en')
    return /^(?:each|every|an?|one) (?<holder>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (?:has|can (?:only )?have|may (?:only )?have|takes|holds|can hold|contains|can contain) /iu.exec(
      main,
    )?.groups?.holder
  const piece = main.split(/[,;:]/u).find((part) => part.includes(sign)) ?? main
  const each = /^(?:cada|chaque|jede[rs]?) (?<one>\p{L}[\p{L}-]+)(?= )/iu.exec(main)?.groups?.one
  const named = perOne.exec(piece)?.groups?.one ?? each
  if (named !== undefined) return plain(reading, named)
  const whole = isRomance(reading.language) ? romanceHolder(reading, main) : germanHolder(reading, main)
  return whole === undefined || whole.includes(plain(reading, sign)) || whole.length > 50 ? undefined : whole
}

export function romanceHolder(reading: Reading, main: string): string | undefined {
  if (!isRomance(reading.language)) return undefined
  const { subject = '' } = parseRomance(main, reading.language) ?? {}
  const [first = ''] = subject.split(/[\s'’]/u)
  return grammarOf(reading.language).determiner.test(first) && !/[\uE000-\uF8FF]/u.test(subject)
    ? plain(reading, lowerArticle(subject))
    : undefined
}

function germanHolder(reading: Reading, main: string): string | undefined {
  if (reading.language !== 'de') return undefined
  const sentence = parseMain(main)
  const where =
    /^(?:in|an|auf) (?:einen?|einem|einer|jeder|jedem|jeden|der|dem) (?<noun>(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)$/iu.exec(
      sentence?.front ?? '',
    )?.groups?.noun
  const subject = /^(?:ein|eine|jede[rs]?) (?<noun>(?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)$/iu.exec(sentence?.subject ?? '')
    ?.groups?.noun
  const noun = where ?? subject
  return noun === undefined ? undefined : plain(reading, noun)
}

/** "Puede pedir 8 documentos. El noveno …": the next one tells that the number is the last that is possible. */
export function endedByOrdinal({ language, marked, limits }: Reading): Limit[] {
  if (language === 'en') return []
  const stated = new Set(limits.flatMap(({ used }) => used))
  return marked.values.flatMap((value, index): Limit[] => {
    const next = marked.values.some(({ measure, amount }) => measure === 'ordinal' && amount === value.amount + 1)
    if (!next || value.measure !== 'number' || value.decimals > 0 || stated.has(index)) return []
    const start = marked.text.indexOf(String.fromCharCode(0xe000 + index))
    return [{ start, end: start + 1, used: [index], high: { value, inclusive: true } }]
  })
}

/** "de 1 à 100 000 €, sans centimes": the neighbours are a whole unit away. */
export function inWholeUnits(reading: Reading, { text }: Clause, limit: Limit): Limit {
  const value = (limit.low ?? limit.high)?.value
  return reading.language === 'en' ||
    value?.measure !== 'money' ||
    limit.step !== undefined ||
    !says(reading, 'whole', text)
    ? limit
    : { ...limit, step: withAmount(value, 1, 0) }
}

/** A code has letters and digits, no words. */
export function isCode({ language }: Reading, { words }: Thing, text: string): boolean {
  return (
    language !== 'en' &&
    (/(?:^|[ -])(?:\p{L}*code|código|kennung|referencia|référence|referência)(?!\p{L})/iu.test(words) ||
      /letras y (?:números|cifras)|letras e (?:números|algarismos)|lettres et (?:de )?chiffres|Buchstaben und (?:Ziffern|Zahlen)/iu.test(
        text,
      ))
  )
}
