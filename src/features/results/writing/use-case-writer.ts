import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GenerateRequest, GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { ResultAction, WrittenEdit } from '#domain/generation/act-on-result.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import { applyEdit } from '#domain/test-case/edit/case-edit.ts'
import { coverage } from '#domain/test-case/coverage.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { ApiError, errorText } from '#src/backend/api-error.ts'
import { streamTestCases } from '#src/backend/stream-test-cases.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { localized } from '#src/messages/localized.ts'
import type { CaseEditor } from '../editing/use-case-editor.ts'
import type { Findings } from '../review/case-findings.tsx'
import { writingTexts } from './texts.ts'

export interface WritingState {
  /** What is being written; undefined while nothing is. */
  doing?: string
  progress?: ProgressStep
  /** How many cases have arrived. */
  written: number
  /** What came of the latest action, for everybody and for screen readers. */
  said?: string
  problem?: WritingProblem
}

export interface WritingProblem {
  message: string
  advice?: string
  /** What the tester can do: try again for free, decide to spend a run, or nothing. */
  wayOut: 'retry' | 'spend-run' | 'none'
}

export interface CaseWriter extends WritingState {
  write: (action: ResultAction) => void
  cancel: () => void
  /** Repeats the latest action. */
  retry: () => void
  /** Repeats it at the cost of a run. */
  spendRun: () => void
  dismiss: () => void
}

/** What an action cost. `runId` is the run that it was charged to, if it was charged. */
export interface ActionCost {
  runId?: string
  tokensUsed?: number
}

export interface WriterOptions {
  result: GenerationResult
  editor: CaseEditor
  findings: Findings
  houseRules: HouseRules | undefined
  onCost: (cost: ActionCost) => void
  /** Asks the server. */
  /** Loads what is hidden from an AI outside the machine; undefined if nothing is. */
  loadRedaction?: (() => Promise<RedactionOptions | undefined>) | undefined
  writeCases?: typeof streamTestCases
}

/** Hides private data from an AI outside the machine, and puts it back into what comes. */
async function hidePrivateData(body: GenerateRequest, options: RedactionOptions) {
  const [{ redactRequest }, { createRestorer, restoreCase, restoreResponse }] = await Promise.all([
    import('#domain/redaction/redact.ts'),
    import('#domain/redaction/restore.ts'),
  ])
  const { request, redacted } = redactRequest(body, options)
  const restore = createRestorer(redacted)
  return {
    request,
    restore,
    restoreCase: (testCase: WireTestCase) => restoreCase(testCase, restore),
    restoreResponse: (response: GenerateResponse) => restoreResponse(response, restore),
  }
}

/** Codes of refusals that asking again does not change. */
const final = new Set(['nothing_new', 'quota_exhausted', 'no_token', 'invalid_token', 'session_ended'])

const idle: WritingState = { written: 0 }

/**
 * Has single cases written and brings them into the list as one correction each, which Undo takes back. One action at a
 * time. The cases on the screen stay until the answer is whole; leaving the result ends the action.
 */
export function useCaseWriter(options: WriterOptions): CaseWriter {
  const [state, setState] = useState<WritingState>(idle)
  const latest = useRef(options)
  const running = useRef<AbortController>(undefined)
  const asked = useRef<Asked>(undefined)
  const attempt = useRef<Attempt>(undefined)
  const unmounted = useRef(false)

  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
      running.current?.abort()
    }
  }, [])

  const run = useCallback(async ({ action, spendRun }: Asked): Promise<void> => {
    const { result, editor, findings, houseRules, loadRedaction, writeCases = streamTestCases } = latest.current
    const { cases } = editor
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const arrived: WireTestCase[] = []
    let keep = (_: WireTestCase[]): number => 0
    setState({ ...idle, doing: doingOf(action, cases) })
    try {
      // Reading a ticket and its test cases takes code that a result without actions does not need.
      const acts = await import('#domain/generation/act-on-result.ts')
      const request = acts.actionRequest(action, {
        result,
        cases,
        findings: [...findings.values()].flat(),
        houseRules,
      })
      if (!request.ok) return setState({ ...idle, problem: { message: localized(request.reason), wayOut: 'none' } })
      if (request.value === undefined) return setState({ ...idle, said: writingTexts.gone })
      const runId = spendRun ? undefined : result.runId
      const body: GenerateRequest = { ...request.value, ...(runId === undefined ? {} : { runId }) }
      const bringIn = (written: WireTestCase[], provider: string | undefined) =>
        bringInto(latest.current.editor, acts.editOfWritten(action, latest.current.result, written, provider ?? ''))
      // A new version replaces the old one only if the whole answer is there.
      if (action.kind !== 'rewrite') keep = (written) => bringIn(written, result.provider).count
      const redaction = await loadRedaction?.()
      const hidden = redaction === undefined ? undefined : await hidePrivateData(body, redaction)
      const restore = hidden?.restore ?? ((text: string) => text)
      const answer = await writeCases(hidden?.request ?? body, {
        signal,
        idempotencyKey: keyFor(attempt, body),
        onProgress: (progress) => setState((before) => ({ ...before, progress })),
        onCase(testCase) {
          arrived.push(hidden?.restoreCase(testCase) ?? testCase)
          setState((before) => ({ ...before, written: arrived.length }))
        },
        restore,
      })
      const { testCases, tokensUsed, metadata } = hidden?.restoreResponse(answer) ?? answer
      attempt.current = undefined
      latest.current.onCost({
        ...(runId === undefined && metadata.runId !== undefined && { runId: metadata.runId }),
        ...(tokensUsed === undefined ? {} : { tokensUsed }),
      })
      setState({ ...idle, said: bringIn(testCases, metadata.provider).said })
    } catch (error) {
      if (unmounted.current) return
      // Only a key that was charged makes the next attempt free.
      if (signal.aborted && arrived.length === 0) attempt.current = undefined
      const kept = keep(arrived)
      setState({ ...idle, ...(signal.aborted ? { said: cancelledText(kept) } : { problem: problemFrom(error, kept) }) })
    } finally {
      running.current = undefined
    }
  }, [])

  const start = useCallback(
    (next: Asked): void => {
      if (running.current !== undefined) return
      asked.current = next
      // Nothing that costs a run is asked for without the tester's decision.
      if (!next.spendRun && latest.current.result.runId === undefined)
        setState({ ...idle, problem: { message: writingTexts.noRun, wayOut: 'spend-run' } })
      else void run(next)
    },
    [run],
  )

  return useMemo(
    () => ({
      ...state,
      write: (action) => start({ action, spendRun: false }),
      cancel: () => running.current?.abort(),
      retry() {
        if (asked.current === undefined) return
        const { result, editor } = latest.current
        start({ ...asked.current, action: whatIsLeft(asked.current.action, result, editor.cases) })
      },
      spendRun: () => asked.current && start({ ...asked.current, spendRun: true }),
      dismiss: () => setState(idle),
    }),
    [state, start],
  )
}

interface Asked {
  action: ResultAction
  spendRun: boolean
}

/** What an earlier attempt has covered is not asked for again. */
function whatIsLeft(action: ResultAction, { acceptanceCriteria }: GenerationResult, cases: TestCase[]): ResultAction {
  if (action.kind !== 'complete') return action
  const uncovered = new Set(coverage(acceptanceCriteria, cases).uncovered)
  const criterionIds = action.criterionIds.filter((id) => uncovered.has(id))
  // Everything has arrived: asking once more is free, and says so.
  return criterionIds.length + action.limits.length === 0 ? action : { ...action, criterionIds }
}

/** Brings written cases into the list and says what has changed. */
function bringInto(editor: CaseEditor, edit: WrittenEdit | undefined): { count: number; said: string } {
  if (edit === undefined) return { count: 0, said: writingTexts.nothingUsable }
  const after = applyEdit(editor.cases, edit)
  if (after === editor.cases)
    return { count: 0, said: edit.kind === 'replace' ? writingTexts.gone : writingTexts.nothingAdded }
  editor.edit(edit)
  if (edit.kind === 'replace') return { count: 1, said: writingTexts.replaced(edit.testCase.title) }
  const before = new Set(editor.cases)
  const [first, ...others] = after.filter((testCase) => !before.has(testCase))
  const count = 1 + others.length
  return { count, said: count === 1 && first ? writingTexts.addedOne(first.title) : writingTexts.added(count) }
}

function doingOf(action: ResultAction, cases: TestCase[]): string {
  if (action.kind === 'complete') return writingTexts.writingRest
  const title = cases.find(({ id }) => id === action.caseId)?.title ?? action.caseId
  return action.kind === 'rewrite' ? writingTexts.writingAgain(title) : writingTexts.writingSimilar(title)
}

function cancelledText(kept: number): string {
  return kept === 0 ? writingTexts.cancelled : writingTexts.cancelledAfter(kept)
}

function problemFrom(error: unknown, kept: number): WritingProblem {
  if (isFailedImport(error))
    return { message: writingTexts.partMissing, advice: writingTexts.unchanged, wayOut: 'none' }
  const code = error instanceof ApiError ? error.code : 'unexpected'
  return {
    message: errorText(error, writingTexts.failed),
    advice: kept === 0 ? writingTexts.unchanged : writingTexts.keptBefore(kept),
    wayOut: code === 'actions_used_up' ? 'spend-run' : final.has(code) ? 'none' : 'retry',
  }
}

interface Attempt {
  request: string
  key: string
}

/** The same request keeps its key, so that an answer that was lost is not counted twice. */
function keyFor(attempt: { current: Attempt | undefined }, { criterionIds: _part, ...body }: GenerateRequest): string {
  const request = JSON.stringify(body)
  if (attempt.current?.request !== request) attempt.current = { request, key: crypto.randomUUID() }
  return attempt.current.key
}
