import type { WireTestCase } from '../contracts/ai-generate.ts'
import { caseWeights } from './case-weights.ts'
import type { Language } from './language.ts'

/** A designed case with what it comes from. */
export interface JudgedCase {
  language: Language
  /** The kind of rule that it comes from. */
  kind: string
  /** The text of the criterion that it proves. */
  criterion: string
  testCase: Pick<WireTestCase, 'title' | 'type' | 'preconditions' | 'steps' | 'assumptions'>
}

/**
 * How surely a tester keeps a case, as the logarithm of the odds: above 0 it rather is kept. A sum of weights that were
 * learned from cases that blind testers labelled (`bench/train-cases.ts`); the rules that wrote a case cannot tell.
 */
export function caseScore(judged: JudgedCase): number {
  let sum = weights.get('bias') ?? 0
  for (const feature of caseFeatures(judged)) sum += weights.get(feature) ?? 0
  return sum
}

/** The only case of a criterion may be doubtful: without it the criterion has none. A further one has to be sure. */
const leastOfOnly = -0.4
const leastOfFurther = 0.6

interface ScoredCase {
  score: number
  testCase: Pick<WireTestCase, 'criterionIds'>
}

/**
 * The cases that are worth a tester's time. Leaving out more would spare more wrong ones, but each of them costs less than
 * a criterion without a case.
 */
export function worthKeeping<T extends ScoredCase>(cases: T[]): T[] {
  const best = new Map<string | undefined, number>()
  for (const { score, testCase } of cases) {
    const [id] = testCase.criterionIds
    best.set(id, Math.max(score, best.get(id) ?? score))
  }
  return cases.filter(({ score, testCase }) => {
    const isBest = score === best.get(testCase.criterionIds[0])
    return score >= (isBest ? leastOfOnly : leastOfFurther)
  })
}

const weights = new Map(
  Object.entries(caseWeights).flatMap(([weight, features]) =>
    features.split(' ').map((feature) => [feature, Number(weight)] as const),
  ),
)

/** The kinds that most cases come from: what speaks for a case may speak against one of another kind. */
const frequentKinds: ReadonlySet<string> = new Set(['effect', 'written', 'limit'])

/** What is weighed: the names of what holds for a case. No name contains a space. */
export function caseFeatures({ language, kind, criterion, testCase }: JudgedCase): Set<string> {
  const { title, type, preconditions, steps, assumptions = [] } = testCase
  const stated = wordsOf(criterion)
  const done = steps.map(({ step }) => wordsOf(step))
  const seen = steps.map(({ expected }) => wordsOf(expected))
  const all = [...steps.flatMap(({ step, data, expected }) => [step, data, expected]), ...preconditions].join(' ')
  const statedStems = stemsOf(criterion)
  const stems = stemsOf(all)
  const shared = [...stems].filter((stem) => statedStems.has(stem)).length
  const numbers = numbersIn(criterion)
  const used = numbersIn(`${all} ${title}`)
  const runs = seen.map((words) => longestRun(words, stated))

  const measured = [
    ...atLeast('criterion', stated.length, [5, 8, 12, 17, 24, 35, 50]),
    ...atLeast('sentences', criterion.match(/[.;:] /gu)?.length ?? 0, [1, 2, 3]),
    ...atLeast('steps', steps.length, [2, 3, 4, 6]),
    ...atLeast('longestStep', longest(done), [5, 7, 10, 13, 17, 22]),
    ...atLeast('shortestStep', shortest(done), [2, 3, 4, 6]),
    ...atLeast('longestResult', longest(seen), [5, 8, 11, 15, 20, 28]),
    ...atLeast('shortestResult', shortest(seen), [2, 3, 4, 6, 9]),
    ...atLeast('preconditions', preconditions.length, [1, 2, 3]),
    ...atLeast('assumptions', assumptions.length, [1, 2]),
    ...shares('ownWords', (stems.size - shared) / Math.max(1, stems.size)),
    ...shares('statedWords', shared / Math.max(1, statedStems.size)),
    ...shares('copiedResult', Math.max(...runs.map((run, at) => run / Math.max(1, seen[at]?.length ?? 0)))),
    ...shares('copiedCriterion', Math.max(...runs) / Math.max(1, stated.length)),
    ...shares('copiedStep', Math.max(...done.map((words) => longestRun(words, stated) / Math.max(1, words.length)))),
    ...atLeast('copiedWords', Math.max(...done.map((words) => longestRun(words, stated))), [3, 5, 7, 10, 14]),
    ...shares(
      'repeatedStep',
      Math.max(...steps.map(({ step, expected }) => overlap(stemsOf(expected), stemsOf(step)))),
    ),
    ...shares('noData', steps.filter(({ data }) => !/[\d"“«„:@]/u.test(data)).length / steps.length),
    ...shares('lostNumbers', numbers.filter((number) => !used.includes(number)).length / Math.max(1, numbers.length)),
    ...(steps.some(({ step }) => step.includes(',')) ? ['commaInStep'] : []),
    ...(steps.some(({ step }) => quoted.test(step)) ? ['quoteInStep'] : []),
    ...(steps.some(({ expected }) => quoted.test(expected)) ? ['quoteInResult'] : []),
    ...(steps.some(({ expected }) => /\d/.test(expected)) ? ['numberInResult'] : []),
    ...(steps.some(({ step, data }) => /\d/.test(step + data)) ? ['numberInStep'] : []),
    ...(title.includes('…') ? ['cutTitle'] : []),
    ...(type === undefined ? [] : [type]),
  ]
  const group = frequentKinds.has(kind) ? kind : 'other'
  return new Set([
    language,
    kind,
    `${language}:${kind}`,
    ...measured,
    ...measured.map((name) => `${group}:${name}`),
    ...assumptions.map((text) => `${language}:assumption:${wordsOf(text).slice(0, 4).join('_')}`),
    ...done.flatMap((words) => [
      `${language}:firstOfStep:${words[0] ?? ''}`,
      `${language}:start:${words.slice(0, 2).join('_')}`,
      `${language}:lastOfStep:${words.at(-1) ?? ''}`,
      ...words.map((word) => `${language}:step:${word}`),
    ]),
    ...seen.flatMap((words) => [
      `${language}:firstOfResult:${words[0] ?? ''}`,
      `${language}:lastOfResult:${words.at(-1) ?? ''}`,
      ...words.map((word) => `${language}:result:${word}`),
    ]),
  ])
}

const quoted = /["“«„]/u

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

/** The first letters of the longer words. */
function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => (word.length > 3 ? [word.slice(0, 6)] : [])))
}

function numbersIn(text: string): string[] {
  return [...new Set(text.match(/\d+/gu) ?? [])]
}

function overlap(words: Set<string>, others: Set<string>): number {
  return [...words].filter((word) => others.has(word)).length / Math.max(1, words.size)
}

/** How many words in a row two texts have in common, at most. */
function longestRun(words: string[], others: string[]): number {
  let best = 0
  let before: number[] = []
  for (const word of words) {
    const run = others.map((other, at) => (other === word ? (at === 0 ? 0 : (before[at - 1] ?? 0)) + 1 : 0))
    best = Math.max(best, ...run)
    before = run
  }
  return best
}

const longest = (texts: string[][]): number => Math.max(...texts.map(({ length }) => length))
const shortest = (texts: string[][]): number => Math.min(...texts.map(({ length }) => length))

function atLeast(name: string, amount: number, bounds: number[]): string[] {
  return bounds.filter((bound) => amount >= bound).map((bound) => `${name}>=${String(bound)}`)
}

function shares(name: string, share: number): string[] {
  return atLeast(name, Math.round(share * 100) / 100, [0.1, 0.3, 0.5, 0.7, 0.9, 1])
}
