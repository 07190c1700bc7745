import {
  type GenerateRequest,
  type GenerateResponse,
  type WireTestCase,
  outputLimit,
} from '../contracts/ai-generate.ts'
import type { TrackerProxyRequest } from '../contracts/tracker.ts'
import type { CriteriaFinding } from '../criteria/criterion.ts'
import type { RedactionOptions } from '../redaction/redact.ts'
import { type RedactedText, createRestorer, restoreCase, restoreResponse } from '../redaction/restore.ts'
import { type Result, ok } from '../result.ts'
import type { ContextPart } from '../ticket/related.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { ticketOf } from './act-on-result.ts'
import { type ResultInput, assembleIncomplete, assembleResult } from './assemble-result.ts'
import { buildContext } from './build-context.ts'
import { completeResult, markUnanswered, type Run } from './complete-result.ts'
import type { TesterAnswer } from './context.ts'
import type { HouseRules } from './house-rules.ts'
import { type ProgressStep, progressSteps } from './progress.ts'
import {
  type GenerationProblem,
  type TicketReading,
  type TicketSource,
  chooseCriteria,
  issueReader,
  readTicket,
  refused,
} from './read-ticket.ts'
import { relatedContext } from './related-context.ts'
import type { GenerationResult } from './result.ts'

export interface GenerationInput {
  source: TicketSource
  /** The list of criteria that the tester corrected: used in place of the ticket's (see `readCorrectedCriteria`). */
  criteria?: unknown
  /** What the AI gets to know from around the ticket. */
  include?: ContextPart[] | undefined
  /** The tester's answers to the questions of the ticket check. */
  answers?: TesterAnswer[] | undefined
  /** Set if the AI is outside the machine: what private data is hidden from it. */
  redaction?: RedactionOptions | undefined
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
  /** Puts private texts back where a placeholder was sent, for answers that are only logged. */
  restore: (text: string) => string
}

/** What a run needs from outside. If a port rejects, the run rejects with the same error. */
export interface GenerationPorts {
  proxyTracker: (body: TrackerProxyRequest) => Promise<unknown>
  generateTestCases: (body: GenerateRequest, options: AnswerOptions) => Promise<GenerateResponse>
  now: () => Date
  /** Reads a ticket and its criteria, `readTicket` by default. A page does it in a worker. */
  readTicket?: (issue: unknown) => Promise<Result<TicketReading>>
  /** Hides private data in a request: `redactRequest`, which is loaded only where an AI is outside the machine. */
  redact?: (
    request: GenerateRequest,
    options: RedactionOptions,
  ) => Promise<{ request: GenerateRequest; redacted: RedactedText[] }>
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

type Outcome = Result<GenerationResult, GenerationProblem>

/** The main job (docs/spec.md, section 4): ticket link → ticket → acceptance criteria → test cases. */
export async function runGeneration(
  {
    source,
    criteria: corrected,
    include = [],
    answers,
    redaction,
    enrichment,
    houseRules,
    idempotencyKey,
  }: GenerationInput,
  ports: GenerationPorts,
  listener: GenerationListener,
): Promise<Outcome> {
  listener.progress(progressSteps.extractingTicketId)
  await ports.painted?.()
  const reader = issueReader(source, ports.proxyTracker)
  if (!reader.ok) return refused('link', reader.reason)

  listener.progress(progressSteps.fetchingTicket)
  const issue = await reader.value.read()

  listener.progress(progressSteps.extractingCriteria)
  await ports.painted?.()
  const read = await (ports.readTicket?.(issue) ?? readTicket(issue))
  if (!read.ok) return refused('ticket', read.reason)
  const { ticket, finding } = read.value
  const chosen = chooseCriteria(finding, corrected)
  if (!chosen.ok) {
    listener.ticket?.(ticket, finding)
    return chosen
  }
  const criteria = chosen.value
  listener.ticket?.(ticket, { ...finding, criteria })
  const related = include.length === 0 ? [] : await relatedContext(issue, include, reader.value.readOther)

  const whole: GenerateRequest = {
    context: buildContext(ticket, criteria, { related, answers }),
    enableEnrichment: enrichment,
    ...(houseRules === undefined ? {} : { houseRules }),
    num_predict: enrichment ? outputLimit.enriched : outputLimit.plain,
  }
  const { request, redacted } =
    redaction === undefined ? { request: whole, redacted: undefined } : await redact(whole, redaction, ports)
  const written: WireTestCase[] = []
  let startedAt: Date | undefined
  let runId: string | undefined
  const response = await generate({ request, redacted, idempotencyKey }, ports, {
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
        answers,
        written: [...written],
        idempotencyKey,
        request,
        runId,
        redacted,
        now: startedAt,
      })
      if (incomplete.testCases.length > 0) listener.incomplete(incomplete)
    },
  })

  // A result is identified by its time: the whole result replaces the incomplete one.
  const result = await assemble({ ticket, issue, criteria, answers, response }, startedAt, ports, listener)
  return ok(markUnanswered(result, { idempotencyKey, request, redacted, response }))
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
  const { unfinished, ticketData, acceptanceCriteria: criteria, answers } = incomplete
  const ticket = ticketOf(incomplete)
  if (!ticket.ok) return refused('ticket', ticket.reason)
  if (unfinished === undefined) return ok(incomplete)
  listener.ticket?.(ticket.value, { criteria, lookedAt: [] })
  const { request, redacted, idempotencyKey } = unfinished
  const response = await generate(unfinished, ports, listener)
  const input = { ticket: ticket.value, issue: ticketData, answers, response }
  const asked = criteria.filter(({ id }) => request.criterionIds?.includes(id) ?? true)
  const completes = request.criterionIds !== undefined
  const written = await assemble({ ...input, criteria: asked, completes }, undefined, ports, listener)
  return ok(markUnanswered(completeResult(incomplete, written), { idempotencyKey, request, redacted, response }))
}

async function redact(
  request: GenerateRequest,
  options: RedactionOptions,
  ports: GenerationPorts,
): Promise<{ request: GenerateRequest; redacted: RedactedText[] }> {
  if (ports.redact !== undefined) return ports.redact(request, options)
  const { redactRequest } = await import('../redaction/redact.ts')
  return redactRequest(request, options)
}

/** Sends a request, with private data hidden where that is wanted. The run has the request as sent and the answer put back. */
export async function requestCases(
  request: GenerateRequest,
  { redaction, idempotencyKey }: Pick<GenerationInput, 'redaction' | 'idempotencyKey'>,
  ports: GenerationPorts,
  listener: GenerationListener,
): Promise<Run> {
  const hidden = redaction === undefined ? { request } : await redact(request, redaction, ports)
  const sending = { ...hidden, idempotencyKey }
  return { ...sending, response: await generate(sending, ports, listener) }
}

interface Sending {
  request: GenerateRequest
  redacted?: RedactedText[] | undefined
  idempotencyKey: string | undefined
}

/** Sends the request and puts private texts back into everything that comes. */
async function generate(
  { request, redacted = [], idempotencyKey }: Sending,
  ports: GenerationPorts,
  { progress, testCase }: GenerationListener,
): Promise<GenerateResponse> {
  progress(progressSteps.generating)
  const restore = createRestorer(redacted)
  const response = await ports.generateTestCases(request, {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    onProgress: progress,
    onCase: (written) => testCase?.(restoreCase(written, restore)),
    restore,
  })
  return restoreResponse(response, restore)
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
