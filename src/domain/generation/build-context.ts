import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { blocksToText } from '../ticket/text.ts'
import {
  type ContextCriterion,
  type GenerationContext,
  type RelatedText,
  type TesterAnswer,
  maxRelatedTexts,
} from './context.ts'

/** What the tester adds to the ticket before a run. */
export interface ContextAdditions {
  related?: RelatedText[] | undefined
  answers?: TesterAnswer[] | undefined
}

/**
 * The generation context of a ticket (docs/spec.md, section 3): its facts as text with the spec's defaults, and its criteria. Texts
 * longer than the context's schema allows are cut; a criterion is never left out up to the schema's 500.
 */
export function buildContext(
  ticket: Ticket,
  criteria: AcceptanceCriterion[],
  { related = [], answers = [] }: ContextAdditions = {},
): GenerationContext {
  const ids = new Set(criteria.map(({ id }) => id))
  const answered = answers.filter(({ criterionId, answer }) => ids.has(criterionId) && answer.trim() !== '')
  return {
    title: cut(ticket.summary, 4_000),
    description: cut(blocksToText(ticket.description), 1_500_000),
    acceptanceCriteria: criteria.slice(0, 500).map(contextCriterion),
    ticketKey: cut(ticket.key, 100),
    ticketType: cut(orDefault(ticket.type, 'Unknown'), 200),
    priority: cut(orDefault(ticket.priority, 'Unknown'), 200),
    components: cut(commaList(ticket.components), 4_000),
    labels: cut(commaList(ticket.labels), 4_000),
    ...(related.length > 0 && {
      related: related
        .slice(0, maxRelatedTexts)
        .map(({ label, text }) => ({ label: cut(label, 200), text: cut(text, 20_000) })),
    }),
    ...(answered.length > 0 && {
      answers: answered.slice(0, 20).map(({ criterionId, question, answer }) => ({
        criterionId,
        question: cut(question, 2_000),
        answer: cut(answer.trim(), 2_000),
      })),
    }),
  }
}

function contextCriterion(criterion: AcceptanceCriterion): ContextCriterion {
  const examples = criterion.examples?.slice(0, 500).map((row) => row.slice(0, 100).map((cell) => cut(cell, 4_000)))
  return {
    id: cut(criterion.id, 40),
    given: cut(criterion.given, 20_000),
    when: cut(criterion.when, 20_000),
    then: cut(criterion.then, 20_000),
    text: cut(criterion.text, 60_000),
    ...(criterion.title === undefined ? {} : { title: cut(criterion.title, 2_000) }),
    section: cut(criterion.source.label, 500),
    ...(examples === undefined ? {} : { examples }),
  }
}

function commaList(names: string[]): string {
  const text = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(', ')
  return orDefault(text, 'None')
}

function orDefault(text: string, fallback: string): string {
  return text.trim() === '' ? fallback : text
}

/** Cuts between characters, never inside a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const end = /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length
  return text.slice(0, end)
}
