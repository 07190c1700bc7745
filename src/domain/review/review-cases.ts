import { detectLanguage, type Language } from '../design/language.ts'
import {
  criterionText,
  reviewRules,
  type Finding,
  type ReviewedCase,
  type ReviewedCriterion,
  type ReviewedTicket,
} from './finding.ts'
import { groundsOf, reviewGrounding } from './grounding-rule.ts'
import { reviewHouseRules } from './house-rule.ts'
import { reviewLimits } from './limit-rule.ts'
import { dutySentences, reviewOracles } from './oracle-rules.ts'
import { reviewSteps } from './step-rules.ts'
import { readLength, wordsIn } from './text.ts'
import { reviewDuplicates, reviewSuite } from './suite-rules.ts'
import { reviewWordsOf } from './words.ts'

/**
 * What a demanding reviewer would remark on test cases, written by an AI, the built-in designer or a tester. The rules
 * are described in docs/review-rules.md. Findings come in the order of the cases, within a case by step and rule.
 */
export function reviewCases(cases: ReviewedCase[], ticket: ReviewedTicket): Finding[] {
  return createReviewer(ticket)(cases)
}

/**
 * `reviewCases` for a list that changes often: what only depends on one case is found once for each case object. The
 * language is that of the cases. Time grows linearly with the cases.
 */
export function createReviewer(ticket: ReviewedTicket): (cases: ReviewedCase[]) => Finding[] {
  const criteriaLanguage = detectLanguage(ticket.criteria.map(criterionText).join('\n'))
  const criteria = ticket.criteria.map((criterion) => ({
    id: criterion.id,
    sentences: dutySentences(criterionText(criterion).slice(0, readLength)),
  }))
  const grounds =
    ticket.text === undefined ? undefined : groundsOf([ticket.text, ...ticket.criteria.map(criterionText)].join('\n'))
  const reviewed = new Map<Language | undefined, WeakMap<ReviewedCase, Finding[]>>()

  function reviewAlone(testCase: ReviewedCase, language: Language | undefined): Finding[] {
    const done = reviewed.get(language) ?? new WeakMap<ReviewedCase, Finding[]>()
    reviewed.set(language, done)
    const known = done.get(testCase)
    if (known !== undefined) return known
    const words = reviewWordsOf(language)
    const found = [
      ...reviewOracles(testCase, criteria, words),
      ...reviewSteps(testCase, words, ticket.houseRules?.stepStyle === 'gherkin'),
      ...(ticket.houseRules === undefined ? [] : reviewHouseRules(testCase, ticket.houseRules)),
      ...(grounds === undefined ? [] : reviewGrounding(testCase, grounds, words)),
    ]
    done.set(testCase, found)
    return found
  }

  return (cases) => {
    const language = languageOf(cases, ticket.criteria)
    const found = [
      ...cases.flatMap((testCase) => reviewAlone(testCase, language)),
      ...reviewSuite(cases, ticket.criteria, reviewWordsOf(language)),
      ...reviewDuplicates(cases),
      ...reviewLimits(ticket.criteria, cases, criteriaLanguage ?? language),
    ]
    return sorted(found, cases)
  }
}

const sampledCases = 20
/** In words: fewer do not tell neighbouring languages apart, so the criteria are read with them. */
const enoughWords = 60

function languageOf(cases: ReviewedCase[], criteria: ReviewedCriterion[]): Language | undefined {
  const text = cases
    .slice(0, sampledCases)
    .flatMap(({ title, steps }) => [title, ...steps.map(({ step, expected }) => `${step} ${expected}`)])
    .join('\n')
  const isEnough = wordsIn(text).length >= enoughWords
  return detectLanguage(isEnough ? text : [text, ...criteria.map(criterionText)].join('\n'))
}

function sorted(findings: Finding[], cases: ReviewedCase[]): Finding[] {
  const position = new Map(cases.map(({ id }, index) => [id, index]))
  const place = ({ caseId }: Finding): number => position.get(caseId) ?? cases.length
  return findings.sort(
    (a, b) =>
      place(a) - place(b) ||
      (a.step ?? -1) - (b.step ?? -1) ||
      reviewRules.indexOf(a.rule) - reviewRules.indexOf(b.rule),
  )
}
