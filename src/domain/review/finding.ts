import { buildContext } from '../generation/build-context.ts'
import type { GenerationContext } from '../generation/context.ts'
import type { HouseRules } from '../generation/house-rules.ts'
import type { GenerationResult } from '../generation/result.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { readIssue } from '../ticket/issue.ts'

/** The review rules, in the order in which findings of one place are listed. */
export const reviewRules = [
  'missing-oracle',
  'vague-oracle',
  'copied-oracle',
  'misplaced-precondition',
  'misplaced-action',
  'misplaced-check',
  'compound-step',
  'conditional-step',
  'ambiguous-words',
  'placeholder-data',
  'ungrounded-name',
  'unlinked',
  'limit-untested',
  'duplicate',
  'wrong-type',
  'title',
  'house-title',
  'house-priority',
  'house-steps',
  'house-language',
  'house-words',
] as const

export type ReviewRule = (typeof reviewRules)[number]

export type ReviewField =
  | 'title'
  | 'type'
  | 'priority'
  | 'preconditions'
  | 'criterionIds'
  | 'step'
  | 'data'
  | 'expected'

/** What a reviewer would remark on a case, and where. */
export interface Finding {
  /** For an untested limit, the first case of its criterion. */
  caseId: string
  rule: ReviewRule
  /** Counted from 0; null if the finding is about the case as a whole. */
  step: number | null
  field: ReviewField
  /** The words the finding is about, as they stand in the case, or in the criterion for an untested limit. */
  quote: string
  /** In English; `src/messages` words it in other languages by `rule`, `quote` and `detail`. */
  message: string
  /** What the message names besides the quote: the id of a criterion or of another case, or missing values. */
  detail?: string
}

/** What the rules read of a ticket. */
export interface ReviewedTicket {
  /** The rules of the tester's team. */
  houseRules?: HouseRules | undefined
  /** Everything the ticket says: names and numbers of a case are looked up here. Undefined if only the criteria are known. */
  text: string | undefined
  criteria: ReviewedCriterion[]
}

/** What the review reads of a result. Without the tracker's issue, names are not looked up. */
export function reviewedTicket({
  acceptanceCriteria,
  ticketData,
  answers,
}: Pick<GenerationResult, 'acceptanceCriteria' | 'ticketData' | 'answers'>): ReviewedTicket {
  const issue = ticketData === undefined ? undefined : readIssue(ticketData)
  const text = issue?.ok === true ? ticketTextOf(buildContext(issue.value, acceptanceCriteria, { answers })) : undefined
  return { text, criteria: acceptanceCriteria }
}

export interface ReviewedCriterion {
  id: string
  text?: string
  given: string
  when: string
  then: string
}

export type ReviewedCase = Pick<
  TestCase,
  'id' | 'title' | 'description' | 'preconditions' | 'type' | 'steps' | 'criterionIds' | 'assumptions'
> &
  Partial<Pick<TestCase, 'priority'>>

/** What a generation context says of its ticket, for `ReviewedTicket.text`. The tester's answers are facts of the ticket. */
export function ticketTextOf(
  context: Pick<
    GenerationContext,
    'ticketKey' | 'title' | 'description' | 'components' | 'labels' | 'related' | 'answers'
  >,
): string {
  const { ticketKey, title, description, components, labels, related = [], answers = [] } = context
  const around = [...related.map(({ text }) => text), ...answers.map(({ answer }) => answer)]
  return [ticketKey, title, description, components, labels, ...around].join('\n')
}

/** The words of a criterion as one text. */
export function criterionText({ text, given, when, then }: ReviewedCriterion): string {
  return text !== undefined && text.trim() !== '' ? text : [given, when, then].filter((part) => part !== '').join(' ')
}

/** The message in English for each rule. `{quote}` and `{detail}` are filled in. */
const messages: Record<ReviewRule, string> = {
  'missing-oracle': 'The step has no expected result, so nobody can decide whether it passed.',
  'vague-oracle': '“{quote}” can be neither seen nor measured. Say what the tester observes.',
  'copied-oracle': 'The expected result repeats the {detail}. Say what is visible, with the value worked out.',
  'misplaced-precondition': 'The first step describes a state. It belongs in the preconditions.',
  'misplaced-action': 'The expected result asks the tester to do something. That is a step of its own.',
  'misplaced-check': 'The step only checks. What it checks belongs in the expected result of the step before.',
  'compound-step': 'The step holds several actions. Split it, so that a failure shows where.',
  'conditional-step': 'A tester cannot decide “{quote}”. Write one case for each branch.',
  'ambiguous-words': '“{quote}” means something else to every tester. Name the value or the thing.',
  'placeholder-data': '“{quote}” is a placeholder. Give the value to use.',
  'ungrounded-name': '“{quote}” is neither in the ticket nor among the assumptions.',
  unlinked: 'The case covers no criterion of the ticket.',
  'limit-untested': 'The limit “{quote}” of {detail} is not tested on both sides.',
  duplicate: 'The case checks the same as {detail}.',
  'wrong-type': 'The outcome does not fit the type “{quote}”.',
  title: 'The title {detail}.',
  'house-title': 'Your team writes titles as “{detail}”.',
  'house-priority': '“{quote}” is none of your team’s priorities: {detail}.',
  'house-steps': 'Your team starts steps with Given, When or Then.',
  'house-language': 'Your team writes test cases in another language ({detail}).',
  'house-words': 'Your team does not use “{quote}”.',
}

/** Fills a message with the words of its finding. */
export function fillMessage(template: string, { quote, detail = '' }: { quote: string; detail?: string }): string {
  const values = { quote: shortened(quote), detail: shortened(detail) }
  return template.replaceAll(/\{(quote|detail)\}/g, (_, name) => (name === 'quote' ? values.quote : values.detail))
}

/** A finding with its English message. */
export function finding(found: Omit<Finding, 'message'>): Finding {
  return { ...found, message: fillMessage(messages[found.rule], found) }
}

const maxQuoteLength = 300

function shortened(text: string): string {
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text
}
