import { grammarOf, type Romance } from './grammar.ts'
import { finiteVerb, guessedInfinitive, infinitiveOfParticiple, isInfinitive } from './verbs.ts'

/** A main clause taken apart. Stretches are marked text. */
export interface Sentence {
  /** With its article; empty where the subject follows the verb or is left out. */
  subject: string
  negated: boolean
  /** "ne … que", "só": nothing else than this. */
  restricted: boolean
  /** "se muestra", "s'affiche", "on affiche": nobody in particular does it. */
  impersonal: boolean
  modal: '' | 'can' | 'must'
  /** The infinitive of the full verb; of the participle in a passive. */
  verb: string
  passive: boolean
  plural: boolean
  /** What follows the full verb. */
  rest: string
  /** An object in front of the verb: "lo", "les". */
  object: string
}

interface Token {
  word: string
  at: number
  end: number
}

/** Words, and the signs that stand for quotes and values. */
export function tokensOf(text: string): Token[] {
  return [...text.slice(0, 600).matchAll(/[\p{L}]+(?:-[\p{L}]+)*|[\uE000-\uF8FF]|[^\s\p{L}'’]/gu)].map((found) => ({
    word: found[0],
    at: found.index,
    end: found.index + found[0].length,
  }))
}

/** So many words may precede the verb. */
const mostSubjectWords = 16

/** The sentence's verb with what stands around it; undefined where no verb is known for sure. */
export function parseRomance(text: string, language: Romance): Sentence | undefined {
  const tokens = tokensOf(text)
  const found = mainVerb(tokens, language)
  return found === undefined ? undefined : complete(text, tokens, found, language)
}

/** Where the main verb stands with the pronouns in front of it; undefined where it is denied. */
export function verbGroup(text: string, language: Romance): { start: number; end: number } | undefined {
  const tokens = tokensOf(text)
  const found = mainVerb(tokens, language)
  const [start, end] = [tokens[found?.first ?? -1]?.at, tokens[found?.at ?? -1]?.end]
  return found === undefined || found.negated || start === undefined || end === undefined ? undefined : { start, end }
}

interface MainVerb {
  /** The first of its pronouns or its negation. */
  first: number
  at: number
  negated: boolean
  enclitic: string
}

function mainVerb(tokens: Token[], language: Romance): MainVerb | undefined {
  const grammar = grammarOf(language)
  const word = (at: number): string => tokens[at]?.word ?? ''
  let relatives = 0
  for (let at = 0; at < Math.min(tokens.length, mostSubjectWords); at += 1) {
    if (
      grammar.relative.test(word(at)) &&
      !(grammar.negationEnd?.test(word(at)) === true && at > 1 && grammar.be.test(word(at - 1)))
    )
      relatives += 1
    const [own = '', enclitic = ''] = word(at).split(/-(?=(?:se|lhe|lhes|[lo]s?|[la]s?)$)/u)
    const form = finiteVerb(own, language)
    if (form === undefined) continue
    if (/^\p{Lu}/u.test(own) && at > 0) continue
    // "uma fatura paga não pode": a participle in front of the verb proper.
    if (infinitiveOfParticiple(own, language) !== undefined && verbFollows(word(at + 1), language)) continue
    let first = at
    while (first > 0 && grammar.clitic.test(word(first - 1)) && !isArticleOfNoun(tokens, first - 1, language))
      first -= 1
    const negated = first > 0 && grammar.negation.test(word(first - 1))
    if (negated) first -= 1
    // "la reserva", "de compra": a noun, unless a pronoun or a negation stands in between.
    if (first === at && at > 0 && grammar.noVerbBehind.test(word(at - 1)) && !grammar.be.test(own)) continue
    if (relatives > 0) {
      relatives -= 1
      continue
    }
    return { first, at, negated, enclitic }
  }
  return undefined
}

function verbFollows(word: string, language: Romance): boolean {
  const grammar = grammarOf(language)
  return grammar.negation.test(word) || grammar.can.test(word) || grammar.must.test(word) || grammar.be.test(word)
}

/** "la reserva" opens a noun phrase, "el socio la reserva" does not. */
function isArticleOfNoun(tokens: Token[], at: number, language: Romance): boolean {
  const { word = '' } = tokens[at] ?? {}
  if (!/^(?:la|las|los|le|les|l|o|a|os|as)$/i.test(word)) return false
  const before = tokens[at - 1]?.word
  const grammar = grammarOf(language)
  return before === undefined ||
    (language === 'fr' && /^(?:dont|que|qu|où)$/i.test(before)) ||
    grammar.preposition.test(before) ||
    /^[,:;]$/.test(before) ||
    grammar.or.test(before) ||
    grammar.determiner.test(before)
    ? true
    : !grammar.negation.test(before) && finiteVerb(before, language) !== undefined
}

function complete(text: string, tokens: Token[], found: MainVerb, language: Romance): Sentence | undefined {
  const { at, enclitic } = found
  const { negated } = found
  let { first } = found
  const grammar = grammarOf(language)
  const word = (index: number): string => tokens[index]?.word ?? ''
  let restricted = false
  while (first > 0 && grammar.adverb.test(word(first - 1))) {
    if (grammar.only.test(word(first - 1))) restricted = true
    first -= 1
  }
  const own = word(at).split('-')[0] ?? ''
  const clitics = tokens
    .slice(first, at)
    .map((token) => token.word)
    .filter((name) => grammar.clitic.test(name))
  let subject = text.slice(0, tokens[first]?.at ?? 0).replace(/[\s'’,]+$/u, '')
  const nobody = grammar.nobody?.test(subject) === true || /^(?:l['’])?on$/iu.test(subject)
  if (nobody) subject = ''
  let impersonal = nobody || clitics.some((name) => grammar.reflexive.test(name)) || enclitic === 'se'
  const object = clitics.find((name) => !grammar.reflexive.test(name)) ?? ''
  let next = at + 1
  let not = negated
  while (grammar.negationEnd?.test(word(next)) === true && negated) {
    if (/^qu/i.test(word(next))) restricted = true
    next += 1
  }
  const form = finiteVerb(own, language)
  if (form === undefined) return undefined
  const mayBe = grammar.must.test(own) && /^(?:poder|pouvoir)$/i.test(word(next))
  if (mayBe) next += 1
  const modal = mayBe || grammar.can.test(own) ? 'can' : grammar.must.test(own) ? 'must' : ''
  const base = { subject, plural: form.plural, object }
  // "ne peut être débité qu'une fois" allows it once.
  const behind = text.slice(tokens[at]?.end ?? 0)
  if (
    not &&
    language === 'fr' &&
    (restricted ||
      (/(?:^|\s)qu(?:e |['’])/u.test(behind) && !/(?:^|\s)(?:pas|plus|jamais)(?!\p{L})/u.test(behind.slice(0, 40))))
  ) {
    not = false
    restricted = true
  }
  const from = (index: number): string =>
    text
      .slice(tokens[index - 1]?.end ?? text.length)
      .replace(/^['’]/u, '')
      .trim()
  if (modal !== '') {
    while (
      next < tokens.length &&
      (grammar.clitic.test(word(next)) ||
        grammar.only.test(word(next)) ||
        grammar.negationEnd?.test(word(next)) === true)
    ) {
      if (grammar.reflexive.test(word(next))) impersonal = true
      if (grammar.negationEnd?.test(word(next)) === true) not = true
      next += 1
    }
    const [verb = '', tail = ''] = word(next).split('-')
    if (tail === 'se') impersonal = true
    const plainVerb = language === 'es' ? verb.replace(/(?<=[aeií]r)(?:se|l[oae]s?)$/u, '').replace(/ír$/, 'ir') : verb
    if (language === 'es' && /rse$/.test(verb)) impersonal = true
    const again = language === 'es' && verb === 'volver' ? /^a (?<verb>\p{L}+r)se(?= |$)/u.exec(from(next + 1)) : null
    if (again?.groups?.verb !== undefined)
      return {
        ...base,
        negated: not,
        restricted,
        impersonal: true,
        modal,
        verb: `volver a ${again.groups.verb}`,
        passive: false,
        rest: from(next + 1)
          .slice(again[0].length)
          .trim(),
      }
    const repeated = language === 'pt' && verb === 'voltar' && /^ser$/i.test(word(next + 2))
    if (repeated) next += 2
    const passive =
      repeated || /^(?:ser|être|estar)$/i.test(verb)
        ? (infinitiveOfParticiple(word(next + 1), language) ?? guessedInfinitive(word(next + 1), language))
        : undefined
    if (passive !== undefined)
      return {
        ...base,
        negated: not,
        restricted,
        impersonal,
        modal,
        verb: repeated ? `voltar a ${passive}` : passive,
        passive: true,
        rest: from(next + 2),
      }
    if (!isInfinitive(plainVerb, language) && !/(?:[aeií]r|re|oir)$/u.test(plainVerb)) return undefined
    return {
      ...base,
      negated: not,
      restricted,
      impersonal,
      modal,
      verb: plainVerb,
      passive: false,
      rest: from(next + 1),
    }
  }
  if (grammar.be.test(own)) {
    const participle = infinitiveOfParticiple(word(next), language)
    if (participle !== undefined)
      return {
        ...base,
        negated: not,
        restricted,
        impersonal,
        modal,
        verb: participle,
        passive: true,
        rest: from(next + 1),
      }
  }
  return {
    ...base,
    negated: not,
    restricted,
    impersonal,
    modal,
    verb: form.infinitive,
    passive: false,
    rest: from(next),
  }
}

/** "La viande" inside a sentence; a name keeps its capital letter. */
export function lowerArticle(text: string): string {
  return /^\p{Lu}\p{Ll}*(?=[\s'’])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
