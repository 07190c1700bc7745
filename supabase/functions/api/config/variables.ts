/** Every environment variable that the function reads. `index.ts` asks for these and no other. */
// biome-ignore format: a list of words is read as a block
export const variableNames = [
  'SUPABASE_URL', 'SUPABASE_SECRET_KEYS', 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY', 'ALLOWED_ORIGINS',
  'CLIENT_ADDRESS_HEADER', 'TRACKER_HOST_OVERRIDES', 'TESTRAIL_HOSTS', 'AI_PROVIDER', 'AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY',
  'AI_TIMEOUT_MS', 'AI_MAX_CALLS', 'AI_MAX_TEST_CASES',
] as const
export type VariableName = (typeof variableNames)[number]
export type Variables = Partial<Record<VariableName, string | undefined>>

/** What is wrong with the variables, collected so that one error names everything. A value is never part of it. */
export class VariableProblems {
  readonly missing: string[] = []
  readonly invalid: string[] = []

  get message(): string {
    const parts: string[] = []
    if (this.missing.length > 0) parts.push(`Missing: ${this.missing.join(', ')}.`)
    if (this.invalid.length > 0) parts.push(`Invalid: ${this.invalid.join('; ')}.`)
    return `The environment of the function is not complete. ${parts.join(' ')}`
  }

  get some(): boolean {
    return this.missing.length + this.invalid.length > 0
  }
}

/** A variable's text, undefined where it is unset or blank. */
export function text(variables: Variables, name: VariableName): string | undefined {
  const value = variables[name]?.trim()
  return value === undefined || value === '' ? undefined : value
}

/** A whole number from 1 to `largest`, or the default where the variable is unset. */
export function positiveInteger(
  variables: Variables,
  name: VariableName,
  fallback: number,
  largest: number,
  problems: VariableProblems,
): number {
  const value = text(variables, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= 1 && number <= largest) return number
  problems.invalid.push(`${name} must be a whole number from 1 to ${largest}`)
  return fallback
}

/** Parsed JSON, or undefined with a problem noted. */
export function json(value: string, name: VariableName, problems: VariableProblems): unknown {
  try {
    return JSON.parse(value)
  } catch {
    problems.invalid.push(`${name} must be JSON`)
    return undefined
  }
}

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}
