import type { WireTestCase } from '../contracts/ai-generate.ts'
import type { GenerationContext } from '../generation/context.ts'
import { caseScore, worthKeeping } from './case-score.ts'
import { type Language, languageOf } from './language.ts'
import { brazilianCase } from './phrase/brazilian.ts'
import { phraseCase } from './phrase/phrase-case.ts'
import { phraseBook } from './phrase/phrase-books.ts'
import { shortened } from './phrase/text.ts'
import { say } from './phrase/vocabulary.ts'
import { leftOpen, showsNothing } from './frame/shows-nothing.ts'
import { isSound } from './frame/sound.ts'
import { type PlannedIdea, planCriterion, planOpen } from './plan/plan.ts'
import { riskOf } from './risk.ts'
import { selectDesignedCases, type DesignedCandidate } from './select-cases.ts'
import { understandTicket, type Understood } from './understand/understand.ts'
import { isBrazilian } from './variant.ts'

export interface DesignOptions {
  /** Whether the further cases of a criterion are designed beside the one that proves it. */
  enrichment: boolean
  maxTestCases: number
}

/** How much of a ticket, and of each part of a criterion, is understood, in characters: a longer part is read up to there. */
const longestInput = 200_000
const longestPart = 600

/**
 * The built-in test designer: test cases from criteria by the rules of test design, without an AI, a network, a clock or
 * chance, so that the same context gives the same cases. It understands each criterion as rules, plans test ideas from
 * them and phrases the ideas in the ticket's language; a ticket in another language gets English framing and says so.
 */
export function designTestCases(
  context: GenerationContext,
  { enrichment, maxTestCases }: DesignOptions,
): WireTestCase[] {
  const candidates = designCandidates(context, enrichment)
  const worth = worthKeeping(candidates)
  return withDistinctTitles(selectDesignedCases(worth.length > 0 ? worth : candidates, maxTestCases))
}

/** The cases from which those of a result are chosen. */
export function designCandidates(context: GenerationContext, enrichment: boolean): DesignedCandidate[] {
  const known = languageOf(context)
  const language: Language = known ?? 'en'
  const criteria = understandTicket(bounded(context), language)
  const brazilian = language === 'pt' && isBrazilian(context)
  const foreign = known === undefined ? [say('otherLanguage', {})] : []
  const phrased = (criterion: Understood, ideas: PlannedIdea[]): DesignedCandidate[] => {
    const risk = riskOf(criterion)
    return ideas.map((idea) => {
      const testCase = phraseCase({ ...idea, assumptions: [...idea.assumptions, ...foreign] }, risk, language)
      return {
        core: idea.core,
        kind: idea.kind,
        rank: risk.score + idea.weight,
        score: caseScore({ language, kind: idea.kind, criterion: criterion.text, testCase }),
        testCase: brazilian ? brazilianCase(testCase) : testCase,
      }
    })
  }
  const sound = criteria.map((criterion) => ({
    isBrief: isBrief(criterion),
    candidates: phrased(criterion, planCriterion(criterion)).filter(
      ({ core, testCase }) =>
        (core || enrichment) &&
        isSound(testCase, language) &&
        !(criterion.isInterface === true && usesScreen(testCase)),
    ),
  }))
  const proving = sound.flatMap(({ candidates, isBrief }) => withoutEmptyLooks(candidates, language, isBrief))
  const any = proving.length > 0 ? proving : sound.flatMap(({ candidates }) => candidates)
  const written = any.length > 0 ? any : criteria.flatMap((criterion) => phrased(criterion, planOpen(criterion)))
  return withoutRepeats(written)
}

/** A criterion that a look may prove: a scenario, which says what is opened, or one plain sentence. */
function isBrief({ text, when }: Understood): boolean {
  return when.length > 0 || text.split(/\s+/u).length <= 16
}

/**
 * A look that shows nothing only costs the tester time: what it would have looked at becomes an open point of the first
 * case that stays.
 */
function withoutEmptyLooks(candidates: DesignedCandidate[], language: Language, isBrief: boolean): DesignedCandidate[] {
  const empty = new Set(candidates.filter(({ testCase }) => showsNothing(testCase, language, isBrief)))
  const kept = candidates.filter((candidate) => !empty.has(candidate))
  const first = kept.find(({ core }) => core)
  if (empty.size === 0 || first === undefined) return kept
  const { decideOutcome } = phraseBook(language)
  const open = [...empty].flatMap(({ testCase }) => leftOpen(testCase) ?? []).map((text) => decideOutcome({ text }))
  first.testCase.assumptions = [...new Set([...(first.testCase.assumptions ?? []), ...open])]
  return kept
}

function bounded(context: GenerationContext): GenerationContext {
  let left = longestInput
  const take = (text: string): string => {
    const taken = text.slice(0, Math.max(0, Math.min(left, longestPart)))
    left -= taken.length
    return taken
  }
  return {
    ...context,
    acceptanceCriteria: context.acceptanceCriteria.map((criterion) => ({
      ...criterion,
      given: take(criterion.given),
      when: take(criterion.when),
      then: take(criterion.then),
      ...(criterion.text === undefined ? {} : { text: take(criterion.text) }),
    })),
  }
}

/** Cases that ask for the same under the same preconditions are one, which proves the criteria of both. */
function withoutRepeats(candidates: DesignedCandidate[]): DesignedCandidate[] {
  const kept = new Map<string, DesignedCandidate>()
  for (const candidate of candidates) {
    const { steps, preconditions, criterionIds } = candidate.testCase
    const key = JSON.stringify([steps, preconditions]).toLowerCase()
    const same = kept.get(key)
    if (same === undefined) kept.set(key, candidate)
    else same.testCase.criterionIds = [...new Set([...same.testCase.criterionIds, ...criterionIds])]
  }
  return [...kept.values()]
}

/** A title that is taken gets the id of its criterion. */
function withDistinctTitles(cases: WireTestCase[]): WireTestCase[] {
  const titles = new Set<string>()
  return cases.map((testCase) => {
    let { title } = testCase
    const [id = ''] = testCase.criterionIds
    for (let count = 1; titles.has(title.toLowerCase()); count += 1)
      title = `${shortened(testCase.title, 66)} (${id}${count === 1 ? '' : `, ${String(count)}`})`
    titles.add(title.toLowerCase())
    return { ...testCase, title }
  })
}

/** English alone reads criteria of interfaces. */
const screen =
  /(?<!\p{L})(?:reload(?:ed)?|The form is|the page|(?:is|are) (?:still |not |neither )?displayed|signed? in as)(?!\p{L})/iu
const atScreen = /^(?:Enter|Open(?! the log)|Prepare a case|Tick|Click|Choose|Read off|Bring an?) /u

/** Whether a case fills in a form or looks at a page: an interface has neither. */
function usesScreen({ preconditions, steps }: Pick<WireTestCase, 'preconditions' | 'steps'>): boolean {
  return (
    preconditions.some((text) => screen.test(text)) ||
    steps.some(({ step, expected }) => atScreen.test(step) || screen.test(step) || screen.test(expected))
  )
}
