import { actionText, bullets, paragraphs } from '../export/case-texts.ts'
import { cleanEntry } from '../export/clean-text.ts'
import { createTitles, cutText } from '../export/export-title.ts'
import type { GenerationResult } from '../generation/result.ts'
import { hashOf } from '../hash.ts'
import { type PushCase, pushCaseSchema } from './push-case.ts'

/** A case of a result, ready to be sent. */
export interface PreparedCase {
  caseId: string
  title: string
  /** Undefined if the case is larger than any tool takes. */
  pushCase: PushCase | undefined
  /** Equal as long as nothing that is sent has changed. */
  fingerprint: string
}

/**
 * All cases of a result as test tools take them. Titles are unique within the result, and a case keeps its marker through
 * all corrections. Nothing is shortened here: a case beyond the limits of `pushCaseSchema` has no `pushCase`.
 */
export function prepareCases(
  result: Pick<GenerationResult, 'ticketId' | 'title' | 'timestamp' | 'acceptanceCriteria' | 'testCases'>,
): PreparedCase[] {
  const { ticketId, timestamp, acceptanceCriteria, testCases } = cleanEntry(result)
  const criterionTexts = new Map(acceptanceCriteria.map(({ id, text }) => [id, text]))
  const titleOf = createTitles(2_000)
  const repeated = new Map<string, number>()
  return testCases.map((testCase) => {
    const count = (repeated.get(testCase.id) ?? 0) + 1
    repeated.set(testCase.id, count)
    const { assumptions = [], steps, criterionIds } = testCase
    const content = {
      title: titleOf(testCase),
      description: paragraphs([
        testCase.description,
        assumptions.length > 0 ? `Assumptions:\n${bullets(assumptions)}` : '',
      ]),
      preconditions: testCase.preconditions,
      type: cutText(testCase.type, 200),
      priority: cutText(testCase.priority, 200),
      steps: steps.map((step) => ({ step: actionText(step), data: step.data, expected: step.expected })),
      criteria: criterionIds.map((id) => ({ id, text: criterionTexts.get(id) ?? '' })),
    }
    const marker = markerOf([ticketId, timestamp ?? '', testCase.id, ...(count > 1 ? [String(count)] : [])])
    return {
      caseId: testCase.id,
      title: content.title,
      pushCase: pushCaseSchema.safeParse({ marker, ...content }).data,
      fingerprint: hashOf(JSON.stringify(content)).toString(36),
    }
  })
}

function markerOf(identity: string[]): string {
  const digits = (hashOf(JSON.stringify(identity)) % 2 ** 48).toString(16)
  return `casewright-${digits.padStart(12, '0')}`
}
