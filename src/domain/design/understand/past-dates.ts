import type { Language } from '../language.ts'
import type { Reading } from './reading.ts'
import type { Clause } from './clauses.ts'
import { romanceHolder } from './capacity.ts'
import { valueIndexes } from './marked-text.ts'
import type { Rule } from './rule.ts'
import { messageIn, plain, subjectOf } from './stretch.ts'
import { compiledOnce } from './lexicon/lexicon.ts'

interface PastWords {
  date: RegExp
  /** How far back, one shape each. */
  back: string[]
  noFuture: RegExp
}

const sign = '(?<span>[\\uE000-\\uE7FF])'

const pastWords: Record<Exclude<Language, 'en'>, PastWords> = {
  de: {
    date: /datum|(?:^| )tag(?!\p{L})/iu,
    back: [
      `(?:höchstens|maximal|nicht (?:länger|mehr|weiter) als|bis zu) ${sign} (?:zurückliegen|zurück liegen|zurückliegt|in der Vergangenheit)`,
      `nicht älter (?:als )?${sign}(?: sein)?`,
    ],
    noFuture: /nicht in der Zukunft|nicht nach dem heutigen Tag|(?:keine|kein) zukünftige/iu,
  },
  es: {
    date: /fecha|(?:^| )día(?!\p{L})/iu,
    back: [
      `(?:ni|no puede ser|no podrá ser|puede ser) (?:ser )?(?:anterior a|de hace más de|más antigua que|anterior en más de) ${sign}`,
      `(?:de hace|como máximo hace|hasta) ${sign} (?:atrás|antes)`,
      `de hace (?:como máximo|hasta) ${sign}`,
    ],
    noFuture:
      /posterior (?:a hoy|al día de hoy|a la fecha actual)|(?:no puede|ni) (?:ser|estar) (?:futura|en el futuro)|(?:no puede ser|ni) futura/iu,
  },
  fr: {
    date: /date|(?:^| )jour(?!\p{L})/iu,
    back: [`(?:remonter à plus de|dater de plus de|antérieure? de plus de|antérieure? à|plus ancienne? que) ${sign}`],
    noFuture: /(?:dans le futur|future|postérieure? (?:à aujourd['’]hui|à la date du jour|au jour même))(?!\p{L})/iu,
  },
  pt: {
    date: /data|(?:^| )dia(?!\p{L})/iu,
    back: [
      `(?:nem|não pode ser|não pode ter) (?:ser )?(?:anterior a|mais de|há mais de|superior a) ${sign}`,
      `até ${sign} (?:atrás|antes)`,
    ],
    noFuture: /posterior (?:a hoje|ao dia de hoje|à data atual)|no futuro|(?:nem|não pode ser) futura/iu,
  },
}

/** "La fecha no puede ser posterior a hoy ni anterior a 8 días": a date field that reaches into the past. */
export function readPastDates(reading: Reading): Rule[] {
  const { language } = reading
  if (language === 'en' || reading.when.length > 0) return []
  const { date, back, noFuture } = pastWords[language]
  return reading.clauses.flatMap((clause, at): Rule[] => {
    if (clause.role !== 'statement') return []
    const found = back.map((one) => compiledOnce(one, 'iu').exec(clause.text)).find((one) => one !== null)
    const index = valueIndexes(found?.groups?.span ?? '')[0]
    const span = index === undefined ? undefined : reading.marked.values[index]
    const thing = thingOf(reading, clause)
    if (index === undefined || span?.measure !== 'day' || thing === undefined || !date.test(thing)) return []
    if (reading.taken.has(index)) return []
    reading.taken.add(index)
    const next = reading.clauses[at + 1]
    const message = next === undefined ? undefined : messageIn(reading, next.text)
    // "… und nicht in der Zukunft sein" may have become a clause of its own.
    const ahead = reading.clauses.filter((other) => other !== clause && noFuture.test(other.text))
    return [
      {
        kind: 'daysAhead',
        source: [clause, ...ahead, ...(message === undefined || next === undefined ? [] : [next])]
          .map(({ text }) => plain(reading, text))
          .join('; '),
        thing: { words: thing, label: false },
        back: span.amount,
        noFuture: ahead.length > 0 || noFuture.test(clause.text),
        ...(message === undefined ? {} : { message }),
      },
    ]
  })
}

function thingOf(reading: Reading, { main }: Clause): string | undefined {
  return subjectOf(reading, main)?.words ?? romanceHolder(reading, main)
}
