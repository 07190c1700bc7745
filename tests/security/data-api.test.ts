import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { localPublishableKey } from '../../supabase/local/keys.ts'
import { openTestDatabase, type TestDatabase, type TestUser } from '../database/support/test-database.ts'

/**
 * Walks the data API by the content of the database: every relation and function of the exposed schema, so that a new
 * one is refused until it is listed here.
 */
const readable: Record<string, string[]> = {
  plans: ['anon', 'authenticated'],
  profiles: ['authenticated'],
  usage: ['authenticated'],
  generations: ['authenticated'],
}
const callable: string[] = []

let db: TestDatabase
let ann: TestUser
let bob: TestUser
let token: string
let relations: string[]
let functions: { name: string; args: string[] }[]

beforeAll(async () => {
  db = await openTestDatabase()
  ann = await db.addUser('starter')
  bob = await db.addUser('admin')
  for (const { id } of [ann, bob]) await db.service.rpc('reserve_generation', { p_user_id: id })
  token = (await (await db.client(ann)).auth.getSession()).data.session?.access_token ?? ''
  relations = (
    await db.rows(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')",
    )
  ).map(({ relname }) => String(relname))
  functions = z
    .array(
      z.object({
        name: z.string(),
        args: z
          .array(z.string())
          .nullable()
          .transform((args) => args ?? []),
      }),
    )
    .parse(
      await db.rows(
        "select p.proname as name, p.proargnames[1:p.pronargs] as args from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype",
      ),
    )
})
afterAll(() => db.close())

async function ask(
  method: string,
  path: string,
  as: 'anon' | 'authenticated',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; rows: unknown }> {
  const response = await db.app.fetch(
    new Request(`http://database.test/rest/v1/${path}`, {
      method,
      headers: {
        apikey: localPublishableKey,
        ...(as === 'authenticated' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, rows: text === '' ? undefined : JSON.parse(text) }
}

/** Must be the same after every attempt. */
async function everything() {
  return db.rows(`select (select jsonb_agg(p order by p.id) from public.profiles p) as profiles, (select jsonb_agg(p order by p.role) from public.plans p) as plans,
    (select jsonb_agg(u order by u.user_id) from public.usage u) as usage, (select jsonb_agg(g order by g.id) from public.generations g) as generations,
    (select count(*) from public.audit_log) as audit, (select count(*) from public.rate_limits) as limits`)
}

describe.each(['anon', 'authenticated'] as const)('as %s', (role) => {
  test('only the listed relations can be read, and nobody else’s rows', async () => {
    expect(relations.length).toBeGreaterThanOrEqual(6)
    for (const name of relations) {
      const { status, rows } = await ask('GET', `${name}?select=*`, role)
      expect.soft({ name, read: status === 200 }).toEqual({ name, read: readable[name]?.includes(role) ?? false })
      if (name !== 'plans') expect.soft(JSON.stringify(rows)).not.toContain(bob.id)
    }
  })

  test('nothing can be written', async () => {
    const before = await everything()
    for (const name of relations) {
      const attempts = [
        ['POST', name, {}, {}],
        [
          'POST',
          name,
          { id: ann.id, user_id: ann.id, role: 'admin', month: '2026-01-01' },
          { prefer: 'resolution=merge-duplicates' },
        ],
        ['PATCH', `${name}?role=eq.user`, { quota: -1 }, {}],
        ['PATCH', name, { role: 'admin', used: 0 }, {}],
        ['PUT', `${name}?id=eq.${ann.id}`, { id: ann.id, role: 'admin' }, {}],
        ['DELETE', name, undefined, {}],
        ['DELETE', `${name}?user_id=eq.${bob.id}`, undefined, {}],
      ] as const
      for (const [method, path, body, headers] of attempts) {
        const { status } = await ask(method, path, role, body, headers)
        expect.soft({ method, path, refused: status >= 400 && status < 500 }).toEqual({ method, path, refused: true })
      }
    }
    expect(await everything()).toEqual(before)
  })

  test('no function can be called', async () => {
    expect(functions.length).toBeGreaterThanOrEqual(12)
    const before = await everything()
    for (const { name, args } of functions) {
      const values: Record<string, unknown> = {
        p_user_id: ann.id,
        p_actor_id: bob.id,
        p_email: ann.email,
        p_role: 'admin',
        p_key: 'k',
        p_limit: 1,
        p_window_seconds: 1,
        p_run_id: ann.id,
      }
      const { status } = await ask(
        'POST',
        `rpc/${name}`,
        role,
        Object.fromEntries(args.map((arg) => [arg, values[arg] ?? null])),
      )
      if (!callable.includes(name))
        expect.soft({ name, refused: status >= 400 && status < 500 }).toEqual({ name, refused: true })
    }
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['an embedded relation', 'profiles?select=*,usage(*),generations(*)'],
    ['another schema by name', 'auth.users?select=*'],
    ['the auth schema', 'users?select=*'],
    ['the catalogue', 'pg_shadow?select=*'],
    [
      'an or that is always true',
      `profiles?select=*&or=(role.eq.admin,id.neq.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)})`,
    ],
    ['a filter with SQL in it', "profiles?select=*&name=eq.x'%20or%20'1'='1"],
    ['a column with SQL in it', 'profiles?select=id,(select%20email%20from%20auth.users)'],
    ['an order with SQL in it', 'profiles?select=*&order=id;drop%20table%20public.usage'],
  ])('%s shows nothing of others', async (_what, path) => {
    const { rows } = await ask('GET', path, role)
    const text = JSON.stringify(rows ?? '')
    expect(text).not.toContain(bob.id)
    expect(text).not.toContain(bob.email)
    expect(relations).toContain('usage')
  })
})
