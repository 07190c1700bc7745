import type { StepRole } from './gherkin-dialect.ts'
import type { RichLine } from './rich-line.ts'
import { findCandidates, leadsWithKeyword, withoutMarkedKeywords, type StepCandidate } from './step-candidates.ts'
import { trimEndSigns, trimStartSigns } from './trim-signs.ts'

/** A part of a Given/When/Then line. */
export interface SentenceClause {
  role: StepRole
  text: string
}

/**
 * Splits a line that begins with a step keyword into its clauses: "Given a, When b, Then c" gives three. A lower-case
 * 'when' or 'then' inside a clause is a word of it unless no better candidate is there. [] where no keyword leads.
 */
export function splitClauses(line: RichLine, dialects: ReadonlySet<string>): SentenceClause[] {
  if (!leadsWithKeyword(line.text, dialects)) return []
  const plain = withoutMarkedKeywords(line, dialects)
  const candidates = findCandidates(plain, dialects)
  const [first, ...rest] = candidates
  if (!first || !/^[\s"'“([]*$/.test(plain.text.slice(0, first.start))) return []
  const chosen = [first, ...choose(first, rest).filter((candidate) => says(plain.text, first, candidate))].sort(
    (a, b) => a.start - b.start,
  )
  const clauses = chosen.map(({ role, end }, index) => ({
    role,
    text: clauseText(plain.text.slice(end, chosen[index + 1]?.start)),
  }))
  // "…, then? …": a keyword followed by signs alone was a word of the sentence.
  return clauses.filter(
    ({ text }) => text === '' || /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) || !/[?!.]/.test(text),
  )
}

function choose(first: StepCandidate, rest: StepCandidate[]): StepCandidate[] {
  const of = (role: StepRole): StepCandidate[] => rest.filter((candidate) => candidate.role === role)
  const whens = first.role === 'when' ? graded(of('when'), 3) : best(of('when'))
  const firstWhen = whens[0]?.start ?? 0
  const thens =
    first.role === 'then' ? graded(of('then'), 3) : best(of('then').filter((candidate) => candidate.start > firstWhen))
  const sure = (list: StepCandidate[]): boolean => list.every((candidate) => candidate.grade > 0)
  const pair = sure(whens) && sure(thens)
  if (!pair && first.grade === 0) return []
  if (!pair && (thens.length === 0 || (first.role === 'given' && whens.length === 0)))
    return of('and').filter(({ grade }) => grade >= 2)
  const givens = graded(of('given'), 2).filter(({ start }) => start > (thens[0]?.start ?? Infinity))
  return [...givens, ...whens, ...thens, ...graded(of('and'), 2)]
}

/** A word in lower case right behind the first keyword ("When then submit") or beside bold ones is no keyword. */
function says(text: string, first: StepCandidate, { grade, start }: StepCandidate): boolean {
  return grade >= 2 || (!(grade === 0 && first.grade === 3) && /[\p{L}\p{N}]/u.test(text.slice(first.end, start)))
}

/** The surest candidates: all of them when they are marked as keywords, else only the first. */
function best(candidates: StepCandidate[]): StepCandidate[] {
  const grade = Math.max(-1, ...candidates.slice(0, 200).map((candidate) => candidate.grade))
  if (grade >= 2) return graded(candidates, grade)
  const first = candidates.find((candidate) => candidate.grade === grade)
  return first ? [first] : []
}

function graded(candidates: StepCandidate[], lowest: number): StepCandidate[] {
  return candidates.filter(({ grade }) => grade >= lowest)
}

function clauseText(text: string): string {
  return trimEndSigns(trimStartSigns(text, ':：,，、'), ',，、;；')
}
