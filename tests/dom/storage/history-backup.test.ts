import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { refuseWrites } from '../../support/refusing-storage.ts'
import { aResult, aTestCase } from '../../support/results.ts'

let store: HistoryStore
let other: HistoryStore

beforeEach(() => {
  store = newStore('u-1')
  other = newStore('u-2')
})

function newStore(userId: string): HistoryStore {
  let count = 0
  return createHistoryStore({
    userId,
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    newId: () => `${userId}-${++count}`,
  })
}

function runAt(n: number) {
  return aResult({ ticketId: `SHOP-${n}`, timestamp: new Date(Date.UTC(2026, 9, 1) + n * 60_000).toISOString() })
}

async function tickets(of: HistoryStore): Promise<string[]> {
  return (await of.load()).records.map(({ head }) => head.ticketId)
}

describe('a backup', () => {
  it('is JSON that a person can read, and brings the whole history to another browser', async () => {
    for (const n of [1, 2, 3]) await store.add(runAt(n))
    const text = store.backup()
    expect(JSON.parse(text)).toMatchObject({
      format: 'casewright-history',
      version: 1,
      exportedAt: '2026-11-21T09:00:00.000Z',
      entries: [
        { ticketId: 'SHOP-3' },
        { ticketId: 'SHOP-2', testCases: [{ title: 'Removing the last item empties the cart' }] },
        { ticketId: 'SHOP-1' },
      ],
    })
    expect(await other.restore(text)).toEqual({
      ok: true,
      value: { restored: 3, alreadyThere: 0, noRoom: 0, unreadable: 0, versions: 0, versionsWithoutRoom: 0 },
    })
    expect(await tickets(other)).toEqual(['SHOP-3', 'SHOP-2', 'SHOP-1'])
    expect(other.readAll()).toEqual(store.readAll())
  })

  it('takes along what cannot be read, as it is', async () => {
    await store.add(runAt(1))
    await store.add(runAt(2))
    const record = localStorage.getItem('testCasesHistory_u-1/u-1-1')?.slice(0, -9) ?? ''
    localStorage.setItem('testCasesHistory_u-1/u-1-1', record)
    localStorage.setItem('testCasesHistory_u-1/broken', 'lost')
    expect(JSON.parse(store.backup())).toMatchObject({
      entries: [{ ticketId: 'SHOP-2' }],
      unreadable: [record, 'lost'],
    })
  })

  it('restored twice, or into the history it came from, adds nothing', async () => {
    await store.add(runAt(1))
    const text = store.backup()
    await other.restore(text)
    for (const target of [store, other]) {
      expect(await target.restore(text)).toMatchObject({ ok: true, value: { restored: 0, alreadyThere: 1 } })
      expect(await tickets(target)).toEqual(['SHOP-1'])
    }
  })

  it('leaves what is there as it is: a corrected entry is not undone', async () => {
    await store.add(runAt(1))
    const text = store.backup()
    await store.update('u-1-1', { ...runAt(1), title: 'Corrected' })
    await store.restore(text)
    expect(store.readAll().map((entry) => entry.title)).toEqual(['Corrected'])
  })

  it('knows the same run under another id', async () => {
    await store.add(runAt(1))
    await other.add(runAt(1))
    expect(await other.restore(store.backup())).toMatchObject({ ok: true, value: { restored: 0, alreadyThere: 1 } })
  })

  it('fills the history up to its maximum with its newest, and says how many did not fit', async () => {
    for (let n = 1; n <= 98; n++) await other.add(runAt(100 + n))
    for (const n of [1, 2, 3]) await store.add(runAt(n))
    expect(await other.restore(store.backup())).toMatchObject({ ok: true, value: { restored: 2, noRoom: 1 } })
    expect((await tickets(other)).slice(-3)).toEqual(['SHOP-101', 'SHOP-3', 'SHOP-2'])
  })

  it('that does not fit into the storage adds nothing at all', async () => {
    for (const n of [1, 2, 3]) await store.add(runAt(n))
    const text = store.backup()
    await other.add(runAt(9))
    let room = 2
    const allow = refuseWrites((name) => name.startsWith('testCasesHistory_') && room-- <= 0)
    expect(await other.restore(text)).toEqual({
      ok: false,
      reason: {
        code: 'storage_full',
        message: 'The backup could not be restored. The browser’s storage for this site is full. Nothing was changed.',
        params: { task: 'restore' },
      },
    })
    allow()
    expect(await tickets(other)).toEqual(['SHOP-9'])
  })

  it('that two tabs restore at once comes in whole', async () => {
    for (const n of [1, 2, 3]) await store.add(runAt(n))
    const text = store.backup()
    const tabs = [createHistoryStore({ userId: 'u-3' }), createHistoryStore({ userId: 'u-3' })]
    await Promise.all(tabs.map((tab) => tab.restore(text)))
    for (const tab of tabs) expect(await tickets(tab)).toEqual(['SHOP-3', 'SHOP-2', 'SHOP-1'])
  })
})

describe('the earlier versions of entries', () => {
  const keepVersion = { kind: 'update', edited: 1, added: 0, gone: 2 } as const

  async function withVersions(count: number, n = 1): Promise<string> {
    const added = await store.add(runAt(n))
    const id = added.ok ? (added.value.entry?.id ?? '') : ''
    for (let title = 1; title <= count; title++)
      await store.update(id, { ...runAt(n), title: `Title ${String(title)}` }, { keepVersion })
    return id
  }

  function titles(of: HistoryStore, id: string): (string | undefined)[] {
    return of.versions(id).map((head) => {
      const version = of.readVersion(head)
      return version.ok ? version.value.title : undefined
    })
  }

  it('are in the backup and come back with their entry', async () => {
    const id = await withVersions(2)
    const heads = store.versions(id)
    const text = store.backup()
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      versions: [
        { entryId: id, change: keepVersion, entry: { title: 'Title 1' } },
        { entryId: id, change: keepVersion, entry: { title: 'Empty the cart' } },
      ],
    })
    expect(await other.restore(text)).toMatchObject({
      ok: true,
      value: { restored: 1, versions: 2, versionsWithoutRoom: 0 },
    })
    expect(other.versions(id)).toEqual(heads)
    expect(titles(other, id)).toEqual(['Title 1', 'Empty the cart'])
  })

  it('of an entry that is there already stay as they are', async () => {
    const id = await withVersions(2)
    const text = store.backup()
    await store.update(id, { ...runAt(1), title: 'Later' }, { keepVersion })
    expect(await store.restore(text)).toMatchObject({ ok: true, value: { restored: 0, versions: 0 } })
    expect(titles(store, id)).toEqual(['Title 2', 'Title 1', 'Empty the cart'])
  })

  it('that do not fit are left out, the oldest first, and counted', async () => {
    const id = await withVersions(3)
    const text = store.backup()
    let room = 1
    const allow = refuseWrites((name) => name.startsWith('testCasesVersions_') && room-- <= 0)
    const restored = await other.restore(text)
    allow()
    expect(restored).toMatchObject({ ok: true, value: { restored: 1, versions: 1, versionsWithoutRoom: 2 } })
    expect(titles(other, id)).toEqual(['Title 2'])
  })

  it('that are damaged or foreign are passed over', async () => {
    const id = await withVersions(1)
    const backup: unknown = JSON.parse(store.backup())
    const entry = { ...runAt(1), id }
    const versions = [7, { entryId: id, id: '../1', entry }, { entryId: 'x', id: '5', replacedAt: 5, entry }]
    const text = JSON.stringify({ ...z.object({}).loose().parse(backup), versions })
    expect(await other.restore(text)).toMatchObject({
      ok: true,
      value: { restored: 1, versions: 0, versionsWithoutRoom: 0 },
    })
    expect(other.versions(id)).toEqual([])
  })
})

describe('a file that is', () => {
  const entry = { id: 'x', timestamp: '2026-10-01T09:00:00.000Z', ticketId: 'SHOP-7', testCases: [aTestCase()] }

  it.each([
    ['no JSON', 'Title,Description', 'This file is not a history backup: it is not JSON. Nothing was changed.'],
    ['empty', '', 'This file is not a history backup: it is not JSON. Nothing was changed.'],
    [
      'cut off',
      JSON.stringify([entry]).slice(0, -4),
      'This file is not a history backup: it is not JSON. Nothing was changed.',
    ],
    ['JSON of something else', '{"testCases":[]}', 'This file is not a history backup. Nothing was changed.'],
    ['a number', '7', 'This file is not a history backup. Nothing was changed.'],
    [
      'of a newer version',
      JSON.stringify({ format: 'casewright-history', version: 2, entries: [entry] }),
      'This backup was made by a newer version of Casewright. Reload the page and try again. Nothing was changed.',
    ],
    [
      'a backup of nothing',
      JSON.stringify({ format: 'casewright-history', version: 1, entries: [] }),
      'This backup holds no entries. Nothing was changed.',
    ],
    ['a list of other things', '[1, {"id": "x"}]', 'No entry of this backup could be read. Nothing was changed.'],
  ])('%s is refused, and changes nothing', async (_, text, message) => {
    await store.add(runAt(1))
    expect(await store.restore(text)).toMatchObject({ ok: false, reason: { message } })
    expect(await tickets(store)).toEqual(['SHOP-1'])
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it.each([
    ['a bare list', [entry]],
    ['a history as an earlier version kept it', { version: 1, entries: [entry] }],
    ['one with a byte order mark', undefined],
  ])('%s is taken', async (_, content) => {
    const text = content === undefined ? `\uFEFF${JSON.stringify([entry])}` : JSON.stringify(content)
    expect(await store.restore(text)).toMatchObject({ ok: true, value: { restored: 1 } })
    expect(await tickets(store)).toEqual(['SHOP-7'])
  })

  it('a backup with a damaged entry gives the rest', async () => {
    expect(await store.restore(JSON.stringify([{ id: 'broken' }, entry]))).toMatchObject({
      ok: true,
      value: { restored: 1, unreadable: 1 },
    })
  })
})
