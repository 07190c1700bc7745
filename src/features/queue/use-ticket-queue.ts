import { useEffect, useRef, useState } from 'react'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import {
  completeGeneration,
  type GenerationListener,
  type GenerationPorts,
  runGeneration,
} from '#domain/generation/run-generation.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import { type FoundTickets, type ListedTicket, findTickets, listTicket } from '#domain/queue/find-tickets.ts'
import { type QueueItem, resumeQueue, type TicketOutcome, TicketQueue } from '#domain/queue/ticket-queue.ts'
import { readTicketSelection } from '#domain/queue/ticket-selection.ts'
import type { Problem, Result } from '#domain/result.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { ApiError, errorText, proxyTracker } from '#src/backend/api-client.ts'
import { nextTurn } from '#src/lib/next-turn.ts'
import { streamTestCases } from '#src/backend/stream-test-cases.ts'
import { ticketQueueItem } from '#src/storage/ticket-queue.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import { queueTexts } from './texts.ts'

/** What every ticket of a queue is generated with. */
export interface QueueSettings {
  config: TrackerConfig
  enrichment: boolean
  houseRules: HouseRules | undefined
  /** Set if the AI is outside the machine: what private data is hidden from it. */
  redaction: RedactionOptions | undefined
}

export interface TicketList {
  tickets: ListedTicket[]
  absent: string[]
  more: boolean
}

export interface TicketQueueState {
  items: QueueItem[]
  running: boolean
  /** Set when it was not started because another tab runs it. */
  elsewhere: boolean
  /** The step of the ticket that is generated now. */
  progress: ProgressStep | undefined
  /** Reads the tickets that a text names or finds. Rejects with a problem in words. */
  list: (text: string, config: TrackerConfig, signal: AbortSignal) => Promise<TicketList>
  start: (tickets: Pick<ListedTicket, 'key' | 'title'>[], settings: QueueSettings) => void
  /** Goes on with the tickets that wait. */
  resume: (settings: QueueSettings) => void
  /** Lets the ticket in progress finish; `now` cancels it. */
  pause: (options?: { now?: boolean }) => void
  skip: (key: string) => void
  retry: (settings: QueueSettings, keys?: string[]) => void
  /** Empties the queue. The results stay in the history. */
  clear: () => void
}

interface QueueOptions {
  userId: string
  /** Saves a result, whole or incomplete. A failure says why it could not be saved. */
  saveResult: (result: GenerationResult) => Promise<Result<unknown>>
  /** The saved result of that time; undefined if it was deleted. */
  findResult: (timestamp: string) => Promise<GenerationResult | undefined>
  /** Called when a ticket has ended. */
  onTicketEnd: () => void
}

/** The queue of one user: kept in the browser, run one ticket after another while the page is open. */
export function useTicketQueue({ userId, saveResult, findResult, onTicketEnd }: QueueOptions): TicketQueueState {
  const [stored] = useState(() => ticketQueueItem(userId))
  const [items, setItems] = useState(() => resumeQueue(stored.read()))
  const [running, setRunning] = useState(false)
  const [elsewhere, setElsewhere] = useState(false)
  const [progress, setProgress] = useState<ProgressStep>()
  const settings = useRef<QueueSettings>(undefined)
  const call = useRef<AbortController>(undefined)
  const queue = useRef<TicketQueue>(undefined)
  const active = useRef(false)

  useEffect(
    () =>
      stored.subscribe(() => {
        if (active.current) return
        // Another tab changed the queue.
        queue.current = undefined
        setItems(resumeQueue(stored.read()))
      }),
    [stored],
  )
  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
      void queue.current?.pause({ now: true })
    }
  }, [])

  function show(next: QueueItem[]): void {
    // After logging out nothing may be written. What was running waits again when the queue is read.
    if (unmounted.current) return
    setItems(next)
    // A full storage only means that a reload forgets how far the queue was.
    stored.write(next)
  }

  async function generate(item: QueueItem): Promise<TicketOutcome> {
    const current = settings.current
    if (current === undefined)
      return { ok: false, problem: { code: 'tracker_not_configured', message: queueTexts.notConfigured } }
    const controller = new AbortController()
    call.current = controller
    const { signal } = controller
    let incomplete: GenerationResult | undefined
    const ports: GenerationPorts = {
      proxyTracker: (body) => proxyTracker(body, { signal }),
      generateTestCases: (body, options) => streamTestCases(body, { ...options, signal }),
      now: () => new Date(),
    }
    const listener: GenerationListener = { progress: setProgress, incomplete: (result) => (incomplete = result) }
    try {
      // What an earlier attempt brought is completed, so that it keeps its place in the history and its corrections.
      const begun = item.timestamp === undefined ? undefined : await findResult(item.timestamp)
      const outcome =
        begun === undefined
          ? await runGeneration(
              {
                source: { kind: 'link', link: item.key, tracker: current.config },
                enrichment: current.enrichment,
                houseRules: current.houseRules,
                redaction: current.redaction,
                idempotencyKey: item.idempotencyKey,
              },
              ports,
              listener,
            )
          : await completeGeneration(begun, ports, listener)
      if (!outcome.ok) return { ok: false, problem: outcome.reason }
      const saved = await saveResult(outcome.value)
      return saved.ok ? { ok: true, timestamp: outcome.value.timestamp } : { ok: false, problem: saved.reason }
    } catch (error) {
      const saved = incomplete && (await saveResult(incomplete))
      return {
        ...failureOf(error),
        ...(incomplete !== undefined && saved?.ok === true && { timestamp: incomplete.timestamp }),
      }
    } finally {
      setProgress(undefined)
      onTicketEnd()
    }
  }

  function queueOf(next: QueueItem[]): TicketQueue {
    const created = new TicketQueue(next, {
      generate,
      abort: () => call.current?.abort(),
      onChange: show,
      wait: (seconds) => waitFor(seconds, (call.current = new AbortController()).signal),
    })
    queue.current = created
    show(created.items)
    return created
  }

  async function run(open: () => TicketQueue, next: QueueSettings): Promise<void> {
    if (active.current) return
    const ran = await ifAlone(stored.key, async () => {
      active.current = true
      settings.current = next
      setRunning(true)
      await open().start()
    })
    active.current = false
    setRunning(false)
    setElsewhere(!ran)
  }

  const open = (): TicketQueue => queue.current ?? queueOf(items)
  return {
    items,
    running,
    elsewhere,
    progress,
    list: listTickets,
    start: (tickets, next) =>
      void run(
        () =>
          queueOf(
            tickets.map(({ key, title }) => ({ key, title, state: 'waiting', idempotencyKey: crypto.randomUUID() })),
          ),
        next,
      ),
    resume: (next) => void run(open, next),
    pause: (options) => void open().pause(options),
    skip: (key) => open().skip(key),
    retry: (next, keys) =>
      void run(() => {
        const opened = open()
        opened.retry(keys)
        return opened
      }, next),
    clear() {
      queue.current = undefined
      setElsewhere(false)
      setItems([])
      stored.remove()
    },
  }
}

/** Does the task unless another tab does it, and says whether it did. A browser without Web Locks cannot tell. */
async function ifAlone(name: string, task: () => Promise<void>): Promise<boolean> {
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) {
    await task()
    return true
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await task()
    return lock !== null
  })
}

async function listTickets(text: string, config: TrackerConfig, signal: AbortSignal): Promise<TicketList> {
  const selection = readTicketSelection(text, { host: siteHost(config.baseUrl) })
  if (!selection.ok) throw new ListError(selection.reason)
  const found: FoundTickets = await findTickets(selection.value, config, (body) =>
    proxyTracker(body, { signal }),
  ).catch((error: unknown) => {
    throw new ListError({ code: 'failed', message: errorText(error, queueTexts.listFailed) })
  })
  const tickets: ListedTicket[] = []
  for (const issue of found.issues) {
    const ticket = listTicket(issue)
    if (ticket !== undefined) tickets.push(ticket)
    await nextTurn()
    signal.throwIfAborted()
  }
  return { tickets, absent: found.absent, more: found.more }
}

/** Why no tickets can be listed. */
export class ListError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

function failureOf(error: unknown): Extract<TicketOutcome, { ok: false }> {
  const message = errorText(error, queueTexts.failed)
  if (!(error instanceof ApiError)) return { ok: false, problem: { code: 'unexpected', message } }
  const { code, retryAfter } = error
  return { ok: false, problem: { code, message }, ...(retryAfter === undefined ? {} : { waitSeconds: retryAfter }) }
}

function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
