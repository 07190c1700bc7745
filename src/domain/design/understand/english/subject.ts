import { lowerFirst } from '../step-text.ts'
import type { Sentence } from './sentence.ts'
import { determiners, prepositions, verbOfGerund, verbOfNoun } from './words.ts'

export interface Token {
  word: string
  at: number
  end: number
}

/** Sentences are short; what lies beyond is not searched for a verb. */
const mostWords = 60

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'_/.@-]*[\p{L}\p{N}]|[\p{L}\p{N}]|[\uE000-\uF8FF]|[^\s]/gu)]
    .slice(0, mostWords)
    .map((found) => ({ word: found[0], at: found.index, end: found.index + found[0].length }))
}

/** "Raising the amount asks for a confirmation": the action a sentence begins with. */
export function gerundSubject({ subject, predicate }: Sentence): { verb: string; rest: string } | undefined {
  const [first] = tokensOf(subject)
  const verb = first === undefined || /^\p{Lu}{2,}$/u.test(first.word) ? undefined : verbOfGerund(first.word)
  const rest = subject.slice(first?.end ?? 0).trim()
  // "Opening hours" is a noun; an action has its object behind it, or nothing.
  const [next] = tokensOf(rest)
  // "Swapping drivers takes …": several drivers would take.
  const oneAction =
    next !== undefined &&
    /[^su]s$/u.test(rest) &&
    rest === next.word &&
    /^(?:is|has|\p{Ll}+[^su]s)(?: |$)/u.test(predicate)
  return verb === undefined ||
    (next !== undefined &&
      !oneAction &&
      !determiners.has(next.word.toLowerCase()) &&
      !/^\p{Lu}\p{Ll}|^it$|^them$/u.test(next.word) &&
      !prepositions.has(next.word.toLowerCase()) &&
      !/^[\uE000-\uF8FF]/u.test(next.word))
    ? undefined
    : { verb, rest }
}

/** "Sign-in with a card opens the shelf": a noun that names an action. */
export function namedSubject({ subject, passive }: Sentence): { verb: string; rest: string } | undefined {
  const [first, ...others] = subject.split(' ')
  const verb = passive ? undefined : verbOfNoun(first ?? '')
  return verb === undefined || (others[0] !== undefined && !prepositions.has(others[0]))
    ? undefined
    : { verb, rest: others.join(' ').replace(/^of /, '') }
}

/** A subject with its relative clause apart: "a trailer | that | leaves its geofence". */
export function relativeOf(subject: string): { head: string; clause: string } | undefined {
  const found = /^(?<head>(?:(?!\b(?:that|which|who)\b).){3,80}?),? (?:that|which|who) (?<clause>.{3,200})$/iu.exec(
    subject,
  )?.groups
  return found?.head === undefined || found.clause === undefined
    ? undefined
    : { head: found.head.trim(), clause: found.clause.trim() }
}

export function isPlural(subject: string): boolean {
  if (/^[\uF000-\uF7FF"“]/u.test(subject)) return false
  const head = (
    tokensOf(
      subject
        .replace(/\([^)]*\)/g, '')
        .replace(
          / (?:of|from|in|on|with|without|that|which|who|for|by|to|at|per|within|above|owned|the|under|over|whose|created|frozen|made) .*$/iu,
          '',
        ),
    ).at(-1)?.word ?? ''
  ).toLowerCase()
  return (
    / and /.test(subject) ||
    /^(?:all|both|these|those)\b/i.test(subject) ||
    (/[^sui]s$/.test(head) && !/^(?:a|an|each|every|this|one)\b/i.test(subject)) ||
    head === 'people'
  )
}

/** "any amount" is "the amount" once it is spoken of. */
export function definite(text: string): string {
  return /^(?:a|an|any|each|every|this|that|one|all|no) /i.test(text) && !/^all (?:the|its)/i.test(text)
    ? text.replace(/^\S+/, 'the')
    : lowerArticle(text)
}

export function lowerArticle(text: string): string {
  if (!text.includes(' ')) return isPlural(text) ? lowerFirst(text) : text
  return /^(?:the|an?|each|every|all|any|no|only|this|that|these|those|its|their|his|her|both)\s/i.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : lowerFirst(text)
}

/** "card of a friend" → "cards of a friend". */
export function pluralOf(noun: string): string {
  const [, head = noun, tail = ''] = /^(.+?)( (?:of|in|on|at|with|for|from|that|who|which) .*)$/iu.exec(noun) ?? []
  const plural = /(?:s|x|ch|sh)$/iu.test(head) ? `${head}es` : `${head.replace(/(?<![aeiou])y$/iu, 'ie')}s`
  return `${plural}${tail}`
}
