import {
  type FoundTest,
  type PushNotice,
  type RemoteTest,
  type SendTestsRequest,
  type SentTest,
  type TestToolId,
  batchSize,
} from '../contracts/test-tools.ts'
import { repeatCall } from '../repeat-call.ts'
import type { MessageParams, Problem, Result } from '../result.ts'
import type { PlannedCase } from './plan-push.ts'
import type { PreparedCase } from './prepare-cases.ts'
import type { PushCase } from './push-case.ts'
import { type SentCase, sentCase } from './sent-case.ts'

/** A call that failed as a whole. */
export interface PushFailure {
  problem: Problem
  /** Whether the same call may succeed later. */
  transient: boolean
  /** How long the tool or the server asks to wait. */
  waitSeconds?: number | undefined
}

type CaseToSend = SendTestsRequest['cases'][number]

/** What a push needs from outside. The connection, the target and the ticket are the ports' own. */
export interface PushPorts {
  find: (cases: Pick<PushCase, 'marker' | 'title'>[]) => Promise<Result<FoundTest[], PushFailure>>
  send: (cases: CaseToSend[]) => Promise<Result<SentTest[], PushFailure>>
  /** Resolves after the time, or at once when the push is cancelled. */
  wait: (seconds: number) => Promise<void>
  /** Whether the user has cancelled the push. */
  isCancelled: () => boolean
  now: () => Date
  /** The words of an error of the API, for people. */
  words: (code: string, params: MessageParams) => string
}

/** How a case of a push stands. */
export type CaseProgress =
  | { state: 'waiting' | 'sending' }
  | { state: 'created' | 'updated'; test: RemoteTest; notices: PushNotice[] }
  | { state: 'failed'; problem: Problem }

export interface PushListener {
  progress: (caseIds: string[], progress: CaseProgress) => void
  /** The records to keep with the result, at once: the page may end at any time. */
  sent: (records: SentCase[]) => void
  /** The tool asks to wait. */
  waiting?: (seconds: number) => void
}

/** What a call to find tests takes. */
const maxTitles = 500
/** In characters of JSON. Larger calls count against a stricter limit of the server. */
const maxBatchLength = 200_000
const maxAttempts = 5

/** Errors of the API that may be gone at the next attempt. */
const transientCodes = new Set([
  'too_many_requests',
  'database_unavailable',
  'function_unavailable',
  'auth_unavailable',
  'test_tool_rate_limited',
  'test_tool_busy',
  'test_tool_unavailable',
  'test_tool_timeout',
  'test_tool_unreachable',
])

export function isTransientCode(code: string): boolean {
  return transientCodes.has(code)
}

/** The tests in the tool that have to do with these cases or their ticket. */
export async function findExistingTests(
  prepared: readonly PreparedCase[],
  ports: Pick<PushPorts, 'find' | 'wait' | 'isCancelled'>,
): Promise<Result<FoundTest[], PushFailure>> {
  const cases = prepared.flatMap(({ pushCase }) => (pushCase === undefined ? [] : [pushCase]))
  const found = new Map<string, FoundTest>()
  for (let start = 0; start === 0 || start < cases.length; start += maxTitles) {
    const chunk = cases.slice(start, start + maxTitles).map(({ marker, title }) => ({ marker, title }))
    const answer = await repeated(() => ports.find(chunk), ports)
    if (!answer.ok) return answer
    for (const test of answer.value) found.set(`${test.id} ${test.marker ?? ''}`, test)
  }
  return { ok: true, value: [...found.values()] }
}

/**
 * Sends the planned cases batch by batch. A failure of single cases leaves the others alone; a call that fails for good ends
 * the push, and so does cancelling, between two batches. What was not sent stays `waiting`.
 */
export async function runPush(
  planned: readonly PlannedCase[],
  { tool, place }: { tool: TestToolId; place: string },
  ports: Omit<PushPorts, 'find'>,
  listener: PushListener,
): Promise<void> {
  const jobs = planned.flatMap(({ caseId, fingerprint, action, existing, pushCase }) => {
    if (pushCase === undefined || action === 'skip') return []
    const toSend = action === 'update' && existing !== undefined ? { ...pushCase, remoteId: existing.id } : pushCase
    return [{ caseId, fingerprint, toSend }]
  })
  listener.progress(idsOf(jobs), { state: 'waiting' })
  for (const batch of batchesOf(jobs, batchSize[tool])) {
    if (ports.isCancelled()) return
    const proceed = await sendBatch(batch, { tool, place }, ports, listener)
    if (!proceed) return
  }
}

interface Job {
  caseId: string
  fingerprint: string
  toSend: CaseToSend
}

function batchesOf(jobs: readonly Job[], most: number): Job[][] {
  const batches: Job[][] = []
  let size = 0
  for (const job of jobs) {
    const last = batches.at(-1)
    const length = JSON.stringify(job.toSend).length
    if (last !== undefined && last.length < most && size + length <= maxBatchLength) {
      last.push(job)
      size += length
    } else {
      batches.push([job])
      size = length
    }
  }
  return batches
}

/** False if no other batch would succeed. */
async function sendBatch(
  batch: Job[],
  place: { tool: TestToolId; place: string },
  ports: Omit<PushPorts, 'find'>,
  listener: PushListener,
): Promise<boolean> {
  let left = batch
  const answer = await repeated<SentTest[]>(
    async () => {
      listener.progress(idsOf(left), { state: 'sending' })
      const sent = await ports.send(left.map(({ toSend }) => toSend))
      if (!sent.ok) return sent
      const results = new Map(sent.value.map((result) => [result.marker, result]))
      const again = left.filter(({ toSend }) => isTransient(results.get(toSend.marker)))
      const done = left.filter((job) => !again.includes(job))
      report(done, results, place, ports, listener)
      left = again
      if (left.length === 0) return { ok: true, value: [] }
      return { ok: false, reason: failureOf(results.get(left[0]?.toSend.marker ?? ''), ports) }
    },
    ports,
    listener.waiting,
  )
  if (answer.ok) return true
  if (ports.isCancelled() && answer.reason.transient) listener.progress(idsOf(left), { state: 'waiting' })
  else listener.progress(idsOf(left), { state: 'failed', problem: answer.reason.problem })
  return false
}

function report(
  jobs: Job[],
  results: ReadonlyMap<string, SentTest>,
  place: { tool: TestToolId; place: string },
  ports: Omit<PushPorts, 'find'>,
  listener: PushListener,
): void {
  const records: SentCase[] = []
  for (const job of jobs) {
    const result = results.get(job.toSend.marker)
    if (result === undefined || result.outcome === 'failed') {
      listener.progress([job.caseId], { state: 'failed', problem: failureOf(result, ports).problem })
      continue
    }
    records.push(sentCase(job, place, result.test, ports.now()))
    const { outcome: state, test, notices } = result
    listener.progress([job.caseId], { state, test, notices })
  }
  if (records.length > 0) listener.sent(records)
}

function isTransient(result: SentTest | undefined): boolean {
  return result?.outcome === 'failed' && transientCodes.has(result.code)
}

function failureOf(result: SentTest | undefined, { words }: Pick<PushPorts, 'words'>): PushFailure {
  const { code, params }: { code: string; params: MessageParams } =
    result?.outcome === 'failed' ? result : { code: 'test_tool_no_result', params: {} }
  const seconds = Number(params['seconds'] ?? Number.NaN)
  return {
    problem: { code, message: words(code, params), params },
    transient: transientCodes.has(code),
    waitSeconds: Number.isNaN(seconds) ? undefined : seconds,
  }
}

/** Repeats a call that may succeed later. */
function repeated<T>(
  call: () => Promise<Result<T, PushFailure>>,
  { wait, isCancelled }: Pick<PushPorts, 'wait' | 'isCancelled'>,
  onWait?: (seconds: number) => void,
): Promise<Result<T, PushFailure>> {
  return repeatCall(call, {
    maxAttempts,
    wait,
    isCancelled,
    onWait,
    retryAfter: (answer) => {
      if (answer.ok || !answer.reason.transient) return undefined
      const { waitSeconds } = answer.reason
      return waitSeconds === undefined ? 'backoff' : Math.max(1, waitSeconds)
    },
  })
}

function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ caseId }) => caseId)
}
