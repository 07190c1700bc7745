import { fileURLToPath } from 'node:url'
import { startDenoChild, type DenoChild } from './deno-child.ts'
import { errorResponse } from './json-response.ts'
import { supabaseFolder } from './project.ts'

export interface EdgeFunctionsOptions {
  env: Record<string, string>
  allowNet: string[] | '*'
  onLine: (line: string) => void
  /** Called when the child has died, before another is started. */
  onEnd?: () => Promise<void>
}

export interface EdgeFunctions {
  /** Answers `/functions/v1/api/…`. */
  fetch(request: Request): Promise<Response>
  /** The process id of the child that runs now, for tests that end it. */
  pid(): number | undefined
  close(): Promise<void>
}

const restarting = 'The service is restarting and did not finish this request. Nothing was charged. Try again in a moment.'

/** Headers that belong to one connection and are not passed on. */
const hopByHop = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host', 'content-length', 'expect']

/** A hosted gateway overwrites them with what it knows; here a caller could only claim an address, so that nobody's word is passed on. */
const claimedAddress = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'forwarded', 'x-forwarded-proto', 'x-forwarded-host']

/**
 * Runs the project's edge function, unmodified, in a Deno child. When the child dies it is started again; requests in
 * flight get a 503 that says so, requests that arrive meanwhile wait for the new child.
 */
export async function startEdgeFunctions(options: EdgeFunctionsOptions): Promise<EdgeFunctions> {
  const functionFolder = new URL('functions/api/', supabaseFolder)
  const start = () =>
    startDenoChild({
      entrypoint: fileURLToPath(new URL('index.ts', functionFolder)),
      config: fileURLToPath(new URL('deno.json', functionFolder)),
      ...options,
    })
  let closed = false
  let current: DenoChild | undefined
  let ready: Promise<DenoChild>

  function keepAlive(child: DenoChild): DenoChild {
    current = child
    void child.ended.then(() => {
      if (closed) return
      options.onLine('The edge function ended; starting it again.')
      ready = restart()
      // The next request reports a failed start; here it only must not go unhandled.
      ready.catch(() => undefined)
    })
    return child
  }

  async function restart(): Promise<DenoChild> {
    await options.onEnd?.().catch((error: unknown) => options.onLine(String(error)))
    for (let delay = 0; ; delay = Math.min(5_000, delay * 2 + 250)) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      if (closed) throw new Error('closed')
      try {
        return keepAlive(await start())
      } catch (error) {
        options.onLine(error instanceof Error ? error.message : String(error))
      }
    }
  }

  ready = start().then(keepAlive)
  await ready

  return {
    pid: () => current?.process.pid,
    async fetch(request) {
      const child = await Promise.race([ready, delayed(45_000)]).catch(() => undefined)
      if (child === undefined) return errorResponse(503, 'function_unavailable', restarting, { 'retry-after': '2' })
      const url = new URL(request.url)
      const target = `http://127.0.0.1:${child.port}${url.pathname.slice('/functions/v1'.length)}${url.search}`
      const headers = new Headers(request.headers)
      for (const name of [...hopByHop, ...claimedAddress]) headers.delete(name)
      headers.set('x-forwarded-host', url.host)
      try {
        const answer = await fetch(target, {
          method: request.method,
          headers,
          body: request.body,
          signal: request.signal,
          redirect: 'manual',
          ...(request.body === null ? {} : { duplex: 'half' as const }),
        })
        return withoutConnectionHeaders(answer)
      } catch (error) {
        if (request.signal.aborted) throw error
        // Whoever tries again at once must find the new child's start under way, not the dead one.
        await Promise.race([child.ended, delayed(1_000)])
        return errorResponse(503, 'function_unavailable', restarting, { 'retry-after': '2' })
      }
    },
    async close() {
      closed = true
      const child = current
      if (child === undefined) return
      child.process.kill('SIGTERM')
      const forced = setTimeout(() => child.process.kill('SIGKILL'), 3_000)
      await child.ended
      clearTimeout(forced)
    },
  }
}

function delayed(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref())
}

/** `fetch` has already decoded the body, so its encoding and length are no longer true. */
function withoutConnectionHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const name of [...hopByHop, 'content-encoding']) headers.delete(name)
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
