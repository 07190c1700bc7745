import type { DroppedCase, LimitGap, WireTestCase } from '../contracts/ai-generate.ts'
import { casesFor } from '../design/case-limit.ts'
import { fallbackCaseId } from '../test-case/case-id.ts'
import { standIn } from '../test-case/test-case.ts'
import { type Room, designMissing } from './built-in-cases.ts'
import type { ContextCriterion, GenerationContext } from './context.ts'
import { type Gaps, findGaps, findMissing, hasGaps, stillOpen } from './find-gaps.ts'
import type { HouseRules } from './house-rules.ts'
import { inHouseStyle } from './in-house-style.ts'
import { mergeCases, withFollowUp } from './merge-cases.ts'
import { maxCasesPerCall, planBatches } from './plan-batches.ts'
import { type CallPrompt, createPrompts } from './prompt.ts'

/** One call to the AI. */
export interface Call {
  /** 1, 2, …: the same call has the same number in every attempt at a run. */
  number: number
  /** A follow-up is about cases that are written already. */
  kind: 'batch' | 'follow-up'
  criterionIds: string[]
  prompt: CallPrompt
}

/** What an AI wrote in one call. */
export interface CallAnswer {
  testCases: WireTestCase[]
  response: string
  tokensUsed?: number | undefined
  warnings: string[]
  dropped: DroppedCase[]
  /** The AI reached its output limit before the end. */
  cutOff?: boolean
}

export interface CallFailure {
  /** `busy`: the service refuses calls because there are too many. */
  kind: 'busy' | 'failed'
  /** Whether the AI answered, without usable test cases. */
  answered: boolean
  /** How long a busy service asks to wait. */
  waitMs?: number | undefined
  /** What the caller's port knows of the failure. */
  cause: unknown
}

export type CallOutcome = { ok: true; value: CallAnswer } | { ok: false; reason: CallFailure }

export interface WritingPorts {
  /** Asks the AI once. A rejection ends the run: the user has left. */
  ask: (call: Call, onCase: (testCase: WireTestCase) => void) => Promise<CallOutcome>
  /** Called with each case as it is written, whatever call it comes from. */
  onCase?: ((testCase: WireTestCase) => void) | undefined
  wait: (ms: number) => Promise<void>
}

export interface WritingOptions {
  enrichment: boolean
  maxTestCases: number
  /** The most calls of the run, the follow-up included. */
  maxCalls: number
  /** In tokens, for each call. */
  maxOutputTokens: number
  /** Calls at the same time, at most. */
  parallel: number
  fenceCode: string
  /** As yyyy-mm-dd: the cases of all calls take place on one day after it. */
  today?: string | undefined
  houseRules?: HouseRules | undefined
  /** Only these criteria are asked for: a run is completed. All by default. */
  criterionIds?: string[] | undefined
  /** Limits of other criteria that earlier cases left open: they are asked for, too. */
  limits?: LimitGap[] | undefined
}

export interface WrittenCases extends CallAnswer {
  /** Criteria that the AI was not able to cover because calls failed or were cut off. The user can complete them. */
  unansweredCriterionIds: string[]
  /** Stated limits that the cases do not try on both sides, although the AI was asked and the designer tried. */
  openLimits: LimitGap[]
}

/** About what a case takes of an answer, in tokens: the AI is asked for no more cases than fit. */
const tokensPerCase = 300
/** What the follow-up of a run with enrichment may add to cases that have no gap. */
const maxFurtherCases = 6
/** Give up after this many failures if no call has succeeded. */
const maxFailuresBeforeFirstAnswer = 3
const maxWaitMs = 30_000

/**
 * Has an AI write the cases of a ticket in several calls: batches of criteria, then one follow-up for what is missing or
 * wrong (with enrichment, also for what none of the batches thought of), then the built-in designer for what still is. Fails only if no call brought an answer.
 */
export async function writeCases(
  context: GenerationContext,
  options: WritingOptions,
  ports: WritingPorts,
): Promise<{ ok: true; value: WrittenCases } | { ok: false; reason: CallFailure }> {
  const { enrichment, maxTestCases, maxCalls, maxOutputTokens, parallel, criterionIds, houseRules } = options
  const { limits = [] } = options
  const prompts = createPrompts(context, options)
  const criteria = context.acceptanceCriteria.filter(({ id }) => criterionIds?.includes(id) ?? true)
  const fitting = Math.max(1, Math.floor(maxOutputTokens / tokensPerCase))
  const { batches, left } = planBatches(criteria, {
    enrichment,
    // One call is kept for the follow-up.
    maxCalls: Math.max(1, maxCalls - 1),
    casesPerCall: fitting,
  })
  // No batch sees what the others wrote: room is kept for what they leave out. A single batch leaves nothing to look over.
  const looksOver = enrichment && criterionIds === undefined && batches.length > 1 && batches.length < maxCalls
  const kept = looksOver ? Math.min(maxFurtherCases, Math.floor(maxTestCases / 6)) : 0
  const weight = (some: ContextCriterion[]): number =>
    some.reduce((sum, criterion) => sum + (enrichment ? casesFor(criterion) : 1), 0)
  const calls = batches.map((batch, index): Call => {
    const ids = batch.map(({ id }) => id)
    const share = Math.max(1, Math.round(((maxTestCases - kept) * weight(batch)) / weight(context.acceptanceCriteria)))
    const prompt = prompts.forCriteria(ids, Math.min(maxCasesPerCall, fitting, share))
    return { number: index + 1, kind: 'batch', criterionIds: ids, prompt }
  })

  const ended = await askInParallel(calls, parallel, ports)
  const answers = ended.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []))
  const failures = ended.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.reason]))
  const failure = failures.find(({ answered }) => answered) ?? failures[0]
  if (answers.length === 0 && failure !== undefined) return { ok: false, reason: failure }

  const asked = { ...context, acceptanceCriteria: criteria }
  const ids = criteria.map(({ id }) => id)
  let cases = ended.flatMap(({ outcome, written }) => (outcome.ok ? outcome.value.testCases : written))
  const unanswered = new Set(left.map(({ id }) => id))
  for (const { call, outcome } of ended)
    if (isIncomplete(outcome)) for (const id of call.criterionIds) unanswered.add(id)

  const droppedByFollowUp: DroppedCase[] = []
  const found = findGaps(context, cases, ids, houseRules)
  const gaps = fittingGaps(
    { ...found, limits: [...found.limits, ...limits] },
    fitting,
    roomFor(asked, cases, maxTestCases),
  )
  const furtherCases =
    looksOver && failures.length === 0 ? furtherRoom(gaps, fitting, roomFor(asked, cases, maxTestCases)) : 0
  if (calls.length < maxCalls && (hasGaps(gaps) || furtherCases > 0)) {
    const call: Call = {
      number: calls.length + 1,
      kind: 'follow-up',
      criterionIds: gaps.uncovered,
      prompt: prompts.forGaps(
        gaps,
        fitting,
        furtherCases > 0
          ? {
              cases: cases.map((testCase, index) => ({ ...testCase, id: fallbackCaseId(index + 1) })),
              atMost: furtherCases,
            }
          : undefined,
      ),
    }
    const [followUp] = await askInParallel([call], 1, ports)
    if (followUp !== undefined) {
      const { outcome, written } = followUp
      if (!outcome.ok && written.length + calls.length === 0) return outcome
      if (outcome.ok) answers.push(outcome.value)
      if (isIncomplete(outcome)) for (const id of gaps.uncovered) unanswered.add(id)
      const answered = outcome.ok ? outcome.value.testCases : written
      const wrongTitles = new Set(gaps.wrong.map(({ title }) => title))
      const openBefore = found.limits.length
      const next = withFollowUp(
        cases,
        answered,
        wrongTitles,
        (changed) => findMissing(context, changed, ids).limits.length <= openBefore,
      )
      cases = next.cases
      droppedByFollowUp.push(...next.dropped)
    }
  }

  const missingIn = (written: WireTestCase[]) => {
    const { uncovered, limits: open } = findMissing(context, written, ids)
    return { uncovered, limits: [...open, ...stillOpen(limits, context, written)] }
  }
  const stillMissing = missingIn(cases)
  const missing = designMissing(context, stillMissing, roomFor(asked, cases, maxTestCases)).map((testCase) => ({
    ...testCase,
    generationStatus: standIn,
  }))
  const designed = houseRules === undefined ? missing : inHouseStyle(missing, houseRules, context.ticketKey)
  for (const testCase of designed) ports.onCase?.(testCase)
  const merged = mergeCases([...cases, ...designed], { ids, maxTestCases })
  return {
    ok: true,
    value: {
      testCases: merged.cases,
      response: answers.map(({ response }) => response).join('\n\n'),
      tokensUsed: sum(answers.map(({ tokensUsed }) => tokensUsed)),
      warnings: [...new Set(answers.flatMap(({ warnings }) => warnings))],
      dropped: [...answers.flatMap(({ dropped }) => dropped), ...droppedByFollowUp, ...merged.dropped],
      unansweredCriterionIds: stillMissing.uncovered.filter((id) => unanswered.has(id)),
      openLimits: missingIn(merged.cases).limits,
    },
  }
}

/** The AI did not get to every criterion of this call. */
function isIncomplete(outcome: CallOutcome): boolean {
  return !outcome.ok || outcome.value.cutOff === true
}

interface EndedCall {
  call: Call
  outcome: CallOutcome
  /** The cases that were streamed, which a failed call leaves. */
  written: WireTestCase[]
}

/**
 * Asks the calls, some at a time. A service that refuses calls beside others is asked one call at a time from then on. The
 * calls' order is kept.
 */
async function askInParallel(calls: Call[], parallel: number, ports: WritingPorts): Promise<EndedCall[]> {
  const ended = new Map<number, EndedCall>()
  const waiting = [...calls]
  const running = new Set<Promise<void>>()
  let lanes = Math.min(parallel, calls.length)
  let answered = 0
  let failed = 0
  let waitMs = 0
  const writtenBy = new Map(calls.map(({ number }) => [number, new Array<WireTestCase>()]))

  async function ask(call: Call, besideOthers: boolean): Promise<void> {
    const written = writtenBy.get(call.number) ?? []
    const outcome = await ports.ask(call, (testCase) => {
      written.push(testCase)
      ports.onCase?.(testCase)
    })
    if (!outcome.ok && outcome.reason.kind === 'busy' && besideOthers) {
      lanes = 1
      waitMs = Math.max(waitMs, outcome.reason.waitMs ?? 0)
      waiting.push(call)
      return
    }
    if (outcome.ok) answered += 1
    else failed += 1
    ended.set(call.number, { call, outcome, written })
  }

  while (waiting.length > 0 || running.size > 0) {
    while (
      waiting.length > 0 &&
      running.size < lanes &&
      (answered > 0 || failed + running.size < maxFailuresBeforeFirstAnswer)
    ) {
      if (waitMs > 0) await ports.wait(Math.min(waitMs, maxWaitMs))
      waitMs = 0
      const call = waiting.shift()
      if (call === undefined) break
      const work: Promise<void> = ask(call, lanes > 1).finally(() => running.delete(work))
      running.add(work)
    }
    if (running.size === 0) break
    await Promise.race(running)
  }
  return [...ended.values()].toSorted((a, b) => a.call.number - b.call.number)
}

function roomFor({ acceptanceCriteria }: GenerationContext, cases: WireTestCase[], maxTestCases: number): Room {
  const covered = new Set(cases.flatMap(({ criterionIds }) => criterionIds))
  const count = acceptanceCriteria.filter(({ id }) => covered.has(id)).length
  return { criteria: Math.max(0, maxTestCases - count), others: Math.max(0, maxTestCases - cases.length) }
}

/** What one follow-up can hold: first criteria without a case, then wrong cases, then limits. */
function fittingGaps({ uncovered, wrong, limits }: Gaps, fitting: number, room: Room): Gaps {
  const first = uncovered.slice(0, Math.min(fitting, room.criteria))
  const second = wrong.slice(0, fitting - first.length)
  const left = Math.min(fitting - second.length, room.others) - first.length
  return { uncovered: first, wrong: second, limits: limits.slice(0, Math.max(0, left)) }
}

/** How many cases the follow-up may add beside what fills the gaps. */
function furtherRoom({ uncovered, wrong, limits }: Gaps, fitting: number, room: Room): number {
  const added = uncovered.length + limits.length
  return Math.max(0, Math.min(maxFurtherCases, fitting - added - wrong.length, room.others - added))
}

function sum(counts: (number | undefined)[]): number | undefined {
  const known = counts.filter((count) => count !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, count) => total + count, 0)
}
