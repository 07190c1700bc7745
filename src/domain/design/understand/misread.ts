import type { Language } from '../language.ts'
import { namesField, noValue } from './field-names.ts'
import { misread as englishMisread } from './english/misread.ts'
import { parseSentence } from './english/sentence.ts'
import { namesPerson as englishPerson } from './english/words.ts'
import { misread as germanMisread } from './german/misread.ts'
import { namesPerson as germanPerson } from './german/words.ts'
import { compiledOnce, pattern, type Lexicon } from './lexicon/lexicon.ts'
import type { Limit } from './limits.ts'
import { misreadValue } from './misread-values.ts'
import type { Reading } from './reading.ts'
import { namesAgent } from './romance/actors.ts'
import { isRomance } from './romance/grammar.ts'
import { romanceMisread } from './romance/misread.ts'
import { isInfinitive } from './romance/verbs.ts'
import type { Rule, RuleKind, RuleOf } from './rule.ts'
import { plain, says } from './stretch.ts'

/**
 * Kinds whose value is often about another clause of a long criterion. Blind judges kept a quarter of such cases; in short
 * criteria they are read right.
 */
const misleadsInLong: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'ageGroup',
  'attempts',
  'cutoff',
  'daysAhead',
  'deadline',
  'format',
  'initial',
  'lifetime',
  'moment',
  'options',
  'search',
  'secret',
  'share',
  'simultaneous',
  'threshold',
  'transitions',
  'unique',
  'visibility',
])
const mostWords = { statement: 22, scenario: 34 }

/** Whether a rule says something else than the sentence that it was read from. */
export function isMisread(rule: Rule, reading: Reading): boolean {
  const { language, marked, clauses } = reading
  const words = clauses.map(({ text }) => text).join(' ')
  return (
    (words.split(' ').length > mostWords[reading.when.length > 0 ? 'scenario' : 'statement'] &&
      (misleadsInLong.has(rule.kind) || isNamedBeside(rule))) ||
    (language === 'en' && englishMisread(rule)) ||
    (language === 'de' && germanMisread(rule, marked.text)) ||
    romanceMisread(rule, reading) ||
    misreadValue(rule, language) ||
    isMisreadKind(rule, reading)
  )
}

/** "En ruta" and "First-time donors" are what a long criterion names beside a limit, and no fields. */
function isNamedBeside(rule: Rule): boolean {
  return rule.kind === 'limit' && rule.thing.label && rule.sides === undefined
}

function isMisreadKind(rule: Rule, reading: Reading): boolean {
  const { language, lexicon } = reading
  switch (rule.kind) {
    case 'limit':
      return isNoField(rule, reading) || isMisreadLimit(rule, language)
    case 'options':
    case 'composition':
      return isNoField(rule, reading)
    case 'initial':
      return isNoField(rule, reading) || noValue.test(rule.value.trim())
    case 'format':
      return (
        isNoField(rule, reading) ||
        (rule.prefixes.length === 0 && rule.parts.length === 1 && followed.test(rule.source))
      )
    case 'daysAhead':
      return (
        isNoField(rule, reading) ||
        (rule.back === undefined && (reading.when.length > 0 || !offered[language].test(rule.source)))
      )
    case 'lifetime':
      return isMisreadLifetime(rule, reading)
    case 'attempts':
      return (
        !says(reading, 'wrong', reading.marked.text) ||
        (isRomance(language) && isInfinitive(rule.outcome.split(' ')[0]?.toLowerCase() ?? '', language))
      )
    case 'required':
      return rule.fields.some(
        (field) =>
          pattern(lexicon.subjectVerbs).test(field) || field.split(' ').some((word) => standIns[language].test(word)),
      )
    case 'secret':
      // "Von der Nummer": the rest of another phrase, nothing that could be searched for.
      return notNamed[language]?.test(rule.words.trim()) === true
    case 'permission':
      return (
        language === 'en' &&
        (/ (?:until|before|after|while|when|if) /u.test(rule.role) || /, .* (?:can|may|must) /u.test(rule.action))
      )
    case 'search':
      return (
        language === 'en' &&
        /(?<!\p{L})(?:sort\p{L}*|order\p{L}*|defaults?|highlight\p{L}*|jumps?|first|not (?:shown|listed|displayed|included)|hidden)(?!\p{L})/iu.test(
          rule.source,
        )
      )
    case 'audience':
      return language === 'de' && germanPerson(rule.thing) && !germanPerson(rule.audience)
    case 'restriction':
      return language !== 'en' && twoValues(lexicon).test(rule.template('0'))
    case 'formula':
      // "GET /totals?date=" holds no formula.
      return /\?\w+=/.test(rule.source) || pattern(lexicon.cues.or).test(rule.source)
    case 'cutoff':
      // "até às do dia útil anterior": the hour belonged to a day that is told behind it.
      return torn.test(rule.action ?? '')
    case 'deadline':
      return (
        recent.test(rule.source) ||
        rule.outcome.trim().split(/\s+/).length < 3 ||
        (language === 'de' && onceMore.test(rule.source)) ||
        // "No new entry is made within 60 seconds" is nothing that is due.
        (language !== 'en' && nothing.test(rule.outcome))
      )
    case 'simultaneous':
      return language === 'en' && !together.test(rule.source)
    case 'share':
      return (!rule.reduces && /\bplus (?:an? )?\d/iu.test(rule.source)) || dependsOnAnother(rule, reading)
    case 'threshold':
      return isMisreadThreshold(rule, reading)
    case 'sorting':
      return rule.by === 'newest' && earliestFirst.test(rule.source)
    case 'visibility':
      return rule.state === 'shown' && looks.test(rule.source)
    case 'api':
      return (
        !/^(?:20[0-8]|30[0-8]|4[0-2]\d|43[01]|451|50\d)$/.test(String(rule.status)) ||
        // "The same request within a day returns the first answer with 200": a sentence, and no kind of request.
        (language === 'en' && / (?:returns?|answers?|responds?) /iu.test(rule.condition))
      )
    default:
      return false
  }
}

/** A value is put into a field, whose name is then all that a tester has. */
function isNoField(
  rule: RuleOf<'limit' | 'options' | 'initial' | 'format' | 'composition' | 'daysAhead'>,
  { language }: Reading,
): boolean {
  return standIns[language].test(rule.thing.words.trim()) || !namesField(rule.thing, rule.kind, language)
}

function isMisreadLimit(rule: RuleOf<'limit'>, language: Language): boolean {
  if (rule.medium === 'count' && parts.test(rule.thing.words)) return true
  // "La app lo reintenta hasta 3 veces": nobody does it, so nobody can do it once more.
  if (language !== 'en' && rule.action === undefined && isTimes(rule.limit)) return true
  if (rule.medium !== 'text' || rule.thing.label) return false
  return language === 'en'
    ? englishPerson(rule.thing.words.split(' ').at(-1) ?? '')
    : isRomance(language) && namesAgent(rule.thing.words, language)
}

function isMisreadLifetime(rule: RuleOf<'lifetime'>, reading: Reading): boolean {
  const { language } = reading
  const { words, label } = rule.thing
  if (standIns[language].test(words.trim())) return true
  // Only a lock that follows wrong entries is tried by a right one.
  if (rule.lock && reading.when.length === 0 && !says(reading, 'wrong', reading.marked.text)) return true
  // "It can be prolonged by 15 more days": what is added is no lifetime of its own.
  const before = rule.source.slice(Math.max(0, rule.source.indexOf(rule.span.text) - 12))
  if (language !== 'en' && added.test(before)) return true
  if (rule.idle) return false
  if (language === 'en') return parseSentence(words) !== undefined
  if (rule.lock) return false
  // Nobody uses a person: "the customer can accept within 5 days" is no validity of the customer.
  return language === 'de' ? germanPerson(words) : !label && namesAgent(words, language)
}

/** "Up to # days are carried over, the rest lapses": how much of it happens, not when. */
function isMisreadThreshold(rule: RuleOf<'threshold'>, reading: Reading): boolean {
  const [subject = ''] = rule.outcome.trim().split(/\s+/)
  return (
    reading.when.length > 0 &&
    standIns[reading.language].test(subject) &&
    reading.then.some((text) => plain(reading, text) === rule.source)
  )
}

/** "After that 50 % of the price is charged": when it is charged stands in the sentence before. */
function dependsOnAnother(rule: RuleOf<'share'>, reading: Reading): boolean {
  return reading.clauses.some(
    ({ otherwise, role, condition = '', text }, at) =>
      plain(reading, text) === rule.source &&
      // "When the battery falls below 10 %": a share in a condition is none that is worked out.
      (otherwise ||
        role === 'when' ||
        (condition !== '' && reading.clauses[at + 1]?.otherwise === true) ||
        plain(reading, condition).includes('%')),
  )
}

const notNamed: Partial<Record<Language, RegExp>> = {
  de: /^(?:bei|beim|in|im|mit|für|von|vom|an|am|auf|nach|aus|zu|über|unter)(?!\p{L})/iu,
  es: /^(?:en|con|para|por|de|del|a|al|sin|sobre)(?!\p{L})/iu,
  fr: /^(?:en|avec|pour|par|de|du|à|au|sans|sur|dans)(?!\p{L})/iu,
  pt: /^(?:em|no|na|com|para|por|de|do|da|a|ao|sem|sobre)(?!\p{L})/iu,
}

const torn =
  /(?<!\p{L})(?:às|a las|até|até às|hasta|hasta las|à|jusqu['’]à|bis) (?:do|da|de|del|du|des|le|la|zum|am)(?!\p{L})/iu
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
const followed = /(?:followed by|gefolgt von|seguid[oa]s? (?:de|por)|suivie?s? d[e'’])/iu
const nothing =
  /^(?:kein\p{L}* |nichts |no (?:se )?|ningun[oa]? |ningún |nada |aucune? |rien |nenhum\p{L}* |não (?:se |é )?)/iu

/** "The same PIN once more within 2 seconds" is no time limit for what follows. */
const onceMore = /(?<!\p{L})(?:noch einmal|noch mal|nochmals?|erneut|wiederholt|ein zweites Mal)(?!\p{L})/iu

/** "The button appears in grey" describes its look, not whether it is shown. */
const looks =
  /(?<!\p{L})(?:aparecen?|se muestran?|se ven?|erschein(?:t|en)|apparaît|apparaissent|s['’]affichent?|é mostrad[oa]|são mostrad[oa]s) (?:en|a|em|com|con|avec|in|mit|au|ao) (?!(?:el|la|los|las|le|les|l['’]|o|os|as|der|die|das|dem|den|una?|une?|uma?|ein\p{L}*) )/iu

/** The other way round than "newest first". */
const earliestFirst =
  /(?<!\p{L})(?:earliest|oldest|ascending|soonest|next one first|aufsteigend\p{L}*|älteste\p{L}*|früheste\p{L}*|nächste\p{L}*|ascendente|más antigu\p{L}+|más próxim\p{L}+|crescente|mais antig\p{L}+|mais próxim\p{L}+|croissant|plus ancien\p{L}*|plus proche|chronologi\p{L}+)(?!\p{L})/iu

/** A period that lies behind: the age of a thing, no time that something may take. */
const recent = /(?<!\p{L})(?:last|past|letzten|vergangenen|últim[oa]s|derni[eè]re?s)(?!\p{L})/iu

const together =
  /(?<!\p{L})(?:two|both|several|another|second|simultaneous(?:ly)?|concurrent(?:ly)?|parallel|at once|same moment|double|twice)(?!\p{L})/iu
