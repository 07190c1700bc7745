import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { inBackground } from '../services/background.ts'
import type { ApiEnv } from './context.ts'

/** Takes one finished log line. */
export type LogSink = (line: string) => void

export function logLine(log: LogSink, now: () => number, event: string, facts: Record<string, unknown>): void {
  log(JSON.stringify({ time: new Date(now()).toISOString(), event, ...facts }))
}

/** One JSON line a request: ids, the route's pattern, status and time. Never an address, a header or a body. */
export function logRequests(log: LogSink, now: () => number) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const start = now()
    c.set('logFacts', {})
    await next()
    const { status } = c.res
    const route = routePath(c, -1)
    const write = () => {
      logLine(log, now, 'request', {
        requestId: c.get('requestId'),
        method: c.req.method,
        route,
        status,
        ms: now() - start,
        ...c.get('logFacts'),
      })
    }
    const ending = c.get('ending')
    if (ending === undefined) write()
    else inBackground(ending.then(write))
  })
}
