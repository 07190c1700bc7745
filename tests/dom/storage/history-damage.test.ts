import { beforeEach, describe, expect, it } from 'vitest'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { refuseStorage, refuseWrites } from '../../support/refusing-storage.ts'
import { aResult } from '../../support/results.ts'

const key = 'testCasesHistory_u-1'

let store: HistoryStore

beforeEach(() => {
  let count = 0
  store = createHistoryStore({
    userId: 'u-1',
    email: 'quinn@demo.test',
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    newId: () => `h-${++count}`,
  })
})

/** Every item under the history's key, by the rest of its key. */
function stored(): Record<string, string> {
  const keys = Object.keys(localStorage).filter((name) => name.startsWith(key))
  return Object.fromEntries(keys.map((name) => [name.slice(key.length), localStorage.getItem(name) ?? '']))
}

describe('what cannot be read', () => {
  it.each([
    ['no record', 'lost'],
    ['a record of a newer version', '{"version":99}\nbody'],
    ['an empty text', ''],
  ])('%s is left as it is and counted; the rest loads', async (_, text) => {
    localStorage.setItem(`${key}/broken`, text)
    await store.add(aResult())
    expect(await store.load()).toMatchObject({ records: [{ head: { id: 'h-1' } }], damaged: ['broken'] })
    expect(localStorage.getItem(`${key}/broken`)).toBe(text)
    expect(store.read('broken')).toMatchObject({ ok: false })
    expect(store.readAll().map((entry) => entry.id)).toEqual(['h-1'])
  })

  it('an entry whose body is damaged does not hide the others', async () => {
    await store.add(aResult({ ticketId: 'SHOP-1' }))
    await store.add(aResult({ ticketId: 'SHOP-2' }))
    localStorage.setItem(`${key}/h-1`, (localStorage.getItem(`${key}/h-1`) ?? '').slice(0, -9))
    expect(store.read('h-1')).toMatchObject({ ok: false, reason: { code: 'damaged' } })
    expect(store.readAll().map((entry) => entry.ticketId)).toEqual(['SHOP-2'])
  })

  it('says that the storage is full and leaves the old history as it was', async () => {
    await store.add(aResult())
    const before = stored()
    const allow = refuseStorage('QuotaExceededError', 'setItem')
    const added = await store.add(aResult({ ticketId: 'SHOP-2' }))
    allow()
    expect(added).toMatchObject({
      ok: false,
      reason: {
        code: 'storage_full',
        message: 'Failed to save to history. The browser’s storage for this site is full.',
        params: { task: 'add' },
      },
    })
    expect(stored()).toEqual(before)
  })

  it('leaves room for the session and the settings', async () => {
    await store.add(aResult())
    const before = stored()
    const allow = refuseWrites((name) => name === 'storageReserve')
    expect(await store.add(aResult({ ticketId: 'SHOP-2' }))).toMatchObject({
      ok: false,
      reason: { code: 'storage_full' },
    })
    expect(await store.update('h-1', aResult({ title: 'Corrected' }))).toMatchObject({
      ok: false,
      reason: { code: 'storage_full' },
    })
    allow()
    expect(stored()).toEqual(before)
    expect(localStorage.getItem('storageReserve')).toBeNull()
  })

  it('is empty where the browser lets nothing be read', async () => {
    await store.add(aResult())
    const allow = refuseStorage('SecurityError', 'getItem')
    expect(await store.load()).toEqual({ records: [], damaged: [] })
    allow()
  })
})
