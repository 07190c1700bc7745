import { type GenerateRequest, type GenerateResponse, type WireTestCase, outputLimit } from '#domain/contracts/ai-generate.ts'
import type { TrackerProxyRequest } from '#domain/contracts/tracker.ts'
import type { CriteriaFinding } from '#domain/criteria/criterion.ts'
import { findCriteria, noCriteriaMessage } from '#domain/criteria/find-criteria.ts'
import { assembleIncomplete, assembleResult, completeResult } from '#domain/generation/assemble-result.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { type ProgressStep, progressSteps } from '#domain/generation/progress.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type Result, ok } from '#domain/result.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { parseTicketLink } from '#domain/ticket/ticket-link.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import type { CallOptions } from '#src/backend/api-client.ts'
import type { StreamOptions } from '#src/backend/stream-test-cases.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { type RunProblem, callProblem, runProblem } from './run-problem.ts'
import { adviceTexts, generationTexts } from './texts.ts'

export interface RunInput {
  link: string
  config: TrackerConfig
  enrichment: boolean
  /** The same for every attempt at the same run, so that it is charged once. */
  idempotencyKey: string
}

/** What a run asks of the outside. */
export interface RunPorts {
  proxyTracker: (body: TrackerProxyRequest, options: CallOptions) => Promise<unknown>
  generateTestCases: (body: GenerateRequest, options: StreamOptions) => Promise<GenerateResponse>
  now: () => Date
  /** Settles once the browser has painted what it was last told. */
  painted: () => Promise<void>
}

/** What the screen is told while a run is under way. */
export interface RunListener {
  progress: (step: ProgressStep) => void
  ticket: (ticket: Ticket, finding: CriteriaFinding) => void
  /** A test case as it was written, before the result is put together. */
  testCase: (testCase: WireTestCase) => void
  /** After each test case: what the run would leave if it broke off now. */
  incomplete: (result: GenerationResult) => void
}

/** One run: link → ticket → criteria → test cases. A cancelled run rejects with the signal's reason or an aborted call. */
export async function runGeneration(
  input: RunInput,
  ports: RunPorts,
  tell: RunListener,
  signal: AbortSignal,
): Promise<Result<GenerationResult, RunProblem>> {
  tell.progress(progressSteps.extractingTicketId)
  await ports.painted()
  const link = parseTicketLink(input.link, siteOf(input.config))
  if (!link.ok) return { ok: false, reason: runProblem(link.reason, 'none') }

  tell.progress(progressSteps.fetchingTicket)
  const issue = await fetchIssue(`https://${link.value.host}/rest/api/3/issue/${link.value.key}?expand=names`, input.config, ports, signal)
  if (!issue.ok) return issue

  tell.progress(progressSteps.extractingCriteria)
  await ports.painted()
  const ticket = readIssue(issue.value)
  if (!ticket.ok) return { ok: false, reason: runProblem(ticket.reason) }
  const finding = findCriteria(ticket.value)
  tell.ticket(ticket.value, finding)
  if (finding.criteria.length === 0) return { ok: false, reason: nothingFound(finding) }

  const { enrichment, idempotencyKey } = input
  const request = {
    context: buildContext(ticket.value, finding.criteria),
    enableEnrichment: enrichment,
    num_predict: enrichment ? outputLimit.enriched : outputLimit.plain,
  }
  const written: WireTestCase[] = []
  let begun: Date | undefined
  const response = await generate({ request, idempotencyKey }, ports, signal, {
    ...tell,
    testCase(testCase) {
      tell.testCase(testCase)
      written.push(testCase)
      begun ??= ports.now()
      const incomplete = assembleIncomplete({ ticket: ticket.value, issue: issue.value, criteria: finding.criteria, written: [...written], idempotencyKey, request, now: begun })
      if (incomplete.testCases.length > 0) tell.incomplete(incomplete)
    },
  })
  if (!response.ok) return response

  tell.progress(progressSteps.generatingCsv)
  await ports.painted()
  const result = assembleResult({
    ticket: ticket.value,
    issue: issue.value,
    criteria: finding.criteria,
    response: response.value,
    // The time is the result's name: it takes the place of what there was of it.
    now: begun ?? ports.now(),
  })
  tell.progress(progressSteps.completed)
  return ok(result)
}

async function fetchIssue(url: string, { email, apiToken }: TrackerConfig, ports: RunPorts, signal: AbortSignal): Promise<Result<unknown, RunProblem>> {
  try {
    return ok(await ports.proxyTracker({ url, email, apiToken, method: 'GET' }, { signal }))
  } catch (error) {
    signal.throwIfAborted()
    return { ok: false, reason: callProblem(error, generationTexts.fetchFailed) }
  }
}

/** Repeats the run of an incomplete result; what was asked then is asked again, whatever became of the ticket. */
export async function completeGeneration(incomplete: GenerationResult, ports: RunPorts, tell: RunListener, signal: AbortSignal): Promise<Result<GenerationResult, RunProblem>> {
  const { unfinished, ticketId, ticketTitle, ticketData, acceptanceCriteria } = incomplete
  const kept = readIssue(ticketData)
  const ticket = kept.ok ? kept : readIssue({ key: ticketId, fields: { summary: ticketTitle } })
  if (!ticket.ok) return { ok: false, reason: runProblem(ticket.reason) }
  if (unfinished === undefined) return ok(incomplete)
  tell.ticket(ticket.value, { criteria: acceptanceCriteria, lookedAt: [] })

  const response = await generate(unfinished, ports, signal, tell)
  if (!response.ok) return response

  tell.progress(progressSteps.generatingCsv)
  await ports.painted()
  const whole = assembleResult({ ticket: ticket.value, issue: ticketData, criteria: acceptanceCriteria, response: response.value, now: ports.now() })
  tell.progress(progressSteps.completed)
  return ok(completeResult(incomplete, whole))
}

async function generate(
  { request, idempotencyKey }: { request: GenerateRequest; idempotencyKey: string },
  ports: RunPorts,
  signal: AbortSignal,
  tell: RunListener,
): Promise<Result<GenerateResponse, RunProblem>> {
  tell.progress(progressSteps.generating)
  try {
    return ok(await ports.generateTestCases(request, { signal, idempotencyKey, onProgress: tell.progress, onCase: tell.testCase }))
  } catch (error) {
    signal.throwIfAborted()
    return { ok: false, reason: callProblem(error, generationTexts.generationFailed) }
  }
}

function siteOf(config: TrackerConfig): { host: string } | undefined {
  const host = siteHost(config.baseUrl)
  return host === '' ? undefined : { host }
}

function nothingFound({ lookedAt }: CriteriaFinding): RunProblem {
  return { ...runProblem({ code: 'no_criteria', message: noCriteriaMessage }), advice: adviceTexts.criteria, action: 'retry', lookedAt }
}
