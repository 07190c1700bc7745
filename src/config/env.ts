import { type Result, fail, ok } from '#domain/result.ts'

/** Time limit of one generation in milliseconds (docs/spec.md section 9). */
const defaultApiTimeoutMs = 300_000

export interface Env {
  /** Address of the Supabase project, without a trailing slash. */
  supabaseUrl: string
  publishableKey: string
  apiTimeoutMs: number
  /** The application form for the beta. */
  betaFormUrl: string
  /** Decrypts tracker credentials that an earlier version of the site stored in the browser. */
  legacyPassphrase: string
}

/** A placeholder. Set VITE_BETA_FORM_URL for a real site. */
const defaultBetaFormUrl = 'https://example.com/casewright-beta'

/** Not a secret: earlier versions contained it in every page. VITE_LEGACY_PASSPHRASE sets another one. */
const defaultLegacyPassphrase = 'casewright'

/**
 * Parses the build variables. The error names every missing or invalid one. Without zod, because every page of the app
 * needs this before its first paint.
 */
export function parseEnv(source: Record<string, unknown>, origin: string): Result<Env> {
  const problems: string[] = []
  function read(name: string, isValid: (value: string) => boolean, fallback?: string): string {
    const value = source[name] ?? fallback
    if (typeof value === 'string' && isValid(value)) return value
    problems.push(name)
    return ''
  }
  // `/` means that the page's own origin serves the embedded backend.
  const url = read('VITE_SUPABASE_URL', (value) => value === '/' || isUrl(value, ['http:', 'https:']))
  const publishableKey = read('VITE_SUPABASE_PUBLISHABLE_KEY', isFilled)
  const timeout = Number(read('VITE_API_TIMEOUT_MS', isPositiveInteger, String(defaultApiTimeoutMs)))
  const betaFormUrl = read('VITE_BETA_FORM_URL', (value) => isUrl(value, ['https:']), defaultBetaFormUrl)
  const legacyPassphrase = read('VITE_LEGACY_PASSPHRASE', isFilled, defaultLegacyPassphrase)

  if (problems.length > 0) return configurationProblem(problems, source)
  return ok({
    supabaseUrl: (url === '/' ? origin : url).replace(/\/+$/, ''),
    publishableKey,
    apiTimeoutMs: timeout,
    betaFormUrl,
    legacyPassphrase,
  })
}

function isFilled(value: string): boolean {
  return value !== ''
}

function isPositiveInteger(value: string): boolean {
  return Number.isSafeInteger(Number(value)) && Number(value) > 0
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function configurationProblem(names: readonly string[], source: Record<string, unknown>): Result<Env> {
  const missing = names.filter((name) => source[name] === undefined || source[name] === '')
  const wrong = names.filter((name) => !missing.includes(name))
  const parts = [
    missing.length > 0 ? `Missing: ${missing.join(', ')}.` : '',
    wrong.length > 0 ? `Not valid: ${wrong.join(', ')}.` : '',
  ].filter((part) => part !== '')
  return fail('configuration', `The app is not configured. ${parts.join(' ')}`, {
    ...(missing.length > 0 && { missing: missing.join(', ') }),
    ...(wrong.length > 0 && { invalid: wrong.join(', ') }),
  })
}

let current: Result<Env> | undefined

/** The build configuration, parsed once. */
export function readEnv(): Result<Env> {
  current ??= parseEnv(
    {
      VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
      VITE_API_TIMEOUT_MS: import.meta.env.VITE_API_TIMEOUT_MS,
      VITE_BETA_FORM_URL: import.meta.env.VITE_BETA_FORM_URL,
      VITE_LEGACY_PASSPHRASE: import.meta.env.VITE_LEGACY_PASSPHRASE,
    },
    // The prerendering in Node has no page and calls no backend.
    typeof window === 'undefined' ? '' : window.location.origin,
  )
  return current
}

/** For code of the configured app: src/app/start-app.tsx shows the error of `readEnv` instead of starting it. */
export function env(): Env {
  const result = readEnv()
  if (!result.ok) throw new Error(result.reason.message)
  return result.value
}
