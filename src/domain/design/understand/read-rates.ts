import { pattern } from './lexicon/lexicon.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import { messageIn, plain } from './stretch.ts'
import type { Rule } from './rule.ts'

/** Nouns of things that are sent, in the five languages; anything else per period is a count of a list. */
const sent =
  '(?:(?:API|HTTP|search|login|Such|Login)-?\\s?)?(?:requests?|calls?|queries|messages?|codes?|sms|e-?mails?|solicitudes|peticiones|llamadas|consultas|mensajes|códigos|Anfragen|Abfragen|Aufrufe|Nachrichten|requêtes|appels|messages|pedidos|requisições|chamadas|mensagens)'
const per = "(?:per|a|each|every|in (?:a|one)|por|al|a la|pro|je|in der|par|à l['’]|à la)"
const period =
  '(?<period>seconds?|minutes?|hours?|days?|segundos?|minutos?|horas?|día|dia|Sekunde|Minute|Stunde|Tag|seconde|heure|jour)'

const sources = [
  `# (?<what>${sent})(?: [\\p{L}-]+){0,3}?,? ?(?:${per} )${period}`,
  `# (?<what>${sent})(?: [\\p{L}-]+){0,2}? ?/ ?${period}`,
]

/** "60 requests per minute; beyond that 429": a load is sent and counted, nothing is typed. */
export function readRates(reading: Reading): Rule[] {
  return reading.clauses.flatMap((clause) => {
    for (const source of sources) {
      const found = pattern(source).exec(clause.text)
      const index = found === null ? undefined : valueIndexes(found[0])[0]
      const value = index === undefined ? undefined : reading.marked.values[index]
      if (found?.groups?.what === undefined || index === undefined || value === undefined) continue
      if (reading.taken.has(index) || value.amount < 1) continue
      reading.taken.add(index)
      const all = reading.marked.text
      const status = /(?<!\d)429(?!\d)/.test(plain(reading, all)) ? '429' : undefined
      for (const [at, other] of reading.marked.values.entries())
        if (other.amount === 429 || (other.measure === 'ordinal' && other.amount === value.amount + 1))
          reading.taken.add(at)
      const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
      const message = messageIn(reading, next?.text ?? '')
      return [
        {
          kind: 'rate' as const,
          source: plain(reading, clause.text),
          what: found.groups.what,
          count: value.amount,
          period: found.groups.period ?? '',
          ...(status === undefined ? {} : { status }),
          ...(message === undefined ? {} : { message }),
        },
      ]
    }
    return []
  })
}
