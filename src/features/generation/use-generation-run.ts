import { useCallback, useEffect, useReducer, useRef } from 'react'
import { progressSteps } from '#domain/generation/progress.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { proxyTracker } from '#src/backend/api-client.ts'
import { streamTestCases } from '#src/backend/stream-test-cases.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import type { RunInput, RunListener, RunPorts } from './run-generation.ts'
import { callProblem } from './run-problem.ts'
import { type RunEvent, type RunState, idleRun, nextRunState } from './run-state.ts'
import { generationTexts } from './texts.ts'

export interface GenerationRun extends RunState {
  start: (request: RunRequest) => void
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
  /** Called with every result: shows it and keeps it. */
  onResult: (result: GenerationResult) => void
  /** The 'Finalizing...' step: refreshes the plan's usage. Its failure is not the run's. */
  onFinalize: () => Promise<unknown>
  ports?: RunPorts
}

const browserPorts: RunPorts = {
  proxyTracker: (body, options) => proxyTracker(body, options),
  generateTestCases: (body, options) => streamTestCases(body, options),
  now: () => new Date(),
}

/** One run at a time: progress, problem, cancel. It outlives the dashboard; leaving the signed-in area aborts it. */
export function useGenerationRun({ prepare = () => Promise.resolve(), onResult, onFinalize, ports = browserPorts }: RunOptions): GenerationRun {
  const [state, tell] = useReducer(nextRunState, idleRun)
  const running = useRef<AbortController>(undefined)
  const attempt = useRef<{ request: string; key: string }>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const cancel = useCallback(() => running.current?.abort(), [])

  async function run(input: RunInput, { signal }: AbortController): Promise<void> {
    // What a cancelled run still has to say is not heard any more.
    function say(event: RunEvent): void {
      if (!signal.aborted) tell(event)
    }
    const listener: RunListener = {
      progress: (step) => say({ kind: 'progress', step }),
      ticket: (ticket, finding) => say({ kind: 'ticket', ticket, finding }),
      testCase: (testCase) => say({ kind: 'case', testCase }),
    }
    // The rules of reading and designing are large: they are loaded with the first run, not with the dashboard.
    const work = Promise.all([import('./run-generation.ts'), prepare()]).then(([{ runGeneration }]) => runGeneration(input, ports, listener, signal))
    const outcome = await work.catch((error: unknown) => ({
      ok: false as const,
      reason: callProblem(error, generationTexts.generationFailed),
    }))
    if (signal.aborted) {
      // The server gives a cancelled run back; the next one is another.
      attempt.current = undefined
      tell({ kind: 'cancelled' })
    } else if (!outcome.ok) {
      tell({ kind: 'failed', problem: outcome.reason })
    } else {
      attempt.current = undefined
      onResult(outcome.value)
      tell({ kind: 'progress', step: progressSteps.finalizing })
      await onFinalize().catch(() => undefined)
      tell({ kind: 'finished' })
    }
    running.current = undefined
  }

  function start(request: RunRequest): void {
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    tell({ kind: 'started' })
    void run({ ...request, idempotencyKey: keyFor(request) }, controller)
  }

  /** A retry of what has not succeeded yet goes under the same key: whatever the first attempt did, it is charged once. */
  function keyFor({ link, enrichment }: RunRequest): string {
    const wanted = `${link.trim()} ${enrichment}`
    if (attempt.current?.request !== wanted) attempt.current = { request: wanted, key: crypto.randomUUID() }
    return attempt.current.key
  }

  return { ...state, start, cancel }
}
