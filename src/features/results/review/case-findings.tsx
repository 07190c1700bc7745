import { createContext, useContext, useMemo } from 'react'
import type { LimitGap } from '#domain/contracts/ai-generate.ts'
import { findMissing } from '#domain/generation/find-gaps.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type Finding, reviewedTicket } from '#domain/review/finding.ts'
import { isFixable } from '#domain/review/fixes.ts'
import { createReviewer } from '#domain/review/review-cases.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { useCaseEditing } from '../case-context.ts'
import { WriteButton, useWriter } from '../writing/writing-controls.tsx'
import { fieldNames, findingMessage, reviewTexts, ruleNames } from './texts.ts'

/** The findings of a result's cases by case id. */
export type Findings = ReadonlyMap<string, readonly Finding[]>

export const FindingsContext = createContext<Findings>(new Map())

/** The limits that a case could be written for, of criteria with a finding about their limits. */
export const LimitGapsContext = createContext<readonly LimitGap[]>([])

/** Reviews the cases of a result. Cases that did not change are not reviewed again. */
export function useReview(result: GenerationResult, cases: TestCase[], houseRules: HouseRules | undefined): Findings {
  const { acceptanceCriteria, ticketData, answers } = result
  const review = useMemo(
    () => createReviewer({ ...reviewedTicket({ acceptanceCriteria, ticketData, answers }), houseRules }),
    [acceptanceCriteria, ticketData, answers, houseRules],
  )
  return useMemo(() => {
    const byCase = new Map<string, Finding[]>()
    for (const finding of review(cases)) byCase.set(finding.caseId, [...(byCase.get(finding.caseId) ?? []), finding])
    return byCase
  }, [review, cases])
}

export function useLimitGaps(
  { title, acceptanceCriteria }: GenerationResult,
  cases: TestCase[],
  findings: Findings,
): LimitGap[] {
  return useMemo(() => {
    const ids = [...findings.values()].flatMap((list) =>
      list.flatMap(({ rule, detail }) => (rule === 'limit-untested' && detail !== undefined ? [detail] : [])),
    )
    return ids.length === 0 ? [] : findMissing({ title, acceptanceCriteria }, cases, ids).limits
  }, [title, acceptanceCriteria, cases, findings])
}

/** The number of findings of a case, if it has any. */
export function FindingsMark({ id }: { id: string }) {
  const count = useContext(FindingsContext).get(id)?.length ?? 0
  if (count === 0) return null
  return (
    <Badge size="sm" variant="warning">
      <Icon name="alert" size={12} />
      {reviewTexts.count(count)}
    </Badge>
  )
}

/** The findings of an open case, with a button for each that can be fixed. */
export function CaseFindings({ testCase }: { testCase: TestCase }) {
  const findings = useContext(FindingsContext).get(testCase.id) ?? []
  const editing = useCaseEditing()
  if (findings.length === 0) return null
  return (
    <section
      aria-label={reviewTexts.findings}
      className="rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-sm"
    >
      <ul className="space-y-1.5">
        {findings.map((finding, index) => {
          const message = findingMessage(finding)
          return (
            <li className="flex flex-wrap items-start gap-x-3 gap-y-1" key={index}>
              <p className="max-w-[75ch] min-w-0 flex-1 break-words">
                <span className="font-semibold text-warning-ink">{ruleNames[finding.rule]}</span>
                <span className="text-muted"> · {placeOf(finding)} · </span>
                {message}
              </p>
              {editing?.canFix(finding) === true && (
                <Button
                  aria-label={reviewTexts.fixName(message)}
                  onClick={() => editing.fix(finding)}
                  size="sm"
                  variant="secondary"
                >
                  {reviewTexts.fix}
                </Button>
              )}
              {finding.rule === 'limit-untested' && <AddBoundaryCase criterionId={finding.detail} message={message} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Has a case written that tries both sides of a criterion's limits. */
function AddBoundaryCase({ criterionId, message }: { criterionId: string | undefined; message: string }) {
  const writer = useWriter()
  const limits = useContext(LimitGapsContext).filter((gap) => gap.criterionId === criterionId)
  if (writer === undefined || limits.length === 0) return null
  return (
    <WriteButton
      aria-label={reviewTexts.addBoundaryName(message)}
      onClick={() => writer.write({ kind: 'complete', criterionIds: [], limits })}
      variant="secondary"
    >
      {reviewTexts.addBoundary}
    </WriteButton>
  )
}

function placeOf({ step, field }: Finding): string {
  return step === null ? fieldNames[field] : `${reviewTexts.step(step + 1)}, ${fieldNames[field]}`
}

/** Whether a fix of this finding would change anything. */
export function canFix(finding: Finding, cases: TestCase[]): boolean {
  const testCase = cases.find(({ id }) => id === finding.caseId)
  return testCase !== undefined && isFixable(testCase, finding, cases.length)
}
