import { repeatCall } from '../repeat-call.ts'
import type { Problem } from '../result.ts'
import { maxTickets } from './ticket-selection.ts'

export type QueueItemState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped'

/** One ticket of a queue. */
export interface QueueItem {
  key: string
  title: string
  state: QueueItemState
  /** The same for every attempt at this ticket, so that the server charges it once. */
  idempotencyKey: string
  /** Why it failed. */
  problem?: Problem
  /** The time of its result, whole or incomplete, which identifies the result. */
  timestamp?: string
}

/** How an attempt ended. `waitSeconds`: the tracker or the AI asks to come back later. `timestamp`: of what arrived. */
export type TicketOutcome =
  | { ok: true; timestamp: string }
  | { ok: false; problem: Problem; waitSeconds?: number; timestamp?: string }

export interface QueuePorts {
  /** Runs one ticket. Failures are returned; a rejection counts as a failure too. */
  generate: (item: QueueItem) => Promise<TicketOutcome>
  /** Ends the call of `generate` or `wait` in progress. */
  abort: () => void
  /** Called after every change, to show and to keep the queue. */
  onChange: (items: QueueItem[]) => void
  /** Resolves after the time, or at once when it is aborted. */
  wait: (seconds: number) => Promise<void>
}

/** Attempts per ticket. The ticket fails earlier if the service asks for too long a wait. */
const maxAttempts = 4

/**
 * Failures that may be over a moment later, although no answer says when. Those of the AI are missing: the server repeats such
 * calls itself, and refuses an account whose runs fail too often.
 */
const passingFailures = new Set([
  'unreachable',
  'offline',
  'internal',
  'function_unavailable',
  'database_unavailable',
  'generation_running',
  'jira_rate_limited',
  'jira_unavailable',
  'jira_error',
  'jira_timeout',
  'jira_unreachable',
])

/** Failures that every other ticket would meet, too: they stop the queue. */
const commonFailures = new Set([
  'offline',
  'quota_exhausted',
  'too_many_failed_runs',
  'no_token',
  'invalid_token',
  'session_ended',
  'tracker_not_configured',
  'tracker_credentials_missing',
  'jira_unauthorized',
  'jira_scope_missing',
  'jira_captcha',
  'jira_site_not_found',
  'storage_full',
])

/** After a page or program ended in the middle: what was running is waiting again, with the same idempotency key. */
export function resumeQueue(items: QueueItem[]): QueueItem[] {
  return items.map((item) => (item.state === 'running' ? { ...item, state: 'waiting' } : item))
}

export function skipTicket(items: QueueItem[], key: string): QueueItem[] {
  return items.map((item) => (item.key === key && item.state === 'waiting' ? { ...item, state: 'skipped' } : item))
}

/** Failed and skipped tickets wait again. The idempotency keys stay: a ticket that was charged is not charged again. */
export function retryTickets(items: QueueItem[], keys?: string[]): QueueItem[] {
  return items.map((item) => {
    const retried = (item.state === 'failed' || item.state === 'skipped') && keys?.includes(item.key) !== false
    if (!retried) return item
    const { problem: _problem, ...rest } = item
    return { ...rest, state: 'waiting' }
  })
}

/** A queue that runs one ticket after another, until nothing waits, it is paused, or a failure concerns all tickets. */
export class TicketQueue {
  #items: QueueItem[]
  readonly #ports: QueuePorts
  #running: Promise<void> | undefined
  #pausing = false
  #aborted = false

  constructor(items: QueueItem[], ports: QueuePorts) {
    this.#items = resumeQueue(items.slice(0, maxTickets))
    this.#ports = ports
  }

  get items(): QueueItem[] {
    return this.#items
  }

  /** Resolves when the queue stops. Starting a running queue changes nothing. */
  start(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Lets the ticket that is running finish; `now` aborts it, and it waits again. */
  async pause({ now = false } = {}): Promise<void> {
    this.#pausing = true
    if (now) {
      this.#aborted = true
      this.#ports.abort()
    }
    await this.#running
  }

  skip(key: string): void {
    this.#change(skipTicket(this.#items, key))
  }

  retry(keys?: string[]): void {
    this.#change(retryTickets(this.#items, keys))
  }

  async #run(): Promise<void> {
    this.#pausing = false
    this.#aborted = false
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { key } = next
      this.#set(key, { state: 'running' })
      const outcome = await this.#attempt(next)
      if (outcome.ok) {
        this.#set(key, { state: 'done', timestamp: outcome.timestamp })
      } else {
        const { problem } = outcome
        const stops = commonFailures.has(problem.code)
        this.#set(key, this.#aborted && !stops ? { state: 'waiting' } : { state: 'failed', problem })
        if (this.#aborted || stops) return
      }
      if (this.#pausing) return
    }
  }

  #attempt(item: QueueItem): Promise<TicketOutcome> {
    let current = item
    const generate = async (): Promise<TicketOutcome> => {
      const outcome = await this.#ports.generate(current).catch((error: unknown) => failed(error))
      if (!outcome.ok && outcome.timestamp !== undefined) {
        const { timestamp } = outcome
        current = { ...current, timestamp }
        this.#set(item.key, { state: 'running', timestamp })
      }
      return outcome
    }
    return repeatCall(generate, {
      maxAttempts,
      wait: (seconds) => this.#ports.wait(seconds),
      isCancelled: () => this.#aborted,
      retryAfter: (outcome) =>
        outcome.ok
          ? undefined
          : (outcome.waitSeconds ?? (passingFailures.has(outcome.problem.code) ? 'backoff' : undefined)),
    })
  }

  #next(): QueueItem | undefined {
    return this.#items.find(({ state }) => state === 'waiting')
  }

  #set(key: string, change: Pick<QueueItem, 'state' | 'problem' | 'timestamp'>): void {
    this.#change(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)))
  }

  #change(items: QueueItem[]): void {
    this.#items = items
    this.#ports.onChange(items)
  }
}

function failed(error: unknown): TicketOutcome {
  const message = error instanceof Error ? error.message : String(error)
  return { ok: false, problem: { code: 'unexpected', message } }
}
