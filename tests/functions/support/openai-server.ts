import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { beginEvents, sendJson, startWireServer, type WireBehaviour, type WireServer } from './wire-server.ts'

const requestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number().optional(),
  temperature: z.number().optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
})
export type ChatRequest = z.infer<typeof requestSchema>
export type Behaviour = WireBehaviour<ChatRequest>

export type OpenAiServer = WireServer<ChatRequest>

/** A local server with OpenAI's chat completions. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const unknownUrl = { error: { message: 'Invalid URL', type: 'invalid_request_error', param: null, code: null } }
  const server = await startWireServer('/v1/chat/completions', requestSchema, unknownUrl)
  server.behaviour = completion('[]')
  return server
}

export interface CompletionOptions {
  finishReason?: string
  refusal?: string
}

const usage = { prompt_tokens: 321, completion_tokens: 123, total_tokens: 444 }

export function completion(
  content: string | null,
  { finishReason = 'stop', refusal }: CompletionOptions = {},
): Behaviour {
  return (response, { model }) =>
    sendJson(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, ...(refusal !== undefined && { refusal }) },
          logprobs: null,
          finish_reason: finishReason,
        },
      ],
      usage,
    })
}

/** A streamed completion without its end. */
export function beginCompletion(
  response: ServerResponse,
  { model }: ChatRequest,
  pieces: string[],
  finishReason: string | null = null,
): void {
  const chunk = (delta: object, reason: string | null = null) => {
    const data = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
      usage: null,
    }
    response.write(`data: ${JSON.stringify(data)}\n\n`)
  }
  beginEvents(response)
  chunk({ role: 'assistant', content: '' })
  for (const content of pieces) chunk({ content })
  if (finishReason !== null) chunk({}, finishReason)
}

/** A streamed completion, with the usage in a separate chunk if requested. */
export function streamedCompletion(pieces: string[], { finishReason = 'stop' }: CompletionOptions = {}): Behaviour {
  return (response, request) => {
    beginCompletion(response, request, pieces, finishReason)
    if (request.stream_options?.include_usage === true) {
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model: request.model, choices: [], usage })}\n\n`,
      )
    }
    response.end('data: [DONE]\n\n')
  }
}

/** An error in OpenAI's format. It allows immediate retries, so that tests need not wait. */
export function apiError(
  status: number,
  message: string,
  code: string | null = null,
  headers: Record<string, string> = {},
): Behaviour {
  return (response) =>
    sendJson(
      response,
      status,
      { error: { message, type: 'error', param: null, code } },
      { 'retry-after-ms': '1', ...headers },
    )
}
