import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase, type TestUser } from './support/test-database.ts'

let db: TestDatabase
let ann: TestUser
let bob: TestUser
let asAnn: SupabaseClient
let asNobody: SupabaseClient

beforeAll(async () => {
  db = await openTestDatabase()
  ann = await db.addUser('starter')
  bob = await db.addUser('pro')
  for (const { id } of [ann, bob]) await db.service.rpc('reserve_generation', { p_user_id: id })
  asAnn = await db.client(ann)
  asNobody = await db.client()
})
afterAll(() => db.close())

const privateTables = ['profiles', 'usage', 'generations'] as const
const allTables = ['plans', ...privateTables] as const

describe('row-level security', () => {
  it('is on for every table', async () => {
    const tables = await db.rows(
      "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    )
    expect(tables.length).toBeGreaterThanOrEqual(allTables.length)
    expect(tables.filter((table) => table['relrowsecurity'] !== true)).toEqual([])
  })

  it.each(privateTables)('shows a user only the own rows of %s', async (table) => {
    const { data, error } = await asAnn.from(table).select('*')
    expect(error).toBeNull()
    expect(data).toHaveLength(1)
    expect(data?.map((row: Record<string, unknown>) => row['user_id'] ?? row['id'])).toEqual([ann.id])
  })

  it.each(privateTables)('refuses %s to the publishable key alone', async (table) => {
    const { data, error } = await asNobody.from(table).select('*')
    expect(data ?? []).toEqual([])
    expect(error?.code).toBe('42501')
  })

  it('shows everybody the plans', async () => {
    expect((await asNobody.from('plans').select('role')).data).toHaveLength(4)
  })
})

describe('writes', () => {
  const attempts: [
    string,
    (client: SupabaseClient) => PromiseLike<{ data: unknown; error: { code: string } | null }>,
  ][] = [
    ['raising the own role', (client) => client.from('profiles').update({ role: 'admin' }).eq('id', ann.id).select()],
    ['a second profile', (client) => client.from('profiles').insert({ id: ann.id, role: 'admin' }).select()],
    ['an upsert of the profile', (client) => client.from('profiles').upsert({ id: ann.id, role: 'admin' }).select()],
    ['deleting the own profile', (client) => client.from('profiles').delete().eq('id', ann.id).select()],
    ['lowering the own use', (client) => client.from('usage').update({ used: 0 }).eq('user_id', ann.id).select()],
    ['deleting the own use', (client) => client.from('usage').delete().eq('user_id', ann.id).select()],
    [
      "a run of one's own",
      (client) => client.from('generations').insert({ user_id: ann.id, month: '2026-01-01' }).select(),
    ],
    [
      'refunding by hand',
      (client) => client.from('generations').update({ status: 'refunded' }).eq('user_id', ann.id).select(),
    ],
    ['raising a quota', (client) => client.from('plans').update({ quota: -1 }).eq('role', 'starter').select()],
    [
      "a plan of one's own",
      (client) =>
        client
          .from('plans')
          .insert({ role: 'user', label: 'x', quota: -1, enrichment: true, can_export: true })
          .select(),
    ],
  ]

  it.each(attempts)('refuses a signed-in user %s', async (_what, attempt) => {
    expect((await attempt(asAnn)).error?.code).toBe('42501')
  })

  it.each(attempts)('refuses the publishable key %s', async (_what, attempt) => {
    expect((await attempt(asNobody)).error?.code).toBe('42501')
  })

  it('changed nothing', async () => {
    const [row] = await db.rows(
      'select p.role, u.used from public.profiles p join public.usage u on u.user_id = p.id where p.id = $1',
      [ann.id],
    )
    expect(row).toEqual({ role: 'starter', used: 1 })
  })
})

describe('database functions', () => {
  const calls = ['reserve_generation', 'account_info'].map(
    (name) => [name, { p_user_id: '00000000-0000-4000-8000-000000000000' }] as const,
  )
  const runCalls = ['settle_generation', 'finish_generation', 'refund_generation'].map(
    (name) =>
      [
        name,
        {
          p_run_id: '00000000-0000-4000-8000-000000000000',
          ...(name === 'settle_generation' ? { p_provider: 'x', p_model: 'y' } : {}),
        },
      ] as const,
  )

  it.each([...calls, ...runCalls])('%s is for the server only', async (name, args) => {
    for (const client of [asAnn, asNobody]) expect((await client.rpc(name, args)).error?.code).toBe('42501')
  })
})

describe('sign-up', () => {
  it('makes a profile with role user, whatever the metadata claim', async () => {
    const client = await db.client()
    const { data, error } = await client.auth.signUp({
      email: 'eve@example.test',
      password: 'Secret-1',
      options: { data: { name: 'Eve', role: 'admin' } },
    })
    expect(error).toBeNull()
    const [profile] = await db.rows('select name, role from public.profiles where id = $1', [data.user?.id])
    expect(profile).toEqual({ name: 'Eve', role: 'user' })
    await client.auth.updateUser({ data: { role: 'admin' } })
    expect(await db.rows('select role from public.profiles where id = $1', [data.user?.id])).toEqual([{ role: 'user' }])
  })

  it('takes 16 kB of a user’s own metadata, and lets larger ones shrink', async () => {
    const user = await db.addUser('starter')
    const write = (size: number) =>
      db.rows('update auth.users set raw_user_meta_data = $2 where id = $1', [user.id, { note: 'x'.repeat(size) }])
    await write(16_000)
    await expect(write(17_000)).rejects.toThrow('user metadata is too large')
    await db.rows('alter table auth.users disable trigger bound_user_metadata')
    await write(30_000)
    await db.rows('alter table auth.users enable trigger bound_user_metadata')
    await write(20_000)
    await expect(write(21_000)).rejects.toThrow('user metadata is too large')
  })

  it('takes the profile, use and runs away with the user', async () => {
    const user = await db.addUser('starter')
    await db.service.rpc('reserve_generation', { p_user_id: user.id })
    await db.users.remove(user.id)
    for (const [table, column] of [
      ['profiles', 'id'],
      ['usage', 'user_id'],
      ['generations', 'user_id'],
    ]) {
      expect(await db.rows(`select 1 from public.${table} where ${column} = $1`, [user.id])).toEqual([])
    }
  })
})
