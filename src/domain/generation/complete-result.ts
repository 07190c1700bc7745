import type { GenerateRequest, GenerateResponse } from '../contracts/ai-generate.ts'
import { giveUniqueIds } from '../test-case/case-id.ts'
import { coverage } from '../test-case/coverage.ts'
import { placedByCriterion } from '../test-case/edit/case-edit.ts'
import { standIn, type TestCase } from '../test-case/test-case.ts'
import { titleKey, withoutTestWords } from './assemble/titles.ts'
import type { RedactedText } from '../redaction/restore.ts'
import type { GenerationResult } from './result.ts'

/**
 * An incomplete result with the whole answer of its run in it. Cases that the tester corrected or added stay, first; a case
 * that the tester corrected or deleted does not come back under its old title. The result keeps its time, so that it takes
 * its own place in the history.
 */
export function completeResult(incomplete: GenerationResult, whole: GenerationResult): GenerationResult {
  const { unfinished, timestamp } = incomplete
  const received = new Map((unfinished?.received ?? []).map((testCase) => [testCase.id, testCase]))
  const unchanged = new Map(
    incomplete.testCases
      .filter((testCase) => sameCase(testCase, received.get(testCase.id)))
      .map((testCase) => [testCase.id, testCase]),
  )
  const handled = new Set(
    [...received.values()].filter(({ id }) => !unchanged.has(id)).map(({ title }) => title.trim().toLowerCase()),
  )
  const corrected = incomplete.testCases.filter(({ id }) => !unchanged.has(id))
  if (unfinished?.request.criterionIds !== undefined) return withAddedCases(incomplete, corrected, whole, handled)
  const written = whole.testCases.filter(({ title }) => !handled.has(title.trim().toLowerCase()))
  const testCases = giveUniqueIds([...corrected, ...written])
  return {
    ...whole,
    ...(incomplete.sent === undefined ? {} : { sent: incomplete.sent }),
    timestamp,
    testCases,
    uncoveredCriterionIds: coverage(whole.acceptanceCriteria, testCases).uncovered,
  }
}

/** The cases for single criteria take their places among the others, which stay as they are. */
function withAddedCases(
  { unfinished: _unfinished, ...incomplete }: GenerationResult,
  kept: TestCase[],
  added: GenerationResult,
  handled: Set<string>,
): GenerationResult {
  const { acceptanceCriteria: criteria } = incomplete
  const titles = new Set([...handled, ...kept.map(({ title }) => title.trim().toLowerCase())])
  const fresh = added.testCases.filter(({ title }) => !titles.has(title.trim().toLowerCase()))
  const cases = placedByCriterion(
    kept,
    fresh.map((testCase) => ({ ...testCase, id: '' })),
    criteria.map(({ id }) => id),
  )
  const testCases = giveUniqueIds(cases)
  const openLimits = [...(incomplete.openLimits ?? []), ...(added.openLimits ?? [])]
  const tokens = [incomplete.tokensUsed, added.tokensUsed].filter((count) => count !== undefined)
  return {
    ...incomplete,
    testCases,
    ...(tokens.length > 0 && { tokensUsed: tokens.reduce((sum, count) => sum + count, 0) }),
    warnings: [...new Set([...incomplete.warnings, ...added.warnings])],
    dropped: [...incomplete.dropped, ...added.dropped],
    uncoveredCriterionIds: coverage(criteria, testCases).uncovered,
    ...(added.runId !== undefined && { runId: added.runId }),
    ...(openLimits.length > 0 && { openLimits }),
  }
}

export interface Run {
  idempotencyKey: string | undefined
  request: GenerateRequest
  redacted?: RedactedText[] | undefined
  response: GenerateResponse
}

/** The result, marked as incomplete if calls to the AI failed: their criteria can be completed, free of charge. */
export function markUnanswered(
  result: GenerationResult,
  { idempotencyKey, request, redacted, response }: Run,
): GenerationResult {
  const { unansweredCriterionIds: criterionIds = [] } = response
  if (idempotencyKey === undefined || criterionIds.length === 0) return result
  // A stand-in that the tester has corrected since came with another answer.
  const titles = new Set(response.testCases.map(({ title }) => titleKey(withoutTestWords(title))))
  const received = result.testCases.filter(
    ({ generationStatus, title }) => generationStatus === standIn && titles.has(titleKey(title)),
  )
  return {
    ...result,
    unfinished: {
      idempotencyKey,
      request: { ...request, criterionIds },
      ...(redacted === undefined ? {} : { redacted }),
      received,
    },
  }
}

function sameCase(testCase: TestCase, received: TestCase | undefined): boolean {
  return received !== undefined && JSON.stringify(entriesOf(testCase)) === JSON.stringify(entriesOf(received))
}

/** Without what is undefined, in one order: storage drops and reorders fields. */
function entriesOf(testCase: TestCase): [string, unknown][] {
  const steps = testCase.steps.map(({ step, data, expected }) => [step, data, expected])
  return Object.entries({ ...testCase, steps })
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b))
}
