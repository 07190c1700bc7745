import type { Language } from '../../design/language.ts'
import { significantWords } from '../../test-case/significant-words.ts'
import { type TestCase, standIn } from '../../test-case/test-case.ts'
import type { TesterAnswer } from '../context.ts'

const statedByTester: Record<Language, string> = {
  en: 'Stated by the tester',
  es: 'Indicado por el tester',
  de: 'Angabe des Testers',
  fr: 'Précisé par le testeur',
  pt: 'Indicado pelo tester',
}

/**
 * The cases with the tester's answers in place of the assumptions that they settle: the answer becomes a precondition. The
 * built-in designer cannot read answers, so each of its cases of an answered criterion states the answer.
 */
export function settleAssumptions(cases: TestCase[], answers: TesterAnswer[], language: Language): TestCase[] {
  if (answers.length === 0) return cases
  return cases.map((testCase) => {
    const { assumptions = [], criterionIds, generationStatus, preconditions } = testCase
    const answered = answers.filter(({ criterionId }) => criterionIds.includes(criterionId))
    const open = assumptions.filter((assumption) => !answered.some((answer) => settles(answer, assumption)))
    const isDesigned = generationStatus === 'designed' || generationStatus === standIn
    const facts = answered
      .filter((answer) => isDesigned || assumptions.some((assumption) => settles(answer, assumption)))
      .map((answer) => `${statedByTester[language]}: ${factOf(answer)}`)
    if (facts.length === 0) return testCase
    return {
      ...testCase,
      preconditions: [...preconditions, ...facts.filter((fact) => !preconditions.includes(fact))],
      assumptions: open,
    }
  })
}

/** An assumption is settled by the answer about the same quoted words, or about mostly the same words. */
function settles({ question, answer }: TesterAnswer, assumption: string): boolean {
  const words = significantWords(assumption)
  const about = [...significantWords(quoteOf(question))]
  if (about.length > 0 && about.every((word) => words.has(word))) return true
  const said = new Set([...about, ...significantWords(answer)])
  const shared = [...words].filter((word) => said.has(word)).length
  return words.size > 0 && shared * 2 >= words.size
}

/** Questions of the ticket check quote the criterion's words; in other questions all words count. */
function quoteOf(question: string): string {
  return /[“„«]\s?([^“”„«»]+?)\s?[”“»]/.exec(question)?.[1] ?? question
}

function factOf({ question, answer }: TesterAnswer): string {
  return question === quoteOf(question) ? answer : `“${quoteOf(question)}”: ${answer}`
}
