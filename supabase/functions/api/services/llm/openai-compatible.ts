import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { withPlainFailures, type Fetch } from '../fetch.ts'
import { createModelProvider } from './model-provider.ts'
import type { Provider } from './provider.ts'

export interface OpenAiCompatibleOptions {
  /** How the provider is called in answers and logs. */
  name: string
  /** With `/v1`. */
  baseUrl: string
  model: string
  apiKey: string | undefined
  fetch: Fetch
  retries: number
}

/** Any server that speaks OpenAI's chat completions, Ollama's included. */
export function createOpenAiCompatibleProvider({ name, baseUrl, model, apiKey, fetch, retries }: OpenAiCompatibleOptions): Provider {
  const provider = createOpenAICompatible({
    name,
    baseURL: baseUrl,
    fetch: withPlainFailures(fetch),
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  return createModelProvider({ name, model, languageModel: provider(model), retries })
}
