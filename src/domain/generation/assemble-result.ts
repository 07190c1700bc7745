import type { GenerateResponse, WireTestCase } from '../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { type Language, detectLanguage } from '../design/language.ts'
import { coverage } from '../test-case/coverage.ts'
import type { TestCase } from '../test-case/test-case.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { addMissingNegatives } from './assemble/add-negatives.ts'
import { completeCases, normaliseCases } from './assemble/normalise.ts'
import { selectCases } from './assemble/select.ts'
import { findMissing } from './find-gaps.ts'
import { settleAssumptions } from './assemble/settle-assumptions.ts'
import type { TesterAnswer } from './context.ts'
import type { GenerationResult, Unfinished } from './result.ts'

export interface ResultInput {
  ticket: Ticket
  /** The raw issue, kept with the result where it is at hand. */
  issue?: unknown
  criteria: AcceptanceCriterion[]
  /** What the tester answered before the run; kept with the result. */
  answers?: TesterAnswer[] | undefined
  response: GenerateResponse
  now: Date
  /** Whether the response completes a result with cases for some of its criteria: it needs no balance of its own. */
  completes?: boolean
}

/**
 * Makes the generation's result from the AI's, or the built-in designer's, response (docs/spec.md, sections 3, 5 and 9). The order
 * of work, here and nowhere else:
 *
 * 1. ids and defaults for what the provider left out;
 * 2. titles and descriptions without leading test words, data for steps that came without;
 * 3. invalid cases and repeated titles are dropped, with a reason;
 * 4. missing negative cases are added behind the others;
 * 5. without enrichment, cases about invalid input and errors are left out, unless too few would be left or a criterion
 *    about an error would lose its only case; what is left out is named;
 * 6. the list is cut to the maximum;
 * 7. the tester's answers take the place of the assumptions that they settle;
 * 8. the criteria that no case covers are named, and the limits that none tests on both sides.
 */
export function assembleResult({
  ticket,
  issue,
  criteria,
  answers = [],
  response,
  now,
  completes,
}: ResultInput): GenerationResult {
  const { maxTestCases, provider, model, enriched, runId } = response.metadata
  const language = ticketLanguage(ticket, criteria)
  const normalised = normaliseCases(completeCases(response), language)
  const complete = completes
    ? normalised.cases
    : addMissingNegatives(normalised.cases, { ticket, criteria, language, enriched })
  const { cases, dropped } = selectCases(complete, { maxTestCases, enriched, criteria })
  const testCases = settleAssumptions(cases, answers, language)
  // The server names those of its own cases; the list may have changed since.
  const openLimits = findMissing({ title: ticket.summary, acceptanceCriteria: criteria }, testCases).limits
  return {
    ticketId: ticket.key,
    title: ticket.summary,
    ticketTitle: ticket.summary,
    acceptanceCriteria: criteria,
    ...(answers.length > 0 && { answers }),
    testCases,
    ...(issue === undefined ? {} : { ticketData: issue }),
    timestamp: now.toISOString(),
    ...(response.tokensUsed === undefined ? {} : { tokensUsed: response.tokensUsed }),
    provider,
    model,
    enriched,
    warnings: response.warnings,
    dropped: [...response.dropped, ...normalised.dropped, ...dropped],
    uncoveredCriterionIds: coverage(criteria, testCases).uncovered,
    ...(openLimits.length > 0 && { openLimits }),
    ...(runId === undefined ? {} : { runId }),
  }
}

export interface IncompleteInput extends Omit<ResultInput, 'response' | 'completes'>, Omit<Unfinished, 'received'> {
  /** What came before the run broke off. */
  written: WireTestCase[]
  runId?: string | undefined
}

/**
 * The result of a run that broke off, marked as incomplete: the cases as they came, in the product's form. No case is added
 * or left out for balance, because the rest is still to be written. It may hold no case.
 */
export function assembleIncomplete({
  ticket,
  issue,
  criteria,
  answers = [],
  written,
  idempotencyKey,
  request,
  runId,
  redacted,
  now,
}: IncompleteInput): GenerationResult {
  const enriched = request.enableEnrichment === true
  const response = {
    testCases: written,
    warnings: [],
    dropped: [],
    metadata: { maxTestCases: Math.max(1, written.length), provider: '', model: '', enriched },
  }
  const language = ticketLanguage(ticket, criteria)
  const { cases: normalised, dropped } = normaliseCases(completeCases(response), language)
  const cases = settleAssumptions(normalised, answers, language)
  return {
    ticketId: ticket.key,
    title: ticket.summary,
    ticketTitle: ticket.summary,
    acceptanceCriteria: criteria,
    ...(answers.length > 0 && { answers }),
    testCases: cases,
    ...(issue === undefined ? {} : { ticketData: issue }),
    timestamp: now.toISOString(),
    enriched,
    warnings: [],
    dropped,
    uncoveredCriterionIds: coverage(criteria, cases).uncovered,
    unfinished: { idempotencyKey, request, ...(redacted && { redacted }), received: cases },
    ...(runId === undefined ? {} : { runId }),
  }
}

function ticketLanguage(ticket: Ticket, criteria: AcceptanceCriterion[]): Language {
  return detectLanguage([...criteria.map((criterion) => criterion.text), ticket.summary].join('\n')) ?? 'en'
}

/** The cases as they were read, for looking into an answer: before anything is normalised, added, left out or cut. */
export function casesAsRead(response: GenerateResponse): TestCase[] {
  return completeCases(response)
}
