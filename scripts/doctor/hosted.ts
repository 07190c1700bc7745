import { z } from 'zod'
import { readAiSettings } from '../../supabase/functions/api/config/ai-settings.ts'
import { VariableProblems } from '../../supabase/functions/api/config/variables.ts'
import { errorFinding, noteFinding, okFinding, type DoctorFinding } from './finding.ts'
import type { Settings } from './settings.ts'

type Fetch = typeof fetch

const timeoutMs = 8_000

/**
 * Checks that the configured project is reachable, accepts the key, has the schema and the plans, and runs this version
 * of the function.
 */
export async function checkHosted(settings: Settings, version: string, ask: Fetch): Promise<DoctorFinding[]> {
  const url = (settings['VITE_SUPABASE_URL'] ?? settings['SUPABASE_URL'] ?? '').trim().replace(/\/+$/, '')
  const key = (settings['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? settings['SUPABASE_PUBLISHABLE_KEY'] ?? '').trim()
  if (!/^https?:\/\//.test(url) || key === '') return []
  const get = (path: string) =>
    ask(`${url}${path}`, { headers: { apikey: key }, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)

  const settingsAnswer = await get('/auth/v1/settings')
  const host = new URL(url).host
  if (settingsAnswer === undefined)
    return [
      errorFinding(
        'Project',
        `${host} does not answer`,
        'Check the address, and in the dashboard whether the project is paused.',
      ),
    ]
  if (settingsAnswer.status === 401 || settingsAnswer.status === 403)
    return [
      errorFinding(
        'Project',
        `${host} refuses the publishable key`,
        'Copy the key of this project from the dashboard, Settings → API keys.',
      ),
    ]
  const findings = [okFinding('Project', `${host} is reachable and accepts the key`)]

  const plans = await get('/rest/v1/plans?select=role')
  const rows = plans?.ok === true ? z.array(z.object({ role: z.string() })).safeParse(await plans.json()) : undefined
  if (rows?.success !== true)
    findings.push(errorFinding('Database', 'the schema is missing', 'npx supabase db push --remote --include-seed'))
  else if (rows.data.length < 4)
    findings.push(errorFinding('Database', 'plans are missing', 'npx supabase db push --remote --include-seed'))
  else findings.push(okFinding('Database', 'schema and plans are present'))

  const health = await get('/functions/v1/api/health')
  const facts =
    health?.ok === true
      ? z.object({ version: z.string(), provider: z.string() }).safeParse(await health.json())
      : undefined
  if (facts?.success !== true)
    findings.push(
      errorFinding(
        'Function',
        'it does not answer',
        'npx supabase functions deploy api --use-api. Its log in the dashboard names wrong settings.',
      ),
    )
  else if (facts.data.version !== version)
    findings.push(
      noteFinding(
        'Function',
        `version ${facts.data.version} runs, this is ${version}`,
        'npx supabase functions deploy api --use-api',
      ),
    )
  else findings.push(okFinding('Function', `version ${version}, test cases by ${facts.data.provider}`))
  return findings
}

/** Checks that the AI service is reachable and accepts the key. */
export async function checkAiService(settings: Settings, ask: Fetch): Promise<DoctorFinding[]> {
  const problems = new VariableProblems()
  const { provider } = readAiSettings(settings, problems)
  if (problems.some || provider.name === 'builtin') return []
  const { apiKey } = provider
  const headers: Record<string, string> =
    provider.name === 'anthropic'
      ? { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' }
      : apiKey === undefined
        ? {}
        : { authorization: `Bearer ${apiKey}` }
  const answer = await ask(`${provider.baseUrl}/models`, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
  const { host } = new URL(provider.baseUrl)
  if (answer === undefined)
    return [errorFinding('AI service', `${host} does not answer`, 'Is AI_BASE_URL right, and the server running?')]
  if (answer.status === 401 || answer.status === 403)
    return [errorFinding('AI service', `${host} refuses the key`, 'Check AI_API_KEY.')]
  return [okFinding('AI service', `${host} answers`)]
}
