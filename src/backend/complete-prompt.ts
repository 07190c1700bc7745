import { completionDefaults, generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { env } from '#src/config/env.ts'
import { ApiError, errorText, noValidData } from './api-error.ts'
import { type CallOptions, request } from './request.ts'

export interface CompletionOptions extends CallOptions {
  /** 0 to 2. */
  temperature?: number
  /** The answer's length at most, in tokens. */
  num_predict?: number
}

export type Completion = { response: string } | { error: string; code: string }

/** The completion variant of the AI call (docs/spec.md, section 7): the text of the answer, or an error object; it never rejects. */
export async function completePrompt(prompt: string, options: CompletionOptions = {}): Promise<Completion> {
  const { temperature = completionDefaults.temperature, num_predict = completionDefaults.num_predict, ...call } = options
  try {
    const { response } = await request({
      method: 'POST',
      path: '/api/ai/generate',
      schema: generateResponseSchema,
      body: { prompt, temperature, num_predict },
      fallback: noValidData,
      unreadable: noValidData,
      ...call,
      timeoutMs: options.timeoutMs ?? env().apiTimeoutMs,
    })
    return response === undefined ? { error: noValidData, code: 'unexpected_answer' } : { response }
  } catch (error) {
    return { error: errorText(error, noValidData), code: error instanceof ApiError ? error.code : 'unexpected' }
  }
}
