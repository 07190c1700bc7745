import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Environment } from './config/environment.ts'
import { createAccess } from './http/access.ts'
import type { ApiEnv } from './http/context.ts'
import { onError, onNotFound } from './http/fault.ts'
import { addSecurityHeaders, allowOrigins } from './http/headers.ts'
import { openApiRoutes } from './http/openapi.ts'
import { logLine, logRequests, type LogSink } from './http/request-log.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { aiRoutes } from './routes/ai.ts'
import { authRoutes } from './routes/auth.ts'
import { healthRoutes } from './routes/health.ts'
import { testToolRoutes } from './routes/test-tools.ts'
import { trackerRoutes } from './routes/tracker.ts'
import { createAccountsAdmin } from './services/accounts-admin.ts'
import { createAccounts } from './services/accounts.ts'
import type { Fetch } from './services/fetch.ts'
import { createGenerator } from './services/generation.ts'
import { createTracker } from './services/jira/tracker.ts'
import { isOutside } from './config/ai-settings.ts'
import { createProvider } from './services/llm/create-provider.ts'
import { createPasswordMail } from './services/password-mail.ts'
import { createRateLimiter } from './services/rate-limit.ts'
import { createRegistration } from './services/registration.ts'
import { createRuns } from './services/runs.ts'
import { createSupabaseClients } from './services/supabase.ts'
import { createTestTools } from './services/test-tools/test-tools.ts'
import { createTokenVerifier } from './services/tokens.ts'

export interface AppDependencies {
  environment: Environment
  /** Used for every outgoing call. */
  fetch: Fetch
  /** Milliseconds since 1970. */
  now: () => number
  log: LogSink
  /** How long Jira may take, in milliseconds. */
  trackerTimeoutMs?: number
  /** How long a test tool may take for everything that one call asks of it, in milliseconds. */
  testToolTimeoutMs?: number
  /** Waits between the questions for a test tool's job; rejects when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  /** How often a transient failure of the AI service is retried. */
  aiRetries?: number
  /** Minimum time of an answer that must not reveal whether an address has an account, in milliseconds. */
  authAnswerMs?: number
}

/** The API: everything it needs is passed in, so that it runs the same in Deno and in a test. */
export function createApp({
  environment,
  fetch,
  now,
  log,
  trackerTimeoutMs = 15_000,
  testToolTimeoutMs = 50_000,
  sleep = untilAborted,
  aiRetries = 2,
  authAnswerMs = 1_000,
}: AppDependencies): Hono<ApiEnv> {
  const { visitor, server } = createSupabaseClients(environment.supabase, fetch)
  const access = createAccess(createTokenVerifier(visitor), createAccounts(server))
  const provider = createProvider(environment.ai.provider, { fetch, retries: aiRetries })
  const limiter = createRateLimiter(server, environment.supabase.secretKey)
  const tracker = createTracker({
    fetch,
    overrides: environment.trackerOverrides,
    limiter,
    timeoutMs: trackerTimeoutMs,
  })
  const testTools = createTestTools({
    fetch,
    overrides: environment.trackerOverrides,
    testRailHosts: environment.testRailHosts,
    limiter,
    timeoutMs: testToolTimeoutMs,
    sleep,
  })
  const generator = createGenerator({
    provider,
    runs: createRuns(server, environment.ai),
    settings: environment.ai,
    now,
  })
  const reportAuth = (code: string) => logLine(log, now, 'auth_refusal', { code })
  const mail = createPasswordMail(visitor, limiter, reportAuth)
  const registration = createRegistration(() => createSupabaseClients(environment.supabase, fetch).visitor, mail)
  const { allowedOrigins, clientAddressHeader } = environment

  const app = new Hono<ApiEnv>().basePath('/api')
  app.onError(onError)
  app.notFound(onNotFound)
  app.use(
    requestId({ limitLength: 64 }),
    logRequests(log, now),
    addSecurityHeaders(),
    allowOrigins(environment.allowedOrigins),
  )
  app.route('/health', healthRoutes(provider))
  app.route(
    '/openapi.json',
    openApiRoutes(() => app.routes),
  )
  app.route('/user', accountRoutes(access, isOutside(environment.ai.provider)))
  app.route('/jira', trackerRoutes(access, tracker))
  app.route('/test-tools', testToolRoutes(access, testTools, limiter))
  app.route('/ai', aiRoutes(access, generator, limiter))
  app.route(
    '/auth',
    authRoutes(access, { registration, mail, limiter, allowedOrigins, clientAddressHeader, answerMs: authAnswerMs }),
  )
  app.route('/admin', adminRoutes(access, createAccountsAdmin(server, mail, reportAuth), allowedOrigins))
  return app
}

function untilAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new Error('aborted', { cause: signal.reason }))
      },
      { once: true },
    )
  })
}
