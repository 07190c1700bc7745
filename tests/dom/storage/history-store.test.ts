import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { resultFromEntry } from '#src/storage/history/entry.ts'
import { refuseStorage, refuseWrites } from '../../support/refusing-storage.ts'
import { aResult, aTestCase } from '../../support/results.ts'

const startedAt = Date.parse('2026-11-21T09:00:00.000Z')

const key = 'testCasesHistory_u-1'

let clock: number

let store: HistoryStore

beforeEach(() => {
  clock = startedAt
  let count = 0
  store = createHistoryStore({
    userId: 'u-1',
    email: 'quinn@demo.test',
    now: () => new Date(clock),
    newId: () => `h-${++count}`,
  })
})

async function tickets(of = store): Promise<string[]> {
  return (await of.load()).records.map(({ head }) => head.ticketId)
}

/** Every item under the history's key, by the rest of its key. */
function stored(): Record<string, string> {
  const keys = Object.keys(localStorage).filter((name) => name.startsWith(key))
  return Object.fromEntries(keys.map((name) => [name.slice(key.length), localStorage.getItem(name) ?? '']))
}

function entryOf(id: string) {
  const entry = store.read(id)
  if (!entry.ok) throw new Error(entry.reason.message)
  return entry.value
}

describe('adding', () => {
  it('keeps a result as the spec lays an entry out', async () => {
    const added = await store.add(aResult())
    expect(added).toMatchObject({ ok: true, value: { message: 'Added to history successfully' } })
    expect((await store.load()).records).toHaveLength(1)
    expect(entryOf('h-1')).toMatchObject({
      id: 'h-1',
      timestamp: '2026-11-21T09:00:00.000Z',
      ticketId: 'SHOP-1',
      title: 'Empty the cart',
      description: 'The cart can be emptied.',
      testCases: [aTestCase()],
      metadata: {
        totalTestCases: 1,
        types: ['Positive'],
        priorities: ['High'],
        generatedAt: '2026-11-21T09:00:00.000Z',
        version: '1.0',
      },
    })
  })

  it('puts new entries in front', async () => {
    await store.add(aResult({ ticketId: 'SHOP-1' }))
    await store.add(aResult({ ticketId: 'SHOP-2' }))
    expect(await tickets()).toEqual(['SHOP-2', 'SHOP-1'])
  })

  it('names an entry after its ticket where the ticket has no summary', async () => {
    await store.add(aResult({ title: '' }))
    expect((await store.load()).records[0]?.head.title).toBe('Test Cases for SHOP-1')
  })

  it.each([
    ['no result', undefined],
    ['an error', aResult({ error: 'The AI gave up' })],
    ['no cases', aResult({ testCases: [] })],
  ])('refuses %s', async (_, result) => {
    expect(await store.add(result)).toEqual({
      ok: false,
      reason: { code: 'invalid_results', message: 'Invalid results data' },
    })
    expect(stored()).toEqual({})
  })

  it('keeps the newest hundred', async () => {
    for (let n = 1; n <= 102; n++) await store.add(aResult({ ticketId: `SHOP-${n}` }))
    const kept = await tickets()
    expect(kept).toHaveLength(100)
    expect(kept[0]).toBe('SHOP-102')
    expect(kept.at(-1)).toBe('SHOP-3')
  })

  it('puts a new entry in front even when the clock was set back', async () => {
    await store.add(aResult({ ticketId: 'SHOP-1' }))
    clock -= 3_600_000
    await store.add(aResult({ ticketId: 'SHOP-2' }))
    expect(await tickets()).toEqual(['SHOP-2', 'SHOP-1'])
  })

  it('loses nothing when two tabs save at once', async () => {
    const other = createHistoryStore({ userId: 'u-1', newId: () => 'other' })
    await Promise.all([store.add(aResult({ ticketId: 'A-1' })), other.add(aResult({ ticketId: 'A-2' }))])
    expect((await tickets()).sort()).toEqual(['A-1', 'A-2'])
    expect(await tickets(other)).toEqual(await tickets())
  })

  it('at the maximum, lets the oldest make room in a full storage', async () => {
    for (let n = 1; n <= 100; n++) await store.add(aResult({ ticketId: `SHOP-${n}` }))
    const allow = refuseWrites(() => localStorage.getItem(`${key}/h-1`) !== null)
    expect(await store.add(aResult({ ticketId: 'SHOP-101' }))).toMatchObject({ ok: true })
    allow()
    expect(await tickets()).toHaveLength(100)
  })

  it('at the maximum, loses nothing where the browser lets nothing be written', async () => {
    for (let n = 1; n <= 100; n++) await store.add(aResult({ ticketId: `SHOP-${n}` }))
    const before = stored()
    const allow = refuseStorage('SecurityError', 'setItem')
    expect(await store.add(aResult({ ticketId: 'SHOP-101' }))).toMatchObject({
      ok: false,
      reason: { code: 'storage_blocked' },
    })
    allow()
    expect(stored()).toEqual(before)
  })

  it('at the maximum, puts the oldest back when even its room is not enough', async () => {
    for (let n = 1; n <= 100; n++) await store.add(aResult({ ticketId: `SHOP-${n}` }))
    const before = stored()
    const allow = refuseWrites((name) => name.endsWith('/h-101'))
    expect(await store.add(aResult({ ticketId: 'SHOP-101' }))).toMatchObject({
      ok: false,
      reason: { code: 'storage_full' },
    })
    allow()
    expect(stored()).toEqual(before)
  })
})

describe('duplicates', () => {
  it.each([
    ['the same run again at once', {}, 0, 0, true],
    ['the same run after 119.999 s', {}, 119_999, 0, true],
    ['the same run after 120 s', {}, 120_000, 0, false],
    ['another ticket', { ticketId: 'SHOP-9' }, 0, 0, false],
    ['another title', { title: 'Renamed' }, 0, 0, false],
    ['the same run an hour earlier, by a clock set back', {}, -3_600_000, 0, false],
    ['another answer for the same ticket', { testCases: [aTestCase({ description: 'Other words' })] }, 0, 0, false],
    ['another number of cases', { testCases: [aTestCase(), aTestCase({ id: 'TC-2' })] }, 0, 0, false],
    ['the same run behind four others', {}, 0, 4, true],
    ['the same run behind five others', {}, 0, 5, false],
  ])('%s', async (_, change, later, others, avoided) => {
    await store.add(aResult())
    for (let n = 0; n < others; n++) await store.add(aResult({ ticketId: `OTHER-${n}` }))
    clock += later
    const again = await store.add(aResult(change))
    expect(again).toMatchObject({
      ok: true,
      value: { message: avoided ? 'Duplicate avoided' : 'Added to history successfully' },
    })
    expect((await store.load()).records).toHaveLength(1 + others + (avoided ? 0 : 1))
  })
})

describe('taking away', () => {
  it('removes one entry by id and says when there is none', async () => {
    await store.add(aResult())
    expect(await store.remove('nobody')).toMatchObject({ ok: false, reason: { message: 'Entry not found' } })
    expect(await store.remove('h-1')).toMatchObject({ ok: true, value: { message: 'Entry removed successfully' } })
    expect(await tickets()).toEqual([])
  })

  it('clears everything', async () => {
    await store.add(aResult())
    expect(await store.clear()).toMatchObject({ ok: true, value: { message: 'History cleared successfully' } })
    expect(stored()).toEqual({})
  })

  it('clears what cannot be read, too, and leaves other users’ entries', async () => {
    const other = createHistoryStore({ userId: 'u-10' })
    await other.add(aResult())
    localStorage.setItem(`${key}/broken`, 'lost')
    await store.clear()
    expect(localStorage.getItem(`${key}/broken`)).toBeNull()
    expect(await tickets(other)).toEqual(['SHOP-1'])
  })
})

describe('correcting', () => {
  it('writes over the entry, which keeps its place and its time', async () => {
    await store.add(aResult({ ticketId: 'SHOP-1' }))
    await store.add(aResult({ ticketId: 'SHOP-2' }))
    clock += 60_000
    const corrected = aResult({ ticketId: 'SHOP-1', testCases: [aTestCase({ title: 'Corrected', type: 'Negative' })] })
    expect(await store.update('h-1', corrected)).toMatchObject({
      ok: true,
      value: { message: 'History entry updated' },
    })
    expect(await tickets()).toEqual(['SHOP-2', 'SHOP-1'])
    expect(entryOf('h-1')).toMatchObject({ timestamp: '2026-11-21T09:00:00.000Z', testCases: [{ title: 'Corrected' }] })
    expect((await store.load()).records[1]?.head.types).toEqual({ Negative: 1 })
  })

  it('says when the entry is gone, and brings nothing back', async () => {
    expect(await store.update('h-1', aResult())).toMatchObject({ ok: false, reason: { message: 'Entry not found' } })
    expect(stored()).toEqual({})
  })

  it('says when the correction does not fit, and keeps what was', async () => {
    await store.add(aResult())
    const before = stored()
    const allow = refuseStorage('QuotaExceededError', 'setItem')
    const updated = await store.update('h-1', aResult({ title: 'Corrected' }))
    allow()
    expect(updated).toMatchObject({
      ok: false,
      reason: { message: 'Failed to save history. The browser’s storage for this site is full.' },
    })
    expect(stored()).toEqual(before)
  })
})

it('keeps each user’s history apart', async () => {
  await store.add(aResult())
  for (const userId of ['u-2', 'u-10', 'u']) expect(await tickets(createHistoryStore({ userId }))).toEqual([])
})

describe('a change', () => {
  it('notifies its listeners until they unsubscribe', async () => {
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    await store.add(aResult())
    stop()
    await store.clear()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an entry of this history', `${key}/h-9`, 1],
    ['everything', null, 1],
    ['something else', 'theme', 0],
  ])('of another tab to %s is heard %s times', (_, changed, times) => {
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: changed }))
    stop()
    expect(heard).toHaveBeenCalledTimes(times)
  })
})

it('gives back the result that was saved', async () => {
  const result = aResult({
    tokensUsed: 812,
    warnings: ['JSON was repaired (closed array)'],
    uncoveredCriterionIds: ['AC-2'],
    provider: 'openai',
    model: 'm',
  })
  await store.add(result)
  expect(resultFromEntry(entryOf('h-1'))).toMatchObject(result)
})

it('keeps corrected criteria, the tester’s answers, and the map of an incomplete run', async () => {
  const criterion = {
    id: 'AC-1',
    given: 'a',
    when: 'b',
    then: 'c',
    text: 'abc',
    source: { kind: 'tester' as const, label: '' },
    changed: 'added' as const,
  }
  const answers = [{ criterionId: 'AC-1', question: 'How fast?', answer: '2 seconds' }]
  const redacted = [{ kind: 'email' as const, text: 'kim@northwind-mail.com', placeholder: '⟦EMAIL-1⟧', where: 'AC-1' }]
  const request = { prompt: 'Mail ⟦EMAIL-1⟧' }
  await store.add(
    aResult({
      acceptanceCriteria: [criterion],
      answers,
      unfinished: { idempotencyKey: 'k', request, redacted, received: [] },
    }),
  )
  expect(resultFromEntry(entryOf('h-1'))).toMatchObject({
    acceptanceCriteria: [criterion],
    answers,
    unfinished: { request, redacted },
  })
})
