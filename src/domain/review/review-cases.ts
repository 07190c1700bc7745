import { detectLanguage } from '../design/language.ts'
import { criterionText, reviewRules, type Finding, type ReviewedCase, type ReviewedTicket } from './finding.ts'
import { groundsOf, reviewGrounding } from './grounding-rule.ts'
import { reviewLimits } from './limit-rule.ts'
import { dutySentences, reviewOracles } from './oracle-rules.ts'
import { reviewSteps } from './step-rules.ts'
import { reviewDuplicates, reviewSuite } from './suite-rules.ts'
import { reviewWordsOf } from './words.ts'

/**
 * What a demanding reviewer would remark on test cases, written by an AI, the built-in designer or a tester. The rules
 * are described in docs/review-rules.md. Findings come in the order of the cases, within a case by step and rule. The
 * language is that of the cases. Time grows linearly with the cases, except for the search for duplicates.
 */
export function reviewCases(cases: ReviewedCase[], ticket: ReviewedTicket): Finding[] {
  const spoken = detectLanguage(
    cases
      .map(({ title, steps }) => [title, ...steps.map(({ step, expected }) => `${step} ${expected}`)].join('\n'))
      .join('\n'),
  )
  const words = reviewWordsOf(spoken)
  const criteria = ticket.criteria.map((criterion) => ({
    id: criterion.id,
    sentences: dutySentences(criterionText(criterion)),
  }))
  const grounds = groundsOf([ticket.text, ...ticket.criteria.map(criterionText)].join('\n'))
  const position = new Map(cases.map(({ id }, index) => [id, index]))
  const rank = new Map(reviewRules.map((rule, index) => [rule, index]))
  return [
    ...cases.flatMap((testCase) => [
      ...reviewOracles(testCase, criteria, words),
      ...reviewSteps(testCase, words),
      ...reviewGrounding(testCase, grounds, words),
    ]),
    ...reviewSuite(cases, ticket.criteria, words),
    ...reviewDuplicates(cases),
    ...reviewLimits(ticket.criteria, cases, detectLanguage(ticket.criteria.map(criterionText).join('\n')) ?? spoken),
  ].sort(
    (a, b) =>
      (position.get(a.caseId ?? '') ?? cases.length) - (position.get(b.caseId ?? '') ?? cases.length) ||
      (a.step ?? -1) - (b.step ?? -1) ||
      (rank.get(a.rule) ?? 0) - (rank.get(b.rule) ?? 0),
  )
}
