import type { ContextCriterion } from '../../generation/context.ts'
import type { RuleOf } from '../understand/rule.ts'
import { refusalAfter, ruleOf, sidesOf, withoutStop } from './match-sentence.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { sentenceBooks } from './sentence-books.ts'
import type { TicketFacts } from './slots.ts'

/** What was read from the sentences of a criterion. */
export interface SentencesRead {
  rules: RuleOf<'written'>[]
  /** The criterion without the sentences that were read; undefined where nothing is left. */
  rest: ContextCriterion | undefined
}

/**
 * Reads the sentences of a criterion that a pattern knows as a whole. A sentence that goes on from a known one and is not
 * known itself keeps both unread, so that nothing of the criterion gets lost. Time is linear in the number of sentences.
 */
export function readSentences(criterion: ContextCriterion, facts: TicketFacts): SentencesRead {
  const { text = '', given, when, examples } = criterion
  const isScenario =
    given.trim() !== '' && when.trim() !== '' && /\n|(?:^|\s)(?:Given|Dado|Gegeben|Angenommen|Étant)/u.test(text)
  const scenario = scenarioRule(text, facts)
  if (scenario !== undefined) return { rules: [scenario], rest: undefined }
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

const scenarioText =
  /^\s*(?:Given|Gegeben(?: seien?)?|Angenommen|Dad[oa]s?|Étant donnée?s?)(?: que| qu['’])?,? ?(?<given>[^\n]+)\n\s*(?:When|Wenn|Cuando|Quando|Quand) (?<when>[^\n]+)\n\s*(?:Then|Dann|Entonces|Então|Alors) (?<then>[^\n]+)$/iu

/** A scenario of three lines that a pattern knows as a whole. */
function scenarioRule(text: string, facts: TicketFacts): RuleOf<'written'> | undefined {
  const { scenarios } = sentenceBooks[facts.language]
  if (scenarios === undefined || text.length > 1_000) return undefined
  const { given, when, then } = scenarioText.exec(text.trim().replace(/[\u00a0\u202f]/gu, ' '))?.groups ?? {}
  if (given === undefined || when === undefined || then === undefined) return undefined
  const joined = [given, when, then].map((part) => withoutStop(part)).join('. ')
  return ruleOf(joined, 3, facts, {}, scenarios)?.rule
}

/** Rules, and the number of sentences that they were read from. */
interface Read {
  rules: RuleOf<'written'>[]
  length: number
}

/** What is read at a sentence, together with as many of the sentences behind it as belong to it. */
function longestAt(pieces: Piece[], at: number, facts: TicketFacts, subject?: string): Read | undefined {
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
  return partsOf(pieces[at]?.text ?? '', pieces[at + 1]?.text ?? '', facts)
}

/** A compound sentence both halves of which are known, or the second of which tells what happens beyond the first. */
function partsOf(sentence: string, next: string, facts: TicketFacts): Read | undefined {
  const { joints, elided, halves } = sentenceBooks[facts.language]
  const refusal = refusalAfter(sentence, next, facts)
  for (const joint of sentence.matchAll(joints)) {
    const said = withoutStop(sentence.slice(0, joint.index))
    const behind = withoutStop(sentence.slice(joint.index + joint[0].length))
    // "…, otherwise …": the joint itself may begin the refusal.
    const within =
      refusalAfter(said, sentence.slice(joint.index).replace(/^[\s,;:–-]+/u, ''), facts) ??
      refusalAfter(said, behind, facts)
    const only = within === undefined ? undefined : ruleOf(said, 1, facts, { refusal: within })
    if (only?.usesRefusal === true) return { rules: [only.rule], length: 1 }
    const first = ruleOf(said, 1, facts, { refusal })
    if (first === undefined) continue
    const { subject } = first
    // "The code is valid for a day and can be used once": the second half has the subject of the first.
    const goesOnWithIt = subject !== undefined && (elided ?? /^\p{Ll}/u).test(behind)
    const second =
      ruleOf(behind, 1, facts, { refusal, subject }) ??
      (goesOnWithIt ? ruleOf(`${subject} ${behind}`, 1, facts, { refusal }) : undefined)
    if (second !== undefined)
      return { rules: [first.rule, second.rule], length: first.usesRefusal || second.usesRefusal ? 2 : 1 }
  }
  for (const [one, other] of halves?.(withoutStop(sentence)) ?? []) {
    const first = ruleOf(one, 1, facts)
    const second = first === undefined ? undefined : ruleOf(other, 1, facts)
    if (first !== undefined && second !== undefined) return { rules: [first.rule, second.rule], length: 1 }
  }
  return undefined
}
