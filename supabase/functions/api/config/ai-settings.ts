import { isHttpUrl, positiveInteger, text, type VariableProblems, type Variables } from './variables.ts'

/** `baseUrl` has its `/v1`. */
export type ProviderSettings =
  | { name: 'builtin' }
  | { name: 'openai-compatible' | 'ollama'; baseUrl: string; model: string; apiKey: string | undefined }
  | { name: 'anthropic'; baseUrl: string; model: string; apiKey: string }

export interface AiSettings {
  provider: ProviderSettings
  /** How long one generation may take, retries included. */
  timeoutMs: number
  /** How many calls to the AI service one generation may take. */
  maxCalls: number
  /** Caps the limit that follows from the ticket, where it is configured. */
  maxTestCases: number | undefined
}

const providerNames = ['builtin', 'openai-compatible', 'anthropic', 'ollama'] as const
type ProviderName = (typeof providerNames)[number]

/** Where a provider is found that everybody finds at the same place. */
const usualBaseUrls = { anthropic: 'https://api.anthropic.com/v1', ollama: 'http://127.0.0.1:11434/v1' } as const

/** Names of the machine itself; the last one is its name inside a container. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|host\.docker\.internal)$/

/** Whether ticket texts leave the machine for the AI: private data is hidden from it then. */
export function isOutside(provider: ProviderSettings): boolean {
  if (provider.name === 'builtin') return false
  return !URL.canParse(provider.baseUrl) || !thisMachine.test(new URL(provider.baseUrl).hostname)
}

/** The AI provider and its limits. With nothing configured the built-in designer serves, which needs no network. */
export function readAiSettings(variables: Variables, problems: VariableProblems): AiSettings {
  return {
    provider: readProvider(variables, problems),
    timeoutMs: positiveInteger(variables, 'AI_TIMEOUT_MS', 300_000, 3_600_000, problems),
    maxCalls: positiveInteger(variables, 'AI_MAX_CALLS', 12, 100, problems),
    maxTestCases:
      text(variables, 'AI_MAX_TEST_CASES') === undefined
        ? undefined
        : positiveInteger(variables, 'AI_MAX_TEST_CASES', 100, 100, problems),
  }
}

function readProvider(variables: Variables, problems: VariableProblems): ProviderSettings {
  const name = readName(variables, problems)
  if (name === 'builtin') return { name }

  const baseUrl = readBaseUrl(name, variables, problems)
  const model = text(variables, 'AI_MODEL')
  const apiKey = text(variables, 'AI_API_KEY')
  if (model === undefined) problems.missing.push('AI_MODEL')
  if (name === 'anthropic') {
    if (apiKey === undefined) problems.missing.push('AI_API_KEY')
    return { name, baseUrl, model: model ?? '', apiKey: apiKey ?? '' }
  }
  // No key is no fault: servers on one's own machine often ask for none.
  return { name, baseUrl, model: model ?? '', apiKey }
}

function readName(variables: Variables, problems: VariableProblems): ProviderName {
  const wanted = text(variables, 'AI_PROVIDER')
  if (wanted === undefined) {
    const configured = text(variables, 'AI_BASE_URL') ?? text(variables, 'AI_MODEL')
    return configured === undefined ? 'builtin' : 'openai-compatible'
  }
  const name = providerNames.find((known) => known === wanted)
  if (name === undefined) problems.invalid.push(`AI_PROVIDER must be one of ${providerNames.join(', ')}`)
  return name ?? 'builtin'
}

function readBaseUrl(name: Exclude<ProviderName, 'builtin'>, variables: Variables, problems: VariableProblems): string {
  const given = text(variables, 'AI_BASE_URL') ?? (name === 'openai-compatible' ? undefined : usualBaseUrls[name])
  if (given === undefined) problems.missing.push('AI_BASE_URL')
  else if (!isHttpUrl(given)) problems.invalid.push('AI_BASE_URL must be an http(s) address')
  const baseUrl = (given ?? '').replace(/\/+$/, '')
  // Ollama's own settings name its address without the path of the protocol that is spoken here.
  return name === 'ollama' && !baseUrl.endsWith('/v1') ? `${baseUrl}/v1` : baseUrl
}
