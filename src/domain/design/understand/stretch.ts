import { parseSentence } from './english/sentence.ts'
import { pattern, type CueName, type ShapeName } from './lexicon/lexicon.ts'
import { plainText, quoteIndexes, unquoted, valueIndexes, type MarkedText } from './marked-text.ts'
import type { Clause } from './clauses.ts'
import { allThen, type Reading } from './reading.ts'
import type { Value } from './value.ts'
import type { Thing } from './rule.ts'
import { stepText } from './step-text.ts'

/** Whether a clause speaks of something. */
export function says({ lexicon }: Reading, cue: CueName, text: string): boolean {
  return pattern(lexicon.cues[cue]).test(text)
}

/** The named groups of the first sentence shape that fits. */
export function shapeOf({ lexicon }: Reading, name: ShapeName, text: string): Record<string, string> | undefined {
  for (const source of lexicon.shapes[name]) {
    const found = pattern(source).exec(text)?.groups
    if (found !== undefined)
      return Object.fromEntries(
        Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
  }
  return undefined
}

/** Some sixty readers look at the same clause in plain words. */
const inPlainWords = new WeakMap<MarkedText, Map<string, string>>()

export function plain({ marked }: Reading, stretch: string, replaced?: ReadonlyMap<number, string>): string {
  if (replaced !== undefined) return plainText(marked, stretch, replaced).replace(/\s+/g, ' ').trim()
  const known = inPlainWords.get(marked) ?? new Map<string, string>()
  if (known.size === 0) inPlainWords.set(marked, known)
  const text = known.get(stretch) ?? plainText(marked, stretch).replace(/\s+/g, ' ').trim()
  known.set(stretch, text)
  return text
}

/** A clause as a step in plain words, or undefined where it describes an event. */
export function asStep(reading: Reading, stretch: string, replaced?: ReadonlyMap<number, string>): string | undefined {
  const text = stepText(stretch, reading.lexicon)
  return text === undefined ? undefined : capitalise(plain(reading, text, replaced))
}

/** A condition as a step of the tester, or undefined where it happens to the thing: "the card is declined". */
export function ownStep(reading: Reading, stretch: string): string | undefined {
  const happens =
    pattern(`(?:${reading.lexicon.passives}) \\p{L}+`).test(stretch) ||
    (reading.language !== 'fr' && /(?:^|\s)se \p{L}/iu.test(stretch))
  return happens ? undefined : asStep(reading, stretch)
}

export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** A quoted text that is shown to people, unlike a control's name: a clause that says so, and a sentence in the quotes. */
export function messageIn(reading: Reading, stretch: string): string | undefined {
  if (
    !says(reading, 'says', stretch) &&
    !says(reading, 'refused', stretch) &&
    !/^[^\uF000-\uF7FF]{0,60}[:→] ?[\uF000-\uF7FF]|^[\uF000-\uF7FF](?![\p{L}\s]{3})/u.test(stretch)
  )
    return undefined
  if (/^[\uF000-\uF7FF] \p{L}/u.test(stretch) && !says(reading, 'shown', stretch)) return undefined
  const index =
    quoteIndexes(stretch).find((at) => isSentence(reading.marked.quotes[at] ?? '')) ??
    (says(reading, 'refused', stretch) ? quoteIndexes(namedMessage.exec(stretch)?.[0] ?? '')[0] : undefined)
  if (index === undefined) return undefined
  reading.told.add(index)
  return unquoted(reading.marked.quotes[index] ?? '')
}

/** "refused with @", "the message @": however short it is. */
const namedMessage =
  /(?<!\p{L})(?:with|message|error|hint|warning|text|mit|Meldung|Hinweis|Fehler|Text|con|mensaje|aviso|error|texto|avec|message|erreur|texte|com|mensagem|erro):? [\uF000-\uF7FF](?! ?(?:button|field|link|tab|status|code))/iu

function isSentence(quote: string): boolean {
  const words = unquoted(quote)
  return !quote.startsWith('`') && (/[.!?…]$/.test(words) || words.split(' ').length > 2)
}

/** The control a stretch names in quotes. */
export function controlIn({ marked }: Reading, stretch: string): string | undefined {
  const index = quoteIndexes(stretch).find(
    (at) => !isSentence(marked.quotes[at] ?? '') || quoteIndexes(stretch).length === 1,
  )
  return index === undefined ? undefined : marked.quotes[index]
}

/** What a clause is about: the words in front of its verb, or its label. */
export function subjectOf(reading: Reading, stretch: string): Thing | undefined {
  const { lexicon } = reading
  const label = shapeOf(reading, 'label', stretch)?.label
  if (label !== undefined && label.split(' ').length <= 6 && !pattern(lexicon.subjectVerbs).test(label))
    return thing(reading, label, true)
  const verb = pattern(
    `^(?<subject>(?:(?:${lexicon.determiners}) )?[^ ]{1,40}(?: [^ ]{1,40}){0,8}?)[,:]? (?:${lexicon.subjectVerbs})`,
  ).exec(stretch)?.groups?.subject
  if (verb === undefined || verb.split(' ').length > 10) return undefined
  if (!/ (?:that|which|who|que|qui|der|die|das|welche[rs]?)$/iu.test(verb)) return thing(reading, verb, false)
  const relative = pattern(
    `^(?<subject>.{1,90}? (?:${lexicon.subjectVerbs}) .{1,60}?) (?:${lexicon.subjectVerbs})`,
  ).exec(stretch)?.groups?.subject
  return relative === undefined ? undefined : thing(reading, relative, false)
}

/** What a person may set, in front of its value: "the donor can set any amount from #" is about the amount. */
export function objectOf(reading: Reading, stretch: string, sign: string): Thing | undefined {
  const sentence = reading.language === 'en' ? parseSentence(stretch) : undefined
  if (
    sentence === undefined ||
    sentence.passive ||
    (sentence.modal === '' && !/^(?:take|need|require|accept|expect|ask)$/.test(sentence.verb)) ||
    sentence.verb === 'be' ||
    sentence.verb === 'have'
  )
    return undefined
  const before = sentence.rest.slice(0, Math.max(0, sentence.rest.indexOf(sign)))
  const object =
    /^(?:the |an? |any |each |every |its |their )?(?<noun>[\p{L}-]+(?: (?!(?:of|from|with|between|in|to|for|at|up|by|that|as|than|only)(?!\p{L}))[\p{L}-]+){0,4}) (?:of|from|with|between|in|to|for|at|up|by|that)(?= |$)/iu.exec(
      before,
    )?.groups?.noun
  return object === undefined || /^(?:from|between|up|at|to|no|more|less)(?: |$)/i.test(object)
    ? undefined
    : { words: `the ${plain(reading, object)}`, label: false }
}

/** Words of a file that the product gives out, in the five languages. */
export const givesFileOut =
  /contain|generat|export|download|deliver|e-?mail|sen[dt]|print|gener|descarg|envía|correo|erzeugt|herunter|versand|génér|télécharg|envoy|gerad|transfer|imprim/iu

const onlyWord = /^(?:only|just|solo|sólo|solamente|únicamente|nur|seule?s?|só|apenas|somente|unicamente) /iu

export function thing(reading: Reading, stretch: string, label: boolean): Thing | undefined {
  const cleaned = stretch
    .trim()
    .replace(onlyWord, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[,:;–-]+$/, '')
    .trim()
  const words = plain(reading, cleaned)
  if (words.length < 2 || words.length > 80) return undefined
  const quotes = quoteIndexes(cleaned)
  return quotes.length === 1 && cleaned.length === 1
    ? { words: words.startsWith('`') ? unquoted(words) : words, label: true }
    : { words, label }
}

/** The members of a written list: "a, b and c". */
export function listMembers(reading: Reading, list: string, joiners: string): string[] {
  return list
    .split(new RegExp(`\\s*[,/]\\s+(?:(?:${joiners})\\s+)?|\\s+(?:${joiners})\\s+`, 'iu'))
    .map((item) =>
      plain(reading, item.replace(/\([^)]*\)?/g, ''))
        .replace(/[.;)]$/, '')
        .replace(/^(?:one|any) of (?=\p{L})/iu, ''),
    )
    .filter((item) => item !== '')
}

/** The noun phrase behind a value: "articles", "open requests". */
export function nounAfter(reading: Reading, stretch: string): string | undefined {
  const words: string[] = []
  for (const [word] of stretch
    .trim()
    .slice(0, 80)
    .matchAll(/[\p{L}’'-]+|[^\p{L}\s]/gu)) {
    // "2 Ausweise ausgestellt": behind its noun a German phrase is over.
    if (reading.lexicon.verbLast && /^\p{Ll}/u.test(word) && words.some((known) => /^\p{Lu}/u.test(known))) break
    if (!/^\p{L}/u.test(word) || words.length === 3 || pattern(`^(?:${reading.lexicon.stops})$`).test(word)) break
    words.push(word)
  }
  return words.length === 0 ? undefined : words.join(' ')
}

/** "The minimum order value", "Mindestbestellwert": what is entered is an order value. */
export function withoutBound({ words, label }: Thing): Thing {
  const bare = words
    .replace(/(?<=\p{L}{3,}) d['’]au (?:moins|plus) \d.*$/iu, '')
    .replace(/(?<!\p{L})(?:minimum|maximum|minimal|maximal|minimale|maximale) (?=\p{L}{3,})/iu, '')
    .replace(/(?<=\p{L}{3,}) (?:mínim[oa]|máxim[oa]|minimum|maximum|minimale?|maximale?)(?!\p{L})/iu, '')
    .replace(/(?<!\p{L})(?:Mindest|Höchst|Maximal)(\p{Ll})(?=\p{L}{3,})/u, (_, first: string) => first.toUpperCase())
  return label || /^(?:age|alter|edad|âge|idade)$/iu.test(bare) ? { words, label } : { words: bare, label }
}

/** The values of a stretch that no rule has explained yet, with their places. */
export function valuesOf(reading: Reading, stretch: string): { index: number; value: Value; at: number }[] {
  return valueIndexes(stretch).flatMap((index) => {
    const value = reading.marked.values[index]
    return value === undefined || reading.taken.has(index)
      ? []
      : [{ index, value, at: stretch.indexOf(String.fromCharCode(0xe000 + index)) }]
  })
}

/** What follows from a clause that is a situation or has a condition. */
export function outcomeOf(reading: Reading, clause: Clause): string | undefined {
  if (clause.role === 'when' || clause.role === 'given')
    return reading.then.length === 0 ? undefined : plain(reading, allThen(reading))
  return clause.condition === undefined ? undefined : plain(reading, clause.main)
}
