import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plans, roles } from '#domain/plans/plans.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

interface Reservation {
  run_id: string | null
  outcome: string
  used: number
  quota: number
  retry_after_seconds: number | null
}

async function reserve(userId: string, key?: string): Promise<Reservation> {
  const { data, error } = await db.service
    .rpc('reserve_generation', { p_user_id: userId, p_idempotency_key: key ?? null })
    .single<Reservation>()
  if (error !== null) throw new Error(error.message)
  return data
}

async function used(userId: string): Promise<number> {
  const [row] = await db.rows('select coalesce(sum(used), 0)::int as used from public.usage where user_id = $1', [
    userId,
  ])
  return Number(row?.['used'])
}

async function settle(runId: string | null): Promise<void> {
  await db.service.rpc('settle_generation', { p_run_id: runId, p_provider: 'builtin', p_model: 'designer' })
}

async function setUsed(userId: string, runs: number): Promise<void> {
  await db.rows('insert into public.usage (user_id, month, used) values ($1, public.current_usage_month(), $2)', [
    userId,
    runs,
  ])
}

describe('plans', () => {
  it('are the same in the database and in the domain', async () => {
    const stored = await db.rows('select role, label, quota, enrichment, can_export from public.plans order by role')
    const expected = roles
      .map((role) => ({
        role,
        label: plans[role].label,
        quota: plans[role].quota,
        enrichment: plans[role].enrichment,
        can_export: plans[role].canExport,
      }))
      .sort((left, right) => left.role.localeCompare(right.role))
    expect(stored).toEqual(expected)
  })
})

describe('reserve_generation', () => {
  it.each([
    { role: 'user', served: 0 },
    { role: 'starter', served: 20 },
    { role: 'pro', served: 100 },
  ] as const)('serves a $role $served runs a month and then none', async ({ role, served }) => {
    const { id } = await db.addUser(role)
    for (let run = 1; run <= served; run++) {
      const reservation = await reserve(id)
      expect(reservation).toMatchObject({ outcome: 'reserved', used: run, quota: served })
      await settle(reservation.run_id)
    }
    expect(await reserve(id)).toEqual({
      run_id: null,
      outcome: 'exhausted',
      used: served,
      quota: served,
      retry_after_seconds: null,
    })
    expect(await used(id)).toBe(served)
  })

  it('never refuses an admin, and counts the runs', async () => {
    const { id } = await db.addUser('admin')
    await setUsed(id, 5_000)
    expect(await reserve(id)).toMatchObject({ outcome: 'reserved', used: 5_001, quota: -1 })
  })

  it('serves exactly one of 200 parallel calls when one run is left', async () => {
    const { id } = await db.addUser('starter')
    await setUsed(id, 19)
    const answers = await Promise.all(Array.from({ length: 200 }, () => reserve(id)))
    expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1)
    expect(answers.filter(({ outcome }) => outcome === 'exhausted')).toHaveLength(199)
    expect(await used(id)).toBe(20)
    expect(await db.rows('select 1 from public.generations where user_id = $1', [id])).toHaveLength(1)
  })

  it('charges a repeated idempotency key once and tells the first run', async () => {
    const { id } = await db.addUser('starter')
    const first = await reserve(id, 'click-1')
    expect(await reserve(id, 'click-1')).toMatchObject({ outcome: 'running', run_id: first.run_id })
    await settle(first.run_id)
    await db.service.rpc('finish_generation', { p_run_id: first.run_id, p_tokens: 0, p_duration_ms: 5 })
    expect(await reserve(id, 'click-1')).toMatchObject({ outcome: 'repeated', run_id: first.run_id })
    expect(await used(id)).toBe(1)
  })

  it('keeps the keys of two users apart', async () => {
    const [one, two] = [await db.addUser('starter'), await db.addUser('starter')]
    expect((await reserve(one.id, 'same')).outcome).toBe('reserved')
    expect((await reserve(two.id, 'same')).outcome).toBe('reserved')
  })

  it('charges each month on its own', async () => {
    const { id } = await db.addUser('starter')
    await db.rows(
      "insert into public.usage (user_id, month, used) values ($1, (public.current_usage_month() - interval '1 month')::date, 20)",
      [id],
    )
    expect(await reserve(id)).toMatchObject({ outcome: 'reserved', used: 1 })
  })

  it('refuses an unknown user', async () => {
    const { error } = await db.service.rpc('reserve_generation', { p_user_id: '00000000-0000-4000-8000-000000000000' })
    expect(error?.message).toContain('no profile')
  })
})

describe('refund_generation', () => {
  it('gives a run back once, and frees its idempotency key', async () => {
    const { id } = await db.addUser('starter')
    const { run_id } = await reserve(id, 'again')
    expect((await db.service.rpc('refund_generation', { p_run_id: run_id, p_reason: 'timeout' })).data).toBe(true)
    expect((await db.service.rpc('refund_generation', { p_run_id: run_id, p_reason: 'timeout' })).data).toBe(false)
    expect(await used(id)).toBe(0)
    expect((await reserve(id, 'again')).outcome).toBe('reserved')
  })

  it('does not give a settled run back', async () => {
    const { id } = await db.addUser('starter')
    const { run_id } = await reserve(id)
    await settle(run_id)
    expect((await db.service.rpc('refund_generation', { p_run_id: run_id })).data).toBe(false)
    expect(await used(id)).toBe(1)
  })

  it('gives it back to the month it was charged to', async () => {
    const { id } = await db.addUser('starter')
    const { run_id } = await reserve(id)
    await db.rows("update public.usage set month = (month - interval '1 month')::date where user_id = $1", [id])
    await db.rows("update public.generations set month = (month - interval '1 month')::date where id = $1", [run_id])
    await db.service.rpc('refund_generation', { p_run_id: run_id })
    expect(await used(id)).toBe(0)
  })
})

describe('account_info', () => {
  it('says role, quota, use and permissions', async () => {
    const user = await db.addUser('pro')
    await reserve(user.id)
    const answer = await db.service.rpc('account_info', { p_user_id: user.id })
    expect(answer).toMatchObject({
      data: [{ id: user.id, email: user.email, role: 'pro', quota: 100, used: 1, enrichment: true, can_export: true }],
    })
  })

  it('has no row for an unknown user', async () => {
    expect((await db.service.rpc('account_info', { p_user_id: '00000000-0000-4000-8000-000000000000' })).data).toEqual(
      [],
    )
  })
})
