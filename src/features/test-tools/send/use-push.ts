import { useEffect, useRef, useState } from 'react'
import { type ApiMessageCode, apiMessages, messageText } from '#domain/contracts/api-messages.ts'
import type { PushTicket, ToolConnection, ToolTarget } from '#domain/contracts/test-tools.ts'
import { type PlannedCase, type PushAction, type PushPlan, planPush } from '#domain/push/plan-push.ts'
import type { PreparedCase } from '#domain/push/prepare-cases.ts'
import { type CaseProgress, type PushPorts, findExistingTests, runPush } from '#domain/push/run-push.ts'
import { type SentCase, mergeSent, placeOf } from '#domain/push/sent-case.ts'
import type { MessageParams } from '#domain/result.ts'
import { pushCalls } from '#src/backend/test-tools-api.ts'
import { localized } from '#src/messages/localized.ts'
import { sendTexts } from './texts.ts'

/** Where and what to send. */
export interface PushJob {
  /** The time of the result, which identifies it. */
  timestamp: string
  connection: ToolConnection
  target: ToolTarget
  ticket: PushTicket
  cases: PreparedCase[]
}

export type PushState =
  | { kind: 'idle' }
  | { kind: 'looking' }
  | { kind: 'problem'; message: string }
  | { kind: 'planned'; job: PushJob; plan: PushPlan }
  | {
      kind: 'sending' | 'ended'
      job: PushJob
      planned: PlannedCase[]
      progress: ReadonlyMap<string, CaseProgress>
      waitSeconds?: number | undefined
      stopping?: boolean
    }

export interface Push {
  state: PushState
  /** Looks for existing tests and proposes a plan. */
  look: (job: PushJob) => void
  choose: (caseId: string, action: PushAction) => void
  start: () => void
  /** Sends what failed or was not sent. */
  sendRest: () => void
  /** Ends the push after the batch that is being sent. */
  stop: () => void
  reset: () => void
}

interface PushOptions {
  /** The tests that the cases of the shown result became so far. */
  sent: readonly SentCase[]
  /** Keeps which tests the cases of a result became; `timestamp` is the result's. */
  onSent: (records: SentCase[], timestamp: string) => void
  /** By default, the calls of the API. */
  calls?: typeof pushCalls
}

/** One push at a time. It goes on while the dialog and the results are closed, as long as the caller stays mounted. */
export function usePush({ sent, onSent, calls = pushCalls }: PushOptions): Push {
  const [state, setState] = useState<PushState>({ kind: 'idle' })
  const latest = useRef({ sent, onSent })
  const cancelled = useRef(new AbortController())

  useEffect(() => {
    latest.current = { sent, onSent }
  })
  useEffect(() => () => cancelled.current.abort(), [])

  function portsOf(job: PushJob): PushPorts {
    const controller = new AbortController()
    cancelled.current = controller
    return {
      ...calls(job.connection, job),
      wait: (seconds) => waitFor(seconds, controller.signal),
      isCancelled: () => controller.signal.aborted,
      now: () => new Date(),
      words: wordsOf,
    }
  }

  async function look(job: PushJob): Promise<void> {
    setState({ kind: 'looking' })
    const ports = portsOf(job)
    const found = await findExistingTests(job.cases, ports)
    if (ports.isCancelled()) return
    if (!found.ok) {
      setState({ kind: 'problem', message: found.reason.problem.message })
      return
    }
    const place = placeOf(job.connection, job.target)
    const records = latest.current.sent.filter((record) => record.place === place)
    const plan = planPush(job.cases, { found: found.value, sent: records, target: job.target })
    setState({ kind: 'planned', job, plan })
  }

  async function send(job: PushJob, planned: PlannedCase[], before: ReadonlyMap<string, CaseProgress>): Promise<void> {
    const progress = new Map(before)
    let records: SentCase[] = []
    const show = (more: { waitSeconds?: number } = {}): void =>
      setState((shown) => ({
        kind: 'sending',
        job,
        planned,
        progress: new Map(progress),
        ...(shown.kind === 'sending' && shown.stopping === true ? { stopping: true } : {}),
        ...more,
      }))
    show()
    const place = { tool: job.connection.tool, place: placeOf(job.connection, job.target) }
    const rest = planned.filter(({ caseId }) => !isSent(progress.get(caseId)))
    try {
      await runPush(rest, place, portsOf(job), {
        progress(caseIds, next) {
          for (const caseId of caseIds) progress.set(caseId, next)
          show()
        },
        sent(added) {
          records = mergeSent(records, added)
          latest.current.onSent(records, job.timestamp)
        },
        waiting: (waitSeconds) => show({ waitSeconds }),
      })
    } catch {
      for (const [caseId, { state: at }] of progress)
        if (at === 'sending')
          progress.set(caseId, { state: 'failed', problem: { code: 'unexpected', message: sendTexts.unexpected } })
    }
    setState({ kind: 'ended', job, planned, progress })
  }

  return {
    state,
    look: (job) => void look(job),
    choose: (caseId, action) =>
      setState((shown) => {
        if (shown.kind !== 'planned') return shown
        const cases = shown.plan.cases.map((item) => (item.caseId === caseId ? { ...item, action } : item))
        return { ...shown, plan: { ...shown.plan, cases } }
      }),
    start() {
      if (state.kind === 'planned') void send(state.job, state.plan.cases, new Map())
    },
    sendRest() {
      if (state.kind !== 'ended') return
      const planned = state.planned.map((item) => withoutMissingTest(item, state.progress.get(item.caseId)))
      void send(state.job, planned, state.progress)
    },
    stop() {
      cancelled.current.abort()
      setState((shown) => (shown.kind === 'sending' ? { ...shown, stopping: true } : shown))
    },
    reset() {
      cancelled.current.abort()
      setState({ kind: 'idle' })
    },
  }
}

export function isSent(progress: CaseProgress | undefined): boolean {
  return progress?.state === 'created' || progress?.state === 'updated'
}

/** A test that was deleted after the plan was made is created again. */
function withoutMissingTest(item: PlannedCase, progress: CaseProgress | undefined): PlannedCase {
  const missing = progress?.state === 'failed' && progress.problem.code === 'test_tool_test_missing'
  return missing ? { ...item, action: 'create' } : item
}

const messages = new Map<string, (typeof apiMessages)[ApiMessageCode]>(Object.entries(apiMessages))

function wordsOf(code: string, params: MessageParams): string {
  const coded = messages.get(code)
  const message = (coded === undefined ? undefined : messageText(coded, params)) ?? sendTexts.unexpected
  return localized({ code, message, params }, 'api')
}

function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
