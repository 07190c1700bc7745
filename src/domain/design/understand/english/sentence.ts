import { abilities, forms, lower, mainVerb, obligations } from './main-verb.ts'
import { isPlural, tokensOf, type Token } from './subject.ts'
import {
  adverbs,
  determiners,
  isStem,
  participleOf,
  prepositions,
  pronouns,
  thirdPersonOf,
  verbOfParticiple,
  verbOfThirdPerson,
} from './words.ts'

/** An English sentence in its parts. All texts are stretches of the sentence, with its marks for values and quotes. */
export interface Sentence {
  /** In front of the subject: "without a choice", "one week before the end of the pause". */
  lead: string
  subject: string
  /** "can", "must"; empty for a plain statement. */
  modal: string
  negated: boolean
  passive: boolean
  /** The infinitive: "pause" for "is paused", "be" for "is empty". */
  verb: string
  /** Everything behind the subject: "is paused by the donor". */
  predicate: string
  rest: string
}

/** Splits a sentence into subject, verb and the rest; undefined where no verb is found. Time is linear in the text. */
export function parseSentence(text: string): Sentence | undefined {
  const subordinate =
    /^(?<lead>(?:before|after|until|since|while|when|if|because|although|as long as|as soon as) [^,]{3,120}), (?<main>.{3,400})$/iu.exec(
      text,
    )?.groups
  const main = subordinate?.main === undefined ? undefined : parseSentence(subordinate.main)
  if (subordinate?.lead !== undefined && main?.lead === '') return { ...main, lead: subordinate.lead }
  // What stands in brackets is no part of the sentence.
  const tokens = tokensOf(text.replace(/\([^)]*\)/g, (aside) => ' '.repeat(aside.length)))
  const at = mainVerb(tokens)
  if (at === undefined) return undefined
  const verbAt = tokens[at]?.at ?? 0
  const { lead, subject } = subjectBefore(text.slice(0, verbAt), tokens.slice(0, at))
  const words = subject.replace(/^only /i, '').split(' ')
  const parts = verbPhrase(text, tokens, at)
  // "residents whose postcode is in the district": a thing with a relative clause, and nothing said of it.
  if (parts.verb === '' || / (?:that|which|who|whose(?: [\p{L}-]+)?)$/iu.test(subject)) return undefined
  const noSubject = /^(?:no|nobody|nothing|none|neither)$/i.test(words[0] ?? '')
  const predicate = text.slice(verbAt).trim()
  // "The list never shows names": the adverb belongs to the predicate.
  const { before, adverb } = /^(?<before>.+) (?<adverb>never|always|also|still|already)$/iu.exec(subject)?.groups ?? {}
  if (before !== undefined && adverb !== undefined)
    return {
      lead,
      subject: before,
      ...parts,
      negated: parts.negated || adverb === 'never',
      predicate: `${adverb} ${predicate}`,
    }
  return { lead, subject, ...parts, negated: parts.negated || noSubject, predicate }
}

/** "one week before the end of the pause | the donor": the subject begins at the last article that no preposition governs. */
function subjectBefore(head: string, tokens: Token[]): { lead: string; subject: string } {
  const first = lower(tokens[0])
  const adverbial =
    prepositions.has(first) ||
    (/^(?:[\uE000-\uE7FF]|one|\p{L}+)$/u.test(first) &&
      tokens.slice(1, 4).some((token) => /^(?:before|after)$/i.test(token.word)) &&
      /^(?:[\uE000-\uE7FF]|one|a|an)$/u.test(first))
  const comma = head.lastIndexOf(', ')
  if (adverbial && comma > 0) return { lead: head.slice(0, comma).trim(), subject: head.slice(comma + 2).trim() }
  if (!adverbial) return { lead: '', subject: head.trim() }
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const word = lower(tokens[at])
    const before = lower(tokens[at - 1])
    if (
      (determiners.has(word) || pronouns.has(word) || /^[\uF000-\uF7FF]$/u.test(word)) &&
      !prepositions.has(before) &&
      !determiners.has(before) &&
      !/^(?:and|or)$/.test(before)
    )
      return { lead: head.slice(0, tokens[at]?.at ?? 0).trim(), subject: head.slice(tokens[at]?.at ?? 0).trim() }
  }
  return { lead: '', subject: head.trim() }
}

function verbPhrase(
  text: string,
  tokens: Token[],
  start: number,
): Pick<Sentence, 'modal' | 'negated' | 'passive' | 'verb' | 'rest'> {
  let at = start
  let negated = false
  let modal = ''
  let auxiliary = false
  const skipAdverbs = (): void => {
    for (; at < tokens.length; at += 1) {
      const word = lower(tokens[at])
      if (word === 'not' || word === 'never') negated = true
      else if (word === 'no' && lower(tokens[at + 1]) === 'longer') {
        negated = true
        at += 1
      } else if (!(adverbs.has(word) && word !== 'no') && !(/ly$/.test(word) && !isStem(word))) return
    }
  }
  const after = (): string => text.slice(tokens[at]?.end ?? text.length).trim()
  const word = lower(tokens[at])
  if (abilities.has(word) || obligations.has(word) || /^(?:can|won|mustn|shouldn)['’]t$/.test(word)) {
    modal = abilities.has(word) || word.startsWith('can') ? 'can' : 'must'
    negated = (word.startsWith('can') && word !== 'can') || /['’]t$/.test(word)
    at += 1
    skipAdverbs()
    if (lower(tokens[at]) === 'be' && lower(tokens[at + 1]) === 'able' && lower(tokens[at + 2]) === 'to') {
      modal = 'can'
      at += 3
    } else if (lower(tokens[at]) === 'be') {
      auxiliary = true
      at += 1
    } else return { modal, negated, passive: false, verb: lower(tokens[at]), rest: after() }
  } else if (forms.has(word) || /^(?:is|are|was|were)n/.test(word)) {
    negated = /n['’]t$/.test(word)
    auxiliary = true
    at += 1
    skipAdverbs()
    if (/^(?:able|allowed|permitted)$/.test(lower(tokens[at])) && lower(tokens[at + 1]) === 'to')
      return {
        modal: 'can',
        negated,
        passive: false,
        verb: lower(tokens[at + 2]),
        rest: text.slice(tokens[at + 2]?.end ?? text.length).trim(),
      }
    if (lower(tokens[at]) === 'being') at += 1
  } else if (/^(?:has|have)n['’]t$/.test(word) && lower(tokens[at + 1]) !== 'been') {
    at += 1
    skipAdverbs()
    const done = verbOfParticiple(lower(tokens[at]))
    return {
      modal,
      negated: true,
      passive: false,
      verb: done ?? 'have',
      rest: done === undefined ? text.slice(tokens[at]?.at ?? text.length).trim() : after(),
    }
  } else if (/^(?:has|have|had)(?:n['’]t)?$/.test(word) && lower(tokens[at + 1]) === 'been') {
    negated = /n['’]t$/.test(word)
    auxiliary = true
    at += 2
  } else if (
    /^(?:has|have|had)$/.test(word) &&
    verbOfParticiple(lower(tokens[at + 1])) !== undefined &&
    !/^(?:the|a|an|no)$/.test(lower(tokens[at + 1]))
  ) {
    at += 1
    return { modal, negated, passive: false, verb: verbOfParticiple(lower(tokens[at])) ?? '', rest: after() }
  } else if (/^do(?:es)?(?:n['’]t)?$/.test(word) && (/n['’]t$/.test(word) || lower(tokens[at + 1]) === 'not')) {
    negated = true
    at += /n['’]t$/.test(word) ? 1 : 2
    return { modal, negated, passive: false, verb: lower(tokens[at]), rest: after() }
  } else {
    return { modal, negated, passive: false, verb: verbOfThirdPerson(word) ?? word, rest: after() }
  }
  skipAdverbs()
  const participle = verbOfParticiple(lower(tokens[at]))
  if (auxiliary && participle !== undefined) return { modal, negated, passive: true, verb: participle, rest: after() }
  return { modal, negated, passive: false, verb: 'be', rest: text.slice(tokens[at]?.at ?? text.length).trim() }
}

/** The predicate as seen: "must be removed" becomes "is removed". */
export function observation({ modal, passive, verb, rest, predicate, subject, ...sentence }: Sentence): string {
  // "Nothing may stay", "no name may be shown": a ban, which is seen to be kept.
  const banned =
    modal === 'can' && /^(?:no|nothing|nobody|none)(?: |$)/iu.test(subject) && /^may (?!not )/u.test(predicate)
  if (modal !== 'must' && !banned) return predicate
  const negated = sentence.negated && !banned
  const plural = isPlural(subject)
  const be = `${plural ? 'are' : 'is'}${negated ? ' not' : ''}`
  if (passive) return `${be} ${participleOf(verb)} ${rest}`.trim()
  if (verb === 'be') return `${be} ${rest}`.trim()
  if (negated) return `${plural ? 'do' : 'does'} not ${verb} ${rest}`.trim()
  return `${plural ? verb : thirdPersonOf(verb)} ${rest}`.trim()
}

/** Whether the sentence speaks of several things; its verb says so more surely than its subject. */
export function speaksOfSeveral({ subject, predicate }: Sentence): boolean {
  const verb = /^\p{L}+/u.exec(predicate)?.[0].toLowerCase() ?? ''
  if (/^(?:are|were|have|do)$/.test(verb)) return true
  return !/^(?:is|was|has|does)$/.test(verb) && isPlural(subject)
}
