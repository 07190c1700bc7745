import { z } from 'zod'
import { createApp } from '../../../supabase/functions/api/app.ts'
import { readEnvironment } from '../../../supabase/functions/api/config/environment.ts'
import { authAdminRoutes } from '../../../supabase/local/auth-admin/routes.ts'
import { localPublishableKey } from '../../../supabase/local/keys.ts'
import { openTestDatabase, type TestDatabase, type TestUser } from './test-database.ts'

export const siteUrl = 'http://localhost:5173'
const projectUrl = 'http://database.test'
const secretKey = 'sb_secret_test'

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

export interface TestProject {
  db: TestDatabase
  /** A call of the API, as the given user if any. */
  call(
    user: TestUser | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** A call of the project itself: data, auth and the auth admin API. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** E-mails, newest first. */
  mails(): Promise<z.infer<typeof mailsSchema>>
  /** Lines that the function logged. */
  log: string[]
  /** Paths of the auth service that fail at the moment, with their status, or 0 for no connection. */
  failing: Map<string, number>
  close(): Promise<void>
}

/** The edge function in this process with a database in memory, the auth service and its admin API. */
export async function openTestProject({
  authAnswerMs = 0,
  confirmations,
}: {
  authAnswerMs?: number
  confirmations?: boolean
} = {}): Promise<TestProject> {
  const db = await openTestDatabase({ confirmations })
  const admin = authAdminRoutes({
    users: db.users,
    secretKey,
    siteUrl,
    minimumPasswordLength: 6,
    otpLength: 6,
    sealToken: (token) => token,
  })
  const failing = new Map<string, number>()
  const log: string[] = []
  const tokens = new Map<string, string>()

  async function fetchProject(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const status = failing.get(`${request.method} ${pathname}`)
    if (status === 0) throw new TypeError('fetch failed')
    if (status !== undefined)
      return Response.json({ code: status, error_code: 'unexpected_failure', msg: 'Planned' }, { status })
    return pathname.startsWith('/auth/v1/admin/') ? admin.fetch(request) : db.app.fetch(request)
  }

  const environment = readEnvironment({
    SUPABASE_URL: projectUrl,
    SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    ALLOWED_ORIGINS: siteUrl,
    CLIENT_ADDRESS_HEADER: 'cf-connecting-ip',
  })
  if (!environment.ok) throw new Error(environment.reason.message)
  const app = createApp({
    environment: environment.value,
    fetch: fetchProject,
    now: () => Date.now(),
    log: (line) => log.push(line),
    authAnswerMs,
  })

  async function tokenOf(user: TestUser): Promise<string> {
    const known = tokens.get(user.id)
    if (known !== undefined) return known
    const { data } = await (await db.client(user)).auth.getSession()
    const token = data.session?.access_token ?? ''
    tokens.set(user.id, token)
    return token
  }

  return {
    db,
    log,
    failing,
    fetch: (path, init) => fetchProject(`${projectUrl}${path}`, init),
    async call(user, method, path, body, headers = {}) {
      return app.request(path, {
        method,
        headers: {
          ...(user && { authorization: `Bearer ${await tokenOf(user)}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    },
    async mails() {
      const page = await db.mailbox.page(new Request('http://mailbox.test/?format=json'))
      return mailsSchema.parse(await page.json())
    },
    close: () => db.close(),
  }
}
