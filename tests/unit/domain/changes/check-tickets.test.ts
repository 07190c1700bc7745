import { describe, expect, it } from 'vitest'
import { type CheckPorts, checkTickets } from '#domain/changes/check-tickets.ts'
import type { BulkFetch } from '#domain/contracts/tracker.ts'
import { isRecord, recordAt } from '#domain/ticket/json-value.ts'
import { issueOf } from './labelled-pairs.ts'

class Refusal extends Error {
  readonly seconds: number | undefined
  readonly tooLarge: boolean
  constructor({ seconds, tooLarge = false }: { seconds?: number; tooLarge?: boolean }) {
    super('refused')
    this.seconds = seconds
    this.tooLarge = tooLarge
  }
}

interface Site {
  /** Of each ticket, the time of its last change. */
  updated: Record<string, string>
  refuse?: (body: BulkFetch, call: number) => Refusal | undefined
}

/** A Jira with these tickets, and what was asked of it. */
function jira({ updated, refuse = () => undefined }: Site) {
  const asked: BulkFetch[] = []
  const waited: number[] = []
  const ports: CheckPorts = {
    fetchIssues(body) {
      asked.push(body)
      const refusal = refuse(body, asked.length)
      if (refusal !== undefined) return Promise.reject(refusal)
      const issues = body.issueIdsOrKeys.flatMap((key) => {
        const time = updated[key]
        if (time === undefined) return []
        const whole = issueOf([`- ${key} says so at ${time}.`], 'en')
        const fields = isRecord(whole) ? recordAt(whole, 'fields') : {}
        return [{ key, fields: { ...fields, updated: time } }]
      })
      return Promise.resolve({ issues, issueErrors: [] })
    },
    retryAfter: (error) => (error instanceof Refusal ? error.seconds : undefined),
    isTooLarge: (error) => error instanceof Refusal && error.tooLarge,
    wait(seconds) {
      waited.push(seconds)
      return Promise.resolve()
    },
    now: () => new Date('2026-11-22T10:00:00Z'),
  }
  return { ports, asked, waited }
}

function listen() {
  const edited: string[] = []
  const progress: string[] = []
  const waiting: number[] = []
  const listener = {
    progress: (done: number, total: number) => void progress.push(`${String(done)}/${String(total)}`),
    waiting: (seconds: number) => void waiting.push(seconds),
    edited(key: string, check: { criteria: { text: string }[] }) {
      edited.push(`${key}: ${check.criteria.map(({ text }) => text).join(' ')}`)
      return Promise.resolve()
    },
  }
  return { listener, edited, progress, waiting }
}

describe('checking all kept tickets', () => {
  it('reads only those that were edited, and names the absent ones', async () => {
    const { ports, asked } = jira({ updated: { 'A-1': 'new', 'A-2': 'old' } })
    const { listener, edited, progress } = listen()
    const kept = [
      { key: 'A-1', updated: 'old' },
      { key: 'A-2', updated: 'old' },
      { key: 'a-2', updated: 'old' },
      { key: 'A-3', updated: undefined },
    ]
    expect(await checkTickets(kept, ports, listener)).toEqual({ absent: ['A-3'] })
    expect(asked).toEqual([
      { issueIdsOrKeys: ['A-1', 'A-2', 'A-3'], fields: ['updated'] },
      { issueIdsOrKeys: ['A-1'], fields: ['*all'], expand: ['names'] },
    ])
    expect(edited).toEqual(['A-1: A-1 says so at new.'])
    expect(progress.at(-1)).toBe('3/3')
  })

  it('asks for a hundred times and for twenty whole tickets at once', async () => {
    const keys = Array.from({ length: 130 }, (_, n) => `A-${String(n + 1)}`)
    const { ports, asked } = jira({ updated: Object.fromEntries(keys.map((key) => [key, 'new'])) })
    const { listener, edited } = listen()
    await checkTickets(
      keys.map((key) => ({ key, updated: 'old' })),
      ports,
      listener,
    )
    expect(asked.map(({ issueIdsOrKeys }) => issueIdsOrKeys.length)).toEqual([100, 30, 20, 20, 20, 20, 20, 20, 10])
    expect(edited).toHaveLength(130)
  })

  it('waits as long as Jira asks, and repeats the call', async () => {
    const { ports, waited } = jira({
      updated: { 'A-1': 'new' },
      refuse: (_, call) => (call < 3 ? new Refusal({ seconds: 30 }) : undefined),
    })
    const { listener, edited, waiting } = listen()
    await checkTickets([{ key: 'A-1', updated: 'old' }], ports, listener)
    expect(waited).toEqual([30, 30])
    expect(waiting).toEqual([30, 30])
    expect(edited).toHaveLength(1)
  })

  it('gives up after five repetitions, and at once for another refusal', async () => {
    const limited = jira({ updated: {}, refuse: () => new Refusal({ seconds: 1 }) })
    await expect(checkTickets([{ key: 'A-1', updated: '' }], limited.ports, listen().listener)).rejects.toThrow()
    expect(limited.asked).toHaveLength(6)
    const refused = jira({ updated: {}, refuse: () => new Refusal({}) })
    await expect(checkTickets([{ key: 'A-1', updated: '' }], refused.ports, listen().listener)).rejects.toThrow()
    expect(refused.asked).toHaveLength(1)
  })

  it('asks for fewer tickets when the answer is too large', async () => {
    const { ports, asked } = jira({
      updated: { 'A-1': 'new', 'A-2': 'new', 'A-3': 'new' },
      refuse: (body) =>
        body.expand !== undefined && body.issueIdsOrKeys.length > 1 ? new Refusal({ tooLarge: true }) : undefined,
    })
    const { listener, edited } = listen()
    await checkTickets(
      ['A-1', 'A-2', 'A-3'].map((key) => ({ key, updated: 'old' })),
      ports,
      listener,
    )
    expect(asked.slice(1).map(({ issueIdsOrKeys }) => issueIdsOrKeys.join(' '))).toEqual([
      'A-1 A-2 A-3',
      'A-1 A-2',
      'A-1',
      'A-2',
      'A-3',
    ])
    expect(edited).toHaveLength(3)
  })

  it('keeps what was compared when it is cancelled', async () => {
    const { ports } = jira({
      updated: Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`A-${String(n)}`, 'new'])),
      refuse: (_, call) => (call === 3 ? new Refusal({}) : undefined),
    })
    const { listener, edited } = listen()
    const kept = Array.from({ length: 25 }, (_, n) => ({ key: `A-${String(n)}`, updated: 'old' }))
    await expect(checkTickets(kept, ports, listener)).rejects.toThrow()
    expect(edited).toHaveLength(20)
  })
})
