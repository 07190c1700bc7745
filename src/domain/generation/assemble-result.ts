import type { GenerateResponse } from '../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { detectLanguage } from '../design/language.ts'
import { testCasesToCsv } from '../export/csv.ts'
import { coverage } from '../test-case/coverage.ts'
import type { TestCase } from '../test-case/test-case.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { addMissingNegatives } from './assemble/add-negatives.ts'
import { completeCases, normaliseCases } from './assemble/normalise.ts'
import { selectCases } from './assemble/select.ts'
import type { GenerationResult } from './result.ts'

export interface ResultInput {
  ticket: Ticket
  /** The raw issue, kept with the result where it is at hand. */
  issue?: unknown
  criteria: AcceptanceCriterion[]
  response: GenerateResponse
  now: Date
}

/**
 * Makes the generation's result from the AI's, or the built-in designer's, response (spec sections 3, 5 and 9). The order
 * of work, here and nowhere else:
 *
 * 1. ids and defaults for what the provider left out;
 * 2. titles and descriptions without leading test words, data for steps that came without;
 * 3. invalid cases and repeated titles are dropped, with a reason;
 * 4. missing negative cases are added behind the others;
 * 5. without enrichment, cases about invalid input and errors are left out, unless too few would be left or a criterion
 *    about an error would lose its only case; what is left out is named;
 * 6. the list is cut to the maximum;
 * 7. the CSV is written and the criteria that no case proves are named.
 */
export function assembleResult({ ticket, issue, criteria, response, now }: ResultInput): GenerationResult {
  const { maxTestCases, provider, model, enriched } = response.metadata
  const language = detectLanguage([...criteria.map((criterion) => criterion.text), ticket.summary].join('\n')) ?? 'en'
  const normalised = normaliseCases(completeCases(response), language)
  const complete = addMissingNegatives(normalised.cases, { ticket, criteria, language, enriched })
  const { cases: testCases, dropped } = selectCases(complete, { maxTestCases, enriched, criteria })
  return {
    ticketId: ticket.key,
    title: ticket.summary,
    ticketTitle: ticket.summary,
    acceptanceCriteria: criteria,
    testCases,
    ...(issue === undefined ? {} : { ticketData: issue }),
    timestamp: now.toISOString(),
    csvContent: testCasesToCsv(testCases),
    ...(response.tokensUsed === undefined ? {} : { tokensUsed: response.tokensUsed }),
    provider,
    model,
    enriched,
    warnings: response.warnings,
    dropped: [...response.dropped, ...normalised.dropped, ...dropped],
    uncoveredCriterionIds: coverage(criteria, testCases).uncovered,
  }
}

/** The cases as they were read, for looking into an answer: before anything is normalised, added, left out or cut. */
export function casesAsRead(response: GenerateResponse): TestCase[] {
  return completeCases(response)
}
