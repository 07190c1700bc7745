import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

const requestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number().optional(),
  temperature: z.number().optional(),
})
export type ChatRequest = z.infer<typeof requestSchema>

export type Behaviour = (response: ServerResponse, request: ChatRequest) => void

export interface OpenAiServer {
  /** With `/v1`. */
  baseUrl: string
  /** What is answered; replaced from test to test. */
  behaviour: Behaviour
  requests: ChatRequest[]
  authorizations: (string | undefined)[]
  /** Requests whose caller went away before the answer. */
  abandoned: number
  close(): Promise<void>
}

/** A server on this machine that speaks OpenAI's chat completions. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const state: OpenAiServer = { baseUrl: '', behaviour: completion('[]'), requests: [], authorizations: [], abandoned: 0, close: () => Promise.resolve() }
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) state.abandoned += 1
    })
    void readBody(request).then((body) => {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        sendJson(response, 404, { error: { message: 'Invalid URL', type: 'invalid_request_error', param: null, code: null } })
        return
      }
      state.authorizations.push(request.headers.authorization)
      const chat = requestSchema.parse(JSON.parse(body))
      state.requests.push(chat)
      state.behaviour(response, chat)
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

export interface CompletionOptions {
  finishReason?: string
  refusal?: string
}

export function completion(content: string | null, { finishReason = 'stop', refusal }: CompletionOptions = {}): Behaviour {
  return (response, { model }) =>
    sendJson(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content, ...(refusal !== undefined && { refusal }) }, logprobs: null, finish_reason: finishReason }],
      usage: { prompt_tokens: 321, completion_tokens: 123, total_tokens: 444 },
    })
}

/** An error as OpenAI words it. Retries are asked for at once, so that tests need not wait. */
export function apiError(status: number, message: string, code: string | null = null, headers: Record<string, string> = {}): Behaviour {
  return (response) => sendJson(response, status, { error: { message, type: 'error', param: null, code } }, { 'retry-after-ms': '1', ...headers })
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
