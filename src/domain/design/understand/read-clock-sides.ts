import type { Language } from '../language.ts'
import type { Clause } from './clauses.ts'
import type { Limit } from './limits.ts'
import { pattern } from './lexicon/lexicon.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import type { Rule } from './rule.ts'
import { plain, subjectOf } from './stretch.ts'

/** How a language says that something comes after, or from, a time of the day, and how it comes at one. */
const sides: Record<Language, { after: string; from: string; at: string }> = {
  en: { after: 'after', from: 'from', at: 'at' },
  de: { after: 'nach', from: 'ab', at: 'um' },
  es: { after: 'después de las', from: 'a partir de las|desde las', at: 'a las' },
  fr: { after: 'après', from: 'à partir de|dès', at: 'à' },
  pt: { after: 'depois das|após as', from: 'a partir das', at: 'às' },
}

/** "Bestellungen nach 14:00 Uhr werden am nächsten Tag versendet": what comes a minute earlier is treated otherwise. */
export function readClockSides(reading: Reading, clause: Clause): Rule[] {
  // In English the sentence's own grammar tells it better.
  if (reading.language === 'en') return []
  const { after, from, at } = sides[reading.language]
  const found = pattern(
    `^(?<who>[^,;:\\uE000-\\uF8FF]{3,60}?) (?:(?<after>${after})|${from}) (?<clock>#),? (?<outcome>\\p{L}[^\\uE000-\\uE7FF]{7,200})$`,
  ).exec(clause.text)?.groups
  const [index] = valueIndexes(found?.clock ?? '')
  const value = index === undefined ? undefined : reading.marked.values[index]
  if (
    found === undefined ||
    index === undefined ||
    value?.measure !== 'clock' ||
    clause.condition !== undefined ||
    reading.taken.has(index) ||
    !pattern(reading.lexicon.subjectVerbs).test((found.outcome ?? '').slice(0, 24))
  )
    return []
  reading.taken.add(index)
  const who = plain(reading, found.who ?? '')
  const outcome = `${who} ${plain(reading, found.outcome ?? '')}`
  return [
    {
      kind: 'threshold',
      source: plain(reading, clause.text),
      thing: { words: who, label: false },
      limit: { start: 0, end: 0, used: [index], low: { value, inclusive: found.after === undefined } },
      outcome,
      head: who,
      template: (text) => `${who} ${at} ${text}`,
      statement: (text) => `${outcome} (${text})`,
    },
  ]
}

/** "is open from 8:30 to 16:00": what holds between two times of the day. */
export function hours(reading: Reading, { low, high }: Limit, clause: Clause, words: string): Rule | undefined {
  const outcome = plain(reading, clause.main.replace(words, ' ')).replace(/[\s,;:]+$/, '')
  const open =
    /open|close|available|possible|reach|accept|offen|geöffnet|geschlossen|erreichbar|möglich|abiert|cerrad|disponib|posib|ouvert|fermé|possible|abert|fechad|possív/iu
  if (
    low === undefined ||
    high === undefined ||
    clause.role !== 'statement' ||
    !open.test(outcome) ||
    valueIndexes(clause.main).length !== 2 ||
    outcome.split(' ').length < 3
  )
    return undefined
  return {
    kind: 'hours',
    source: plain(reading, clause.text),
    thing: subjectOf(reading, clause.main) ?? { words: outcome.slice(0, 40), label: false },
    from: low.value,
    to: high.value,
    outcome,
  }
}
