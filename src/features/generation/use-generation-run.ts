import { useCallback, useEffect, useReducer, useRef } from 'react'
import { progressSteps } from '#domain/generation/progress.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { proxyTracker } from '#src/backend/api-client.ts'
import { streamTestCases } from '#src/backend/stream-test-cases.ts'
import { painted } from '#src/lib/painted.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import type * as Runs from './run-generation.ts'
import { callProblem } from './run-problem.ts'
import { type RunEvent, type RunState, idleRun, nextRunState } from './run-state.ts'
import { generationTexts } from './texts.ts'

export interface GenerationRun extends RunState {
  start: (request: RunRequest) => void
  /** Repeats the run of an incomplete result, free of charge while the server allows it. */
  complete: (incomplete: GenerationResult) => void
  cancel: () => void
}

export interface RunRequest {
  link: string
  config: TrackerConfig
  enrichment: boolean
}

interface RunOptions {
  /** Loads what will show and keep the result: a run whose result would have no place is not begun. */
  prepare?: () => Promise<unknown>
  /** Called after each test case with what there is of the result: keeps it, so that a page that goes does not lose it. */
  onIncomplete: (result: GenerationResult) => void
  /** Called with every result, at last with an incomplete one where the run broke off: shows it and keeps it. */
  onResult: (result: GenerationResult) => void
  /** The 'Finalizing...' step: refreshes the plan's usage. Its failure is not the run's, and it is not waited for long. */
  onFinalize: () => Promise<unknown>
  ports?: Runs.RunPorts
}

const browserPorts: Runs.RunPorts = {
  proxyTracker: (body, options) => proxyTracker(body, options),
  generateTestCases: (body, options) => streamTestCases(body, options),
  now: () => new Date(),
  painted,
}

/** How long 'Finalizing...' may last, in milliseconds: without a connection the refresh waits for one. */
const longestFinalizingMs = 3_000

/** One run at a time: progress, problem, cancel. It outlives the dashboard; leaving the signed-in area aborts it. */
export function useGenerationRun({ prepare = () => Promise.resolve(), onIncomplete, onResult, onFinalize, ports = browserPorts }: RunOptions): GenerationRun {
  const [state, tell] = useReducer(nextRunState, idleRun)
  const running = useRef<AbortController>(undefined)
  const attempt = useRef<{ request: string; key: string }>(undefined)

  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
      running.current?.abort()
    }
  }, [])

  const cancel = useCallback(() => running.current?.abort(), [])

  async function run(work: (runs: typeof Runs, tell: Runs.RunListener, signal: AbortSignal) => ReturnType<typeof Runs.runGeneration>, { signal }: AbortController, kept = 0): Promise<void> {
    // What a cancelled run still has to say is not heard any more, but for what it leaves.
    function say(event: RunEvent): void {
      if (!signal.aborted) tell(event)
    }
    let broken: GenerationResult | undefined
    let asked = false
    let charged = false
    const listener: Runs.RunListener = {
      progress(step) {
        asked ||= step.percent >= progressSteps.generating.percent
        say({ kind: 'progress', step })
      },
      ticket: (ticket, finding) => say({ kind: 'ticket', ticket, finding }),
      testCase(testCase) {
        charged = true
        say({ kind: 'case', testCase })
      },
      incomplete(result) {
        broken = result
        if (!signal.aborted) onIncomplete(result)
      },
    }
    // The rules of reading and designing are large: they are loaded with the first run, not with the dashboard.
    const outcome = await Promise.all([import('./run-generation.ts'), prepare()])
      .then(([runs]) => work(runs, listener, signal))
      .catch((error: unknown) => ({ ok: false as const, reason: callProblem(error, generationTexts.generationFailed) }))
    if (unmounted.current) return
    const finalizing = () => onFinalize().catch(() => undefined)
    if (!outcome.ok) {
      const { reason: problem } = outcome
      const spent = problem.code === 'repeats_used_up'
      // The repeat of a run that is charged is free. One that was cancelled before is given back: the next is another.
      if (spent || (signal.aborted && !charged)) attempt.current = undefined
      if (broken !== undefined) onResult(broken)
      const left = spent ? 0 : (broken?.testCases.length ?? kept)
      tell(signal.aborted ? { kind: 'cancelled', left } : { kind: 'failed', problem, left })
      if (asked) void finalizing()
    } else {
      attempt.current = undefined
      onResult(outcome.value)
      tell({ kind: 'progress', step: progressSteps.finalizing })
      await Promise.race([finalizing(), new Promise((resolve) => setTimeout(resolve, longestFinalizingMs))])
      tell({ kind: 'finished' })
    }
    running.current = undefined
  }

  function begin(work: Parameters<typeof run>[0], kept?: number): void {
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    tell({ kind: 'started' })
    void run(work, controller, kept)
  }

  function start(request: RunRequest): void {
    begin((runs, listener, signal) => runs.runGeneration({ ...request, idempotencyKey: keyFor(request) }, ports, listener, signal))
  }

  function complete(incomplete: GenerationResult): void {
    begin((runs, listener, signal) => runs.completeGeneration(incomplete, ports, listener, signal), incomplete.testCases.length)
  }

  /** A retry of what has not succeeded yet goes under the same key: whatever the first attempt did, it is charged once. */
  function keyFor({ link, enrichment }: RunRequest): string {
    const wanted = `${link.trim()} ${enrichment}`
    if (attempt.current?.request !== wanted) attempt.current = { request: wanted, key: crypto.randomUUID() }
    return attempt.current.key
  }

  return { ...state, start, complete, cancel }
}
