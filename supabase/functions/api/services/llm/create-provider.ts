import type { ProviderSettings } from '../../config/ai-settings.ts'
import type { Fetch } from '../fetch.ts'
import { createAnthropicProvider } from './anthropic.ts'
import { createBuiltinProvider } from './builtin.ts'
import { createOpenAiCompatibleProvider } from './openai-compatible.ts'
import type { Provider } from './provider.ts'

/** The provider that the settings name. To add one: its settings in config/ai-settings.ts, its file here, a line below. */
export function createProvider(settings: ProviderSettings, { fetch, retries }: { fetch: Fetch; retries: number }): Provider {
  // The log is JSON lines and this function's own; the AI SDK would print its advice between them.
  Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false)
  switch (settings.name) {
    case 'builtin':
      return createBuiltinProvider()
    case 'anthropic':
      return createAnthropicProvider({ ...settings, fetch, retries })
    case 'openai-compatible':
    case 'ollama':
      return createOpenAiCompatibleProvider({ ...settings, fetch, retries })
  }
}
