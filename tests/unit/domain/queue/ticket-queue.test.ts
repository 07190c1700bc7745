import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type QueueItem, type TicketOutcome, TicketQueue } from '#domain/queue/ticket-queue.ts'

const item = (key: string): QueueItem => ({
  key,
  title: `Ticket ${key}`,
  state: 'waiting',
  idempotencyKey: `run-${key}`,
})
const done: TicketOutcome = { ok: true, timestamp: '2026-11-22T10:00:00.000Z' }
const refused = (code: string): TicketOutcome => ({ ok: false, problem: { code, message: code } })

function createQueue(
  keys: string[],
  generate: (item: QueueItem) => Promise<TicketOutcome>,
  abort: () => void = () => undefined,
) {
  const states: string[] = []
  const waits: number[] = []
  const queue = new TicketQueue(keys.map(item), {
    generate,
    abort,
    onChange: (items) => states.push(items.map(({ state }) => state.charAt(0)).join('')),
    wait(seconds) {
      waits.push(seconds)
      return Promise.resolve()
    },
  })
  return { queue, states, waits }
}
const statesOf = (queue: TicketQueue): string[] => queue.items.map(({ state }) => state)

test('one ticket after another', async () => {
  const { queue, states } = createQueue(['A-1', 'A-2'], () => Promise.resolve(done))
  await queue.start()
  expect(states).toEqual(['rw', 'dw', 'dr', 'dd'])
})

test('a failure is named, and the others go on', async () => {
  const { queue } = createQueue(['A-1', 'A-2', 'A-3'], ({ key }) =>
    Promise.resolve(key === 'A-2' ? refused('no_criteria') : done),
  )
  await queue.start()
  expect(statesOf(queue)).toEqual(['done', 'failed', 'done'])
  expect(queue.items[1]?.problem?.code).toBe('no_criteria')
})

test('a rejection is a failure', async () => {
  const { queue } = createQueue(['A-1'], () => Promise.reject(new Error('broken')))
  await queue.start()
  expect(queue.items[0]).toMatchObject({ state: 'failed', problem: { message: 'broken' } })
})

describe('a rate limit', () => {
  const limited: TicketOutcome = { ok: false, problem: { code: 'jira_rate_limited', message: '' }, waitSeconds: 30 }

  test('is waited for', async () => {
    const outcomes = [limited, limited, done]
    const { queue, waits } = createQueue(['A-1'], () => Promise.resolve(outcomes.shift() ?? done))
    await queue.start()
    expect(statesOf(queue)).toEqual(['done'])
    expect(waits).toEqual([30, 30])
  })

  test('that never ends is a failure', async () => {
    const { queue, waits } = createQueue(['A-1', 'A-2'], ({ key }) => Promise.resolve(key === 'A-1' ? limited : done))
    await queue.start()
    expect(statesOf(queue)).toEqual(['failed', 'done'])
    expect(waits).toHaveLength(3)
  })
})

test('a failure that may pass is tried again, after longer and longer waits', async () => {
  const outcomes = [refused('jira_unavailable'), refused('unreachable'), done]
  const { queue, waits } = createQueue(['A-1'], () => Promise.resolve(outcomes.shift() ?? done))
  await queue.start()
  expect(statesOf(queue)).toEqual(['done'])
  expect(waits).toEqual([1, 2])
})

test('what an attempt brought is known to the next one, and stays with a ticket that failed', async () => {
  const seen: (string | undefined)[] = []
  const { queue } = createQueue(['A-1'], ({ timestamp }) => {
    seen.push(timestamp)
    return Promise.resolve({ ...refused('unreachable'), timestamp: '2026-11-22T10:00:00.000Z' })
  })
  await queue.start()
  expect(seen.slice(0, 2)).toEqual([undefined, '2026-11-22T10:00:00.000Z'])
  expect(queue.items[0]).toMatchObject({ state: 'failed', timestamp: '2026-11-22T10:00:00.000Z' })
})

test('without runs left, the queue stops and the rest keeps waiting', async () => {
  const { queue } = createQueue(['A-1', 'A-2', 'A-3'], ({ key }) =>
    Promise.resolve(key === 'A-2' ? refused('quota_exhausted') : done),
  )
  await queue.start()
  expect(statesOf(queue)).toEqual(['done', 'failed', 'waiting'])
})

test('a pause lets the running ticket finish; the queue goes on where it stopped', async () => {
  const { queue } = createQueue(['A-1', 'A-2'], async ({ key }) => {
    if (key === 'A-1') void queue.pause()
    return Promise.resolve(done)
  })
  await queue.start()
  expect(statesOf(queue)).toEqual(['done', 'waiting'])
  await queue.start()
  expect(statesOf(queue)).toEqual(['done', 'done'])
})

test('a pause at once aborts the running ticket, which waits again', async () => {
  let abort = (): void => undefined
  const aborted = new Promise<TicketOutcome>((resolve) => {
    abort = () => resolve(refused('aborted'))
  })
  const { queue } = createQueue(
    ['A-1', 'A-2'],
    () => {
      void queue.pause({ now: true })
      return aborted
    },
    () => abort(),
  )
  await queue.start()
  expect(statesOf(queue)).toEqual(['waiting', 'waiting'])
})

test('skipping and trying again', async () => {
  const { queue } = createQueue(['A-1', 'A-2'], () => Promise.resolve(refused('ai_failed')))
  queue.skip('A-2')
  await queue.start()
  expect(statesOf(queue)).toEqual(['failed', 'skipped'])
  queue.retry(['A-1'])
  expect(statesOf(queue)).toEqual(['waiting', 'skipped'])
  queue.retry()
  expect(statesOf(queue)).toEqual(['waiting', 'waiting'])
  expect(queue.items[0]).not.toHaveProperty('problem')
})

test('fifty tickets with failures: each ends once, with the same key in every attempt', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ok', 'fail', 'limit', 'throw'), { minLength: 50, maxLength: 50 }),
      async (plan) => {
        const keys = new Map<string, Set<string>>()
        const attempts = new Map<string, number>()
        const { queue } = createQueue(
          plan.map((_, index) => `A-${String(index + 1)}`),
          ({ key, idempotencyKey }) => {
            keys.set(key, (keys.get(key) ?? new Set()).add(idempotencyKey))
            const attempt = (attempts.get(key) ?? 0) + 1
            attempts.set(key, attempt)
            const kind = plan[Number(key.slice(2)) - 1]
            if (kind === 'throw') return Promise.reject(new Error('cut'))
            if (kind === 'fail') return Promise.resolve(refused('jira_error'))
            if (kind === 'limit' && attempt === 1)
              return Promise.resolve({ ...refused('jira_rate_limited'), waitSeconds: 1 })
            return Promise.resolve(done)
          },
        )
        await queue.start()
        expect(statesOf(queue)).toEqual(plan.map((kind) => (kind === 'ok' || kind === 'limit' ? 'done' : 'failed')))
        expect([...keys.values()].every((used) => used.size === 1)).toBe(true)
      },
    ),
    { numRuns: 50 },
  )
})
