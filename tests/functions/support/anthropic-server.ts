import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { beginEvents, sendJson, startWireServer, type WireBehaviour, type WireServer } from './wire-server.ts'

const textBlocks = z.array(z.looseObject({ type: z.literal('text'), text: z.string() }))
const requestSchema = z.looseObject({
  model: z.string(),
  max_tokens: z.number(),
  system: textBlocks.optional(),
  messages: z.array(z.object({ role: z.string(), content: textBlocks })),
  temperature: z.number().optional(),
  stream: z.boolean().optional(),
  output_config: z.looseObject({ format: z.looseObject({ type: z.string() }).optional() }).optional(),
})
export type MessagesRequest = z.infer<typeof requestSchema>
export type MessagesBehaviour = WireBehaviour<MessagesRequest>

/** A local server with Anthropic's messages API. */
export function startAnthropicServer(): Promise<WireServer<MessagesRequest>> {
  return startWireServer('/v1/messages', requestSchema, {
    type: 'error',
    error: { type: 'not_found_error', message: 'Not found' },
  })
}

const usage = { input_tokens: 321, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 123 }

export function message(text: string, stopReason = 'end_turn'): MessagesBehaviour {
  return (response, { model }) =>
    sendJson(response, 200, {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: text === '' ? [] : [{ type: 'text', text }],
      stop_reason: stopReason,
      stop_sequence: null,
      usage,
    })
}

function sendEvent(response: ServerResponse, data: { type: string } & Record<string, unknown>): void {
  response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** A streamed message without its end. */
export function beginMessage(response: ServerResponse, { model }: MessagesRequest, pieces: string[]): void {
  beginEvents(response)
  sendEvent(response, {
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { ...usage, output_tokens: 1 },
    },
  })
  sendEvent(response, { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
  sendEvent(response, { type: 'ping' })
  for (const text of pieces)
    sendEvent(response, { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
}

export function streamedMessage(pieces: string[], stopReason = 'end_turn'): MessagesBehaviour {
  return (response, request) => {
    beginMessage(response, request, pieces)
    sendEvent(response, { type: 'content_block_stop', index: 0 })
    sendEvent(response, {
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: 123 },
    })
    sendEvent(response, { type: 'message_stop' })
    response.end()
  }
}

/** A message that ends with an error, as from an overloaded service. */
export function failingMessage(pieces: string[], type: string, text: string): MessagesBehaviour {
  return (response, request) => {
    beginMessage(response, request, pieces)
    sendEvent(response, { type: 'error', error: { type, message: text } })
    response.end()
  }
}

export function messagesError(status: number, type: string, text: string): MessagesBehaviour {
  return (response) =>
    sendJson(
      response,
      status,
      { type: 'error', error: { type, message: text }, request_id: 'req_1' },
      { 'retry-after-ms': '1' },
    )
}
