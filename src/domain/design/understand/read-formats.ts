import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { listMembers, plain, says, subjectOf, thing } from './stretch.ts'
import { plainText, quoteIndexes, unquoted, valueIndexes } from './marked-text.ts'
import type { FormatPart, Rule, Thing } from './rule.ts'
import { pattern } from './lexicon/lexicon.ts'
import { nounBefore } from './limit-things.ts'
import { statedRefusal } from './read-limits.ts'

/** "at least one capital letter and one digit, no spaces". */
export function composition(reading: Reading, clause: Clause): Rule[] {
  const needs = (['hasLetter', 'hasCapital', 'hasSmall', 'hasDigit', 'hasSpecial', 'noSpaces'] as const).filter((cue) =>
    says(reading, cue, clause.text),
  )
  const subject = subjectOf(reading, clause.main)
  // "The customer gets a letter": nothing that is made up of letters.
  if (
    needs.length === 0 ||
    /(?<!\p{L})(?:gets?|receives?|sends?|sent) (?:an?|the|one) (?:\p{L}+ )?letter(?!\p{L})/iu.test(clause.text) ||
    subject === undefined ||
    reading.limits.some(({ low, high }) => (low ?? high)?.value.measure === 'letters')
  )
    return []
  const message = statedRefusal(reading, clause)
  return [
    {
      kind: 'composition',
      source: plain(reading, clause.text),
      thing: subject,
      needs,
      ...(message === undefined ? {} : { message }),
    },
  ]
}

/** The system gives the value, nobody enters it. */
const given = /(?<!\p{L})(?:gets?|receives?|is assigned|erhält|bekommt|recibe|obtiene|reçoit|recebe|obtém)(?!\p{L})/iu

/** "2 letters followed by 7 digits", "`RG-` plus exactly four digits", "9 digits". */
export function format(reading: Reading, clause: Clause): Rule[] {
  const parts: FormatPart[] = []
  const used: number[] = []
  for (const [sign] of clause.text.matchAll(
    /[\uE000-\uE7FF]|(?<=(?:^|\s))[\uF000-\uF7FF](?=\s(?:plus|followed|más|seguido|plus|gefolgt|suivi))/gu,
  )) {
    const [index] = valueIndexes(sign)
    const value = index === undefined ? undefined : reading.marked.values[index]
    const [quote] = quoteIndexes(sign)
    if (quote !== undefined)
      parts.push({ what: 'literal', count: 1, text: unquoted(reading.marked.quotes[quote] ?? '') })
    if (value === undefined || index === undefined || reading.taken.has(index)) continue
    const limit = reading.limits.find((known) => known.used.includes(index))
    const fixed =
      limit === undefined || (limit.low !== undefined && limit.low.value.amount === limit.high?.value.amount)
    if (!fixed || value.amount > 40) continue
    const before = clause.text.slice(0, clause.text.indexOf(sign))
    if (partOfText.test(before)) continue
    if (value.measure === 'digits' || value.measure === 'letters' || value.measure === 'characters') {
      parts.push({ what: value.measure, count: value.amount })
      used.push(index)
    }
  }
  if (
    used.length === 0 ||
    (used.length === 1 &&
      parts.length === 1 &&
      reading.limits.some(
        ({ used: of, low, high }) => of.includes(used[0] ?? -1) && (low === undefined || high === undefined),
      ))
  )
    return []
  if (/(?:at least|al menos|mindestens|au moins|pelo menos)/i.test(clause.text) || given.test(clause.text)) return []
  for (const index of used) reading.taken.add(index)
  const example = exampleOf(reading, parts)
  const message = statedRefusal(reading, clause)
  const stated = subjectOf(reading, clause.main)
  const whole =
    stated !== undefined && used.every((index) => !stated.words.includes(reading.marked.values[index]?.text ?? ''))
      ? stated
      : undefined
  const subject: Thing = shaped(reading, clause.main) ??
    whole ??
    nounBefore(reading, clause.main, String.fromCharCode(0xe000 + (used[0] ?? 0))) ??
    thing(reading, clause.main.slice(0, 40), false) ?? { words: plain(reading, clause.main), label: false }
  return [
    {
      kind: 'format',
      source: plain(reading, clause.text),
      thing: subject,
      parts,
      prefixes: prefixesOf(reading, clause.text),
      ...(example === undefined ? {} : { example }),
      ...(message === undefined ? {} : { message }),
    },
  ]
}

/** "the last four digits": a part of a value, not its form. */
const partOfText =
  /(?:last|first|final|últim[oa]s|primer[oa]s|letzten?|ersten?|derni(?:ers|ères)|premi(?:ers|ères)|primeir[oa]s) $/iu

/** "starts with 6, 7 or 9": the beginnings that are permitted. */
function prefixesOf(reading: Reading, text: string): string[] {
  const { cues } = reading.lexicon
  const list = pattern(`(?:${cues.startsWith}) (?<list>(?:[\\uE000-\\uF7FF](?:, | (?:${cues.or}) )?){1,9})`).exec(text)
    ?.groups?.list
  return list === undefined ? [] : listMembers(reading, list, cues.or).map(unquoted)
}

/** An example in the text that has the described shape. */
/** "a card tap and a #-digit PIN": what stands behind its shape. */
function shaped({ language }: Reading, text: string): Thing | undefined {
  const noun =
    language === 'en'
      ? /[\uE000-\uE7FF][ -]?(?:digit|letter|character) (?<noun>\p{L}[\p{L}-]*(?: (?:code|number|ID|key))?)$/iu.exec(
          text,
        )?.groups?.noun
      : undefined
  return noun === undefined ? undefined : { words: `the ${noun}`, label: false }
}

function exampleOf({ marked }: Reading, parts: FormatPart[]): string | undefined {
  const shape = parts
    .map(({ what, count, text }) =>
      what === 'literal'
        ? (text ?? '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        : `${what === 'digits' ? '\\d' : what === 'letters' ? '\\p{L}' : '[\\p{L}\\d]'}{${String(count)}}`,
    )
    .join('[- ]?')
  const fitting = new RegExp(`(?<![\\p{L}\\p{N}])${shape}(?![\\p{L}\\p{N}])`, 'gu')
  return [...plainText(marked, marked.text).matchAll(fitting)].map(([found]) => found).find((found) => /\d/.test(found))
}
