import { createApp } from '../../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../../supabase/functions/api/config/environment.ts'
import { publishableKey, secretKey, supabaseUrl } from './fake-supabase.ts'
import { watchLog } from './log-watch.ts'

export const site = 'https://app.example.test'
export const otherSite = 'https://beta.example.test'

/**
 * The auth service's answer to one path: a response, null for a failed connection, or a function for a slow response.
 */
export type AuthAnswer = Response | null | (() => Promise<Response>)

export interface AuthApp {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Calls of the auth service: path, query and body. */
  asked: { path: string; query: URLSearchParams; body: unknown }[]
  answers: Map<string, AuthAnswer>
  log: string[]
}

/** The function with a scripted auth service, without rate limits. */
export function createAuthApp({ answerMs = 0, origins = `${site},${otherSite}` } = {}): AuthApp {
  const answers = new Map<string, AuthAnswer>()
  const asked: AuthApp['asked'] = []
  const log: string[] = []
  const watch = watchLog()
  const environment = readEnvironment({
    SUPABASE_URL: supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    ...(origins === '' ? {} : { ALLOWED_ORIGINS: origins }),
  })
  if (!environment.ok) throw new Error(environment.reason.message)

  async function fetchAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname: path, searchParams: query } = new URL(request.url)
    if (path === '/rest/v1/rpc/take_rate_limit' && !answers.has(path))
      return Response.json([{ allowed: true, retry_after_seconds: 0 }])
    const text = await request.text()
    asked.push({ path, query, body: text === '' ? undefined : JSON.parse(text) })
    const answer = answers.get(path)
    if (answer === null) throw new TypeError('fetch failed')
    if (typeof answer === 'function') return answer()
    return answer?.clone() ?? Response.json({})
  }

  function write(line: string): void {
    watch.log(line)
    log.push(line)
  }

  const app = createApp({
    environment: environment.value,
    fetch: fetchAuth,
    now: () => Date.now(),
    log: write,
    authAnswerMs: answerMs,
  })
  return {
    asked,
    answers,
    log,
    async post(path, body, headers = {}) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }
      watch.request(init)
      return app.request(path, init)
    },
  }
}

/** An error in the auth service's format. */
export function authRefusal(status: number, errorCode: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg: `What the auth service says about ${errorCode} of nora@example.test` },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  )
}

const user = {
  id: '8f8f3c1e-52a5-4b5c-9c6d-0d9d2b8f6a11',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'nora@example.test',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}
const identity = { id: user.id, identity_id: user.id, user_id: user.id, provider: 'email', identity_data: {} }

/**
 * Sign-up responses for an account that is open at once, for one that needs confirmation, and for a taken address in
 * that case.
 */
export const signUpAnswers = {
  open: () =>
    Response.json({
      access_token: 'a.b.c',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      user: { ...user, identities: [identity] },
    }),
  unconfirmed: () => Response.json({ ...user, identities: [identity], confirmation_sent_at: '2026-01-01T00:00:00Z' }),
  takenUnconfirmed: () => Response.json({ ...user, identities: [], confirmation_sent_at: '2026-01-01T00:00:00Z' }),
}
