import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import type { RuleOf } from '../understand/rule.ts'
import { refusalAfter, ruleOf, sidesOf, withoutStop } from './match-sentence.ts'
import { sentenceBooks } from './sentence-books.ts'
import type { TicketFacts } from './slots.ts'

/** What was read from the sentences of a criterion. */
export interface SentencesRead {
  rules: RuleOf<'written'>[]
  /** The criterion without the sentences that were read; undefined where nothing is left. */
  rest: ContextCriterion | undefined
}

const mostSentences = 12

/**
 * Reads the sentences of a criterion that a pattern knows as a whole. A sentence that goes on from a known one and is not
 * known itself keeps both unread, so that nothing of the criterion gets lost. Time is linear in the number of sentences.
 */
export function readSentences(criterion: ContextCriterion, facts: TicketFacts): SentencesRead {
  const { text = '', given, when, examples } = criterion
  const isScenario =
    given.trim() !== '' && when.trim() !== '' && /\n|(?:^|\s)(?:Given|Dado|Gegeben|Angenommen|Étant)/u.test(text)
  if (text.trim() === '' || text.length > 2_000 || /[\n|]/.test(text.trim()) || isScenario || examples !== undefined)
    return { rules: [], rest: criterion }
  const pieces = piecesOf(text, facts.language)
  const rules: RuleOf<'written'>[] = []
  const left: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const found = longestAt(pieces, at, facts)
    if (found === undefined) {
      left.push(pieces[at]?.text ?? '', pieces[at]?.stop ?? '')
      at += 1
      continue
    }
    rules.push(...found.rules)
    at += found.length
  }
  if (rules.length === 0) return { rules, rest: criterion }
  const remaining = left.join('').replace(/[\s;]+$/, '')
  return {
    rules,
    rest: remaining === '' ? undefined : { ...criterion, given: '', when: '', then: remaining, text: remaining },
  }
}

interface Piece {
  text: string
  stop: string
}

/** Short forms whose stop ends no sentence. In German a stop behind a number makes an ordinal of it. */
const short = '(?<!(?:e\\.g|i\\.e|approx|max|min|incl|z\\. ?B|d\\. ?h|p\\. ?ej|p\\. ?ex|par ex)\\.)'
const end = (sign: string): RegExp =>
  new RegExp(`((?<=${sign}[.!?]["”“»)]?)${short}(?<!^\\d{1,2}\\.)\\s+(?=["“„«¿¡\`]?[\\p{Lu}\`])|\\s*;\\s+)`, 'u')
const endBehindLetters = end('[^\\d.]')
const endOfSentence = end('[^.]')

/** A message of several sentences stays in one piece. */
const quotedText = /["“„][^"“”„]{1,300}["”“]|«[^»]{1,300}»/gu
const quotedBlank = '\u0001'

function piecesOf(text: string, language: Language): Piece[] {
  const { refusalJoint } = sentenceBooks[language]
  const sentences = text
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\*\*|__/g, '')
    .replace(quotedText, (quote) => quote.replaceAll(' ', quotedBlank))
    .split(language === 'de' ? endBehindLetters : endOfSentence)
    .map((part) => part.replaceAll(quotedBlank, ' '))
  const parts =
    refusalJoint === undefined
      ? sentences
      : sentences.flatMap((part, at) => (at % 2 === 0 ? part.split(refusalJoint) : [part]))
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const words = (parts[at] ?? '').trim()
    if (words !== '') pieces.push({ text: words, stop: parts[at + 1] ?? '' })
  }
  return pieces.slice(0, mostSentences)
}

/** What is read at a sentence, together with as many of the sentences behind it as belong to it. */
function longestAt(
  pieces: Piece[],
  at: number,
  facts: TicketFacts,
  subject?: string,
): { rules: RuleOf<'written'>[]; length: number } | undefined {
  const book = sentenceBooks[facts.language]
  for (const length of [3, 2, 1]) {
    if (at + length > pieces.length) continue
    const joined = pieces
      .slice(at, at + length)
      .map(({ text }) => withoutStop(text))
      .join('. ')
    const next = pieces[at + length]?.text ?? ''
    const refusal = refusalAfter(joined, next, facts)
    const sides = sidesOf(joined, next, pieces[at + length + 1]?.text ?? '', facts)
    const around = { refusal, sides, subject }
    const found =
      ruleOf(joined, length, facts, around) ??
      (subject === undefined || book.pronoun === undefined || !book.pronoun.test(joined)
        ? undefined
        : ruleOf(joined.replace(book.pronoun, subject), length, facts, around))
    if (found === undefined) continue
    const losesRefusal =
      found.rule.refusalOpen && book.refuses?.test(next) === true && longestAt(pieces, at + length, facts) === undefined
    if (losesRefusal) return undefined
    const taken = found.usesRefusal ? length + (found.usesSides ? (sides?.sentences ?? 1) : 1) : length
    if (!book.goesOn.test(pieces[at + taken]?.text ?? '')) return { rules: [found.rule], length: taken }
    const rest = longestAt(pieces, at + taken, facts, found.subject ?? subject)
    if (rest !== undefined) return { rules: [found.rule, ...rest.rules], length: taken + rest.length }
  }
  if (book.goesOn.test(pieces[at + 1]?.text ?? '')) return undefined
  const parted = partsOf(pieces[at]?.text ?? '', facts)
  return parted === undefined ? undefined : { rules: parted, length: 1 }
}

/** A compound sentence both halves of which are known, or the second of which tells what happens beyond the first. */
function partsOf(sentence: string, facts: TicketFacts): RuleOf<'written'>[] | undefined {
  const { joints, elided } = sentenceBooks[facts.language]
  for (const joint of sentence.matchAll(joints)) {
    const said = withoutStop(sentence.slice(0, joint.index))
    const behind = withoutStop(sentence.slice(joint.index + joint[0].length))
    // "…, otherwise …": the joint itself may begin the refusal.
    const refusal =
      refusalAfter(said, sentence.slice(joint.index).replace(/^[\s,;:–-]+/u, ''), facts) ??
      refusalAfter(said, behind, facts)
    const first = ruleOf(said, 1, facts, { refusal })
    if (first === undefined) continue
    if (first.usesRefusal) return [first.rule]
    // "The code is valid for a day and can be used once": the second half has the subject of the first.
    const goesOnWithIt = (elided ?? /^\p{Ll}/u).test(behind)
    const second =
      ruleOf(behind, 1, facts, { subject: first.subject }) ??
      (first.subject !== undefined && goesOnWithIt ? ruleOf(`${first.subject} ${behind}`, 1, facts) : undefined)
    if (second !== undefined) return [first.rule, second.rule]
  }
  for (const [one, other] of sentenceBooks[facts.language].halves?.(withoutStop(sentence)) ?? []) {
    const first = ruleOf(one, 1, facts)
    const second = first === undefined ? undefined : ruleOf(other, 1, facts)
    if (first !== undefined && second !== undefined) return [first.rule, second.rule]
  }
  return undefined
}
