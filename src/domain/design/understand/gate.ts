import type { Language } from '../language.ts'
import type { Limit } from './limits.ts'
import { compiledOnce, pattern, type Lexicon } from './lexicon/lexicon.ts'
import type { Reading } from './reading.ts'
import type { Rule, RuleKind } from './rule.ts'
import { misread } from './english/misread.ts'
import { parseSentence } from './english/sentence.ts'
import { namesPerson } from './english/words.ts'
import { misread as germanMisread } from './german/misread.ts'
import { namesPerson as germanPerson } from './german/words.ts'
import { namesField, noValue } from './field-names.ts'
import { namesAgent } from './romance/actors.ts'
import { frenchMisread } from './romance/french-misread.ts'
import { isRomance } from './romance/grammar.ts'
import { romanceMisread } from './romance/misread.ts'
import { isInfinitive } from './romance/verbs.ts'
import { plain, says } from './stretch.ts'
import { quoteIndexes, valueIndexes } from './marked-text.ts'
import { residueOf } from './residue.ts'

/**
 * How many words of its stretch a kind of rule may leave unsaid. A kind that is not listed shows the whole clause, so
 * that nothing of it gets lost.
 */
const tolerance: Partial<Record<RuleKind, number>> = {
  limit: 2,
  restriction: 2,
  format: 2,
  composition: 2,
  fileTypes: 2,
  attempts: 4,
  rate: 2,
  options: 3,
  initial: 1,
  required: 2,
  tiers: 4,
  formula: 3,
  share: 2,
  fee: 1,
  hours: 1,
  lifetime: 2,
  cutoff: 1,
  daysAhead: 1,
  sorting: 2,
  paging: 4,
}

const rangeTolerance = 5

const notNamed: Partial<Record<Language, RegExp>> = {
  de: /^(?:bei|beim|in|im|mit|für|von|vom|an|am|auf|nach|aus|zu|über|unter)(?!\p{L})/iu,
  es: /^(?:en|con|para|por|de|del|a|al|sin|sobre)(?!\p{L})/iu,
  fr: /^(?:en|avec|pour|par|de|du|à|au|sans|sur|dans)(?!\p{L})/iu,
  pt: /^(?:em|no|na|com|para|por|de|do|da|a|ao|sem|sobre)(?!\p{L})/iu,
}
const torn = /(?<!\p{L})(?:às|a las|até|hasta|à|bis) (?:do|da|de|del|du|des|zum|am)(?!\p{L})/iu
const isTimes = ({ low, high }: Limit): boolean => (low ?? high)?.value.measure === 'times'
/** "28 days (A) or 56 days (B)": one of them would stay as it is on both sides. */
const twoValues = ({ cues }: Lexicon): RegExp => compiledOnce(`\\d.* (?:${cues.or}) .*\\d`)
const parts = /^(?:Nachkommastellen|Dezimalstellen|Nachkomma|decimales|décimales|casas decimais|dígitos decimales)/iu

/** Words that stand for something named elsewhere: no field, no amount. */
const standIns: Record<Language, RegExp> = {
  en: /^(?:it|they|this|that|these|those|there|he|she|we|you|else|others?)$/i,
  de: /^(?:er|sie|es|dies(?:e|er|es)?|das|man|andere)$/i,
  es: /^(?:él|ella|ellos|ellas|esto|ese|esa|eso|otros?|otras?)$/i,
  fr: /^(?:il|elle|ils|elles|ce|ceci|cela|ça|on|autres?)$/i,
  pt: /^(?:ele|ela|eles|elas|isto|isso|esse|essa|outr[oa]s?)$/i,
}

/** A date that somebody chooses: only then a number of days is the reach of a field. */
const offered: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:can|may|must|cannot|book(?:able|ed)?|select(?:able|ed)?|choos\p{L}+|pick\p{L}*|allowed|possible|earliest|latest|accepted|not before|ahead|in advance|(?:is|are) (?:at least|at most|between|no (?:more|less|fewer) than))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kann|können|darf|dürfen|muss|müssen|wählbar|buchbar|möglich|frühestens|spätestens|zulässig|im Voraus|erlaubt)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:pued\p{L}+|debe\p{L}*|como máximo|como mínimo|antelación|posible|admit\p{L}+|acept\p{L}+|reserva\p{L}*|elegi\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:peu\p{L}+|doi\p{L}+|au plus tôt|au plus tard|à l['’]avance|possible|accepté\p{L}*|autorisé\p{L}*|réserv\p{L}+|choisi\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:pode\p{L}*|deve\p{L}*|no máximo|no mínimo|antecedência|possível|aceit\p{L}+|permitid\p{L}+|reserva\p{L}*|escolh\p{L}*)(?!\p{L})/iu,
}

const added =
  /^.{0,11}?(?:(?:por mais|por otr[oa]s|por outr[oa]s|um weitere|noch einmal|de) \d|\d+ \p{L}+ (?:más|supplémentaires|de plus|adicionales|adicionais))/iu
const followed = /(?:gefolgt von|seguid[oa]s? (?:de|por)|suivie?s? d[e'’])/iu
const nothing =
  /^(?:kein\p{L}* |nichts |no (?:se )?|ningun[oa]? |ningún |nada |aucune? |rien |nenhum\p{L}* |não (?:se |é )?)/iu

/** "The same PIN once more within 2 seconds" is no time limit for what follows. */
const onceMore = /(?<!\p{L})(?:noch einmal|noch mal|nochmals?|erneut|wiederholt|ein zweites Mal)(?!\p{L})/iu

/** "The button appears in grey" tells how it looks, not whether it is there. */
const looks =
  /(?<!\p{L})(?:aparecen?|se muestran?|se ven?|erschein(?:t|en)|apparaît|apparaissent|s['’]affichent?|é mostrad[oa]|são mostrad[oa]s) (?:en|a|em|com|con|avec|in|mit|au|ao) (?!(?:el|la|los|las|le|les|l['’]|o|os|as|der|die|das|dem|den|una?|une?|uma?|ein\p{L}*) )/iu

/**
 * Whether a rule accounts for the stretch of the criterion it was read from. A reader that picks a value out of a
 * sentence and loses its subject or verb makes a case about something else; such a rule is not taken.
 */
export function accountsFor(rule: Rule, reading: Reading): boolean {
  const { language, lexicon } = reading
  if (language === 'en' && misread(rule)) return false
  if (romanceMisread(rule, reading)) return false
  if (language === 'de' && germanMisread(rule, reading.marked.text)) return false
  if (misleadsInLong.has(rule.kind) && wordsOf(reading) > mostWords) return false
  if (rule.kind === 'attempts' && !says(reading, 'wrong', reading.marked.text)) return false
  if ('thing' in rule && typeof rule.thing !== 'string' && standIns[language].test(rule.thing.words.trim()))
    return false
  if ((rule.kind === 'daysAhead' && rule.back !== undefined) || (rule.kind === 'rate' && rule.status !== undefined))
    return true
  if (rule.kind === 'daysAhead' && (reading.when.length > 0 || !offered[language].test(rule.source))) return false
  if (
    rule.kind === 'lifetime' &&
    rule.source !== '' &&
    reading.given.some((text) => plain(reading, text) === rule.source)
  )
    return rule.lock
  if (rule.kind === 'lifetime' && language === 'en' && !rule.idle && parseSentence(rule.thing.words) !== undefined)
    return false
  if (
    'thing' in rule &&
    typeof rule.thing !== 'string' &&
    fields.has(rule.kind) &&
    !namesField(rule.thing, rule.kind, language)
  )
    return false
  if (
    rule.kind === 'limit' &&
    rule.medium === 'text' &&
    !rule.thing.label &&
    (language === 'en'
      ? namesPerson(rule.thing.words.split(' ').at(-1) ?? '')
      : isRomance(language) && namesAgent(rule.thing.words, language))
  )
    return false
  // "Von der Nummer": the rest of another phrase, nothing that could be searched for.
  if (rule.kind === 'secret' && notNamed[language]?.test(rule.words.trim()) === true) return false
  if (rule.kind === 'audience' && language === 'de' && germanPerson(rule.thing) && !germanPerson(rule.audience))
    return false
  // "It can be prolonged by 15 more days": what is added is no lifetime of its own.
  const spanAt = rule.kind === 'lifetime' ? rule.source.indexOf(rule.span.text) : 0
  if (rule.kind === 'lifetime' && language !== 'en' && added.test(rule.source.slice(Math.max(0, spanAt - 12))))
    return false
  // Nobody uses a person: "the customer can accept within 5 days" is no validity of the customer.
  if (
    rule.kind === 'lifetime' &&
    !rule.idle &&
    !rule.lock &&
    (language === 'de'
      ? germanPerson(rule.thing.words)
      : isRomance(language) && !rule.thing.label && namesAgent(rule.thing.words, language))
  )
    return false
  if (rule.kind === 'initial' && noValue.test(rule.value.trim())) return false
  // "La app lo reintenta hasta 3 veces": nobody does it, so nobody can do it once more.
  if (rule.kind === 'limit' && language !== 'en' && rule.action === undefined && isTimes(rule.limit)) return false
  if (rule.kind === 'restriction' && language !== 'en' && twoValues(lexicon).test(rule.template('0'))) return false
  if (language === 'fr' && frenchMisread(rule)) return false
  // "GET /totals?date=" holds no formula.
  if (rule.kind === 'formula' && /\?\w+=/.test(rule.source)) return false
  // "até às do dia útil anterior": the hour belonged to a day that is told behind it.
  if (rule.kind === 'cutoff' && torn.test(rule.action ?? '')) return false
  if (rule.kind === 'format' && rule.prefixes.length === 0 && rule.parts.length === 1 && followed.test(rule.source))
    return false
  if (rule.kind === 'deadline' && language === 'de' && onceMore.test(rule.source)) return false
  // "No new entry is made within 60 seconds" is nothing that is due.
  if (rule.kind === 'deadline' && language !== 'en' && nothing.test(rule.outcome)) return false
  if (
    rule.kind === 'attempts' &&
    isRomance(language) &&
    isInfinitive(rule.outcome.split(' ')[0]?.toLowerCase() ?? '', language)
  )
    return false
  if (rule.kind === 'limit' && rule.medium === 'count' && parts.test(rule.thing.words)) return false
  if (rule.kind === 'deadline' && (recent.test(rule.source) || rule.outcome.trim().split(/\s+/).length < 3))
    return false
  if (rule.kind === 'simultaneous' && language === 'en' && !together.test(rule.source)) return false
  if (
    rule.kind === 'required' &&
    rule.fields.some(
      (field) =>
        pattern(lexicon.subjectVerbs).test(field) || field.split(' ').some((word) => standIns[language].test(word)),
    )
  )
    return false
  if (rule.kind === 'share' && !rule.reduces && /\bplus (?:an? )?\d/iu.test(rule.source)) return false
  // Only a lock that follows wrong entries is tried by a right one.
  if (
    rule.kind === 'lifetime' &&
    rule.lock &&
    reading.when.length === 0 &&
    !says(reading, 'wrong', reading.marked.text)
  )
    return false
  // "Up to # days are carried over, the rest lapses": how much of it happens, not when.
  if (rule.kind === 'threshold' && reading.when.length > 0) {
    const [subject = ''] = rule.outcome.trim().split(/\s+/)
    if (standIns[language].test(subject) && reading.then.some((text) => plain(reading, text) === rule.source))
      return false
  }
  // "After that 50 % of the price is charged": when it is charged stands in the sentence before.
  if (
    (rule.kind === 'share' || rule.kind === 'fee') &&
    reading.clauses.some(
      ({ otherwise, role, condition = '', text }, at) =>
        plain(reading, text) === rule.source &&
        // "When the battery falls below 10 %": a share in a condition is none that is worked out.
        (otherwise ||
          role === 'when' ||
          (condition !== '' && reading.clauses[at + 1]?.otherwise === true) ||
          (rule.kind === 'share' && plain(reading, condition).includes('%'))),
    )
  )
    return false
  if (rule.kind === 'sorting' && rule.by === 'newest' && earliestFirst.test(rule.source)) return false
  if (rule.kind === 'formula' && pattern(lexicon.cues.or).test(rule.source)) return false
  if (rule.kind === 'visibility' && rule.state === 'shown' && looks.test(rule.source)) return false
  // "The same request within a day returns the first answer with 200": a sentence, and no kind of request.
  if (rule.kind === 'api' && language === 'en' && / (?:returns?|answers?|responds?) /iu.test(rule.condition))
    return false
  if (rule.kind === 'api' && !/^(?:20[0-8]|30[0-8]|4[0-2]\d|43[01]|451|50\d)$/.test(String(rule.status))) return false
  // Nobody gives both ends of what is no range, so more of its wording may stay unsaid.
  const ends =
    rule.kind === 'limit' ? [rule.limit.low, rule.limit.high] : rule.kind === 'daysAhead' ? [rule.min, rule.max] : []
  const isRange = ends.length === 2 && !ends.includes(undefined)
  // An example of the ticket has the form that was read.
  if (rule.kind === 'format' && rule.variants !== undefined) return true
  const namedByReader =
    rule.kind === 'limit' &&
    language !== 'en' &&
    (rule.medium === 'age' || (rule.medium === 'count' && rule.holder !== undefined))
  const left = isRange || namedByReader ? rangeTolerance : tolerance[rule.kind]
  if (left === undefined) return true
  return residueOf(rule, lexicon, language).length <= left
}

/**
 * Kinds whose value is often about another clause of a long criterion. Blind judges kept 14 of 63 such cases; in short
 * criteria they are read right.
 */
const misleadsInLong: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'attempts',
  'cutoff',
  'daysAhead',
  'deadline',
  'fee',
  'initial',
  'lifetime',
  'moment',
  'options',
  'search',
  'share',
  'simultaneous',
  'threshold',
  'transitions',
])
const mostWords = 22

function wordsOf({ clauses }: Reading): number {
  return clauses
    .map(({ text }) => text)
    .join(' ')
    .split(' ').length
}

/** Kinds that put a value into a field, whose name is then all that a tester has. */
const fields: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'limit',
  'options',
  'initial',
  'format',
  'composition',
  'daysAhead',
])

/** The other way round than "newest first". */
const earliestFirst =
  /(?<!\p{L})(?:earliest|oldest|ascending|soonest|next one first|aufsteigend\p{L}*|älteste\p{L}*|früheste\p{L}*|nächste\p{L}*|ascendente|más antigu\p{L}+|más próxim\p{L}+|crescente|mais antig\p{L}+|mais próxim\p{L}+|croissant|plus ancien\p{L}*|plus proche|chronologi\p{L}+)(?!\p{L})/iu

/** A period that lies behind: the age of a thing, no time that something may take. */
const recent = /(?<!\p{L})(?:last|past|letzten|vergangenen|últim[oa]s|derni[eè]re?s)(?!\p{L})/iu

const together =
  /(?<!\p{L})(?:two|both|several|another|second|simultaneous(?:ly)?|concurrent(?:ly)?|parallel|at once|same moment|double|twice)(?!\p{L})/iu

/** The values and quotes of the rules that were not taken may be explained by other readers. */
export function release(reading: Reading, dropped: Rule[], taken: Rule[]): void {
  const lost = new Set(dropped.map(({ source }) => source))
  for (const { source } of taken) lost.delete(source)
  for (const clause of reading.clauses) {
    if (!lost.has(plain(reading, clause.text))) continue
    for (const index of valueIndexes(clause.text)) reading.taken.delete(index)
    for (const index of quoteIndexes(clause.text)) reading.told.delete(index)
  }
}
