import type { GenerateRequest } from '#domain/contracts/ai-generate.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import type { PreviewRequest, TaskMessage, TaskReply, TicketAnswer, TicketTask } from './ticket-worker.ts'
import address from './ticket-worker.ts?worker&url'

type Answer<K extends TicketTask['kind']> = Extract<TicketAnswer, { kind: K }>['value']

// Finding criteria or private data in a ticket of 1 MB takes up to seconds, so a worker does it.

export async function readTicketInWorker(issue: unknown): Promise<Answer<'read'>> {
  const answer = await run({ kind: 'read', issue })
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.value
}

/** Loads the worker while the ticket is on its way. */
export function getReady(): void {
  if (typeof Worker !== 'undefined') worker ??= startWorker()
}

let opened = 0

/** Reads a ticket for the screen. The number names it in the requests for its preview. */
export async function openTicket(issue: unknown): Promise<{ ticketNumber: number; read: Answer<'open'> }> {
  opened += 1
  const ticketNumber = opened
  const answer = await run({ kind: 'open', issue, ticketNumber })
  if (answer.kind !== 'open') throw new Error(answer.kind)
  return { ticketNumber, read: answer.value }
}

export async function previewTicketInWorker(request: PreviewRequest): Promise<Answer<'preview'>> {
  const answer = await run({ kind: 'preview', request })
  if (answer.kind !== 'preview') throw new Error(answer.kind)
  return answer.value
}

export async function redact(request: GenerateRequest, options: RedactionOptions): Promise<Answer<'redact'>> {
  const answer = await run({ kind: 'redact', request, options })
  if (answer.kind !== 'redact') throw new Error(answer.kind)
  return answer.value
}

interface Waiting {
  resolve: (answer: TicketAnswer) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let sent = 0

async function run(task: TicketTask): Promise<TicketAnswer> {
  if (typeof Worker === 'undefined') return (await import('./ticket-worker.ts')).doTicketTask(task)
  worker ??= startWorker()
  sent += 1
  const message: TaskMessage = { id: sent, task }
  return new Promise((resolve, reject) => {
    waiting.set(message.id, { resolve, reject })
    worker?.postMessage(message)
  })
}

function startWorker(): Worker {
  const started = new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<TaskReply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) asked?.resolve(data.answer)
    else asked?.reject(new Error(data.message))
  })
  started.addEventListener('error', () => {
    // The next task starts a new one.
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The ticket worker ended.'))
    waiting.clear()
  })
  return started
}

/** The site's Content-Security-Policy allows workers only with a URL from such a policy, which returns a single one. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('casewright-ticket-worker', { createScriptURL: () => address })
