import type { Language } from '../language.ts'
import { pattern } from './lexicon/lexicon.ts'
import { valueIndexes } from './marked-text.ts'
import type { Clause } from './clauses.ts'
import { allThen, type Reading } from './reading.ts'
import { heldFor } from './held-periods.ts'
import { asStep, messageIn, plain, says } from './stretch.ts'
import type { Rule } from './rule.ts'
import { isDuration, withAmount, type Value } from './value.ts'

/** How a language places a span before or after an event. `#` is the span; `anchor` names the event. */
interface Placement {
  before: string[]
  after: string[]
  /** The clause permits something up to the moment; otherwise something happens at it. */
  permits: string
  /** Something repeated or continued inside a period: the rule ends with it. */
  during: string[]
  repeated: string
  /** Words in front of a span that belong to its phrase. */
  lead: string
}

const anchor = "(?<anchor>(?:(?:DET) )?\\p{L}[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,5}?)(?=[,;.:)(]|$| (?:STOP)(?!\\p{L}))"

const placements: Record<Language, Placement> = {
  en: {
    before: [`# (?:before|prior to|ahead of) ${anchor}`, '# (?:before|beforehand|earlier)'],
    after: [
      '# after (?<anchor>(?:it|they|(?:the|an?|its|their) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:was|were|is|are|has been|have been|has|have) \\p{L}+(?: (?:it|them))?)',
      `# after (?!that |this )${anchor}`,
      'after (?:a )?# (?:of )?(?:waiting|idling|inactivity)',
      'after (?:a )?#',
      '# later',
    ],
    permits:
      'can|may|until|up to|possible|allowed|at the latest|no later than|must be|has to be|closes|free of charge|at least',
    during: [
      `within # (?:of|after) ${anchor}`,
      'within (?:the next )?#',
      'for # (?:after|from) (?<anchor>[^,;.:]{2,50})',
    ],
    repeated: 'twice|again|second time|same|repeated|undone|reopened|only (?:shown|visible|available|offered)',
    lead: 'until|up to|no later than|not later than|at least|at the latest|not less than|exactly|already|only|shortly|for',
  },
  es: {
    before: [`# antes (?:del?|de la|de los|de las|de que) ${anchor}`, '# antes'],
    after: [
      `# después (?:del?|de la|de los|de las|de que) ${anchor}`,
      `# desde ${anchor}`,
      `a l[oa]s # (?:del?|de la|de su|desde) ${anchor}`,
      '(?:tras|después de|pasad[oa]s?|transcurrid[oa]s?|al cabo de|a l[oa]s) #',
      '# (?:después|más tarde)',
    ],
    permits: 'puede[n]?|hasta|posible|permite[n]?|como máximo|a más tardar|debe[n]?|gratis|gratuit[oa]|como mínimo',
    during: [
      '(?:en|dentro de|durante) (?:los|las) # (?:siguientes|posteriores)',
      '(?:dentro de|durante|en menos de) #',
    ],
    repeated: 'dos veces|de nuevo|otra vez|mism[oa]s?|repet\\p{L}*|solo (?:se )?(?:ve|muestra|aparece)',
    lead: 'hasta|como máximo|como mínimo|al menos|a más tardar|solo|ya',
  },
  de: {
    before: [`# (?:vor|vorm) ${anchor}`, '# (?:vorher|zuvor|davor)'],
    after: [`# nach ${anchor}`, '(?:nach|binnen) #', '# (?:später|danach|nachher)'],
    permits:
      'kann|können|darf|dürfen|bis|möglich|spätestens|muss|müssen|kostenlos|kostenfrei|mindestens|lässt sich|lassen sich',
    during: ['(?:innerhalb von|innerhalb|binnen) #'],
    repeated: 'zweimal|nochmals|noch einmal|erneut|wieder|derselbe|dieselbe|dasselbe|gleiche[nrs]?',
    lead: 'bis zu|bis|spätestens|mindestens|höchstens|erst|schon|bereits',
  },
  fr: {
    before: [`# avant (?:la |le |les |l['’])?${anchor}`, '# (?:avant|auparavant|plus tôt)'],
    after: [
      `# après (?:la |le |les |l['’])?${anchor}`,
      `# (?:à compter|à partir) (?:de la |de l['’]|du |des |de )${anchor}`,
      '(?:après|au bout de|passé|à l’issue de) #',
      '# (?:après|plus tard)',
    ],
    permits: "peut|peuvent|jusqu['’]à|possible|permis|au plus tard|doit|doivent|gratuit(?:e|ement)?|au moins",
    during: ['(?:dans|sous|en moins de|dans un délai de) (?:les )?#', '(?:pendant|durant) #'],
    repeated: 'deux fois|de nouveau|à nouveau|mêmes?|répét\\p{L}*|visibles? que|reprend',
    lead: "jusqu['’]à|au plus tard|au moins|au plus|seulement|déjà",
  },
  pt: {
    before: [`# antes (?:d[aeo]s?|de que) ${anchor}`, '# antes'],
    after: [
      `# (?:após|depois) (?:d[aeo]s? )?(?:[ao]s? )?${anchor}`,
      '(?:após|depois de|passad[oa]s?|decorrid[oa]s?|ao fim de|ao cabo de) #',
      '# (?:depois|mais tarde)',
    ],
    permits: 'pode[m]?|até|possível|permite[m]?|no máximo|o mais tardar|deve[m]?|grátis|gratuit[oa]|pelo menos',
    during: ['(?:dentro de|no prazo de|em menos de|durante) #'],
    repeated: 'duas vezes|de novo|novamente|outra vez|mesm[oa]s?|repet\\p{L}*|só (?:se )?(?:vê|mostra|aparece)',
    lead: 'até|no máximo|pelo menos|o mais tardar|só|já',
  },
}

/** "30, 7 and 1 days before the end": a sentence for each of the spans. */
export function expanded(reading: Reading, clause: Clause): Clause[] {
  const list = new RegExp(
    `(?:[\\uE000-\\uE7FF], )*[\\uE000-\\uE7FF],? (?:${reading.lexicon.and}) [\\uE000-\\uE7FF]`,
    'u',
  ).exec(clause.text)?.[0]
  const indexes = valueIndexes(list ?? '')
  const last = reading.marked.values[indexes.at(-1) ?? -1]
  const values = indexes.flatMap((index) => reading.marked.values[index] ?? [])
  if (
    list === undefined ||
    last === undefined ||
    !isDuration(last) ||
    indexes.some((index) => reading.taken.has(index)) ||
    values.some(({ measure }) => measure !== 'number' && measure !== last.measure)
  )
    return [clause]
  for (const index of indexes) {
    const value = reading.marked.values[index]
    if (value?.measure === 'number') reading.marked.values[index] = withAmount(last, value.amount, 0)
  }
  return indexes.map((index) => {
    const only = (text: string): string => text.replace(list, String.fromCharCode(0xe000 + index))
    return {
      ...clause,
      text: only(clause.text),
      main: only(clause.main),
      ...(clause.condition === undefined ? {} : { condition: only(clause.condition) }),
    }
  })
}

/** Actions and events at a distance from another event: "up to 24 hours before the start", "6 months after the decision". */
export function readMoments(reading: Reading, clause: Clause): Rule[] {
  if (clause.role === 'given') return []
  const words = placements[reading.language]
  const stated = clause.main
  // "30 seconds after that" waits for what the sentence before has told; it is a step of that case.
  if (reading.language === 'en' && / after (?:that|this)$/iu.test(clause.condition ?? '')) return []
  const kept = heldFor(reading, clause)
  if (kept !== undefined) return [kept]
  for (const [side, sources] of [
    ['before', words.before],
    ['after', words.after],
    ['during', words.during],
  ] as const) {
    for (const source of sources) {
      const found = pattern(
        source
          .replace('DET', reading.lexicon.determiners)
          .replace('STOP', `${reading.lexicon.subjectVerbs}|${reading.lexicon.and}`),
      ).exec(clause.text)
      const index = found === null ? undefined : valueIndexes(found[0])[0]
      const span = index === undefined ? undefined : reading.marked.values[index]
      if (found === null || index === undefined || span === undefined) continue
      if (!isDuration(span) || span.amount <= 0 || reading.taken.has(index)) continue
      const event = found.groups?.anchor
      const noun =
        reading.language === 'de' ? germanNoun(event ?? '') : event?.replace(/ (?:with|including|containing) .*$/u, '')
      const matched = event === undefined || noun === undefined ? found[0] : found[0].replace(event, noun)
      const rule = momentRule(reading, clause, { side, found: matched, anchor: noun, span, stated })
      if (rule === undefined) continue
      reading.taken.add(index)
      return [rule]
    }
  }
  return []
}

/** In German an anchor ends with its noun, "vor Kursbeginn kostenlos", or the genitive: "nach Eingabe des Codes". */
const germanNoun = (event: string): string | undefined =>
  /^.*?\p{Lu}\S*(?: (?:des|der|eines|einer) (?:\p{Ll}\S* ){0,2}\p{Lu}\S*)?/u.exec(event)?.[0]

interface Found {
  side: 'before' | 'after' | 'during'
  found: string
  anchor: string | undefined
  span: Value
  stated: string
}

function momentRule(
  reading: Reading,
  clause: Clause,
  { side, found, anchor: event, span, stated }: Found,
): Rule | undefined {
  const words = placements[reading.language]
  const text = plain(reading, clause.text)
  if (side === 'after' && event === undefined && says(reading, 'expire', clause.text)) return undefined
  if (says(reading, 'ahead', clause.text.slice(clause.text.indexOf(found)))) return undefined
  if (says(reading, 'idle', clause.text) || says(reading, 'lock', clause.text) || says(reading, 'wrong', clause.text))
    return undefined
  if (side === 'after' && reading.language !== 'en' && valid.test(clause.main)) return undefined
  const permits = pattern(words.permits).test(clause.text)
  const repeated = pattern(words.repeated).test(clause.condition === undefined ? clause.text : clause.main)
  if (side === 'during' && !repeated && !(permits && event !== undefined && clause.condition === undefined))
    return undefined
  if (side === 'after' && event === undefined && (permits || clause.role === 'when')) return undefined
  if (side === 'before' && event === undefined && clause.role === 'when') return undefined
  const phrase =
    pattern(
      `(?:(?:${words.lead}|pendant|durant|during|durante|während|für|que pendant) ){0,2}(?:les |los |las |os |as |den |die )?${escaped(found)}`,
    ).exec(clause.text)?.[0] ?? found
  // "N'est visible que pendant …" without its period is visible.
  const only = reading.language === 'fr' && phrase.startsWith('que ')
  const bare = (stretch: string): string =>
    (only ? stretch.replace(/ (?:ne |n['’])(?=\p{L})/u, ' ') : stretch)
      .replace(phrase, ' ')
      .replace(earliest, ' ')
      .replace(/(?<!\p{L})(?:only|nur|solo|sólo|só|apenas) /iu, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;]+|[\s,;]+$/g, '')
      .replace(/ ,/g, ',')
  const outcome = clause.role === 'when' ? allThen(reading) : bare(stated === '' ? clause.text : stated)
  const left = plain(reading, outcome)
  // A rest that breaks off in front of a conjunction is no outcome.
  if (
    left.split(' ').length < 2 ||
    pattern(`.*(?:\\d|[\uE000-\uE7FF]| (?:${reading.lexicon.and}|or|sowie|et|ou|o|y|e))`).exec(outcome)?.[0].length ===
      outcome.length
  )
    return undefined
  // "up to 30 days after purchase": it is possible until then.
  const upTo = side === 'after' && untilThen.test(phrase)
  // "10 minutes before the start, not earlier": only from then on.
  const notEarlier = side === 'before' && earliest.test(clause.text)
  if (side === 'after' && event !== undefined && latest.test(phrase) && clause.role === 'statement')
    return {
      kind: 'deadline',
      source: text,
      span,
      exclusive: false,
      outcome: left,
      event: plain(reading, event).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    }
  const lasting = pattern(
    `(?:pendant|durant|during|for|durante|während|für) (?:les |los |las |os |as |den |die )?${escaped(found)}`,
  ).test(clause.text)
  const action = permits && side === 'before' ? asStep(reading, outcome) : undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const message = messageIn(reading, next?.text ?? '')
  // "after that 50 % is charged": it is still possible then.
  const later =
    action !== undefined && next?.otherwise === true && !says(reading, 'refused', next.text)
      ? plain(reading, next.main)
      : undefined
  return {
    kind: 'moment',
    source: text,
    side: side === 'before' ? 'before' : 'after',
    holds: side === 'during' || lasting || upTo || (side === 'before' && permits && !notEarlier) ? 'until' : 'from',
    span,
    outcome: left,
    again:
      side === 'during' &&
      repeated &&
      (!says(reading, 'shown', clause.text) || (reading.language === 'en' && /(?<!\p{L})twice(?!\p{L})/iu.test(left))),
    ...(event === undefined ? {} : { anchor: plain(reading, event) }),
    ...(action === undefined ? {} : { action: later === undefined ? action : action.replace(free, '') }),
    ...(later === undefined ? {} : { after: later }),
    ...(message === undefined ? {} : { message }),
  }
}

// What is free at first is not free afterwards.
const free = / ?(?:free of charge|for free|kostenlos|kostenfrei|gratis|gratuit(?:ement|amente)|sin coste|sem custos)/iu

// What is valid for a time ends with it: that is its lifetime.
const valid =
  /(?<!\p{L})(?:(?:est|sont|reste|restent) (?:valables?|valides?|utilisables?)|gilt|gelten|gültig|haltbar|(?:es|son|está|están) (?:válid|vigente)\p{L}*|vale|valen|valem|(?:é|são|está|estão) válid\p{L}*|tem validade|tiene validez|dura|duran|duram|dure|durent|dauert|dauern)(?!\p{L})/iu
const untilThen = /(?<!\p{L})(?:up to|no later than|at the latest|bis(?: zu)?|hasta|até|jusqu['’]à) /iu
const earliest =
  /(?:, (?:but )?not (?:earlier|before)|, (?:aber )?nicht früher|, (?:et |mais )?pas (?:plus tôt|avant)|, (?:pero )?no antes|, (?:mas |e )?não antes)(?!\p{L})/iu
const latest = /(?:spätestens|a más tardar|como máximo|como mucho|au plus tard|o mais tardar|no máximo)(?!\p{L})/iu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
