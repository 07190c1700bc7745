import { createAnthropic } from '@ai-sdk/anthropic'
import { withPlainFailures, type Fetch } from '../fetch.ts'
import { createModelProvider } from './model-provider.ts'
import type { Provider } from './provider.ts'

export interface AnthropicOptions {
  /** With `/v1`. */
  baseUrl: string
  model: string
  apiKey: string
  fetch: Fetch
  retries: number
}

/** Anthropic's messages API. */
export function createAnthropicProvider({ baseUrl, model, apiKey, fetch, retries }: AnthropicOptions): Provider {
  const provider = createAnthropic({ baseURL: baseUrl, apiKey, fetch: withPlainFailures(fetch) })
  return createModelProvider({ name: 'anthropic', model, languageModel: provider(model), retries })
}
