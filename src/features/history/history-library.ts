import type { HistoryHead } from '#src/storage/history/record.ts'
import { type HistoryFilter, createSearchIndex } from '#src/storage/history/search.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'

export interface LibraryState {
  status: 'loading' | 'ready'
  /** Entries that can be read, newest first. */
  heads: HistoryHead[]
  /** How many entries are set aside because they cannot be read. */
  damaged: number
}

/** The history as a screen shows it: what is stored, always as it is now, with its search index. */
export interface HistoryLibrary {
  /** Loads, and follows every change of this tab and others until the returned function is called. */
  start: () => () => void
  refresh: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  /** The same object until something changes. */
  state: () => LibraryState
  search: (filter: HistoryFilter) => HistoryHead[]
}

/** How long the index is filled at a stretch, in milliseconds: a part of one painted frame. */
const sliceMs = 6

const everything: HistoryFilter = { text: '' }

export function createHistoryLibrary(store: HistoryStore): HistoryLibrary {
  const index = createSearchIndex()
  const listeners = new Set<() => void>()
  let state: LibraryState = { status: 'loading', heads: [], damaged: 0 }
  let damagedRecords = 0
  let filling = false
  let refreshing = false

  function publish(): void {
    state = { status: 'ready', heads: index.search(everything), damaged: damagedRecords + index.damaged() }
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    const { records, damaged } = await store.load()
    index.replace(records)
    damagedRecords = damaged.length
    publish()
    fill()
  }

  /** Many changes at once, as a restore makes them, are one refresh. */
  function refreshSoon(): void {
    if (refreshing) return
    refreshing = true
    queueMicrotask(() => {
      refreshing = false
      void refresh()
    })
  }

  /** Fills the index while the browser has nothing else to do. */
  function fill(): void {
    if (filling) return
    filling = true
    whenIdle(() => {
      filling = false
      const end = performance.now() + sliceMs
      const more = index.advance(() => performance.now() < end)
      publish()
      if (more) fill()
    })
  }

  return {
    start() {
      void refresh()
      return store.subscribe(refreshSoon)
    },
    refresh,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    search: index.search,
  }
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  if (typeof globalThis.requestIdleCallback === 'function') globalThis.requestIdleCallback(task, { timeout: 200 })
  else setTimeout(task, 0)
}
