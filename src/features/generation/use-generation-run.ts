import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { GenerateRequest, GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { TrackerProxyRequest } from '#domain/contracts/tracker.ts'
import type { UpdateProposal } from '#domain/changes/update-suite.ts'
import { progressSteps } from '#domain/generation/progress.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { TesterAnswer } from '#domain/generation/context.ts'
import type { TicketReading } from '#domain/generation/read-ticket.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import type { ContextPart } from '#domain/ticket/related.ts'
import type { GenerationProblem } from '#domain/generation/read-ticket.ts'
import type * as Runs from '#domain/generation/run-generation.ts'
import type { Result } from '#domain/result.ts'
import { type CallOptions, proxyTracker } from '#src/backend/api-client.ts'
import { type StreamOptions, streamTestCases } from '#src/backend/stream-test-cases.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { callProblem, refusalProblem } from './run-problem.ts'
import { type RunEvent, type RunState, idleRun, nextRunState } from './run-state.ts'
import { generationTexts } from './texts.ts'

export interface GenerationRun extends RunState {
  start: (request: RunRequest) => void
  /** Repeats the run of an incomplete result, free of charge while the server allows it. */
  complete: (incomplete: GenerationResult) => void
  /** Proposes an update of a result for the changes of its ticket. */
  update: (result: GenerationResult, request: Omit<RunRequest, 'link'>) => void
  /** Repeats an update that failed; undefined after any other run. */
  retryUpdate: (() => void) | undefined
  cancel: () => void
}

/** What the preview on the screen has read and the tester has changed. */
export interface PreparedTicket {
  /** Jira's JSON, and what was read from it. */
  issue: unknown
  reading: TicketReading
  criteria: unknown[] | undefined
  include: ContextPart[]
  answers: TesterAnswer[]
}

export interface RunRequest {
  link: string
  /** Undefined if no preview of the link is on the screen. */
  prepared?: PreparedTicket | undefined
  /** Loads what is hidden from an AI outside the machine; undefined if nothing is. */
  loadRedaction?: () => Promise<RedactionOptions | undefined>
  config: TrackerConfig
  enrichment: boolean
  /** Loads the rules of the user's team, which only a run needs. */
  loadHouseRules?: () => Promise<HouseRules | undefined>
}

/** What a run needs from the browser. */
export interface BrowserPorts {
  proxyTracker: (body: TrackerProxyRequest, options: CallOptions) => Promise<unknown>
  generateTestCases: (body: GenerateRequest, options: StreamOptions) => Promise<GenerateResponse>
  now: () => Date
  painted: () => Promise<void>
  /** In a worker: long tickets would block the page. */
  readTicket?: Runs.GenerationPorts['readTicket']
  redact?: Runs.GenerationPorts['redact']
}

const browserPorts: BrowserPorts = {
  proxyTracker,
  generateTestCases: streamTestCases,
  now: () => new Date(),
  painted,
  readTicket: async (issue) => (await loadReader()).readTicketInWorker(issue),
  redact: async (request, options) => (await loadReader()).redact(request, options),
}

const loadReader = () => import('./ticket-reader.ts')

interface RunOptions {
  /** Loads the code that shows and saves the result. If it fails, the run does not start. */
  prepare?: () => Promise<unknown>
  /** Called after each test case with the result so far, to save it in case the page closes. */
  onIncomplete: (result: GenerationResult) => void
  /** Called with the final result; with the incomplete result if the run breaks off after its first test case. */
  onResult: (result: GenerationResult) => void
  /** Called with the proposal of an update. */
  onProposal?: (proposal: UpdateProposal) => void
  /** The 'Finalizing...' step: refreshes the plan's usage. The run succeeds even if this fails or takes long. */
  onFinalize: () => Promise<unknown>
  ports?: BrowserPorts
}

/** The longest 'Finalizing...' may last, in milliseconds: offline, the refresh would wait for a connection. */
const maxFinalizingMs = 3_000

type Work<T> = (
  runs: typeof Runs,
  ports: Runs.GenerationPorts,
  listener: Runs.GenerationListener,
) => Promise<Result<T, GenerationProblem>>

/** One run at a time, with its progress and problem. It survives leaving the dashboard; leaving the signed-in area aborts it. */
export function useGenerationRun({
  prepare = () => Promise.resolve(),
  onIncomplete,
  onResult,
  onProposal,
  onFinalize,
  ports = browserPorts,
}: RunOptions): GenerationRun {
  const [state, dispatch] = useReducer(nextRunState, idleRun)
  const running = useRef<AbortController>(undefined)
  const attempt = useRef<{ request: string; key: string }>(undefined)
  const latestUpdate = useRef<() => void>(undefined)

  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
      running.current?.abort()
    }
  }, [])

  const cancel = useCallback(() => running.current?.abort(), [])

  async function run<T>(
    work: Work<T>,
    deliver: (value: T) => void,
    { signal }: AbortController,
    kept: number,
  ): Promise<void> {
    function dispatchUnlessCancelled(event: RunEvent): void {
      if (!signal.aborted) dispatch(event)
    }
    let incomplete: GenerationResult | undefined
    let aiAsked = false
    let charged = false
    const listener: Runs.GenerationListener = {
      progress(step) {
        aiAsked ||= step.percent >= progressSteps.generating.percent
        dispatchUnlessCancelled({ kind: 'progress', step })
      },
      ticket: (ticket, finding) => dispatchUnlessCancelled({ kind: 'ticket', ticket, finding }),
      testCase(testCase) {
        charged = true
        dispatchUnlessCancelled({ kind: 'case', testCase })
      },
      incomplete(result) {
        incomplete = result
        if (!signal.aborted) onIncomplete(result)
      },
    }
    const abortable: Runs.GenerationPorts = {
      ...ports,
      proxyTracker: (body) => ports.proxyTracker(body, { signal }),
      generateTestCases: (body, options) => ports.generateTestCases(body, { ...options, signal }),
    }
    // The rules for reading tickets and assembling results are large: the first run loads them, not the dashboard.
    const outcome = await Promise.all([import('#domain/generation/run-generation.ts'), prepare()])
      .then(([runs]) => work(runs, abortable, listener))
      .then((ended) => (ended.ok ? ended : { ok: false as const, reason: refusalProblem(ended.reason) }))
      .catch((error: unknown) => ({
        ok: false as const,
        reason: callProblem(error, aiAsked ? generationTexts.generationFailed : generationTexts.fetchFailed),
      }))
    if (unmounted.current) return
    const finalizing = () => onFinalize().catch(() => undefined)
    if (outcome.ok) {
      attempt.current = undefined
      deliver(outcome.value)
      dispatch({ kind: 'progress', step: progressSteps.finalizing })
      await Promise.race([finalizing(), new Promise((resolve) => setTimeout(resolve, maxFinalizingMs))])
      dispatch({ kind: 'finished' })
    } else {
      const { reason: problem } = outcome
      const spent = problem.code === 'repeats_used_up'
      // A charged run keeps its key, because repeating it is free. The next run gets a new key if this one was cancelled before the charge.
      if (spent || (signal.aborted && !charged)) attempt.current = undefined
      if (incomplete !== undefined) onResult(incomplete)
      const left = spent ? 0 : (incomplete?.testCases.length ?? kept)
      dispatch(signal.aborted ? { kind: 'cancelled', left } : { kind: 'failed', problem, left })
      if (aiAsked) void finalizing()
    }
    running.current = undefined
  }

  function begin<T>(
    work: Work<T>,
    deliver: (value: T) => void,
    { kept = 0, updating = false }: { kept?: number; updating?: boolean } = {},
  ): void {
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    dispatch({ kind: 'started', updating })
    void run(work, deliver, controller, kept)
  }

  function start({ link, config, enrichment, loadHouseRules, prepared, loadRedaction }: RunRequest): void {
    begin(async (runs, ports, listener) => {
      const [houseRules, redaction] = await Promise.all([loadHouseRules?.(), loadRedaction?.()])
      const { criteria, include, answers } = prepared ?? {}
      const idempotencyKey = keyFor([link.trim(), enrichment, houseRules, criteria, include, answers, redaction])
      return runs.runGeneration(
        {
          source: { kind: 'link', link, tracker: config, fetched: prepared?.issue },
          criteria,
          include,
          answers,
          redaction,
          enrichment,
          houseRules,
          idempotencyKey,
        },
        prepared === undefined
          ? ports
          : { ...ports, readTicket: () => Promise.resolve({ ok: true, value: prepared.reading }) },
        listener,
      )
    }, onResult)
  }

  function update(result: GenerationResult, request: Omit<RunRequest, 'link'>): void {
    const { config, enrichment, loadHouseRules, loadRedaction } = request
    latestUpdate.current = () => update(result, request)
    begin(
      async (_, ...rest) => {
        const [{ proposeUpdate }, houseRules, redaction] = await Promise.all([
          import('#domain/changes/update-suite.ts'),
          loadHouseRules?.(),
          loadRedaction?.(),
        ])
        const idempotencyKey = keyFor(['update', result.ticketId, result.timestamp, enrichment, houseRules, redaction])
        return proposeUpdate(result, { tracker: config, enrichment, houseRules, redaction, idempotencyKey }, ...rest)
      },
      (proposal) => onProposal?.(proposal),
      { updating: true },
    )
  }

  function complete(incomplete: GenerationResult): void {
    begin((runs, ...rest) => runs.completeGeneration(incomplete, ...rest), onResult, {
      kept: incomplete.testCases.length,
    })
  }

  /** A retry of a run that has not succeeded yet keeps its key, so that it is charged once however the first attempt ended. */
  function keyFor(parts: unknown[]): string {
    const request = JSON.stringify(parts)
    if (attempt.current?.request !== request) attempt.current = { request, key: crypto.randomUUID() }
    return attempt.current.key
  }

  const retryUpdate = state.updating ? () => latestUpdate.current?.() : undefined
  return { ...state, start, complete, update, retryUpdate, cancel }
}

/** Limit in milliseconds, because a hidden tab paints no frames. */
const maxFrameMs = 100

/** Resolves after the next paint, or after the limit when nothing is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, maxFrameMs)
    requestAnimationFrame(() => {
      clearTimeout(late)
      // The callback runs before the paint, a task queued in it runs after.
      setTimeout(resolve)
    })
  })
}
