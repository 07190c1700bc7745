import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import { demoAccounts, demoPassword, demoTracker } from '../../supabase/local/demo.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'

let backend: ServedSupabase
beforeAll(async () => {
  backend = await serveLocalSupabase({ demo: true })
})
afterAll(() => backend.close())

async function signIn(served: ServedSupabase, email: string): Promise<string> {
  const client = createClient(served.url, served.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error !== null) throw error
  return data.session.access_token
}

function api(served: ServedSupabase, path: string, token?: string, body?: unknown): Promise<Response> {
  return fetch(`${served.url}/functions/v1/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function account(served: ServedSupabase, token: string): Promise<{ id: string; used: number }> {
  const answer = await api(served, '/user/info', token)
  expect(answer.status).toBe(200)
  const { user, usage } = userInfoSchema.parse(await answer.json())
  return { id: user.id, used: usage.testCases }
}

async function reserveRun(served: ServedSupabase, userId: string): Promise<string> {
  const { rows } = await served.database.connection.driver.query<{ run_id: string }>(
    'select run_id from public.reserve_generation($1)',
    [userId],
  )
  return rows[0]?.run_id ?? ''
}

const credentials = { email: demoTracker.email, apiToken: demoTracker.apiToken }

describe('demo project', () => {
  it.each(demoAccounts)('has $email with role $role', async ({ email, role }) => {
    const answer = await api(backend, '/user/info', await signIn(backend, email))
    expect(answer.status).toBe(200)
    expect(userInfoSchema.parse(await answer.json()).user).toMatchObject({ email, role })
  })

  it('reaches the sandbox tracker through the edge function', async () => {
    const token = await signIn(backend, 'pro@demo.test')
    const answer = await api(backend, '/jira/proxy', token, {
      url: `${demoTracker.baseUrl}/rest/api/3/issue/SHOP-1?expand=names`,
      ...credentials,
      method: 'GET',
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ key: 'SHOP-1' })
  })

  it('tells the tracker account that credentials belong to', async () => {
    const token = await signIn(backend, 'pro@demo.test')
    const answer = await api(backend, '/jira/test-credentials', token, { baseUrl: demoTracker.baseUrl, ...credentials })
    expect(await answer.json()).toMatchObject({ success: true })
  })

  it('shows the mailbox', async () => {
    const page = await fetch(`${backend.url}/__mailbox`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('Mailbox')
  })
})

describe('mailbox', () => {
  it('shows the recovery e-mail with a link that leads back to the site', async () => {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
    expect((await client.auth.resetPasswordForEmail('free@demo.test')).error).toBeNull()
    const page = await (await fetch(`${backend.url}/__mailbox`)).text()
    expect(page).toContain('free@demo.test')
    expect(page).toMatch(new RegExp(`<a href="${backend.url}/\\?token_hash=\\S+type=recovery`))
  })
})

describe('a dead edge function', () => {
  it('restarts automatically; the request in flight gets a clear 503, the next one is served, and no run stays reserved', async () => {
    const token = await signIn(backend, 'starter@demo.test')
    const { id, used } = await account(backend, token)
    await reserveRun(backend, id)
    const before = backend.functions.pid()
    if (before === undefined) throw new Error('The child has no process id')
    // Paused first, so that the request is in flight when the process dies.
    process.kill(before, 'SIGSTOP')
    const inFlight = api(backend, '/user/info', token)
    await wait(200)
    process.kill(before, 'SIGKILL')
    const answer = await inFlight
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(errorEnvelopeSchema.parse(await answer.json())).toMatchObject({ code: 'function_unavailable' })
    expect((await account(backend, token)).used).toBe(used)
    expect(backend.functions.pid()).not.toBe(before)
  })
})

describe('a data folder', () => {
  it('keeps users, sessions and usage across a restart, refunds interrupted runs, and creates the demo accounts only once', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'casewright-data-'))
    try {
      const first = await serveLocalSupabase({ demo: true, dataDir })
      const token = await signIn(first, 'starter@demo.test')
      const { id } = await account(first, token)
      const settled = await reserveRun(first, id)
      await first.database.connection.driver.query('select public.settle_generation($1, $2, $3)', [
        settled,
        'builtin',
        'designer',
      ])
      await reserveRun(first, id)
      expect((await account(first, token)).used).toBe(2)
      await first.close()

      const second = await serveLocalSupabase({ demo: true, dataDir })
      try {
        expect(await account(second, token)).toEqual({ id, used: 1 })
        expect((await second.users.list(1, 100)).total).toBe(demoAccounts.length)
      } finally {
        await second.close()
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
