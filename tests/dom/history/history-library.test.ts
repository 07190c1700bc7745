import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type HistoryLibrary, createHistoryLibrary } from '#src/features/history/history-library.ts'
import { createHistoryStore, type HistoryStore } from '#src/storage/history/store.ts'
import { aResult } from '../../support/results.ts'

const keepVersion = { kind: 'update', edited: 1, added: 0, gone: 0 } as const

let store: HistoryStore
let library: HistoryLibrary
let stop: () => void
let published: number

beforeEach(async () => {
  let count = 0
  store = createHistoryStore({ userId: 'u-1', newId: () => `h-${++count}` })
  for (const ticketId of ['SHOP-1', 'SHOP-2']) {
    await store.add(aResult({ ticketId }))
    await store.update(`h-${count}`, aResult({ ticketId, title: 'Changed' }), { keepVersion })
  }
  // Only unpacking it shows that this entry is damaged.
  const key = 'testCasesHistory_u-1/h-2'
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, -20))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'performance'] })
  library = createHistoryLibrary(store)
  published = 0
  library.subscribe(() => (published += 1))
  stop = library.start()
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('is listed without unpacking an entry or reading a version', async () => {
  const keys: string[] = []
  const area = localStorage
  vi.stubGlobal('localStorage', {
    get length() {
      return area.length
    },
    key: (index: number) => area.key(index),
    getItem(key: string) {
      keys.push(key)
      return area.getItem(key)
    },
  })
  await library.refresh()
  vi.stubGlobal('localStorage', area)
  expect(keys.filter((key) => key.startsWith('testCasesHistory_u-1/'))).toHaveLength(2)
  expect(keys.filter((key) => key.startsWith('testCasesVersions_'))).toEqual([])
  expect(library.state()).toMatchObject({ status: 'ready', damaged: 0 })
  expect(library.state().heads).toHaveLength(2)
})

it('is unpacked for the search a second later', async () => {
  await vi.advanceTimersByTimeAsync(900)
  expect(library.state().damaged).toBe(0)
  await vi.advanceTimersByTimeAsync(400)
  expect(library.state().damaged).toBe(1)
})

it('is unpacked at once for a search by text, and then rests', async () => {
  library.search({ text: '', type: 'Positive' })
  await vi.advanceTimersByTimeAsync(300)
  expect(library.state().damaged).toBe(0)
  library.search({ text: 'cart' })
  await vi.advanceTimersByTimeAsync(300)
  expect(library.state().damaged).toBe(1)
  const before = published
  library.search({ text: 'cart' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(published).toBe(before)
})
