import type { Language } from '../language.ts'
import type { Clause } from './clauses.ts'
import { pattern } from './lexicon/lexicon.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import type { Rule } from './rule.ts'
import { plain, says } from './stretch.ts'
import { isDuration } from './value.ts'

/** What holds for the span `#` and ends with it. English has a reader of its own for this. */
const holding: Partial<Record<Language, string>> = {
  es: '(?:queda|quedan|está|están|es|son|permanece) (?:bloquead|reservad|garantizad|apartad|retenid|guardad|suspendid)[oa]s? (?:durante )?#|se (?:bloquea|reserva|guarda|garantiza|retiene|aparta)n? (?:durante )?#',
  de: '(?:wird|werden|ist|sind|bleibt|bleiben) # (?:lang )?(?:lang )?(?:garantiert|gehalten|freigehalten|vorgemerkt|blockiert|gesperrt|reserviert|ausgesetzt)',
  fr: '(?:est|sont|reste|restent) (?:bloqué|réservé|garanti|retenu|conservé|gelé|suspendu)e?s? (?:pendant |durant )?#',
  pt: '(?:fica|ficam|está|estão|é|são) (?:bloquead|reservad|garantid|retid|guardad|suspens)[oa]s? (?:durante |por )?#',
}

/** "Ein gefundener Preis wird 10 Minuten garantiert": it holds up to the end of the span. */
export function heldFor(reading: Reading, clause: Clause): Rule | undefined {
  const held = holding[reading.language]
  const found =
    held === undefined || clause.role !== 'statement' || clause.condition !== undefined
      ? undefined
      : pattern(held).exec(clause.main)?.[0]
  const index = found === undefined ? undefined : valueIndexes(found)[0]
  const span = index === undefined ? undefined : reading.marked.values[index]
  if (found === undefined || index === undefined || span === undefined || !isDuration(span)) return undefined
  if (reading.taken.has(index) || says(reading, 'wrong', reading.marked.text) || span.amount <= 0) return undefined
  const outcome = clause.main.replace(
    new RegExp(`(?: (?:durante|pendant|durant|por))? ${String.fromCharCode(0xe000 + index)}(?: lang)?`, 'u'),
    '',
  )
  reading.taken.add(index)
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const later = next !== undefined && followsLater(reading, next) ? next : undefined
  const [subject = ''] = pattern(`^.{2,60}?(?= (?:${reading.lexicon.subjectVerbs}))`).exec(outcome) ?? []
  return {
    kind: 'moment',
    source: `${plain(reading, clause.text)}${later === undefined ? '' : `. ${plain(reading, later.text)}`}`,
    side: 'after',
    holds: 'until',
    span,
    outcome: plain(reading, outcome),
    again: false,
    ...(later === undefined
      ? {}
      : {
          after: plain(reading, later.main.replace(afterwards, '').replace(pronoun, subject === '' ? '$1' : subject)),
        }),
  }
}

/** "Danach", "passé ce délai": the sentence says what holds when the span is over. */
const afterwards =
  /^(?:danach|anschließend|nach ablauf(?: der (?:zeit|frist))?|passé ce délai|au-delà|ensuite|après|después|luego|pasado ese (?:tiempo|plazo)|transcurrido ese (?:tiempo|plazo)|depois|findo esse (?:tempo|prazo)|passado esse (?:tempo|prazo)),? /iu
function followsLater({ marked }: Reading, { text, otherwise }: Clause): boolean {
  if (afterwards.test(text)) return true
  const before = marked.text.slice(0, Math.max(0, marked.text.indexOf(text)))
  return otherwise && afterwards.test(/(?<=^|[.;,] )\p{L}+,? $/u.exec(before)?.[0] ?? '')
}

const pronoun = /^(il|elle|él|ella|ele|ela|er|sie|es)(?= )/iu
