import { significantWords } from './significant-words.ts'
import type { TestCase } from './test-case.ts'

/** What `coverage` reads of a criterion. */
export interface CoveredCriterion {
  id: string
  text?: string
  given: string
  when: string
  then: string
}

export type CoveringCase = Pick<TestCase, 'id' | 'title' | 'description' | 'steps' | 'criterionIds'>

export interface CoverageMatrix {
  /** One row per criterion, in the order of the ticket; case ids in the order of the cases. */
  rows: { criterionId: string; caseIds: string[] }[]
  /** Ids of the criteria that no case covers. */
  uncovered: string[]
}

/**
 * Which case covers which criterion. A case that names criteria, by `criterionIds` or by an id in its title or
 * description, is taken at its word; one that names none of these criteria is matched by the meaning of its words: the
 * share of a criterion's significant words that it repeats, rare words counting more. Grows with criteria × cases.
 */
export function coverage(criteria: CoveredCriterion[], cases: CoveringCase[]): CoverageMatrix {
  const idOf = new Map(criteria.map((criterion) => [normalId(criterion.id), criterion.id]))
  const matcher = wordMatcher(criteria)
  const rows = new Map(criteria.map((criterion) => [criterion.id, new Set<string>()]))
  for (const testCase of cases) {
    const named = namedIds(testCase, idOf)
    for (const id of named.length > 0 ? named : matcher(testCase)) rows.get(id)?.add(testCase.id)
  }
  const list = [...rows].map(([criterionId, caseIds]) => ({ criterionId, caseIds: [...caseIds] }))
  return { rows: list, uncovered: list.filter((row) => row.caseIds.length === 0).map((row) => row.criterionId) }
}

/** 'AC-1', 'ac 1', 'AC01' and 'Ac_1' are one id. */
function normalId(id: string): string {
  return id
    .trim()
    .toUpperCase()
    .replace(/[\s_–—-]+/g, '')
    .replace(/(\D)0+(?=\d)/g, '$1')
}

function namedIds(testCase: CoveringCase, idOf: Map<string, string>): string[] {
  const known = (ids: string[]): string[] => ids.flatMap((id) => idOf.get(normalId(id)) ?? [])
  const listed = known(testCase.criterionIds)
  if (listed.length > 0) return listed
  const text = `${testCase.title}\n${testCase.description}`
  return known([...text.matchAll(/(?<![\p{L}\p{N}])AC[\s_–—-]?\d{1,4}(?!\d)/giu)].map(([id]) => id))
}

/** The share of a criterion's words that a case must repeat to cover it. The best match may repeat fewer. */
const enough = 0.5
const enoughForBest = 0.34

function wordMatcher(criteria: CoveredCriterion[]): (testCase: CoveringCase) => string[] {
  const wordsOf = criteria.map((criterion) => ({ id: criterion.id, words: significantWords(criterionText(criterion)) }))
  const frequency = new Map<string, number>()
  for (const { words } of wordsOf) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const weight = (word: string): number => Math.log(1 + criteria.length / (frequency.get(word) ?? 1))

  return (testCase) => {
    const said = significantWords(caseText(testCase))
    const scores = wordsOf.map(({ id, words }) => ({ id, score: share(words, said, weight) }))
    const best = scores.reduce((highest, { score }) => Math.max(highest, score), 0)
    return scores
      .filter(({ score }) => score >= enough || (score === best && score >= enoughForBest))
      .map(({ id }) => id)
  }
}

function share(words: Set<string>, said: Set<string>, weight: (word: string) => number): number {
  let total = 0
  let shared = 0
  let count = 0
  for (const word of words) {
    total += weight(word)
    if (!said.has(word)) continue
    shared += weight(word)
    count += 1
  }
  // One word in common is a coincidence, unless the criterion has no more.
  return total === 0 || count < Math.min(2, words.size) ? 0 : shared / total
}

/** The criterion's text. Default texts are the same in all criteria, so their words have almost no weight. */
function criterionText({ text, given, when, then }: CoveredCriterion): string {
  return text !== undefined && text.trim() !== '' ? text : `${given}\n${when}\n${then}`
}

function caseText({ title, description, steps }: CoveringCase): string {
  return [title, description, ...steps.map(({ step, data, expected }) => `${step}\n${data}\n${expected}`)].join('\n')
}
