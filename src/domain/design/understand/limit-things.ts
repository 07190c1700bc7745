import { withoutPlaces } from './decimal-places.ts'
import type { Bound, Limit } from './limits.ts'
import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { plain, says, subjectOf, thing } from './stretch.ts'
import type { Medium, Rule, RuleOf, Thing } from './rule.ts'
import { isRomance } from './romance/grammar.ts'
import { namesPerson } from './english/words.ts'
import { valueIndexes } from './marked-text.ts'
import { withAmount } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'

/** Whether the words say that the value is one of a field, a list, a file or a page; anything else is a situation. */
export function isPutIn(
  reading: Reading,
  clause: Clause,
  { object, medium, limit, at }: { object: Thing; medium: Medium; limit: Limit; at: number },
): boolean {
  if (medium === 'age' || medium === 'text' || medium === 'file') return true
  if (medium === 'width') return says(reading, 'width', clause.text)
  if (medium === 'count') return isCountable(reading, object)
  if ((limit.low ?? limit.high)?.value.measure === 'times') return true
  const words = object.words.split(' ')
  if (words.length > 6 || /\d/.test(object.words) || isPerson(reading, object) || !namesThing(reading, object))
    return false
  const start = clause.text.indexOf(reading.marked.text.slice(limit.start, limit.end))
  const gap = clause.text.slice(0, start < 0 ? at : start)
  const behind =
    plain(reading, withoutPlaces(gap)).toLowerCase().split(object.words.toLowerCase().replace(/^the /, '')).at(-1) ?? ''
  if (behind.split(' ').length > 8) return false
  // "Rewards: day 1–6 10 gems": the value is one of another noun.
  if (
    reading.language === 'en' &&
    object.label &&
    /(?:^|[\s:])(?:day|level|step|week|month|year|row|page|section) ?$/iu.test(behind)
  )
    return false
  return medium !== 'duration' || object.label || (limit.low !== undefined && limit.high !== undefined)
}

const noThing =
  /^(?:if|when|it|this|that|these|those|they|with|without|from|to|for|by|in|on|at|after|before|no|not|nothing|nobody|never|or|and|free|salvo|except|unless|sauf|außer|more|less|si|s['’]il|il|elle|ils|con|sin|para|por|desde|entre|en|als|wenn|falls|er|sie|es|mit|ohne|von|für|ab|bis|bei|in|im|auf|nach|nichts|moins|plus|à|de|du|dans|sur|se|com|sem|até|em|ela|ele|abaixo|acima|menos|más|mais) /iu

const person =
  /^(?:(?:an?|the|each|every|any|un|une|una|um|uma|el|la|le|los|las|les|os|as|o|a|cada|chaque|der|die|das|ein|eine|jede[rs]?|l['’]) ?)?(?:clients?|clientes?|usuari[oa]s?|alumn[oa]s?|familias?|soci[oa]s?|gestor(?:es)?|comuner[oa]s?|gestionnaires?|agents?|lect[eu]\w+|adhérents?|transporteurs?|Kunde|Kundin|Nutzer(?:in)?|Mitglieder?|Sachbearbeit\w+|comunidad|família|responsável|mediador|aluno|utilizador(?:es)?)$/iu

function isPerson(reading: Reading, { words, label }: Thing): boolean {
  if (label) return false
  return person.test(words) || (reading.language === 'en' && namesPerson(words.split(' ').at(-1) ?? ''))
}

/** A noun phrase, and no rest of a sentence. */
function namesThing(reading: Reading, { words, label }: Thing): boolean {
  if (noThing.test(`${words} `) || /[|()]/.test(words)) return false
  // "A stay" is a noun, though its word can be a verb.
  const named = words.replace(/^(?:the|an?|each|every) /iu, '')
  return label || !pattern(`.* (?:${reading.lexicon.subjectVerbs}|that|which|who|que|qui|dont)`).test(named)
}

/** Several of something have a plural, and nothing else stands in front of it. */
function isCountable(reading: Reading, { words, label }: Thing): boolean {
  if (label || !namesThing(reading, { words, label }) || /\d/.test(words)) return false
  const last = words.split(' ').at(-1) ?? ''
  if (reading.language === 'de') return /^\p{Lu}/u.test(last)
  const [first = ''] = words.split(' ')
  return (
    /(?:[sx]|people|children|men)$/iu.test(first) ||
    (/(?:[sx]|people|children|men)$/iu.test(last) && !/['’]/.test(words))
  )
}

/** What a sentence before this one is about, where the limit has only a pronoun or "maximum" in front of it. */
export function spokenOf(reading: Reading, clause: Clause, object: Thing | undefined): Thing | undefined {
  if (object === undefined || !standsForAnother.test(object.words)) return object
  const earlier = reading.clauses.slice(0, reading.clauses.indexOf(clause)).reverse()
  for (const { main } of earlier) {
    const subject = subjectOf(reading, main)
    if (subject !== undefined && !standsForAnother.test(subject.words) && !isPerson(reading, subject)) return subject
  }
  return object
}

const standsForAnother =
  /^(?:(?:if|when) (?:it|they) .*|it|they|this|its|er|sie|es|il|elle|ils|elles|ele|ela|(?:max|min|máx|mín)(?:imum|\.|$).*|permitted|allowed|valid|accepted|range|limits?|possible values|erlaubt|zulässig|gültig|möglich|permitid[oa]s?|válid[oa]s?|admitid[oa]s?|límites?|limites?|autorisée?s?|admise?s?|valeurs? (?:admises?|autorisées?))$/iu

const givenBy =
  /(?<!\p{L})(?:pode|podem|puede|pueden|peut|peuvent|deve|devem|debe|deben|doit|doivent) (?:dar|atribuir|escolher|marcar|indicar|introduzir|inserir|definir|fixar|elegir|poner|asignar|introducir|fijar|donner|choisir|saisir|attribuer|indiquer|fixer) (?<noun>(?:(?:uma?|una?|une|o|a|el|la|le|os|as|las|los|les) )?\p{Ll}+(?: d[aeou]s? \p{Ll}+)?)$/iu

/** "£25, £60 or own amount from £10 to £500": behind other values, the limit is about the noun right in front of it. */
export function namedBefore(reading: Reading, { text }: Clause, { start, end }: Limit): Thing | undefined {
  const stated = text.indexOf(reading.marked.text.slice(start, end))
  const before = text.slice(0, Math.max(0, stated)).replace(/[,:\s]+$/, '')
  // "O doente pode dar nota de # a #": what is given, not who gives it.
  const given = isRomance(reading.language) ? givenBy.exec(before)?.groups?.noun : undefined
  if (given !== undefined) return thing(reading, given, false)
  // "Je Beleg: Datum, Art, Betrag von # bis #": what stands in front of the colon is no field.
  const listed = reading.language === 'de' && /^(?:je|pro) [^:]+: /iu.test(before)
  if (!listed && !/[\uE000-\uE7FF]/.test(before)) return undefined
  const noun = new RegExp(
    `(?:^|[,;:]|(?<!\\p{L})(?:${reading.lexicon.and}|${reading.lexicon.cues.or}) )([^,;:\uE000-\uF8FF]{3,60})$`,
    'iu',
  ).exec(before)?.[1]
  const last = noun
    ?.split(new RegExp(` (?:${reading.lexicon.and}|${reading.lexicon.cues.or}) `, 'iu'))
    .at(-1)
    ?.trim()
  const object = last === undefined ? undefined : thing(reading, last.replace(/^(?:with|and|or) /i, ''), false)
  return object !== undefined &&
    object.words.split(' ').length <= 4 &&
    namesThing(reading, object) &&
    !isPerson(reading, object) &&
    !standsForAnother.test(object.words)
    ? object
    : undefined
}

/** The noun phrase right before a value: "a code of #". */
export function nounBefore(reading: Reading, main: string, sign: string): Thing | undefined {
  const { determiners } = reading.lexicon
  const found = pattern(
    `(?<noun>(?:${determiners}) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:of|de|com|mit|von|à|con|with|has|have) (?:[\\p{L}]+ ){0,3}$`,
  ).exec(main.slice(0, main.indexOf(sign)))?.groups?.noun
  return found === undefined ? undefined : thing(reading, found, false)
}

/** "with a reason of at least # characters": the text that has the length, whoever writes it. */
export function ofLength(reading: Reading, { text }: Clause, limit: Limit): Thing | undefined {
  const at = text.indexOf(reading.marked.text.slice(limit.start, limit.end))
  const bracketed = inFrontOfBracket(reading, text.slice(0, Math.max(0, at)))
  if (bracketed !== undefined) return bracketed
  const german =
    reading.language === 'de'
      ? /(?:^| )(?:eine?n?|der|die|das|den) (?<noun>\p{Lu}[\p{L}-]+) (?:mit |von |\()$/u.exec(
          text.slice(0, Math.max(0, at)),
        )?.groups?.noun
      : undefined
  if (german !== undefined) return thing(reading, german, false)
  if (reading.language !== 'en') return secondField(reading, text.slice(0, Math.max(0, at)))
  const noun =
    /(?:^| )(?:an?|the|one|its|their) (?<noun>[\p{L}-]+(?: [\p{L}-]+)?),? (?:of|with)(?: a length of)? $/iu.exec(
      at < 0 ? '' : text.slice(0, at),
    )?.groups?.noun
  // "POST needs the header Key, # to # characters": the limit follows what is needed.
  const needed = /(?:needs|requires|expects|takes) (?:the |an? )?(?<needed>[\p{L}-]+(?: [\p{L}-]+)?), $/iu.exec(
    at < 0 ? '' : text.slice(0, at),
  )?.groups?.needed
  if (needed !== undefined) return { words: `the ${needed}`, label: false }
  // "is required, a string of # to # characters": said of the subject.
  return noun === undefined || /^(?:string|text|value|word|sequence)$/iu.test(noun)
    ? undefined
    : { words: `the ${noun}`, label: false }
}

/** "A report has a title (mandatory, at most # characters)": an open bracket tells more of the noun in front of it. */
function inFrontOfBracket(reading: Reading, before: string): Thing | undefined {
  const { determiners } = reading.lexicon
  const head = /^(?<head>[^()]*[^()\s]) \([^()]*$/u.exec(before)?.groups?.head
  const { article = '', noun } =
    pattern(
      `(?:^|[,;:] |(?<article>(?<!\\p{L})(?:${determiners})) )(?<noun>[\\p{L}-]+(?:(?: (?:of|for|de|du|des|do|da|dos|das|d['’]))? [\\p{L}-]+)?)$`,
    ).exec(head ?? '')?.groups ?? {}
  if (noun === undefined || noun.split(' ').some((word) => noThing.test(`${word} `) && !joins.test(word)))
    return undefined
  return reading.language === 'en'
    ? { words: `the ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`, label: false }
    : thing(reading, `${article} ${noun}`.trim(), false)
}

const joins = /^(?:of|for|de|du|des|do|da|dos|das|d['’])$/u

/** "La matrícula es obligatoria y la observación es opcional, con un máximo de #": the field that is named last. */
function secondField(reading: Reading, before: string): Thing | undefined {
  const pieces = before.split(new RegExp(`, | (?:${reading.lexicon.and}) `, 'u'))
  const field =
    /^(?<field>(?:el|la|los|las|der|die|das|le|les|o|a|os|as)(?: \p{L}[\p{L}-]*){1,4}?|l['’]\p{L}+(?: de \p{L}+)?) (?:es|está|ist|darf|est|é|fica|puede|peut|pode)(?= |$)/iu
  const named = pieces
    .slice(1)
    .reverse()
    .map((piece) => field.exec(piece.trim())?.groups?.field)
  const last = named.find((found) => found !== undefined)
  return last === undefined ? undefined : thing(reading, last, false)
}

/** "a lowest and a highest price": the limit holds for each. */
export function oneForEach(rule: RuleOf<'limit'>): Rule[] {
  const { first, second, noun } =
    /^the (?<first>\p{L}+) and an? (?<second>\p{L}+) (?<noun>\p{L}+)$/u.exec(rule.thing.words)?.groups ?? {}
  return first === undefined || second === undefined || noun === undefined
    ? [rule]
    : [first, second].map((kind) => ({ ...rule, thing: { words: `the ${kind} ${noun}`, label: false } }))
}

/** "A gift is 1 to 20 coins": the values are tried with the noun that is counted. */
export function withCountedNoun({ language }: Reading, limit: Limit, rest: string): Limit {
  const noun = /^ (?<noun>\p{Ll}{2,}[^su\P{Ll}]s)(?=$|[,.;)]| (?:per|and|or|in|for|from|a|each|at) )/u.exec(rest)
    ?.groups?.noun
  const values = [limit.low?.value, limit.high?.value]
  if (language !== 'en' || noun === undefined) return limit
  if (values.some((value) => value?.measure !== 'number' || value.format.suffix !== '')) return limit
  const counted = <T extends Bound>(bound: T): T => ({
    ...bound,
    value: withAmount({ ...bound.value, format: { ...bound.value.format, suffix: ` ${noun}` } }, bound.value.amount),
  })
  return {
    ...limit,
    ...(limit.low === undefined ? {} : { low: counted(limit.low) }),
    ...(limit.high === undefined ? {} : { high: counted(limit.high) }),
  }
}

/** "The sixth is refused with @" answers too many of them, not one that is too large. */
export function tellsOfNth({ marked }: Reading, { text }: Clause): boolean {
  const [first] = valueIndexes(text)
  return (
    first !== undefined &&
    marked.values[first]?.measure === 'ordinal' &&
    text.indexOf(String.fromCharCode(0xe000 + first)) < 5
  )
}

/** "A single donation is 1 to 50 stones", "Stay is 1 to 14 nights": a number that is entered, no things that are added. */
export function measured({ language }: Reading, { text }: Clause, at: number): boolean {
  return (
    language === 'en' &&
    /^(?:(?:an?|one|each|every|the) (?:single )?)?\p{L}+(?: \p{L}+)? (?:is|must be|can be|may be|has to be|=) (?:from |between )?$/iu.test(
      text.slice(0, at),
    )
  )
}
