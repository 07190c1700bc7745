import type { ContextCriterion } from '../../../generation/context.ts'
import { capitalise } from '../stretch.ts'
import { parseSentence } from './sentence.ts'
import { definite, isPlural, tokensOf } from './subject.ts'
import {
  determiners,
  isStem,
  namesPerson,
  prepositions,
  thirdPersonOf,
  verbOfParticiple,
  verbOfThirdPerson,
} from './words.ts'

/** A person or thing that a sentence names and that a later pronoun may stand for. */
interface Mention {
  /** "the customer" for "a customer with 99 points". */
  words: string
  plural: boolean
  person: boolean
}

const subordinators =
  'if|when(?:ever)?|once|after|before|until|as soon as|as long as|while|unless|because|although|since'
const conditional = new RegExp(
  `^(?<sign>(?:only )?(?:${subordinators}) )(?<condition>[^,:]{3,200}), (?<main>.{3,})$`,
  'iu',
)
const trailing = new RegExp(`^(?<main>.{3,200}?)(?<sign>,? (?:${subordinators}) )(?<condition>.{3,})$`, 'iu')
/** "It" that stands for nothing: "it must be possible to …", "it is 48 hours before the start". */
const expletive =
  /^it (?:(?:is|was|must|should|will|can|may)(?: not)?(?: be)? (?:possible|impossible|enough|allowed|clear|sufficient|necessary|that|[\uE000-\uE7FF])|takes|does not matter|doesn['’]t matter)/iu
/** A code, a status or a marked value stands for a thing without an article: "enters AUTUMN10 and applies it". */
const namesThing = /^(?:\p{Lu}[\p{Lu}\d_-]+|.*[\uE000-\uF8FF].*)$/u
/** So many mentions are remembered; a pronoun reaches back no further. */
const mostMentions = 12

/**
 * Marked text with its pronouns replaced by what they stand for and with the comma that a leading condition lacks: "The target
 * amount is optional. If it is given it must be …" becomes "… If the target amount is given, the target amount must be …".
 */
export function resolved(text: string): string {
  const mentions: Mention[] = []
  return text
    .replace(/(?<!\p{L})there['’]s(?!\p{L})/giu, (found) => (found.startsWith('T') ? 'There is' : 'there is'))
    .replace(
      /(?<!\p{L})(?<sign>when|if|once|until|unless) (?<participle>[a-z]{3,20}), /giu,
      (whole, sign: string, participle: string) =>
        verbOfParticiple(participle) === undefined ? whole : `${sign} it is ${participle}, `,
    )
    .replace(
      /(?<!\p{L})(?<pronoun>it|they|he|she)['’](?<verb>s|re) (?!been)/giu,
      (_, pronoun: string, verb: string) => `${pronoun} ${verb.toLowerCase() === 's' ? 'is' : 'are'} `,
    )
    .split(/((?<=[.!?;])\s+|\s*[¶;]\s*)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : resolvedSentence(piece, mentions)))
    .join('')
}

function resolvedSentence(sentence: string, mentions: Mention[]): string {
  const text = withComma(sentence)
  const first = conditional.exec(text)?.groups
  if (first?.sign !== undefined && first.condition !== undefined && first.main !== undefined)
    return `${first.sign}${resolvedPart(first.condition, mentions)}, ${resolvedPart(first.main, mentions)}`
  const last = trailing.exec(text)?.groups
  if (
    last?.main !== undefined &&
    last.sign !== undefined &&
    last.condition !== undefined &&
    parseSentence(last.main) !== undefined
  )
    return `${resolvedPart(last.main, mentions)}${last.sign}${resolvedPart(last.condition, mentions)}`
  return resolvedPart(text, mentions)
}

/** Replaces the pronouns of one clause, then remembers whom and what it names. */
function resolvedPart(part: string, mentions: Mention[]): string {
  const text = withObject(withSubject(part, mentions), mentions)
  for (const mention of mentionsOf(text).toReversed()) mentions.unshift(mention)
  mentions.splice(mostMentions)
  return text
}

function withSubject(text: string, mentions: Mention[]): string {
  const found =
    /^(?<lead>(?:then |and |but |otherwise,? |[\uE000-\uE7FF] (?:after|before) (?:that|this),? )?)(?<pronoun>it|they|he|she)(?<rest> .+)$/iu.exec(
      text,
    )?.groups
  if (found?.pronoun === undefined || found.rest === undefined || expletive.test(text.slice(found.lead?.length ?? 0)))
    return text
  // "it becomes CHARGING" speaks of whatever has the status, not of the last thing named.
  if (/^ (?:becomes?|turns|is set to|changes to) \p{Lu}[\p{Lu}_]{2,}/u.test(found.rest)) return text
  const pronoun = found.pronoun.toLowerCase()
  const mention = referent(pronoun, mentions)
  if (mention === undefined) return text
  const { rest } = found
  const name = /^\p{Lu}/u.test(found.pronoun)
    ? mention.words.charAt(0).toUpperCase() + mention.words.slice(1)
    : mention.words
  return `${found.lead ?? ''}${name}${pronoun === 'they' && !mention.plural ? singular(rest) : rest}`
}

function referent(pronoun: string, mentions: Mention[]): Mention | undefined {
  if (pronoun === 'it') return mentions.find(({ plural, person }) => !plural && !person)
  if (pronoun === 'they' || pronoun === 'them') return mentions.find(({ plural, person }) => plural || person)
  return mentions.find(({ plural, person }) => person && !plural)
}

const singularForms = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ["don't", "doesn't"],
  ['don’t', 'doesn’t'],
  ["haven't", "hasn't"],
  ['haven’t', 'hasn’t'],
  ["aren't", "isn't"],
  ['aren’t', 'isn’t'],
])

/** " open the checkout" becomes " opens the checkout". */
function singular(predicate: string): string {
  return predicate.replace(/^ (?<verb>\S+)/u, (whole, verb: string) => {
    const form = singularForms.get(verb.toLowerCase())
    return form === undefined ? (isStem(verb) ? ` ${thirdPersonOf(verb)}` : whole) : ` ${form}`
  })
}

/** "The patient cancels it with the link": a pronoun behind the verb, where the clause names no other thing before it. */
function withObject(text: string, mentions: Mention[]): string {
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ word }, index) => index > 0 && /^(?:it|them)$/i.test(word))
  const pronoun = tokens[at]
  const verb = tokens[at - 1]?.word.toLowerCase() ?? ''
  if (pronoun === undefined || !(isStem(verb) || verbOfThirdPerson(verb) !== undefined)) return text
  const subject = parseSentence(text)?.subject ?? ''
  const before = tokens.slice(0, at - 1).filter(({ end }) => end > subject.length)
  if (
    (subject !== '' && !isPerson(subject)) ||
    before.some(({ word }) => determiners.has(word.toLowerCase()) || namesThing.test(word))
  )
    return text
  const wanted = pronoun.word.toLowerCase()
  const mention = wanted === 'it' ? referent('it', mentions) : mentions.find(({ plural, person }) => plural && !person)
  return mention === undefined ? text : `${text.slice(0, pronoun.at)}${mention.words}${text.slice(pronoun.end)}`
}

/** The subject of a clause, and what a person in it acts on. */
function mentionsOf(text: string): Mention[] {
  const parsed = parseSentence(text)
  const subject = mention(
    parsed?.subject ??
      (/^(?:an?|the|each|every|one|two|no) |^(?:\p{L}+ed|unused|pending|annual) \p{L}+ (?:that|which) /iu.test(text)
        ? text
        : ''),
  )
  if (parsed === undefined || (subject !== undefined && !subject.person)) return subject === undefined ? [] : [subject]
  const at = parsed.rest.search(/(?:^|\s)(?:the|an?|one|each|every|all) /iu)
  const object = at < 0 ? undefined : mention(parsed.rest.slice(at).trim())
  return [...(subject === undefined ? [] : [subject]), ...(object === undefined ? [] : [object])]
}

/** "an order paid with a voucher" is spoken of as "the order". */
function mention(phrase: string): Mention | undefined {
  const tokens = tokensOf(phrase)
  const end = tokens.findIndex(({ word }, at) => {
    const lower = word.toLowerCase()
    return (
      at > 0 &&
      ((prepositions.has(lower) && lower !== 'of') ||
        /^(?:who|that|which|whose|where|and|or|is|are|to|not|only|when|if|[,;:(\uE000-\uE7FF])$/u.test(lower) ||
        (at > 1 && verbOfParticiple(lower) !== undefined && !/^(?:next|last)$/.test(lower)))
    )
  })
  const head = (end < 0 ? phrase : phrase.slice(0, tokens[end]?.at ?? phrase.length))
    .trim()
    .replace(/ of(?: (?:more|less|fewer|over|under|up|at|exactly)(?: .*)?)?$/iu, '')
  if (
    head === '' ||
    head.length > 60 ||
    /^[\uE000-\uE7FF]/u.test(head) ||
    /^(?:it|they|he|she|we|you|i|this|that|there|nobody|nothing|no|one)$/i.test(head)
  )
    return undefined
  const bare = head.replace(/^(?:an?|the|each|every|any|all|no|this|that|these|those|only|another|one|two|three) /i, '')
  const plural = isPlural(head) && !/^(?:an?|each|every|one|this|that|another) /i.test(head)
  const own = /^(?:its|their|his|her)\s/i.test(head) || /^[\uF000-\uF7FF]$/u.test(head)
  return {
    words: own ? head : `the ${bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
    plural,
    person: isPerson(head),
  }
}

function isPerson(phrase: string): boolean {
  return (
    namesPerson(
      phrase
        .replace(/ (?:of|in|on|at|with|who|that|from|for) .*$/iu, '')
        .split(' ')
        .at(-1) ?? '',
    ) ||
    /^(?:[Oo]nly )?\p{Lu}{2,3}$/u.test(phrase) ||
    /(?:^| )(?:user|customer|patient|member|guest|person|people|player|child|donor|parent|reader|author)s?$/i.test(
      phrase,
    )
  )
}

/** "If it is given it must …", "when there are five the button is disabled": the comma between condition and outcome. */
function withComma(text: string): string {
  const sign = new RegExp(`^(?:only )?(?:${subordinators}) `, 'iu').exec(text)?.[0]
  if (sign === undefined || conditional.test(text) || /^[^,]{0,200}, then /i.test(text)) return text
  const tokens = tokensOf(text)
  for (let at = 3; at < tokens.length - 1; at += 1) {
    const start = tokens[at]?.at ?? 0
    const word = tokens[at]?.word.toLowerCase() ?? ''
    const before = tokens[at - 1]?.word.toLowerCase() ?? ''
    if (/^[,:]$/.test(word)) return text
    const adjective = /^(?:is|are|was|were)$/i.test(tokens[at - 2]?.word ?? '')
    if (!(determiners.has(word) || /^(?:it|they|he|she|nothing|nobody|there)$/.test(word))) continue
    const subject = /^(?:it|they|he|she)$/.test(word) && verbOfThirdPerson(tokens[at + 1]?.word ?? '') !== undefined
    if (
      (prepositions.has(before) && !/^(?:out|off|up|down)$/.test(before)) ||
      determiners.has(before) ||
      /^(?:and|or|to|that|which|who|than|as|not|is|are|has|have)$/.test(before) ||
      (isStem(before) &&
        !adjective &&
        !/^(?:given|set|left)$/.test(before) &&
        verbOfParticiple(before) === undefined) ||
      (verbOfThirdPerson(before) !== undefined && !adjective && !subject)
    )
      continue
    const main = parseSentence(text.slice(start))
    if (main === undefined || main.lead !== '' || main.subject.split(' ').length > 7) continue
    const condition = text.slice(sign.length, start).trim()
    if (parseSentence(condition) === undefined && !/^there /i.test(condition)) continue
    return `${text.slice(0, start).trimEnd()}, ${text.slice(start)}`
  }
  return text
}

/** "The postcode is checked." – "It is accepted without a prefix.": a pronoun at the start is what the criterion before it is about. */
export function withAntecedents(criteria: ContextCriterion[]): ContextCriterion[] {
  return criteria.map((criterion, at) => {
    const { text = '', when, given } = criterion
    const before = criteria[at - 1]
    if (before === undefined || when !== before.when || given !== before.given || !/^(?:It|They) /.test(text))
      return criterion
    const subject = parseSentence(before.text?.split(/[.;]/)[0] ?? '')?.subject ?? ''
    const fits = /^(?:the|an?|each|every) /i.test(subject) && subject.split(' ').length <= 5
    return fits ? { ...criterion, text: text.replace(/^(?:It|They)/, capitalise(definite(subject))) } : criterion
  })
}
