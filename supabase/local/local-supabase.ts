import { randomBytes } from 'node:crypto'
import { readLimited } from '../functions/api/services/read-limited.ts'
import { AuthUsers } from './auth-admin/users.ts'
import { authAdminRoutes } from './auth-admin/routes.ts'
import { guardAuth } from './auth-guard.ts'
import { openDatabase, type LocalDatabase } from './database.ts'
import { createDemoAccounts, demoTracker, isLoopback } from './demo.ts'
import { startEdgeFunctions, type EdgeFunctions } from './edge-functions.ts'
import { createSandboxJira } from './jira/sandbox.ts'
import { errorResponse } from './json-response.ts'
import { loadKeys, localPublishableKey } from './keys.ts'
import { giveBackLeftOverRuns } from './left-over-runs.ts'
import { Mailbox } from './mailbox.ts'
import { readProjectConfig } from './project.ts'
import { listenLocally } from './listen.ts'
import { endProcess, onPanic } from './stop-on-panic.ts'
import { createTurns } from './turns.ts'

export interface LocalSupabaseOptions {
  /** Where the product is served; e-mails and redirects point there. */
  siteUrl: string
  /** Folder of the data; in memory where absent. */
  dataDir?: string | undefined
  /** Make the demo accounts when the database is new. */
  demo?: boolean
  /** More environment for the edge function: AI_PROVIDER, AI_BASE_URL … */
  env?: Record<string, string>
  onLine?: (line: string) => void
}

export interface LocalSupabase {
  /** Answers the paths that `handles` names; the product's own pages are somebody else's. `address`: the caller's IP address. */
  fetch(request: Request, address?: string): Promise<Response>
  publishableKey: string
  secretKey: string
  database: LocalDatabase
  users: AuthUsers
  functions: EdgeFunctions
  close(): Promise<void>
}

/** In bytes, for everything but the edge function, whose routes have limits of their own. */
const largestBody = 64 * 1024

const jiraPrefix = '/__jira'
const prefixes = ['/auth/v1', '/rest/v1', '/functions/v1', '/__mailbox', jiraPrefix]

/** Whether the embedded backend answers this path. */
export function handles(pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

/**
 * The embedded Supabase: real Postgres in this process, auth and data APIs over it, the project's edge function in a Deno
 * child, a sandbox Jira and a mailbox. One fetch handler; no account, no container, no network.
 */
export async function createLocalSupabase({ siteUrl, dataDir, demo = false, env = {}, onLine = () => undefined }: LocalSupabaseOptions): Promise<LocalSupabase> {
  const keys = await loadKeys(dataDir)
  const config = await readProjectConfig()
  const mailbox = new Mailbox()
  const jira = createSandboxJira()
  const database = await openDatabase({ dataDir, keys, siteUrl, email: mailbox })
  const { app, connection } = database
  onPanic(connection, endProcess)
  const users = new AuthUsers(connection.driver)
  if (demo && database.created) await createDemoAccounts(users, connection.driver)
  await giveBackLeftOverRuns(connection.driver)
  const admin = authAdminRoutes({
    users,
    secretKey: keys.secretKey,
    siteUrl,
    minimumPasswordLength: config.auth.minimum_password_length ?? 6,
    otpLength: config.auth.email?.otp_length ?? 6,
  })

  const nextTurn = createTurns()
  const guard = guardAuth((request) => app.fetch(request), connection.driver)

  async function fetchBackend(unread: Request, auth: (request: Request) => Promise<Response> | Response): Promise<Response> {
    await nextTurn()
    const request = await withBoundedBody(unread)
    if (request === undefined) return errorResponse(413, 'request_too_large', 'The request is too large.')
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/v1/admin/')) return admin.fetch(request)
    if (pathname.startsWith('/auth/v1/')) return auth(request)
    if (pathname.startsWith('/rest/v1/')) return app.fetch(request)
    if (pathname.startsWith(`${jiraPrefix}/`)) return jira(withPath(request, pathname.slice(jiraPrefix.length)))
    // The packages underneath have pages of their own, which are no part of the project.
    return errorResponse(404, 'not_found', 'There is nothing at this address.')
  }

  function fetchFromOutside(request: Request, address?: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/functions/v1/')) return functions.fetch(request, address)
    // Its e-mails hold links that sign in.
    if (pathname === '/__mailbox' && isLoopback(address)) return mailbox.page(request)
    return fetchBackend(request, (bounded) => guard.fetch(bounded, { address }))
  }

  // The function reaches the backend by an address of its own, so that it does not matter where the site is served. Nobody
  // else knows the path: no limits hold there, and signing up tells which addresses are free.
  const secretPath = `/${randomBytes(24).toString('hex')}`
  const inner = await listenLocally(async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${secretPath}/`)) return errorResponse(404, 'not_found', 'There is nothing at this address.')
    return fetchBackend(withPath(request, pathname.slice(secretPath.length)), (bounded) => app.fetch(bounded))
  }, 0)
  const innerUrl = `${inner.url}${secretPath}`
  const given = Object.keys(env)
  const functions = await startEdgeFunctions({
    env: {
      SUPABASE_URL: innerUrl,
      SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      TRACKER_HOST_OVERRIDES: JSON.stringify({ [demoTracker.host]: `${innerUrl}${jiraPrefix}` }),
      ALLOWED_ORIGINS: siteUrl,
      ...env,
    },
    // With a provider or a tracker of one's own the function must reach wherever that is; otherwise only this process and Atlassian.
    allowNet: ['AI_BASE_URL', 'AI_PROVIDER', 'TRACKER_HOST_OVERRIDES'].some((name) => given.includes(name)) ? '*' : [new URL(inner.url).host, '*.atlassian.net:443', 'api.atlassian.com:443'],
    onLine,
    onEnd: () => giveBackLeftOverRuns(connection.driver),
  }).catch(async (error: unknown) => {
    await inner.close()
    await connection.close()
    throw error
  })

  return {
    fetch: fetchFromOutside,
    publishableKey: localPublishableKey,
    secretKey: keys.secretKey,
    database,
    users,
    functions,
    async close() {
      await functions.close()
      await inner.close()
      await connection.close()
    },
  }
}

/** Undefined where the body is too large: Lite reads a body of any size, and everybody waits meanwhile. */
async function withBoundedBody(request: Request): Promise<Request | undefined> {
  if (request.body === null) return request
  const body = await readLimited(request, largestBody)
  return body === undefined ? undefined : new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal })
}

function withPath(request: Request, pathname: string): Request {
  const url = new URL(request.url)
  url.pathname = pathname
  return new Request(url, request)
}
