import {
  type GenerateRequest,
  type LimitGap,
  type WireTestCase,
  maxRemarkLength,
  outputLimit,
} from '../contracts/ai-generate.ts'
import { detectLanguage } from '../design/language.ts'
import { type Result, ok } from '../result.ts'
import type { Finding } from '../review/finding.ts'
import { giveUniqueIds } from '../test-case/case-id.ts'
import type { CaseEdit } from '../test-case/edit/case-edit.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { readIssue } from '../ticket/issue.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { completeCase, normaliseCases } from './assemble/normalise.ts'
import { buildContext } from './build-context.ts'
import { problemOf } from './find-gaps.ts'
import type { HouseRules } from './house-rules.ts'
import type { GenerationResult } from './result.ts'

/** What a tester asks for on a result: one case again, one more like it, or cases for what has none. */
export type ResultAction =
  | { kind: 'rewrite'; caseId: string; remark: string }
  | { kind: 'similar'; caseId: string }
  | { kind: 'complete'; criterionIds: string[]; limits: LimitGap[] }

export interface ActionInput {
  result: GenerationResult
  /** The cases as the tester has corrected them. */
  cases: TestCase[]
  findings: readonly Finding[]
  houseRules: HouseRules | undefined
}

/** The ticket of a result, from the tracker's issue as far as it was kept. */
export function ticketOf({ ticketId, ticketTitle, ticketData }: GenerationResult): Result<Ticket> {
  const kept = readIssue(ticketData)
  return kept.ok ? kept : readIssue({ key: ticketId, fields: { summary: ticketTitle } })
}

/** The request for an action, without its run. Undefined if the case of the action is gone. */
export function actionRequest(
  action: ResultAction,
  { result, cases, findings, houseRules }: ActionInput,
): Result<GenerateRequest | undefined> {
  const ticket = ticketOf(result)
  if (!ticket.ok) return ticket
  const enriched = result.enriched === true
  const shared = {
    context: buildContext(ticket.value, result.acceptanceCriteria),
    enableEnrichment: enriched,
    num_predict: enriched ? outputLimit.enriched : outputLimit.plain,
    ...(houseRules === undefined ? {} : { houseRules }),
  }
  if (action.kind === 'complete') {
    const { criterionIds, limits } = action
    return ok({
      ...shared,
      ...(criterionIds.length > 0 && { criterionIds }),
      action: { kind: 'complete', limits: limits.slice(0, 100) },
    })
  }
  const testCase = cases.find(({ id }) => id === action.caseId)
  if (testCase === undefined) return ok(undefined)
  const about = {
    testCase: bounded(testCase),
    otherTitles: cases
      .filter((other) => other !== testCase)
      .map(({ title }) => title.slice(0, 1_000))
      .slice(0, 500),
  }
  if (action.kind === 'similar') return ok({ ...shared, action: { kind: 'similar', ...about } })
  const remark = action.remark.trim().slice(0, maxRemarkLength)
  const problems = findings
    .filter(({ caseId }) => caseId === testCase.id)
    .map((finding) => problemOf(finding).slice(0, 1_000))
    .slice(0, 50)
  return ok({
    ...shared,
    action: {
      kind: 'rewrite',
      ...about,
      ...(remark === '' ? {} : { remark }),
      ...(problems.length > 0 && { problems }),
    },
  })
}

/** The case within the bounds of the contract. */
function bounded({ title, description, preconditions, type, priority, steps, criterionIds }: TestCase) {
  return {
    title: title.slice(0, 1_000),
    description: description.slice(0, 10_000),
    preconditions: preconditions.slice(0, 100).map((text) => text.slice(0, 5_000)),
    type: type.slice(0, 200),
    priority: priority.slice(0, 200),
    steps: steps.slice(0, 200).map(({ step, data, expected }) => ({
      step: step.slice(0, 20_000),
      data: data.slice(0, 20_000),
      expected: expected.slice(0, 20_000),
    })),
    criterionIds: criterionIds.slice(0, 100).map((id) => id.slice(0, 40)),
  }
}

export type WrittenEdit = Extract<CaseEdit, { kind: 'replace' | 'insert' }>

/**
 * The one correction that brings written cases into a result; undefined if none of them can be shown. All other cases stay
 * as they are.
 */
export function editOfWritten(
  action: ResultAction,
  result: GenerationResult,
  written: WireTestCase[],
  provider: string,
): WrittenEdit | undefined {
  const language = detectLanguage(result.acceptanceCriteria.map(({ text }) => text).join('\n')) ?? 'en'
  const complete = giveUniqueIds(written).map((wire) => completeCase(wire, provider))
  const { cases } = normaliseCases(complete, language)
  const [first] = cases
  if (first === undefined) return undefined
  switch (action.kind) {
    case 'rewrite':
      return { kind: 'replace', id: action.caseId, testCase: first }
    case 'similar':
      return { kind: 'insert', cases: [first], place: { after: action.caseId } }
    case 'complete':
      return { kind: 'insert', cases, place: { criterionIds: result.acceptanceCriteria.map(({ id }) => id) } }
  }
}
