import { randomBytes } from 'node:crypto'
import { readLimited } from '../functions/api/services/read-limited.ts'
import { AuthUsers } from './auth-admin/users.ts'
import { authAdminRoutes } from './auth-admin/routes.ts'
import { guardAuth } from './auth-guard.ts'
import { openDatabase, type LocalDatabase } from './database.ts'
import { createDemoAccounts, isLoopback } from './demo.ts'
import { startEdgeFunctions, type EdgeFunctions } from './edge-functions.ts'
import { loadKeys, localPublishableKey } from './keys.ts'
import { LinkTokens } from './link-tokens.ts'
import { errorResponse, listenLocally } from './listen.ts'
import { Mailbox } from './mailbox.ts'
import { endProcess, onPanic } from './pglite.ts'
import { readProjectConfig } from './project.ts'
import type { SqlDriver } from './sql-driver.ts'
import { createSandboxTools, sandboxOverrides } from './test-tools/all.ts'

export interface LocalSupabaseOptions {
  /** Where the product is served; e-mails and redirects point there. */
  siteUrl: string
  /** Folder of the data; in memory if absent. */
  dataDir?: string | undefined
  /** Whether to create the demo accounts if the database is new. */
  demo?: boolean
  /** Whether sandboxes stand in for the test tools that all customers reach at one host. By default, with the demo only. */
  sandboxes?: boolean
  /** More environment for the edge function: AI_PROVIDER, AI_BASE_URL … */
  env?: Record<string, string>
  onLine?: (line: string) => void
}

export interface LocalSupabase {
  /** Answers the paths that `handles` accepts. `address`: the caller's IP address. */
  fetch(request: Request, address?: string): Promise<Response>
  publishableKey: string
  secretKey: string
  database: LocalDatabase
  users: AuthUsers
  functions: EdgeFunctions
  close(): Promise<void>
}

/** In bytes, for everything except the edge function, whose routes have their own limits. */
const maxBodyBytes = 64 * 1024

/** What the function sends to a test tool: cases with long texts. */
const maxPushBytes = 8 * 1024 * 1024

const jiraPrefix = '/__jira'
/** The other test tools, which only the function reaches. */
const toolsPrefix = '/__test-tools'
const prefixes = ['/auth/v1', '/rest/v1', '/functions/v1', '/__mailbox', jiraPrefix]

/** The hosts of Jira and the test tools, as Deno's permissions name them. */
const toolHosts = [
  '*.atlassian.net:443',
  'api.atlassian.com:443',
  'xray.cloud.getxray.app:443',
  '*.xray.cloud.getxray.app:443',
  '*.zephyrscale.smartbear.com:443',
  '*.testrail.io:443',
  'api.qase.io:443',
  'dev.azure.com:443',
]

/** Whether the embedded backend answers this path. */
export function handles(pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

function isForwarded({ headers }: Request): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => headers.has(name))
}

/**
 * Whether a query of the data API filters by a regular expression. One pattern with back-references keeps Postgres, which runs
 * in this process, busy for minutes. Nothing in the product needs such a filter.
 */
function filtersByPattern(url: string): boolean {
  return [...new URL(url).searchParams].some(([name, value]) =>
    /(?:^|[.(,])i?match(?:\((?:any|all)\))?\./i.test(`${name},${value}`),
  )
}

/**
 * The embedded Supabase: real Postgres in this process, auth and data APIs over it, the project's edge function in a Deno
 * child, a sandbox Jira and a mailbox. One fetch handler; no account, no container, no network.
 */
export async function createLocalSupabase({
  siteUrl,
  dataDir,
  demo = false,
  sandboxes = demo,
  env = {},
  onLine = () => undefined,
}: LocalSupabaseOptions): Promise<LocalSupabase> {
  const keys = await loadKeys(dataDir)
  const config = await readProjectConfig()
  const links = new LinkTokens(keys.jwtSecret)
  const mailbox = new Mailbox((token) => links.seal(token))
  const tools = createSandboxTools()
  const database = await openDatabase({ dataDir, keys, siteUrl, email: mailbox })
  const { app, connection } = database
  onPanic(connection, endProcess)
  const users = new AuthUsers(connection.driver)
  if (demo && database.created) await createDemoAccounts(users, connection.driver)
  await releaseOpenRuns(connection.driver)
  const admin = authAdminRoutes({
    users,
    secretKey: keys.secretKey,
    siteUrl,
    minimumPasswordLength: config.auth.minimum_password_length ?? 6,
    otpLength: config.auth.email?.otp_length ?? 6,
    sealToken: (token) => links.seal(token),
  })

  const guard = guardAuth({ lite: (request) => app.fetch(request), driver: connection.driver, links, siteUrl })

  async function fetchBackend(
    unread: Request,
    auth: (request: Request) => Promise<Response> | Response,
  ): Promise<Response> {
    const request = await withBoundedBody(unread)
    if (request === undefined) return errorResponse(413, 'request_too_large')
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/v1/admin/')) return admin.fetch(request)
    if (pathname.startsWith('/auth/v1/')) return auth(request)
    if (pathname.startsWith('/rest/v1/')) return app.fetch(request)
    if (pathname.startsWith(`${jiraPrefix}/`))
      return tools.jira.answer(withPath(request, pathname.slice(jiraPrefix.length)))
    // Lite's own pages are not part of the project.
    return errorResponse(404, 'not_found')
  }

  /** A request of the function to one of the sandboxes, with more room than others. */
  async function askTool(request: Request, name: string, path: string): Promise<Response> {
    const tool = Object.entries(tools).find(([id]) => id === name)?.[1]
    if (tool === undefined) return errorResponse(404, 'not_found')
    const bounded = await withBoundedBody(request, maxPushBytes)
    if (bounded === undefined) return errorResponse(413, 'request_too_large')
    return tool.answer(withPath(bounded, path.slice(`${toolsPrefix}/${name}`.length)))
  }

  async function fetchFromOutside(request: Request, address?: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/functions/v1/')) return functions.fetch(request, address)
    // The emails contain links that sign in. A proxy on this machine forwards requests from elsewhere.
    if (pathname === '/__mailbox' && isLoopback(address) && !isForwarded(request)) return mailbox.page(request)
    if (pathname.startsWith('/rest/v1/') && filtersByPattern(request.url)) return errorResponse(400, 'invalid_request')
    return asPrivateData(await fetchBackend(request, (bounded) => guard.fetch(bounded, { address })))
  }

  // The function calls the backend on a port of its own, independent of where the site is served. The path is secret:
  // behind it are no limits, and signing up reveals which addresses are free.
  const secretPath = `/${randomBytes(24).toString('hex')}`
  const inner = await listenLocally(async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${secretPath}/`)) return errorResponse(404, 'not_found')
    const inside = pathname.slice(secretPath.length)
    const tool = inside.startsWith(`${toolsPrefix}/`) ? inside.split('/')[2] : undefined
    if (tool !== undefined) return askTool(request, tool, inside)
    return fetchBackend(withPath(request, inside), (bounded) => app.fetch(bounded))
  }, 0)
  const innerUrl = `${inner.url}${secretPath}`
  const given = Object.keys(env)
  const functions = await startEdgeFunctions({
    env: {
      SUPABASE_URL: innerUrl,
      SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      TRACKER_HOST_OVERRIDES: JSON.stringify(sandboxOverrides(`${innerUrl}${toolsPrefix}`, sandboxes)),
      ALLOWED_ORIGINS: siteUrl,
      ...env,
    },
    // A configured provider or tracker may be anywhere. Otherwise, the function reaches only this process and the tools.
    allowNet: ['AI_BASE_URL', 'AI_PROVIDER', 'TRACKER_HOST_OVERRIDES'].some((name) => given.includes(name))
      ? '*'
      : [new URL(inner.url).host, ...toolHosts, ...ownTestRails(env)],
    onLine,
    onEnd: () => releaseOpenRuns(connection.driver),
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

/**
 * Ends every open run: a run that was charged can be repeated, any other is refunded. The function, the only process that
 * writes runs, is not running. A hosted project cannot know that and waits until the runs expire.
 */
async function releaseOpenRuns(driver: SqlDriver): Promise<void> {
  // Statements sent together are one transaction.
  await driver.exec(`
    update public.generations set expires_at = public.clock() where finished_at is null;
    select public.release_expired_generations();
  `)
}

/** Undefined if the body is too large. Lite reads a body of any size, which blocks the process. */
async function withBoundedBody(request: Request, limit = maxBodyBytes): Promise<Request | undefined> {
  if (request.body === null) return request
  const body = await readLimited(request, limit)
  return body === undefined
    ? undefined
    : new Request(request.url, { method: request.method, headers: request.headers, body, signal: request.signal })
}

/** Sessions and rows: kept by no cache, and never taken for a page. */
function asPrivateData({ body, status, statusText, headers: given }: Response): Response {
  const headers = new Headers(given)
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(body, { status, statusText, headers })
}

function withPath(request: Request, pathname: string): Request {
  const url = new URL(request.url)
  url.pathname = pathname
  return new Request(url, request)
}

/** The TestRail servers that the settings of the function allow, as Deno's permissions name them. */
function ownTestRails({ TESTRAIL_HOSTS: hosts = '' }: Record<string, string>): string[] {
  return hosts.split(',').flatMap((host) => (host.trim() === '' ? [] : [`${host.trim()}:443`]))
}
