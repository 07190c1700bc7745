import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../language.ts'
import type { Idea } from '../plan/idea.ts'
import { highRisk, mediumRisk, type Risk } from '../risk.ts'
import { phraseBook } from './phrase-books.ts'
import { usablePreconditions } from '../frame/sound.ts'
import { stepData } from './step-data.ts'
import { shortened } from './text.ts'
import type { PhraseBook } from './vocabulary.ts'

const longestTitle = 80

/** An idea in the words of a language. */
export function phraseCase(idea: Idea, risk: Risk, language: Language): WireTestCase {
  const book = phraseBook(language)
  // A value whose outcome the ticket leaves open is not tried; an action that the next step builds on stays.
  const said = idea.steps.flatMap((one, at) => {
    const outcome = one.expected.in(book)
    // The tables of a language may not know how to deny an outcome: then its other side stays untried.
    if (outcome === '' && one.expected.key === 'appliesNot' && language !== 'en' && at > 0 && one.data === undefined)
      return []
    return [{ ...one, outcome: outcome === '' && one.data === undefined ? book.noError({}) : outcome }]
  })
  const open = said.filter(({ outcome }) => outcome === '').map(({ data }) => data?.in(book) ?? '')
  const assumptions = [
    ...new Set([
      ...idea.assumptions.filter(({ key }) => open.length === 0 || key !== 'oppositeOpen').map((line) => line.in(book)),
      ...open.filter((value) => value !== '').map((value) => book.otherSideOpen({ value })),
    ]),
  ]
  return {
    title: shortened(idea.title.in(book), longestTitle),
    description: idea.about.in(book),
    preconditions: usablePreconditions([...new Set(idea.preconditions.map((line) => line.in(book)))], language),
    type: idea.type,
    ...priorityOf(idea, risk, book),
    steps: said
      .filter(({ outcome }) => outcome !== '')
      .map(({ action, data, outcome }) => {
        const step = action.in(book)
        return { step, data: data?.in(book) ?? stepData(step, language), expected: outcome }
      }),
    criterionIds: idea.criterionIds,
    technique: idea.technique,
    ...(assumptions.length === 0 ? {} : { assumptions }),
    generationStatus: 'designed',
  }
}

const levels = ['Low', 'Medium', 'High'] as const

/** From what can be lost when the criterion does not hold; a side case is one step lower. */
function priorityOf(
  { core, weight }: Idea,
  { score, found }: Risk,
  book: PhraseBook,
): Pick<WireTestCase, 'priority' | 'priorityReason'> {
  const level = score >= highRisk ? 2 : score >= mediumRisk || score === 0 ? 1 : 0
  const side = !core && weight <= 1
  const said = found
    .slice(0, 2)
    .map(({ kind, word }) => book.priorityFor({ kind, word }))
    .join('; ')
  const reason = said === '' ? book.priorityOrdinary({}) : said
  return {
    priority: levels[Math.max(0, side ? level - 1 : level)] ?? 'Medium',
    priorityReason: side ? book.prioritySide({ reason }) : reason,
  }
}
