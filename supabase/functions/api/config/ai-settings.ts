import { isHttpUrl, positiveInteger, text, type VariableProblems, type Variables } from './variables.ts'

export type ProviderSettings =
  | { name: 'builtin' }
  | { name: 'openai-compatible'; baseUrl: string; model: string; apiKey: string | undefined }

export interface AiSettings {
  provider: ProviderSettings
  /** How long one generation may take, retries included. */
  timeoutMs: number
  maxTestCases: number
}

const providerNames = ['builtin', 'openai-compatible']

/** The AI provider and its limits. With nothing configured the built-in designer serves, which needs no network. */
export function readAiSettings(variables: Variables, problems: VariableProblems): AiSettings {
  return {
    provider: readProvider(variables, problems),
    timeoutMs: positiveInteger(variables, 'AI_TIMEOUT_MS', 300_000, 3_600_000, problems),
    maxTestCases: positiveInteger(variables, 'AI_MAX_TEST_CASES', 6, 100, problems),
  }
}

function readProvider(variables: Variables, problems: VariableProblems): ProviderSettings {
  const baseUrl = text(variables, 'AI_BASE_URL')
  const model = text(variables, 'AI_MODEL')
  const name = text(variables, 'AI_PROVIDER') ?? (baseUrl === undefined && model === undefined ? 'builtin' : 'openai-compatible')
  if (!providerNames.includes(name)) problems.invalid.push(`AI_PROVIDER must be one of ${providerNames.join(', ')}`)
  if (name !== 'openai-compatible') return { name: 'builtin' }

  if (baseUrl === undefined) problems.missing.push('AI_BASE_URL')
  else if (!isHttpUrl(baseUrl)) problems.invalid.push('AI_BASE_URL must be an http(s) address')
  if (model === undefined) problems.missing.push('AI_MODEL')
  // No key is no fault: servers on one's own machine often ask for none.
  return { name, baseUrl: (baseUrl ?? '').replace(/\/+$/, ''), model: model ?? '', apiKey: text(variables, 'AI_API_KEY') }
}
