import type { GenerationResult } from '#domain/generation/result.ts'
import { type HistoryEntry, describeCases, fallbackTitle } from './entry.ts'
import { keepTicket } from './kept-ticket.ts'

/** Valid results are kept: there is a result, it has no error and at least one test case (spec section 5, History add). */
export function isWorthKeeping(result: GenerationResult | undefined): result is GenerationResult {
  return result !== undefined && (result.error ?? '') === '' && result.ticketId !== '' && result.testCases.length > 0
}

/** What the history keeps of a result. */
export function entryFromResult(result: GenerationResult, id: string): HistoryEntry {
  const { ticketId, testCases, timestamp } = result
  const ticketData = keepTicket(result.ticketData)
  return {
    id,
    timestamp,
    ticketId,
    title: result.title || fallbackTitle(ticketId),
    description: ticketData?.fields.description ?? '',
    testCases,
    acceptanceCriteria: result.acceptanceCriteria,
    ticketData,
    metadata: describeCases({ testCases, timestamp }),
    tokensUsed: result.tokensUsed,
    provider: result.provider,
    model: result.model,
    enriched: result.enriched,
    warnings: result.warnings,
    dropped: result.dropped,
    uncoveredCriterionIds: result.uncoveredCriterionIds,
    unfinished: result.unfinished,
  }
}

/** The result that an entry was made from, to be shown again. */
export function resultFromEntry(entry: HistoryEntry): GenerationResult {
  return {
    ticketId: entry.ticketId,
    title: entry.title,
    ticketTitle: entry.title,
    acceptanceCriteria: entry.acceptanceCriteria,
    testCases: entry.testCases,
    ticketData: entry.ticketData,
    timestamp: entry.timestamp,
    tokensUsed: entry.tokensUsed,
    provider: entry.provider,
    model: entry.model,
    enriched: entry.enriched,
    warnings: entry.warnings,
    dropped: entry.dropped,
    uncoveredCriterionIds: entry.uncoveredCriterionIds,
    ...(entry.unfinished === undefined ? {} : { unfinished: entry.unfinished }),
  }
}
