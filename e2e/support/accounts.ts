import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { z } from 'zod'
import { userResponseSchema } from '../../src/domain/contracts/admin.ts'
import type { Role } from '../../src/domain/plans/plans.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { localPublishableKey } from '../../supabase/local/keys.ts'

export interface Account {
  id: string
  name: string
  email: string
  password: string
}

/** Tests that change an account or log out create their own: logging out ends every session of an account. */
export function freshEmail(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@e2e.test`
}

const sessionSchema = z.object({ access_token: z.string() })

/** Shared by the tests of this worker, because a password check blocks the server for a tenth of a second. */
const knownTokens = new Map<string, string>()

/** A session of the account, as if signed in on another device: the text that the auth client stores. */
export async function newSession(request: APIRequestContext, email: string, password = demoPassword): Promise<string> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email, password },
  })
  const text = await answer.text()
  expect(answer.status(), text).toBe(200)
  knownTokens.set(email, sessionSchema.parse(JSON.parse(text)).access_token)
  return text
}

/** The token of a new session of the account. */
export async function tokenOf(request: APIRequestContext, email: string, password = demoPassword): Promise<string> {
  return sessionSchema.parse(JSON.parse(await newSession(request, email, password))).access_token
}

export function bearer(token: string): Record<string, string> {
  return { apikey: localPublishableKey, authorization: `Bearer ${token}` }
}

/** Sends a request as that account, with a new session only if none is known or the known one has expired. */
export async function askAs(
  request: APIRequestContext,
  email: string,
  ask: (headers: Record<string, string>) => Promise<APIResponse>,
): Promise<APIResponse> {
  const known = knownTokens.get(email)
  if (known !== undefined) {
    const answer = await ask(bearer(known))
    if (answer.status() !== 401) return answer
  }
  return ask(bearer(await tokenOf(request, email)))
}

/** An account created by an administrator: it works at once. */
export async function createAccount(
  request: APIRequestContext,
  { role = 'pro', name = 'Quinn Tester' }: { role?: Role; name?: string } = {},
): Promise<Account> {
  const email = freshEmail(name)
  const data = { email, password: demoPassword, name, role }
  const answer = await askAs(request, 'admin@demo.test', (headers) =>
    request.post('/functions/v1/api/admin/users/create', { headers, data }),
  )
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: userResponseSchema.parse(await answer.json()).user.id, name, email, password: demoPassword }
}

/** Logs the account out everywhere, from another device: the browser under test notices at its next call. */
export async function endSessions(request: APIRequestContext, { email, password }: Account): Promise<void> {
  const token = await tokenOf(request, email, password)
  const answer = await request.post('/auth/v1/logout?scope=global', { headers: bearer(token) })
  expect(answer.status()).toBe(204)
}

/** The login page is shown, and nothing of a signed-in user. */
export async function expectNothingPrivate(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/Welcome,/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
}
