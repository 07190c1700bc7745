import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ProviderSettings } from '../../config/ai-settings.ts'
import { withPlainFailures, type Fetch } from '../fetch.ts'
import { createBuiltinProvider } from './builtin.ts'
import { createModelProvider } from './model-provider.ts'
import type { Provider } from './provider.ts'

/** Calls of one run at the same time. */
const parallelCalls = 3

/** The provider that the settings name. To add one, add its settings in config/ai-settings.ts and a case here. */
export function createProvider(
  settings: ProviderSettings,
  { fetch, retries }: { fetch: Fetch; retries: number },
): Provider {
  // The log consists of JSON lines; the AI SDK would print its advice between them.
  Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false)
  switch (settings.name) {
    case 'builtin':
      return createBuiltinProvider()
    case 'anthropic': {
      const { name, baseUrl, model, apiKey } = settings
      const anthropic = createAnthropic({ baseURL: baseUrl, apiKey, fetch: withPlainFailures(fetch) })
      return createModelProvider({
        name,
        model,
        languageModel: anthropic(model),
        retries,
        parallel: parallelCalls,
        cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      })
    }
    // Ollama speaks OpenAI's chat completions, too.
    case 'openai-compatible':
    case 'ollama': {
      const { name, baseUrl, model, apiKey } = settings
      const openAi = createOpenAICompatible({
        name,
        baseURL: baseUrl,
        fetch: withPlainFailures(fetch),
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey === undefined ? {} : { apiKey }),
      })
      // One's own machine answers one call after the other: calls that only wait would run into their time limit.
      const parallel = name === 'ollama' ? 1 : parallelCalls
      return createModelProvider({ name, model, languageModel: openAi(model), retries, parallel })
    }
  }
}
