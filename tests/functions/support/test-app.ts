import { createApp } from '../../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../../supabase/functions/api/config/environment.ts'
import type { Variables } from '../../../supabase/functions/api/config/variables.ts'
import type { Role } from '#domain/plans/plans.ts'
import { createSandboxTools, sandboxOverrides } from '../../../supabase/local/test-tools/all.ts'
import { watchLog } from './log-watch.ts'
import type { FakeUser } from './fake-database.ts'
import { FakeSupabase, publishableKey, secretKey, supabaseUrl } from './fake-supabase.ts'

export const allowedOrigin = 'https://app.example.test'
const sandboxBase = 'http://127.0.0.1:9/__test-tools'

export interface TestAppOptions {
  variables?: Variables
  /** Answers external calls, other than to Supabase and this machine; without it they fail. */
  outside?: (request: Request) => Promise<Response> | Response
  trackerTimeoutMs?: number
  testToolTimeoutMs?: number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  aiRetries?: number
}

export interface TestApp {
  supabase: FakeSupabase
  /** External calls, in order. */
  calls: Request[]
  /** Log lines, in order. */
  log: string[]
  request: (path: string, init?: RequestInit) => Promise<Response>
  post: (who: Role | FakeUser | undefined, path: string, body: unknown, init?: RequestInit) => Promise<Response>
}

export const testVariables: Variables = {
  SUPABASE_URL: supabaseUrl,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SUPABASE_SECRET_KEY: secretKey,
  ALLOWED_ORIGINS: `${allowedOrigin},http://localhost:5173`,
  TRACKER_HOST_OVERRIDES: JSON.stringify(sandboxOverrides(sandboxBase, true)),
}

/** Kept forever: an unreferenced pending request is garbage-collected and never learns that it was aborted. */
const held: Request[] = []

/**
 * The function in this process: Supabase is faked in memory, the sandboxes of Jira and the test tools are behind their overrides, local servers are
 * called for real.
 */
export function createTestApp({
  variables = {},
  outside,
  trackerTimeoutMs,
  testToolTimeoutMs,
  sleep,
  aiRetries,
}: TestAppOptions = {}): TestApp {
  const environment = readEnvironment({ ...testVariables, ...variables })
  if (!environment.ok) throw new Error(environment.reason.message)
  const supabase = new FakeSupabase()
  const tools = Object.entries(createSandboxTools())
  const calls: Request[] = []
  const log: string[] = []
  const watch = watchLog([variables.AI_API_KEY])

  async function fetchOutside(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    if (request.url.startsWith(`${supabaseUrl}/`)) return supabase.fetch(request)
    calls.push(request)
    for (const [name, { answer }] of tools)
      if (request.url.startsWith(`${sandboxBase}/${name}/`))
        return answer(new Request(request.url.replace(`/__test-tools/${name}`, ''), request))
    if (new URL(request.url).hostname === '127.0.0.1') return fetch(request)
    if (outside === undefined) throw new TypeError(`No call to ${request.url} was expected`)
    held.push(request)
    return outside(request)
  }

  const app = createApp({
    environment: environment.value,
    fetch: fetchOutside,
    now: () => Date.now(),
    log(line) {
      watch.log(line)
      log.push(line)
    },
    ...(trackerTimeoutMs === undefined ? {} : { trackerTimeoutMs }),
    ...(testToolTimeoutMs === undefined ? {} : { testToolTimeoutMs }),
    ...(sleep === undefined ? {} : { sleep }),
    ...(aiRetries === undefined ? {} : { aiRetries }),
  })

  async function request(path: string, init?: RequestInit): Promise<Response> {
    watch.request(init)
    return app.request(path, init)
  }

  return {
    supabase,
    calls,
    log,
    request,
    post: (who, path, body, init = {}) =>
      request(path, {
        method: 'POST',
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(who === undefined ? {} : { authorization: `Bearer ${supabase.tokenOf(who)}` }),
          ...headersOf(init),
        },
        body: JSON.stringify(body),
      }),
  }
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
