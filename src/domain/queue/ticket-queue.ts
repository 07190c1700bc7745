import type { Problem } from '../result.ts'
import { mostTickets } from './ticket-selection.ts'

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
  /** The time of its result, which identifies the result. */
  timestamp?: string
}

/** How one ticket ended. `waitSeconds`: the tracker or the AI asks to come back later. `stop`: no other ticket would succeed. */
export type TicketOutcome =
  | { ok: true; timestamp: string }
  | { ok: false; problem: Problem; waitSeconds?: number; stop?: boolean }

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

/** A ticket that has to wait is tried so often; a longer wait than this ends the attempt. */
const mostAttempts = 4
const longestWaitSeconds = 120

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
    this.#items = resumeQueue(items.slice(0, mostTickets))
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
      this.#set(next.key, { state: 'running' })
      const outcome = await this.#attempt(next)
      if (outcome.ok) {
        this.#set(next.key, { state: 'done', timestamp: outcome.timestamp })
      } else if (this.#aborted || outcome.stop === true) {
        this.#set(
          next.key,
          outcome.stop === true ? { state: 'failed', problem: outcome.problem } : { state: 'waiting' },
        )
        return
      } else {
        this.#set(next.key, { state: 'failed', problem: outcome.problem })
      }
      if (this.#pausing) return
    }
  }

  async #attempt(item: QueueItem): Promise<TicketOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#ports.generate(item).catch((error: unknown) => failed(error))
      if (outcome.ok || outcome.waitSeconds === undefined) return outcome
      if (attempt === mostAttempts || outcome.waitSeconds > longestWaitSeconds || this.#aborted) return outcome
      await this.#ports.wait(outcome.waitSeconds)
      if (this.#aborted) return outcome
    }
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
