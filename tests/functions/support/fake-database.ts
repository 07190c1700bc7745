import { randomUUID } from 'node:crypto'
import { plans, type Role } from '#domain/plans/plans.ts'

export interface FakeUser {
  id: string
  email: string
  name: string
  role: Role
}

export interface FakeRun {
  id: string
  userId: string
  key: string | null
  status: 'reserved' | 'settled' | 'refunded'
  provider?: string
  model?: string
  tokens?: number | null
  durationMs?: number | null
  refundReason?: string | null
  /** Whether it has no open call. */
  finished?: boolean
  repeats?: number
  /** The run that an action belongs to. */
  parentId?: string | null
}

/** The database functions of the migrations, in memory: the same rows for the same calls. */
export class FakeDatabase {
  readonly users = new Map<string, FakeUser>()
  readonly runs: FakeRun[] = []
  readonly used = new Map<string, number>()
  /** Hits by key; their windows never expire. */
  readonly hits = new Map<string, number>()

  add(role: Role): FakeUser {
    const user = { id: randomUUID(), email: `${role === 'user' ? 'free' : role}@demo.test`, name: `Demo ${role}`, role }
    this.users.set(user.id, user)
    return user
  }

  usedBy(user: FakeUser): number {
    return this.used.get(user.id) ?? 0
  }

  /** The result of one function, or undefined if there is no such function or user. */
  call(name: string, args: Record<string, unknown>): unknown {
    switch (name) {
      case 'account_info':
        return this.#accountInfo(String(args['p_user_id']))
      case 'reserve_generation':
        return this.#reserve(
          String(args['p_user_id']),
          textOrNull(args['p_idempotency_key']),
          textOrNull(args['p_run_id']),
        )
      case 'settle_generation':
        return this.#change(String(args['p_run_id']), 'reserved', {
          status: 'settled',
          provider: String(args['p_provider']),
          model: String(args['p_model']),
        })
      case 'finish_generation':
        return this.#change(String(args['p_run_id']), 'settled', {
          finished: true,
          tokens: numberOrNull(args['p_tokens']),
          durationMs: numberOrNull(args['p_duration_ms']),
        })
      case 'refund_generation':
        return this.#refund(String(args['p_run_id']), textOrNull(args['p_reason']))
      case 'take_rate_limit':
        return this.#takeRateLimit(String(args['p_key']), Number(args['p_limit']), Number(args['p_window_seconds']))
      case 'begin_login_attempt':
        return this.#beginAttempt(args)
      case 'end_login_attempt':
        if (args['p_accepted'] === true) this.#giveBack(args['p_caller_key'])
        this.#giveBack(args['p_pair_key'])
        this.#giveBack(args['p_account_key'])
        if (args['p_logged_in'] === true) this.hits.set(`logged-in:${String(args['p_pair_key'])}`, 1)
        return null
    }
    return undefined
  }

  #takeRateLimit(key: string, limit: number, windowSeconds: number): unknown {
    const hits = (this.hits.get(key) ?? 0) + 1
    this.hits.set(key, hits)
    return [{ allowed: hits <= limit, retry_after_seconds: hits <= limit ? 0 : windowSeconds }]
  }

  #beginAttempt(args: Record<string, unknown>): unknown {
    const countsForAll = !this.hits.has(`logged-in:${String(args['p_pair_key'])}`)
    const names = ['caller', 'pair', ...(countsForAll ? ['account'] : [])]
    const isFull = (name: string) =>
      (this.hits.get(String(args[`p_${name}_key`])) ?? 0) >= Number(args[`p_${name}_limit`])
    const allowed = !names.some(isFull)
    if (allowed) for (const name of names) this.#takeRateLimit(String(args[`p_${name}_key`]), 1, 900)
    return [{ allowed, retry_after_seconds: allowed ? 0 : 900, counts_for_all: countsForAll }]
  }

  #giveBack(key: unknown): void {
    if (typeof key === 'string') this.hits.set(key, Math.max(0, (this.hits.get(key) ?? 0) - 1))
  }

  #accountInfo(userId: string): unknown {
    const user = this.users.get(userId)
    if (user === undefined) return []
    const plan = plans[user.role]
    return [
      { ...user, quota: plan.quota, used: this.usedBy(user), enrichment: plan.enrichment, can_export: plan.canExport },
    ]
  }

  /** Runs that are more than an hour old. */
  readonly past = new Set<string>()

  #reserve(userId: string, key: string | null, parentId: string | null): unknown {
    const user = this.users.get(userId)
    if (user === undefined) return undefined
    const { quota } = plans[user.role]
    const used = this.usedBy(user)
    const row = (outcome: string, runId: string | null = null, retryAfter: number | null = null) => [
      { run_id: runId, outcome, used: this.usedBy(user), quota, retry_after_seconds: retryAfter },
    ]
    const seen =
      key === null
        ? undefined
        : this.runs.find((run) => run.userId === userId && run.key === key && run.status !== 'refunded')
    if (seen) {
      if (seen.status === 'reserved' || seen.finished !== true) return row('running', seen.id, 5)
      if (quota !== -1 && used > quota) return row('exhausted')
      if ((seen.repeats ?? 0) >= 3) return row('repeats_used_up', seen.id)
      Object.assign(seen, { repeats: (seen.repeats ?? 0) + 1, finished: false })
      return row('repeated', seen.id)
    }
    if (parentId !== null) {
      const parent = this.runs.find((run) => run.id === parentId && run.userId === userId && !run.parentId)
      if (parent?.status === 'reserved' || (parent?.status === 'settled' && parent.finished !== true))
        return row('running', null, 5)
      const actions = this.runs.filter((run) => run.parentId === parentId && run.status !== 'refunded')
      if (parent?.status !== 'settled' || this.past.has(parentId) || actions.length >= 10) return row('actions_used_up')
    } else if (quota !== -1 && used >= quota) return row('exhausted')
    const unpaid = this.runs.filter(
      (run) => run.userId === userId && run.status !== 'settled' && run.refundReason !== 'nothing_new',
    )
    if (unpaid.length >= 10)
      return row('too_many_failed', null, unpaid.some(({ status }) => status === 'reserved') ? 5 : 3600)
    const run: FakeRun = { id: randomUUID(), userId, key, status: 'reserved', parentId }
    this.runs.push(run)
    if (parentId === null) this.used.set(userId, used + 1)
    return row('reserved', run.id)
  }

  #change(runId: string, from: FakeRun['status'], changes: Partial<FakeRun>): boolean {
    const run = this.runs.find(({ id, status }) => id === runId && status === from)
    if (run) Object.assign(run, changes)
    return run !== undefined
  }

  #refund(runId: string, refundReason: string | null): boolean {
    const run = this.runs.find(({ id }) => id === runId)
    if (run === undefined) return false
    const left = this.runs.filter(
      ({ userId, status, refundReason: reason, parentId }) =>
        userId === run.userId && status === 'refunded' && reason === 'aborted' && !parentId === !run.parentId,
    )
    if (refundReason === 'aborted' && left.length >= 3) {
      this.#change(runId, 'reserved', { status: 'settled', refundReason, finished: true })
      return false
    }
    if (!this.#change(runId, 'reserved', { status: 'refunded', refundReason })) return false
    if (!run.parentId) this.used.set(run.userId, Math.max(0, (this.used.get(run.userId) ?? 0) - 1))
    return true
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
