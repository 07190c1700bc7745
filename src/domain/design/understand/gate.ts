import type { Language } from '../language.ts'
import { compiledOnce, pattern, type Lexicon } from './lexicon/lexicon.ts'
import type { Reading } from './reading.ts'
import type { Rule, RuleKind, Thing } from './rule.ts'
import { misread } from './english/misread.ts'
import { namesPerson } from './english/words.ts'
import { plain, says } from './stretch.ts'
import { quoteIndexes, valueIndexes } from './marked-text.ts'

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
  paging: 2,
}

const rangeTolerance = 5

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
  en: /(?<!\p{L})(?:can|may|must|cannot|book(?:able|ed)?|select(?:able|ed)?|choos\p{L}+|pick\p{L}*|allowed|possible|earliest|latest|accepted|not before|ahead|in advance)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kann|können|darf|dürfen|muss|müssen|wählbar|buchbar|möglich|frühestens|spätestens|zulässig|im Voraus|erlaubt)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:pued\p{L}+|debe\p{L}*|como máximo|como mínimo|antelación|posible|admit\p{L}+|acept\p{L}+|reserva\p{L}*|elegi\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:peu\p{L}+|doi\p{L}+|au plus tôt|au plus tard|à l['’]avance|possible|accepté\p{L}*|autorisé\p{L}*|réserv\p{L}+|choisi\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:pode\p{L}*|deve\p{L}*|no máximo|no mínimo|antecedência|possível|aceit\p{L}+|permitid\p{L}+|reserva\p{L}*|escolh\p{L}*)(?!\p{L})/iu,
}

/** The statuses of HTTP that a product answers with. */
const answers = /^(?:20[0-8]|30[0-8]|4[0-2]\d|43[01]|451|50\d)$/

/**
 * Whether a rule accounts for the stretch of the criterion it was read from. A reader that picks a value out of a
 * sentence and loses its subject or verb makes a case about something else; such a rule is not taken.
 */
export function accountsFor(rule: Rule, reading: Reading): boolean {
  const { language, lexicon } = reading
  if (language === 'en' && misread(rule)) return false
  if ('thing' in rule && typeof rule.thing !== 'string' && standIns[language].test(rule.thing.words.trim()))
    return false
  if (rule.kind === 'daysAhead' && (reading.when.length > 0 || !offered[language].test(rule.source))) return false
  if (
    rule.kind === 'lifetime' &&
    rule.source !== '' &&
    reading.given.some((text) => plain(reading, text) === rule.source)
  )
    return rule.lock
  if (
    'thing' in rule &&
    typeof rule.thing !== 'string' &&
    fields.has(rule.kind) &&
    !names(rule.thing, rule.kind, language)
  )
    return false
  if (
    rule.kind === 'limit' &&
    rule.medium === 'text' &&
    language === 'en' &&
    !rule.thing.label &&
    namesPerson(rule.thing.words.split(' ').at(-1) ?? '')
  )
    return false
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
  if (rule.kind === 'formula' && pattern(lexicon.cues.or).test(rule.source)) return false
  if (rule.kind === 'api' && !answers.test(String(rule.status))) return false
  // Nobody gives both ends of what is no range, so more of its wording may stay unsaid.
  const isRange = rule.kind === 'limit' && rule.limit.low !== undefined && rule.limit.high !== undefined
  const left = isRange ? rangeTolerance : tolerance[rule.kind]
  if (left === undefined) return true
  return residueOf(rule, lexicon, language).length <= left
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

/** Whether a thing is the name of a field or of what is counted: a few words, no clause, no list, nothing cut off. */
function names({ words, label }: Thing, kind: RuleKind, language: Language): boolean {
  const text = words.trim()
  if (cutOff[language].test(text)) return false
  if (language === 'en' && kind === 'limit' && /^(?:each|every) /iu.test(text)) return false
  return text.split(/\s+/).length <= (label ? 5 : 7) && !/[:;]|, | (?:asks?|shows?|needs?) /iu.test(text)
}

/** A name that ends in front of its noun. */
const cutOff: Record<Language, RegExp> = {
  en: / (?:the|an?|of|to|for|with|from|by|at|and|or|in|on|within|than|is|are)$/iu,
  de: / (?:der|die|das|den|dem|des|ein|eine|einen|und|oder|mit|von|für|in|an|ist|sind)$/iu,
  es: / (?:el|la|los|las|un|una|de|del|al|y|o|con|por|para|en|es|son)$/iu,
  fr: / (?:le|la|les|un|une|de|du|des|au|et|ou|avec|par|pour|en|est|sont)$/iu,
  pt: / (?:o|a|os|as|um|uma|de|do|da|e|ou|com|por|para|em|é|são)$/iu,
}

/** A period that lies behind: the age of a thing, no time that something may take. */
const recent = /(?<!\p{L})(?:last|past|letzten|vergangenen|últim[oa]s|derni[eè]re?s)(?!\p{L})/iu

/** Two who act; "at the same time" alone may speak of things. */
const together =
  /(?<!\p{L})(?:two|both|several|another|second|simultaneous(?:ly)?|concurrent(?:ly)?|parallel|at once|same moment|double|twice)(?!\p{L})/iu

const fileNoun =
  /(?:files?|photos?|images?|documents?|pictures?|attachments?|certificates?|proofs?|scans?|uploads?|logos?|reports?|receipts?|invoices?|manuscripts?|illustrations?|evidence)$/iu

const fileWords: Record<Language, string> = {
  en: 'the file',
  de: 'Datei',
  es: 'el archivo',
  fr: 'le fichier',
  pt: 'o ficheiro',
}

/** A file is added whatever the sentence calls it: where its name is torn from a list, it is just the file. */
export function withFileNamed(rule: Rule, { language }: Reading): Rule {
  if (!(rule.kind === 'fileTypes' || (rule.kind === 'limit' && rule.medium === 'file'))) return rule
  const isFile = language !== 'en' || (fileNoun.test(rule.thing.words) && !/\d| than /u.test(rule.thing.words))
  return isFile && names(rule.thing, 'fileTypes', language)
    ? rule
    : { ...rule, thing: { words: fileWords[language], label: false } }
}

/** "Note per guest, free text up to 140 characters": the field is named in front of the first comma. */
export function withThingNamed(rule: Rule, { language }: Reading): Rule {
  if (language !== 'en' || (rule.kind !== 'limit' && rule.kind !== 'format')) return rule
  const [first = '', ...others] = rule.thing.words.split(', ')
  return others.length === 0 || first.split(' ').length > 5 || !rule.source.startsWith(rule.thing.words)
    ? rule
    : { ...rule, thing: { words: first, label: false } }
}

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

/** Words of the rule's stretch that its slots do not carry on into a case. */
function residueOf(rule: Rule, lexicon: Lexicon, language: Language): string[] {
  const texts = textsIn(rule)
  const carried = new Set(texts.flatMap((text) => contentWords(text, language)))
  const named =
    rule.kind === 'required'
      ? rule.fields
      : rule.kind === 'initial'
        ? [rule.value]
        : rule.kind === 'paging' && language === 'en'
          ? [String(rule.size)]
          : []
  const stretch = stretchOf(rule.source, texts, named, lexicon)
  return [...new Set(contentWords(withoutVocabulary(stretch, lexicon), language))].filter((word) => !carried.has(word))
}

/** The pieces of a sentence in which the rule's values or fields stand; all of it where it has none. */
function stretchOf(source: string, texts: string[], named: string[], lexicon: Lexicon): string {
  const values = [...texts.filter((text) => /^\P{L}{0,3}\d/u.test(text) && source.includes(text)), ...named]
  const pieces = source.split(compiledOnce(`[;:()]|, | (?:${lexicon.and}) `))
  const own = pieces.filter((piece) => values.some((value) => piece.includes(value)))
  return own.length === 0 ? source : own.join(' ')
}

/** Everything a rule says beside its source. */
function textsIn({ source: _, ...slots }: Rule): string[] {
  const collect = (slot: unknown): string[] => {
    if (typeof slot === 'string') return [slot]
    if (Array.isArray(slot)) return slot.flatMap(collect)
    return typeof slot === 'object' && slot !== null ? Object.values(slot).flatMap(collect) : []
  }
  return collect(slots)
}

/** Without the words by which kinds of rules are recognised: bounds, units, cues, modals. */
function withoutVocabulary(text: string, { cues, units, ...lexicon }: Lexicon): string {
  const { modals, passives, stops, determiners, subjectVerbs, numberWords, ordinalWords } = lexicon
  return [
    ...Object.values(cues),
    ...Object.values(units),
    ...[modals, passives, stops, determiners, subjectVerbs, numberWords, ordinalWords],
  ].reduce((left, words) => left.replace(pattern(words, 'giu'), ' '), text)
}

const endings: Record<Language, RegExp> = {
  en: /(?:['’]s|ing|ies|ied|ed|es|s|e|y)$/u,
  de: /(?:en|em|er|es|e|n|s|t)$/u,
  es: /(?:os|as|es|o|a|e|s|n)$/u,
  fr: /(?:ées|ée|és|é|es|s|e|nt)$/u,
  pt: /(?:os|as|es|o|a|e|s|m)$/u,
}

/** The stems of words that are too long for an article. */
function contentWords(text: string, language: Language): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}[\p{L}'’-]{2,}/gu)].map(([word]) => word.replace(endings[language], ''))
}
