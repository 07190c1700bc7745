import {
  type GenerateRequest,
  type GenerateResponse,
  type WireTestCase,
  outputLimit,
} from '../contracts/ai-generate.ts'
import type { TrackerProxyRequest } from '../contracts/tracker.ts'
import type { CriteriaFinding, LookedAt } from '../criteria/criterion.ts'
import { findCriteria, noCriteriaMessage } from '../criteria/find-criteria.ts'
import { type Problem, type Result, ok } from '../result.ts'
import { readIssue } from '../ticket/issue.ts'
import { parseTicketLink } from '../ticket/ticket-link.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { type TrackerConfigInput, siteHost } from '../ticket/tracker-config.ts'
import { ticketOf } from './act-on-result.ts'
import { type ResultInput, assembleIncomplete, assembleResult } from './assemble-result.ts'
import { buildContext } from './build-context.ts'
import { completeResult, markUnanswered } from './complete-result.ts'
import { type ProgressStep, progressSteps } from './progress.ts'
import type { HouseRules } from './house-rules.ts'
import type { GenerationResult } from './result.ts'

export interface GenerationInput {
  /** A link to a ticket on the tracker, or a function that reads an exported issue. */
  source: { kind: 'link'; link: string; tracker: TrackerConfigInput } | { kind: 'issue'; read: () => Promise<unknown> }
  enrichment: boolean
  /** How the user's team writes test cases; left out if it has no rules. */
  houseRules?: HouseRules | undefined
  /** The same for every attempt at one run, so that it is charged once. Only a run with a key can be completed later. */
  idempotencyKey?: string
}

export interface AnswerOptions {
  idempotencyKey?: string
  onProgress: (step: ProgressStep) => void
  onCase: (testCase: WireTestCase) => void
}

/** What a run needs from outside. If a port rejects, the run rejects with the same error. */
export interface GenerationPorts {
  proxyTracker: (body: TrackerProxyRequest) => Promise<unknown>
  generateTestCases: (body: GenerateRequest, options: AnswerOptions) => Promise<GenerateResponse>
  now: () => Date
  /** Resolves once the screen shows the latest progress. */
  painted?: () => Promise<void>
  /** Turns the answer into the result; `assembleResult` by default. */
  assemble?: typeof assembleResult
}

export interface GenerationListener {
  progress: (step: ProgressStep) => void
  ticket?: (ticket: Ticket, finding: CriteriaFinding) => void
  /** Called with each streamed test case, before the result is assembled. */
  testCase?: (testCase: WireTestCase) => void
  /** Called after each streamed test case with the result so far, in case the run breaks off. */
  incomplete?: (result: GenerationResult) => void
}

/** Why a run ended before the AI was asked. `part` names the input that was at fault. */
export interface GenerationProblem extends Problem {
  part: 'link' | 'ticket' | 'criteria'
  /** The places that were searched for criteria. */
  lookedAt?: LookedAt[]
}

type Outcome = Result<GenerationResult, GenerationProblem>

/** The main job (docs/spec.md, section 4): ticket link → ticket → acceptance criteria → test cases. */
export async function runGeneration(
  { source, enrichment, houseRules, idempotencyKey }: GenerationInput,
  ports: GenerationPorts,
  listener: GenerationListener,
): Promise<Outcome> {
  listener.progress(progressSteps.extractingTicketId)
  await ports.painted?.()
  const fetchIssue = issueFetcher(source, ports)
  if (!fetchIssue.ok) return refused('link', fetchIssue.reason)

  listener.progress(progressSteps.fetchingTicket)
  const issue = await fetchIssue.value()
  const read = readIssue(issue)
  if (!read.ok) return refused('ticket', read.reason)
  const ticket = read.value

  listener.progress(progressSteps.extractingCriteria)
  await ports.painted?.()
  const finding = findCriteria(ticket)
  const { criteria, lookedAt } = finding
  listener.ticket?.(ticket, finding)
  if (criteria.length === 0) return refused('criteria', { code: 'no_criteria', message: noCriteriaMessage, lookedAt })

  const request = {
    context: buildContext(ticket, criteria),
    enableEnrichment: enrichment,
    ...(houseRules === undefined ? {} : { houseRules }),
    num_predict: enrichment ? outputLimit.enriched : outputLimit.plain,
  }
  const written: WireTestCase[] = []
  let startedAt: Date | undefined
  let runId: string | undefined
  const response = await generate(request, idempotencyKey, ports, {
    ...listener,
    progress(step) {
      runId = step.runId ?? runId
      listener.progress(step)
    },
    testCase(testCase) {
      listener.testCase?.(testCase)
      if (idempotencyKey === undefined || listener.incomplete === undefined) return
      written.push(testCase)
      startedAt ??= ports.now()
      const incomplete = assembleIncomplete({
        ticket,
        issue,
        criteria,
        written: [...written],
        idempotencyKey,
        request,
        runId,
        now: startedAt,
      })
      if (incomplete.testCases.length > 0) listener.incomplete(incomplete)
    },
  })

  // A result is identified by its time: the whole result replaces the incomplete one.
  const result = await assemble({ ticket, issue, criteria, response }, startedAt, ports, listener)
  return ok(markUnanswered(result, { idempotencyKey, request, response }))
}

/**
 * Repeats the run of an incomplete result. The AI gets the same request as before, even if the ticket has changed since; where
 * only some calls failed, it is asked for their criteria only.
 */
export async function completeGeneration(
  incomplete: GenerationResult,
  ports: GenerationPorts,
  listener: GenerationListener,
): Promise<Outcome> {
  const { unfinished, ticketData, acceptanceCriteria: criteria } = incomplete
  const ticket = ticketOf(incomplete)
  if (!ticket.ok) return refused('ticket', ticket.reason)
  if (unfinished === undefined) return ok(incomplete)
  listener.ticket?.(ticket.value, { criteria, lookedAt: [] })
  const { request, idempotencyKey } = unfinished
  const response = await generate(request, idempotencyKey, ports, listener)
  const input = { ticket: ticket.value, issue: ticketData, response }
  const asked = criteria.filter(({ id }) => request.criterionIds?.includes(id) ?? true)
  const completes = request.criterionIds !== undefined
  const written = await assemble({ ...input, criteria: asked, completes }, undefined, ports, listener)
  return ok(markUnanswered(completeResult(incomplete, written), { idempotencyKey, request, response }))
}

/** Checks the link before anything is fetched. */
export function issueFetcher(
  source: GenerationInput['source'],
  { proxyTracker }: Pick<GenerationPorts, 'proxyTracker'>,
): Result<() => Promise<unknown>> {
  if (source.kind === 'issue') return ok(source.read)
  const { baseUrl, email, apiToken } = source.tracker
  const site = siteHost(baseUrl)
  const link = parseTicketLink(source.link, site === '' ? undefined : { host: site })
  if (!link.ok) return link
  const url = `https://${link.value.host}/rest/api/3/issue/${link.value.key}?expand=names`
  return ok(() => proxyTracker({ url, email, apiToken, method: 'GET' }))
}

function generate(
  request: GenerateRequest,
  idempotencyKey: string | undefined,
  ports: GenerationPorts,
  { progress, testCase }: GenerationListener,
): Promise<GenerateResponse> {
  progress(progressSteps.generating)
  return ports.generateTestCases(request, {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    onProgress: progress,
    onCase: (written) => testCase?.(written),
  })
}

async function assemble(
  input: Omit<ResultInput, 'now'>,
  startedAt: Date | undefined,
  ports: GenerationPorts,
  { progress }: GenerationListener,
): Promise<GenerationResult> {
  progress(progressSteps.generatingCsv)
  await ports.painted?.()
  const result = (ports.assemble ?? assembleResult)({ ...input, now: startedAt ?? ports.now() })
  progress(progressSteps.completed)
  return result
}

function refused(part: GenerationProblem['part'], problem: Problem & { lookedAt?: LookedAt[] }): Outcome {
  return { ok: false, reason: { part, ...problem } }
}
