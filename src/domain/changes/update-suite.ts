import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { outputLimit } from '../contracts/ai-generate.ts'
import { assembleResult } from '../generation/assemble-result.ts'
import { buildContext } from '../generation/build-context.ts'
import { markUnanswered, type Run } from '../generation/complete-result.ts'
import type { HouseRules } from '../generation/house-rules.ts'
import { progressSteps } from '../generation/progress.ts'
import type { GenerationResult, ChangeCheck } from '../generation/result.ts'
import { type GenerationProblem, issueReader } from '../generation/read-ticket.ts'
import { type GenerationListener, type GenerationPorts, requestCases } from '../generation/run-generation.ts'
import type { RedactionOptions } from '../redaction/redact.ts'
import type { Result } from '../result.ts'
import { fallbackCaseId, giveUniqueIds } from '../test-case/case-id.ts'
import { coverage } from '../test-case/coverage.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { readIssue } from '../ticket/issue.ts'
import type { TrackerConfigInput } from '../ticket/tracker-config.ts'
import { type SuiteChange, changesByCase, checkOf, isAffected, suiteChanges } from './suite-changes.ts'

/** One change with the cases it would remove and add. It is taken or left as a whole. */
export interface ProposedChange {
  change: SuiteChange
  /** Marked cases that cover this criterion and no unchanged one. */
  oldCases: TestCase[]
  /** Marked cases that cover unchanged criteria too. They stay, and keep their mark. */
  sharedCases: TestCase[]
  newCases: TestCase[]
}

/** An update that waits for the tester's decision. Nothing of the result has changed yet. */
export interface UpdateProposal {
  /** The result as it was when the update started. */
  result: GenerationResult
  check: ChangeCheck
  issue: unknown
  changes: ProposedChange[]
  /** Whether an AI or the designer was asked, which spends a run. */
  spentRun: boolean
  /** The run, so that what the AI did not answer can be completed free of charge. */
  run?: Run
  tokensUsed?: number
  warnings: string[]
}

export interface UpdateInput {
  tracker: TrackerConfigInput
  enrichment: boolean
  houseRules?: HouseRules | undefined
  /** Set if the AI is outside the machine: what private data is hidden from it. */
  redaction?: RedactionOptions | undefined
  /** The same for every attempt, so that the update is charged once. */
  idempotencyKey: string
}

/**
 * Reads the ticket again and has cases written for its edited and new criteria only, in one run. The ids of the other
 * criteria stay, so that their cases stay byte for byte. No run is spent if nothing has to be written.
 */
export async function proposeUpdate(
  result: GenerationResult,
  { tracker, enrichment, houseRules, redaction, idempotencyKey }: UpdateInput,
  ports: GenerationPorts,
  listener: GenerationListener,
): Promise<Result<UpdateProposal, GenerationProblem>> {
  listener.progress(progressSteps.fetchingTicket)
  const reader = issueReader({ kind: 'link', link: result.ticketId, tracker }, ports.proxyTracker)
  if (!reader.ok) return { ok: false, reason: { part: 'link', ...reader.reason } }
  const issue = await reader.value.read()
  const ticket = readIssue(issue)
  const check = checkOf(issue, ports.now())
  if (!ticket.ok) return { ok: false, reason: { part: 'ticket', ...ticket.reason } }
  if (!check.ok) return { ok: false, reason: { part: 'ticket', ...check.reason } }

  const { changes } = suiteChanges({ ...result, check: check.value }, result.testCases)
  const criteria = changes.flatMap((change) => (change.state === 'gone' ? [] : [change.after]))
  const asked = changes.flatMap((change) => (change.state === 'edited' || change.state === 'new' ? [change.after] : []))
  listener.ticket?.(ticket.value, { criteria: asked, lookedAt: [] })
  const proposal = { result, check: check.value, issue, warnings: [], spentRun: false }
  if (asked.length === 0) return { ok: true, value: { ...proposal, changes: proposedChanges(result, check.value, []) } }

  const run = await requestCases(
    {
      context: buildContext(ticket.value, criteria, { related: [], answers: result.answers }),
      enableEnrichment: enrichment,
      ...(houseRules === undefined ? {} : { houseRules }),
      num_predict: enrichment ? outputLimit.enriched : outputLimit.plain,
      criterionIds: asked.map(({ id }) => id),
    },
    { redaction, idempotencyKey },
    ports,
    listener,
  )
  const written = assembleResult({
    ticket: ticket.value,
    criteria: asked,
    response: run.response,
    now: ports.now(),
    completes: true,
  })
  listener.progress(progressSteps.completed)
  return {
    ok: true,
    value: {
      ...proposal,
      spentRun: true,
      run,
      changes: proposedChanges(result, check.value, written.testCases),
      warnings: written.warnings,
      ...(written.tokensUsed === undefined ? {} : { tokensUsed: written.tokensUsed }),
    },
  }
}

function proposedChanges(result: GenerationResult, check: ChangeCheck, written: TestCase[]): ProposedChange[] {
  const { changes, marks } = suiteChanges({ ...result, check }, result.testCases)
  const touched = changesByCase(result.acceptanceCriteria, changes, result.testCases)
  const affected = changes.filter(isAffected)
  const asked = affected.flatMap((change) => (change.state === 'gone' ? [] : [change.after]))
  const ownerOf = firstCriterionOf(asked, written)
  return affected.map((change) => ({
    change,
    oldCases: result.testCases.filter(({ id }) => {
      const concerns = touched.get(id) ?? []
      return marks.has(id) && concerns.every(isAffected) && concerns[0]?.id === change.id
    }),
    sharedCases: result.testCases.filter(({ id }) => {
      const concerns = touched.get(id) ?? []
      return marks.has(id) && !concerns.every(isAffected) && concerns.some((other) => other.id === change.id)
    }),
    newCases: written.filter((testCase) => ownerOf.get(testCase) === change.id),
  }))
}

function firstCriterionOf(criteria: AcceptanceCriterion[], cases: TestCase[]): Map<TestCase, string> {
  const owners = new Map<string, string>()
  for (const { criterionId, caseIds } of coverage(criteria, cases).rows)
    for (const caseId of caseIds) if (!owners.has(caseId)) owners.set(caseId, criterionId)
  const [fallback] = criteria
  return new Map(cases.map((testCase) => [testCase, owners.get(testCase.id) ?? fallback?.id ?? '']))
}

/**
 * The result with the chosen changes, given by the ids of their criteria. A change that is left keeps its old criterion and
 * cases, and shows up again in the next check. All other cases are passed on untouched, in their order.
 */
export function applyUpdate(
  { result, check, issue, changes, run, tokensUsed, warnings }: UpdateProposal,
  taken: ReadonlySet<string>,
): GenerationResult {
  const proposed = new Map(changes.map((item) => [item.change.id, item]))
  const criteria = suiteChanges({ ...result, check }, result.testCases).changes.flatMap((change) => {
    const adopts = taken.has(change.id) && proposed.has(change.id)
    if (change.state === 'new') return adopts ? [change.after] : []
    if (change.state === 'gone') return adopts ? [] : [change.before]
    return adopts ? [change.after] : [change.before]
  })
  const accepted = changes.filter(({ change }) => taken.has(change.id))
  const removed = new Set(accepted.flatMap(({ oldCases }) => oldCases.map(({ id }) => id)))
  const known = new Set(criteria.map(({ id }) => id))
  const kept = result.testCases.filter(({ id }) => !removed.has(id))
  let number = highestNumber(result.testCases)
  const added = accepted.flatMap(({ change, newCases }) =>
    newCases.map((testCase) => ({
      ...testCase,
      id: fallbackCaseId((number += 1)),
      criterionIds: knownCriteria(testCase, change, known),
    })),
  )
  const testCases = giveUniqueIds(placed(kept, added, criteria))
  const stillRight = Object.entries(result.stillRight ?? {}).filter(([caseId]) => !removed.has(caseId))
  const tokens = [result.tokensUsed, tokensUsed].filter((count) => count !== undefined)
  const updated = {
    ...result,
    acceptanceCriteria: criteria,
    testCases,
    check,
    ticketData: issue,
    stillRight: Object.fromEntries(stillRight),
    suspectCaseIds: stillSuspect(result, check, taken).filter((id) => !removed.has(id)),
    warnings: [...new Set([...result.warnings, ...warnings])],
    uncoveredCriterionIds: coverage(criteria, testCases).uncovered,
    ...(tokens.length > 0 && { tokensUsed: tokens.reduce((sum, count) => sum + count, 0) }),
  }
  return run === undefined ? updated : markUnanswered(updated, onlyTaken(run, taken))
}

/** What the AI left unanswered concerns only the changes that are taken. */
function onlyTaken(run: Run, taken: ReadonlySet<string>): Run {
  const { unansweredCriterionIds = [] } = run.response
  const unanswered = unansweredCriterionIds.filter((id) => taken.has(id))
  return { ...run, response: { ...run.response, unansweredCriterionIds: unanswered } }
}

/** Marked cases of a change that is taken. They stay if they cover an unchanged criterion too, and so does their mark. */
function stillSuspect(result: GenerationResult, check: ChangeCheck, taken: ReadonlySet<string>): string[] {
  const { changes, marks } = suiteChanges({ ...result, check }, result.testCases)
  const touched = changesByCase(result.acceptanceCriteria, changes, result.testCases)
  const settled = [...marks.keys()].filter((id) =>
    (touched.get(id) ?? []).some((change) => isAffected(change) && taken.has(change.id)),
  )
  return [...new Set([...(result.suspectCaseIds ?? []), ...settled])]
}

/** The number of a removed case is not given again: it may be in a test report. */
function highestNumber(cases: TestCase[]): number {
  return cases.reduce((highest, { id }) => Math.max(highest, Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0)), 0)
}

function knownCriteria({ criterionIds }: TestCase, change: SuiteChange, known: ReadonlySet<string>): string[] {
  const named = criterionIds.filter((id) => known.has(id))
  return named.length > 0 ? named : [change.id]
}

/** New cases follow the last case of their criterion or of the ones before it. */
function placed(kept: TestCase[], added: TestCase[], criteria: AcceptanceCriterion[]): TestCase[] {
  const position = new Map(criteria.map(({ id }, index) => [id, index]))
  const positionOf = ({ criterionIds }: TestCase): number =>
    Math.min(...criterionIds.map((id) => position.get(id) ?? criteria.length), criteria.length)
  const cases = [...kept]
  for (const testCase of added) {
    const place = cases.findLastIndex((other) => positionOf(other) <= positionOf(testCase))
    cases.splice(place + 1, 0, testCase)
  }
  return cases
}
