import { beforeEach, describe, expect, it } from 'vitest'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { refuseStorage, refuseWrites } from '../../support/refusing-storage.ts'
import { aResult, aTestCase } from '../../support/results.ts'

const key = 'testCasesHistory_u-1'

let store: HistoryStore

beforeEach(() => {
  store = createHistoryStore({
    userId: 'u-1',
    email: 'quinn@demo.test',
    now: () => new Date('2026-11-21T09:00:00.000Z'),
  })
})

function oldEntry(n: number, changes: object = {}) {
  return {
    id: `old-${n}`,
    timestamp: `2026-10-0${n}T09:00:00.000Z`,
    ticketId: `SHOP-${n}`,
    testCases: [aTestCase()],
    ...changes,
  }
}

async function ids(): Promise<string[]> {
  return (await store.load()).records.map(({ head }) => head.id)
}

describe('an earlier version’s history', () => {
  it.each([
    ['a bare list', [oldEntry(2), oldEntry(1)]],
    ['a list with a version', { version: 1, entries: [oldEntry(2), oldEntry(1)] }],
    [
      'entries in wrappers',
      [
        { id: 'old-2', timestamp: '2026-10-02T09:00:00.000Z', results: { ticketKey: 'SHOP-2', tests: [aTestCase()] } },
        oldEntry(1),
      ],
    ],
  ])('%s is taken over entry by entry', async (_, old) => {
    localStorage.setItem(key, JSON.stringify(old))
    expect(await ids()).toEqual(['old-2', 'old-1'])
    expect(localStorage.getItem(key)).toBeNull()
    expect(store.read('old-2')).toMatchObject({ ok: true, value: { ticketId: 'SHOP-2', testCases: [aTestCase()] } })
  })

  it('of one time keeps its order', async () => {
    const same = { timestamp: '2026-10-01T09:00:00.000Z' }
    localStorage.setItem(key, JSON.stringify([oldEntry(3, same), oldEntry(1, same), oldEntry(2, same)]))
    expect(await ids()).toEqual(['old-3', 'old-1', 'old-2'])
  })

  it('under the user’s e-mail is also migrated, in addition to existing entries', async () => {
    await store.add(aResult({ ticketId: 'NEW-1' }))
    localStorage.setItem('testCasesHistory_quinn@demo.test', JSON.stringify([oldEntry(1)]))
    expect((await store.load()).records.map(({ head }) => head.ticketId)).toEqual(['NEW-1', 'SHOP-1'])
    expect(localStorage.getItem('testCasesHistory_quinn@demo.test')).toBeNull()
  })

  it('is taken over before a new result is added', async () => {
    localStorage.setItem(key, JSON.stringify([oldEntry(1)]))
    await store.add(aResult({ ticketId: 'NEW-1' }))
    expect(await ids()).toHaveLength(2)
  })

  it('keeps unchanged, and counts, what cannot be read', async () => {
    localStorage.setItem(
      key,
      JSON.stringify({ version: 1, entries: [oldEntry(1), { id: 'x', testCases: 'lost' }], setAside: ['aside'] }),
    )
    const { records, damaged } = await store.load()
    expect(records.map(({ head }) => head.id)).toEqual(['old-1'])
    expect(damaged.map((id) => localStorage.getItem(`${key}/${id}`)).sort()).toEqual([
      '"aside"',
      '{"id":"x","testCases":"lost"}',
    ])
  })

  it('that is no history is kept as it is, and does not stop a new one', async () => {
    localStorage.setItem(key, '{"version":1,"entr')
    await store.add(aResult())
    const { records, damaged } = await store.load()
    expect(records).toHaveLength(1)
    expect(damaged.map((id) => localStorage.getItem(`${key}/${id}`))).toEqual(['{"version":1,"entr'])
  })

  it('that is empty leaves nothing behind', async () => {
    localStorage.setItem(key, ' ')
    expect(await store.load()).toEqual({ records: [], damaged: [] })
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('frees space for the new format if both do not fit at once', async () => {
    localStorage.setItem(key, JSON.stringify([oldEntry(2), oldEntry(1)]))
    const allow = refuseWrites(() => localStorage.getItem(key) !== null)
    expect(await ids()).toEqual(['old-2', 'old-1'])
    allow()
  })

  it('stays where it is when its new form does not fit at all', async () => {
    const old = JSON.stringify([oldEntry(2), oldEntry(1)])
    localStorage.setItem(key, old)
    const allow = refuseWrites((name) => name.endsWith('old-1'))
    expect(await ids()).toEqual([])
    allow()
    expect(Object.keys(localStorage)).toEqual([key])
    expect(localStorage.getItem(key)).toBe(old)
    expect(await ids()).toEqual(['old-2', 'old-1'])
  })

  it('stays where it is while the browser lets nothing be written', async () => {
    const old = JSON.stringify([oldEntry(1)])
    localStorage.setItem(key, old)
    const allow = refuseStorage('SecurityError', 'setItem')
    await store.load()
    allow()
    expect(await ids()).toEqual(['old-1'])
  })
})
