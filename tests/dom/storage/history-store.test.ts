import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { resultFromEntry } from '#src/storage/history/entry-and-result.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'
import { aResult, aTestCase } from '../../support/results.ts'

const startedAt = Date.parse('2026-11-21T09:00:00.000Z')
const key = 'testCasesHistory_u-1'

let clock: number
let store: HistoryStore

beforeEach(() => {
  clock = startedAt
  let count = 0
  store = createHistoryStore({ userId: 'u-1', now: () => new Date(clock), newId: () => `h-${++count}` })
})

async function tickets(): Promise<string[]> {
  return (await store.load()).entries.map((entry) => entry.ticketId)
}

describe('adding', () => {
  it('keeps a result as the spec lays an entry out', async () => {
    const added = await store.add(aResult())
    expect(added).toMatchObject({ ok: true, value: { message: 'Added to history successfully' } })
    const { entries } = await store.load()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      id: 'h-1',
      timestamp: '2026-11-21T09:00:00.000Z',
      ticketId: 'SHOP-1',
      title: 'Empty the cart',
      description: 'The cart can be emptied.',
      testCases: [aTestCase()],
      metadata: { totalTestCases: 1, types: ['Positive'], priorities: ['High'], generatedAt: '2026-11-21T09:00:00.000Z', version: '1.0' },
    })
  })

  it('puts new entries in front', async () => {
    await store.add(aResult({ ticketId: 'SHOP-1' }))
    await store.add(aResult({ ticketId: 'SHOP-2' }))
    expect(await tickets()).toEqual(['SHOP-2', 'SHOP-1'])
  })

  it('names an entry after its ticket where the ticket has no summary', async () => {
    await store.add(aResult({ title: '' }))
    expect((await store.load()).entries[0]?.title).toBe('Test Cases for SHOP-1')
  })

  it.each([
    ['no result', undefined],
    ['an error', aResult({ error: 'The AI gave up' })],
    ['no cases', aResult({ testCases: [] })],
  ])('refuses %s', async (_, result) => {
    expect(await store.add(result)).toEqual({ ok: false, reason: { code: 'invalid_results', message: 'Invalid results data' } })
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('keeps the newest hundred', async () => {
    for (let n = 1; n <= 102; n++) await store.add(aResult({ ticketId: `SHOP-${n}` }))
    const kept = await tickets()
    expect(kept).toHaveLength(100)
    expect(kept[0]).toBe('SHOP-102')
    expect(kept.at(-1)).toBe('SHOP-3')
  })

  it('loses nothing when two saves run at once', async () => {
    await Promise.all([store.add(aResult({ ticketId: 'A-1' })), store.add(aResult({ ticketId: 'A-2' }))])
    expect(await tickets()).toEqual(['A-2', 'A-1'])
  })
})

describe('duplicates', () => {
  it.each([
    ['the same run again at once', {}, 0, 0, true],
    ['the same run after 119.999 s', {}, 119_999, 0, true],
    ['the same run after 120 s', {}, 120_000, 0, false],
    ['another ticket', { ticketId: 'SHOP-9' }, 0, 0, false],
    ['another title', { title: 'Renamed' }, 0, 0, false],
    ['another number of cases', { testCases: [aTestCase(), aTestCase({ id: 'TC-2' })] }, 0, 0, false],
    ['the same run behind four others', {}, 0, 4, true],
    ['the same run behind five others', {}, 0, 5, false],
  ])('%s', async (_, change, later, others, avoided) => {
    await store.add(aResult())
    for (let n = 0; n < others; n++) await store.add(aResult({ ticketId: `OTHER-${n}` }))
    clock += later
    const again = await store.add(aResult(change))
    expect(again).toMatchObject({ ok: true, value: { message: avoided ? 'Duplicate avoided' : 'Added to history successfully' } })
    expect((await store.load()).entries).toHaveLength(1 + others + (avoided ? 0 : 1))
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
    expect(localStorage.getItem(key)).toBeNull()
  })
})

describe('what cannot be read', () => {
  it('sets a damaged entry aside, loads the rest and keeps the damaged one through later saves', async () => {
    await store.add(aResult())
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { entries: unknown[] }
    stored.entries.push({ id: 'broken', testCases: 'lost' })
    localStorage.setItem(key, JSON.stringify(stored))
    expect(await store.load()).toMatchObject({ entries: [{ id: 'h-1' }], damaged: 1 })
    await store.add(aResult({ ticketId: 'SHOP-2' }))
    expect(await store.load()).toMatchObject({ entries: [{ ticketId: 'SHOP-2' }, { ticketId: 'SHOP-1' }], damaged: 1 })
    expect(localStorage.getItem(key)).toContain('"lost"')
  })

  it('moves a history that is not a history out of the way before writing a new one', async () => {
    localStorage.setItem(key, '{"version":1,"entr')
    expect(await store.load()).toEqual({ entries: [], damaged: 1 })
    await store.add(aResult())
    expect(localStorage.getItem('testCasesHistoryDamaged_u-1')).toBe('{"version":1,"entr')
    expect(await store.load()).toMatchObject({ entries: [{ ticketId: 'SHOP-1' }], damaged: 1 })
  })

  it('keeps what was moved away before, and puts back what cannot be moved', async () => {
    localStorage.setItem(key, 'first')
    await store.add(aResult())
    localStorage.setItem(key, 'second')
    const allow = refuseStorage('QuotaExceededError', 'setItem')
    expect(await store.add(aResult())).toMatchObject({ ok: false, reason: { code: 'storage_full' } })
    allow()
    localStorage.setItem(key, 'second')
    await store.add(aResult())
    expect(localStorage.getItem('testCasesHistoryDamaged_u-1')).toBe('first\nsecond')
  })

  it('leaves a history of a newer version alone until it writes', async () => {
    localStorage.setItem(key, JSON.stringify({ version: 99, entries: [] }))
    expect(await store.load()).toEqual({ entries: [], damaged: 1 })
    expect(localStorage.getItem(key)).toContain('99')
  })

  it('says that the storage is full and leaves the old history as it was', async () => {
    await store.add(aResult())
    const before = localStorage.getItem(key)
    const allow = refuseStorage('QuotaExceededError', 'setItem')
    const added = await store.add(aResult({ ticketId: 'SHOP-2' }))
    allow()
    expect(added).toEqual({
      ok: false,
      reason: { code: 'storage_full', message: 'Failed to save to history. The browser’s storage for this site is full.' },
    })
    expect(localStorage.getItem(key)).toBe(before)
  })
})

it('keeps each user’s history apart', async () => {
  await store.add(aResult())
  expect((await createHistoryStore({ userId: 'u-2' }).load()).entries).toEqual([])
})

it('tells its listeners of a change', async () => {
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  await store.add(aResult())
  stop()
  await store.clear()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('gives back the result that was saved', async () => {
  const result = aResult({ tokensUsed: 812, warnings: ['JSON was repaired (closed array)'], uncoveredCriterionIds: ['AC-2'], provider: 'openai', model: 'm' })
  await store.add(result)
  const [entry] = (await store.load()).entries
  if (entry === undefined) throw new Error('nothing was saved')
  expect(resultFromEntry(entry)).toMatchObject({ ...result, csvContent: expect.stringContaining('Remove the mug') as string })
})
