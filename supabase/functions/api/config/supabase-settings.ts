import { z } from 'zod'
import { isHttpUrl, json, text, type VariableName, type VariableProblems, type Variables } from './variables.ts'

export interface SupabaseSettings {
  url: string
  /** Verifies people's tokens; opens nothing. */
  publishableKey: string
  /** Opens everything behind row-level security; leaves this process only as a header to `url`. */
  secretKey: string
}

const namedKeysSchema = z.looseObject({ default: z.string().min(1) })

/** Hosted Supabase sets the URL and the plural names (JSON, by key name); the older and single names come after them. */
export function readSupabaseSettings(variables: Variables, problems: VariableProblems): SupabaseSettings {
  const url = text(variables, 'SUPABASE_URL')
  if (url === undefined) problems.missing.push('SUPABASE_URL')
  else if (!isHttpUrl(url)) problems.invalid.push('SUPABASE_URL must be an http(s) address')
  return {
    url: (url ?? '').replace(/\/+$/, ''),
    publishableKey: readKey(
      variables,
      ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'],
      problems,
    ),
    secretKey: readKey(
      variables,
      ['SUPABASE_SECRET_KEYS', 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
      problems,
    ),
  }
}

function readKey(
  variables: Variables,
  [plural, single, legacy]: [VariableName, VariableName, VariableName],
  problems: VariableProblems,
): string {
  const named = text(variables, plural)
  if (named !== undefined) {
    const before = problems.invalid.length
    const keys = namedKeysSchema.safeParse(json(named, plural, problems))
    if (keys.success) return keys.data.default
    if (problems.invalid.length === before) problems.invalid.push(`${plural} must hold a key named default`)
    return ''
  }
  const key = text(variables, single) ?? text(variables, legacy)
  if (key === undefined) problems.missing.push(single)
  return key ?? ''
}
