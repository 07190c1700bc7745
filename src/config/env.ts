import { z } from 'zod'
import { type Result, fail, ok } from '#domain/result.ts'

/** The wait for one generation before it is given up, in milliseconds (spec section 9). */
const defaultApiTimeoutMs = 300_000

export interface Env {
  /** Address of the Supabase project, without a trailing slash. */
  supabaseUrl: string
  publishableKey: string
  apiTimeoutMs: number
  /** Where one applies for the beta. */
  betaFormUrl: string
  /** Opens tracker credentials that an earlier version of the site left in the browser. */
  legacyPassphrase: string
}

/** Leads nowhere in particular: a site of one's own names its form in VITE_BETA_FORM_URL. */
const defaultBetaFormUrl = 'https://example.com/casewright-beta'

/** Hides nothing: it was part of every page. A site whose earlier version had another names it in VITE_LEGACY_PASSPHRASE. */
const defaultLegacyPassphrase = 'casewright'

/** `/` says that the page's own origin serves the backend: the embedded one. */
const backendUrlSchema = z.union([z.literal('/'), z.url({ protocol: /^https?$/ })])

const envSchema = z.object({
  VITE_SUPABASE_URL: backendUrlSchema,
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  VITE_API_TIMEOUT_MS: z.coerce.number().int().positive().default(defaultApiTimeoutMs),
  VITE_BETA_FORM_URL: z.url({ protocol: /^https$/ }).default(defaultBetaFormUrl),
  VITE_LEGACY_PASSPHRASE: z.string().min(1).default(defaultLegacyPassphrase),
})

/** Reads the build's variables. The refusal names every variable that is missing or wrong, not only the first. */
export function parseEnv(source: Record<string, unknown>, origin: string): Result<Env> {
  const parsed = envSchema.safeParse(source)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
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
  const { data } = parsed
  const url = data.VITE_SUPABASE_URL === '/' ? origin : data.VITE_SUPABASE_URL
  return ok({
    supabaseUrl: url.replace(/\/+$/, ''),
    publishableKey: data.VITE_SUPABASE_PUBLISHABLE_KEY,
    apiTimeoutMs: data.VITE_API_TIMEOUT_MS,
    betaFormUrl: data.VITE_BETA_FORM_URL,
    legacyPassphrase: data.VITE_LEGACY_PASSPHRASE,
  })
}

let current: Result<Env> | undefined

/** The build's configuration, parsed once. */
export function readEnv(): Result<Env> {
  current ??= parseEnv(
    {
      VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
      VITE_API_TIMEOUT_MS: import.meta.env.VITE_API_TIMEOUT_MS,
      VITE_BETA_FORM_URL: import.meta.env.VITE_BETA_FORM_URL,
      VITE_LEGACY_PASSPHRASE: import.meta.env.VITE_LEGACY_PASSPHRASE,
    },
    // Node, which renders the public pages when the site is built, has no page and asks no backend.
    typeof window === 'undefined' ? '' : window.location.origin,
  )
  return current
}

/** The same, for code that runs only in a configured app: main.tsx shows the refusal instead of starting one. */
export function env(): Env {
  const result = readEnv()
  if (!result.ok) throw new Error(result.reason.message)
  return result.value
}
