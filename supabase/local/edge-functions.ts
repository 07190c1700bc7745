import { request as httpRequest, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { startDenoChild, type DenoChild } from './deno-child.ts'
import { errorResponse } from './listen.ts'
import { supabaseFolder } from './project.ts'

export interface EdgeFunctionsOptions {
  env: Record<string, string>
  allowNet: string[] | '*'
  onLine: (line: string) => void
  /** Called when the child has died, before another is started. */
  onEnd?: () => Promise<void>
}

export interface EdgeFunctions {
  /** Answers `/functions/v1/api/…`. `address`: the IP address of the caller. */
  fetch(request: Request, address?: string): Promise<Response>
  /** The process id of the child that runs now, for tests that end it. */
  pid(): number | undefined
  close(): Promise<void>
}

/** Headers that belong to one connection and are not passed on. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
]

/** A caller can claim anything here, so these are dropped. Like a hosted gateway, this one names the address that it sees. */
const claimedAddress = [
  'cf-connecting-ip',
  'x-real-ip',
  'x-forwarded-for',
  'forwarded',
  'x-forwarded-proto',
  'x-forwarded-host',
]

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
    async fetch(request, address) {
      const child = await Promise.race([ready, delayed(45_000)]).catch(() => undefined)
      if (child === undefined) return errorResponse(503, 'function_unavailable', { 'retry-after': '2' })
      const url = new URL(request.url)
      const path = `${url.pathname.slice('/functions/v1'.length)}${url.search}`
      const headers = new Headers(request.headers)
      for (const name of [...hopByHop, ...claimedAddress]) headers.delete(name)
      headers.set('x-forwarded-host', url.host)
      if (address !== undefined) headers.set('x-forwarded-for', address)
      try {
        return toResponse(await passOn(request, child.port, path, headers))
      } catch (error) {
        if (request.signal.aborted) throw error
        // An immediate retry must wait for the new child, not find the dead one.
        await Promise.race([child.ended, delayed(1_000)])
        return errorResponse(503, 'function_unavailable', { 'retry-after': '2' })
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

/**
 * Not `fetch`: Deno ends the connection right after its answer, and the `fetch` of Node 24 then ends this process where the
 * caller reads more slowly than Deno writes (`assert(!this.paused)`, github.com/nodejs/undici/issues/5360).
 */
function passOn(request: Request, port: number, path: string, headers: Headers): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: request.method,
      headers: Object.fromEntries(headers),
      agent: false,
      signal: request.signal,
    }
    const sent = httpRequest(options, resolve)
    // Also fails after the answer has begun, where the function answers before it has read the whole body.
    sent.on('error', reject)
    if (request.body === null) sent.end()
    else pipeline(request.body, sent).catch(reject)
  })
}

function toResponse(answer: IncomingMessage): Response {
  const { statusCode: status = 502, statusMessage: statusText = '' } = answer
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value)
  for (const name of hopByHop) headers.delete(name)
  const hasBody = ![204, 205, 304].includes(status)
  if (!hasBody) answer.resume()
  return new Response(hasBody ? bodyOf(answer) : null, { status, statusText, headers })
}

function bodyOf(answer: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>, undefined> = answer[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value } = await chunks.next()
      if (value === undefined) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      answer.destroy()
    },
  })
}

/** The settings of the edge function that a developer may set in the machine's environment or `.env`. */
const settings = [
  'AI_PROVIDER',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_TIMEOUT_MS',
  'AI_MAX_CALLS',
  'AI_MAX_TEST_CASES',
  'TRACKER_HOST_OVERRIDES',
  'TESTRAIL_HOSTS',
]

export function functionEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    settings.flatMap((name) => (env[name] === undefined || env[name] === '' ? [] : [[name, env[name]]])),
  )
}

const logLineSchema = z.looseObject({ event: z.string(), status: z.number().optional() })

/** Whether a developer should see this log line: everything except requests that succeeded or were rightly refused. */
export function isNoteworthy(line: string): boolean {
  if (!line.startsWith('{')) return line.trim() !== ''
  const { data } = logLineSchema.safeParse(parseJson(line))
  return data === undefined || data.event !== 'request' || (data.status ?? 0) >= 500
}
