import { fail, ok, type Result } from '#domain/result.ts'
import { readAiSettings, type AiSettings } from './ai-settings.ts'
import { readSupabaseSettings, type SupabaseSettings } from './supabase-settings.ts'
import { readTrackerOverrides, type TrackerOverrides } from './tracker-overrides.ts'
import { text, VariableProblems, type Variables } from './variables.ts'

/** All settings of the function, checked once at the start. */
export interface Environment {
  supabase: SupabaseSettings
  ai: AiSettings
  /** Origins whose pages may read the answers. */
  allowedOrigins: string[]
  trackerOverrides: TrackerOverrides
}

/** The settings, or one problem that names every missing and every invalid variable (and no value). */
export function readEnvironment(variables: Variables): Result<Environment> {
  const problems = new VariableProblems()
  const environment: Environment = {
    supabase: readSupabaseSettings(variables, problems),
    ai: readAiSettings(variables, problems),
    allowedOrigins: readOrigins(variables, problems),
    trackerOverrides: readTrackerOverrides(variables, problems),
  }
  return problems.some ? fail('environment', problems.message) : ok(environment)
}

/** Comma list of origins. Wildcards are refused: an allow-list names who may. */
function readOrigins(variables: Variables, problems: VariableProblems): string[] {
  const origins = (text(variables, 'ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim().replace(/\/$/, '')).filter((origin) => origin !== '')
  const allValid = origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
  if (!allValid) problems.invalid.push('ALLOWED_ORIGINS must be a comma list of origins such as https://app.example.com')
  return allValid ? origins : []
}
