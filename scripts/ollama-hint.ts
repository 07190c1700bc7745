import { z } from 'zod'

const modelsSchema = z.object({ models: z.array(z.object({ name: z.string() })) })
const timeoutMs = 500

/**
 * How to use the Ollama on this machine, or '' if it has no model or an AI provider is configured. Only the list of models
 * is requested; no ticket is sent anywhere.
 */
export async function ollamaHint(
  variables: Record<string, string | undefined>,
  baseUrl = 'http://127.0.0.1:11434',
): Promise<string> {
  if (['AI_PROVIDER', 'AI_BASE_URL', 'AI_MODEL'].some((name) => (variables[name] ?? '').trim() !== '')) return ''
  try {
    const response = await fetch(`${baseUrl}/api/tags`, { signal: AbortSignal.timeout(timeoutMs) })
    const [model] = modelsSchema.parse(await response.json()).models
    if (model === undefined) return ''
    return `Ollama runs on this machine and is not used. To let it write the test cases, start with
  AI_PROVIDER=ollama AI_MODEL=${model.name} npm start
`
  } catch {
    return ''
  }
}
