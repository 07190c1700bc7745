import type { ApiContext } from './context.ts'

/** How often an idle stream says that it is alive, in milliseconds: gateways close silent connections after a minute or so. */
const keepAliveMs = 15_000

export interface EventSender {
  /** Sends one event with JSON as its data; after the caller has left it sends nothing. */
  send(event: string, data: unknown): void
}

/**
 * Answers with server-sent events until `work` is done; `work` handles its own failures. `onLeave` is called when the
 * caller closes the connection before that. The request's log line waits for the end.
 */
export function answerWithEvents(
  c: ApiContext,
  work: (sender: EventSender) => Promise<void>,
  onLeave: () => void,
): Response {
  const encoder = new TextEncoder()
  let left = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!left) controller.enqueue(encoder.encode(text))
      }
      const alive = setInterval(() => write(': keep-alive\n\n'), keepAliveMs)
      const ending = work({
        send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      }).finally(() => {
        clearInterval(alive)
        if (!left) controller.close()
      })
      c.set('ending', ending)
    },
    cancel() {
      left = true
      onLeave()
    },
  })
  return c.body(body, 200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
}

/** Whether the caller asks for events. */
export function wantsEvents(c: ApiContext): boolean {
  const accepted = (c.req.header('accept') ?? '').toLowerCase().split(',')
  return accepted.some((type) => type.split(';', 1)[0]?.trim() === 'text/event-stream')
}
