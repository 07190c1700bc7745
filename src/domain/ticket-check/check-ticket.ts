import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { detectLanguage } from '../design/language.ts'
import { criterionText } from '../review/finding.ts'
import { type CheckFinding, checkRules, ruleWeights, seriousFrom, unclearFrom } from './check-finding.ts'
import { findConflicts } from './compare-criteria.ts'
import { findInCriterion } from './criterion-findings.ts'
import { type TicketQuestion, questionsFor } from './questions.ts'

export interface TicketCheck {
  /** `ready`: test cases can be written; `clarify`: some criteria leave room; `notready`: most of them do, or there are none. */
  verdict: 'ready' | 'clarify' | 'notready'
  /** From 0 to 100, the mean of the criteria. */
  score: number
  /** In the order of the criteria, the weightiest first. */
  findings: CheckFinding[]
  /** At most five, in the ticket's language. */
  questions: TicketQuestion[]
}

/**
 * What a ticket leaves unclear (docs/spec.md, "Ticket check"). It never stops a run. Pronouns and negations are not looked at:
 * published precision of those rules is under one third.
 */
export function checkTicket(criteria: AcceptanceCriterion[]): TicketCheck {
  const language = detectLanguage(criteria.map(criterionText).join('\n')) ?? 'en'
  const order = new Map(criteria.map(({ id }, index) => [id, index]))
  const findings = [
    ...criteria.flatMap((criterion) => findInCriterion(criterion, language)),
    ...findConflicts(criteria, language),
  ].sort(
    (a, b) =>
      (order.get(a.criterionId) ?? 0) - (order.get(b.criterionId) ?? 0) ||
      checkRules.indexOf(a.rule) - checkRules.indexOf(b.rule),
  )
  const lost = criteria.map(({ id }) =>
    findings.filter(({ criterionId }) => criterionId === id).reduce((sum, { rule }) => sum + ruleWeights[rule], 0),
  )
  const score = Math.round(mean(lost.map((points) => Math.max(0, 100 - points))))
  return { verdict: verdictOf(score, lost), score, findings, questions: questionsFor(findings, language) }
}

/** @param lost the points each criterion lost. */
function verdictOf(score: number, lost: number[]): TicketCheck['verdict'] {
  const unclear = mean(lost.map((points) => (points >= unclearFrom ? 1 : 0)))
  if (lost.length === 0 || score < 50 || unclear > 0.75) return 'notready'
  return score >= 85 && unclear <= 0.1 && lost.every((points) => points < seriousFrom) ? 'ready' : 'clarify'
}

function mean(numbers: number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
