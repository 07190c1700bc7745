import { nextTurn } from '#src/lib/next-turn.ts'
import { type HistoryEntry, resultFromEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { type HistoryFilter, createSearchIndex } from '#src/storage/history/search.ts'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'

/** Opens one user's history: the stored entries and the list that the dialog shows. */
export function openHistory(
  userId: string,
  email: string | undefined,
): { store: HistoryStore; library: HistoryLibrary } {
  const store = createHistoryStore({ userId, ...(email === undefined ? {} : { email }) })
  return { store, library: createHistoryLibrary(store) }
}

/** All readable entries, newest first. Unpacks one entry per turn, so that a full history does not block the page. */
export async function readAllEntries(store: Pick<HistoryStore, 'load' | 'read'>): Promise<HistoryEntry[]> {
  const { records } = await store.load()
  const entries: HistoryEntry[] = []
  for (const { head } of records) {
    const entry = store.read(head.id)
    if (entry.ok) entries.push(entry.value)
    await nextTurn()
  }
  return entries
}

/** The versions of an entry, each of which is unpacked when it is read. */
export function versionsOf(store: Pick<HistoryStore, 'versions' | 'readVersion'>, entryId: string | undefined) {
  if (entryId === undefined) return []
  return store.versions(entryId).map((head) => ({
    ...head,
    read() {
      const entry = store.readVersion(head)
      return entry.ok ? resultFromEntry(entry.value) : undefined
    },
  }))
}

export interface LibraryState {
  status: 'loading' | 'ready'
  /** Entries that can be read, newest first. */
  heads: HistoryHead[]
  /** The number of entries that cannot be read. */
  damaged: number
}

/** The stored entries as the dialog shows them: always up to date, with a search index. */
export interface HistoryLibrary {
  /** Loads the history and follows changes in all tabs until the returned function is called. */
  start: () => () => void
  refresh: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  /** The same object until something changes. */
  state: () => LibraryState
  search: (filter: HistoryFilter) => HistoryHead[]
}

/** The length of one slice of indexing in milliseconds: part of a frame. */
const sliceMs = 6

/** Unpacking the entries would slow down the opening of the dialog, which needs only their heads. */
const indexAfterMs = 1_000

/** While the index fills, the results of a search follow at this pace. */
const publishEveryMs = 200

const everything: HistoryFilter = { text: '' }

export function createHistoryLibrary(store: HistoryStore): HistoryLibrary {
  const index = createSearchIndex()
  const listeners = new Set<() => void>()
  let state: LibraryState = { status: 'loading', heads: [], damaged: 0 }
  let damagedRecords = 0
  let publishedAt = 0
  let later: ReturnType<typeof setTimeout> | undefined
  let filling = false
  let filled = false
  let refreshing = false

  function publish(): void {
    publishedAt = performance.now()
    state = { status: 'ready', heads: index.search(everything), damaged: damagedRecords + index.damaged() }
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    const { records, damaged } = await store.load()
    index.replace(records)
    damagedRecords = damaged.length
    filled = false
    publish()
    clearTimeout(later)
    later = setTimeout(fill, indexAfterMs)
  }

  /** Many changes at once, as in a restore, cause one refresh. */
  function refreshSoon(): void {
    if (refreshing) return
    refreshing = true
    queueMicrotask(() => {
      refreshing = false
      void refresh()
    })
  }

  /** Fills the index while the browser is idle. */
  function fill(): void {
    if (filling || filled) return
    filling = true
    whenIdle(() => {
      filling = false
      const end = performance.now() + sliceMs
      filled = !index.advance(() => performance.now() < end)
      if (filled || performance.now() > publishedAt + publishEveryMs) publish()
      fill()
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
    search(filter) {
      if (filter.text.trim() !== '') fill()
      return index.search(filter)
    },
  }
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  if (typeof globalThis.requestIdleCallback === 'function') globalThis.requestIdleCallback(task, { timeout: 200 })
  else setTimeout(task, 0)
}
