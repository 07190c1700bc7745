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

/** As many answers, and as much of a text, as a request may hold (`testerAnswerSchema`). */
const maxAnswers = 20
const maxTextLength = 2_000

interface ReadAnswer extends TesterAnswer {
  /** The words that the question is about. */
  about: string[]
  /** These and the words of the answer. */
  said: ReadonlySet<string>
}

/**
 * The cases with the tester's answers in place of the assumptions that they settle: the answer becomes a precondition. The
 * built-in designer cannot read answers, so each of its cases of an answered criterion states the answer.
 */
export function settleAssumptions(cases: TestCase[], answers: TesterAnswer[], language: Language): TestCase[] {
  if (answers.length === 0) return cases
  const read = answers.slice(0, maxAnswers).map(readAnswer)
  return cases.map((testCase) => {
    const { assumptions = [], criterionIds, generationStatus, preconditions } = testCase
    const answered = read.filter(({ criterionId }) => criterionIds.includes(criterionId))
    if (answered.length === 0) return testCase
    const settling = assumptions.map((assumption) => {
      const words = significantWords(assumption.slice(0, maxTextLength))
      return answered.filter((answer) => settles(answer, words))
    })
    const isDesigned = generationStatus === 'designed' || generationStatus === standIn
    const settled = new Set(settling.flat())
    const facts = answered
      .filter((answer) => isDesigned || settled.has(answer))
      .map((answer) => `${statedByTester[language]}: ${factOf(answer)}`)
    if (facts.length === 0) return testCase
    return {
      ...testCase,
      preconditions: [...preconditions, ...facts.filter((fact) => !preconditions.includes(fact))],
      assumptions: assumptions.filter((_, at) => settling[at]?.length === 0),
    }
  })
}

function readAnswer({ criterionId, question, answer }: TesterAnswer): ReadAnswer {
  const read = { criterionId, question: question.slice(0, maxTextLength), answer: answer.slice(0, maxTextLength) }
  const about = [...significantWords(quoteOf(read.question))]
  return { ...read, about, said: new Set([...about, ...significantWords(read.answer)]) }
}

/** An assumption is settled by the answer about the same quoted words, or about mostly the same words. */
function settles({ about, said }: ReadAnswer, words: ReadonlySet<string>): boolean {
  if (about.length > 0 && about.every((word) => words.has(word))) return true
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
