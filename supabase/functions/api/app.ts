import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import type { Environment } from './config/environment.ts'
import { createAccess } from './http/access.ts'
import type { ApiEnv } from './http/context.ts'
import { addSecurityHeaders, allowOrigins } from './http/headers.ts'
import { onError, onNotFound } from './http/on-error.ts'
import { logRequests, type LogSink } from './http/request-log.ts'
import { accountRoutes } from './routes/account.ts'
import { aiRoutes } from './routes/ai.ts'
import { healthRoutes } from './routes/health.ts'
import { trackerRoutes } from './routes/tracker.ts'
import { createAccounts } from './services/accounts.ts'
import type { Fetch } from './services/fetch.ts'
import { createGenerator } from './services/generation.ts'
import { createTracker } from './services/jira/tracker.ts'
import { createProvider } from './services/llm/create-provider.ts'
import { createRuns } from './services/runs.ts'
import { createSupabaseClients } from './services/supabase.ts'
import { createTokenVerifier } from './services/tokens.ts'

export interface AppDependencies {
  environment: Environment
  /** Every call to the outside goes through this. */
  fetch: Fetch
  /** Milliseconds since 1970. */
  now: () => number
  log: LogSink
  /** How long Jira may take, in milliseconds. */
  trackerTimeoutMs?: number
  /** How often a transient failure of the AI service is tried again. */
  aiRetries?: number
}

/** The API: everything it needs is passed in, so that it runs the same in Deno and in a test. */
export function createApp({ environment, fetch, now, log, trackerTimeoutMs = 15_000, aiRetries = 2 }: AppDependencies): Hono<ApiEnv> {
  const { visitor, server } = createSupabaseClients(environment.supabase, fetch)
  const access = createAccess(createTokenVerifier(visitor), createAccounts(server))
  const tracker = createTracker({ fetch, overrides: environment.trackerOverrides, timeoutMs: trackerTimeoutMs })
  const provider = createProvider(environment.ai.provider, { fetch, retries: aiRetries })
  const generator = createGenerator({ provider, runs: createRuns(server, environment.ai), settings: environment.ai, now })

  const app = new Hono<ApiEnv>().basePath('/api')
  app.onError(onError)
  app.notFound(onNotFound)
  app.use(requestId({ limitLength: 64 }), logRequests(log, now), addSecurityHeaders(), allowOrigins(environment.allowedOrigins))
  app.route('/health', healthRoutes(provider))
  app.route('/user', accountRoutes(access))
  app.route('/jira', trackerRoutes(access, tracker))
  app.route('/ai', aiRoutes(access, generator))
  return app
}
