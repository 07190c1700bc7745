import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { z } from 'zod'

export type WireBehaviour<T> = (response: ServerResponse, request: T) => void

export interface WireServer<T> {
  /** Ends with `/v1`. */
  baseUrl: string
  /** The response, replaced from test to test. */
  behaviour: WireBehaviour<T>
  requests: T[]
  headers: IncomingHttpHeaders[]
  readonly authorizations: (string | undefined)[]
  /** The number of requests whose caller disconnected before the response. */
  abandoned: number
  /** Forgets all requests and uses this response from now on. */
  reset(behaviour: WireBehaviour<T>): void
  close(): Promise<void>
}

/** A local server for one kind of call, like an AI service. */
export async function startWireServer<T>(
  path: string,
  schema: z.ZodType<T>,
  unknownPath: unknown,
): Promise<WireServer<T>> {
  const state: WireServer<T> = {
    baseUrl: '',
    behaviour: (response) => response.end(),
    requests: [],
    headers: [],
    get authorizations() {
      return state.headers.map(({ authorization }) => authorization)
    },
    abandoned: 0,
    reset(behaviour) {
      Object.assign(state, { behaviour, requests: [], headers: [], abandoned: 0 })
    },
    close: () => Promise.resolve(),
  }
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) state.abandoned += 1
    })
    void readBody(request).then((body) => {
      if (request.method !== 'POST' || request.url !== path) {
        sendJson(response, 404, unknownPath)
        return
      }
      const asked = schema.parse(JSON.parse(body))
      state.headers.push(request.headers)
      state.requests.push(asked)
      state.behaviour(response, asked)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  state.baseUrl = `http://127.0.0.1:${address.port}/v1`
  state.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return state
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** Starts a response of server-sent events; each chunk is flushed at once. */
export function beginEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  response.flushHeaders()
}

async function readBody(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
