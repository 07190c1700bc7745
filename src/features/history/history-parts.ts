import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { type HistoryLibrary, createHistoryLibrary } from './history-library.ts'
import { type ResultWriter, createResultWriter } from './result-writer.ts'

/** One user's history in this tab: what is stored, what a screen shows of it, and who writes results into it. */
export interface HistoryParts {
  store: HistoryStore
  library: HistoryLibrary
  writer: ResultWriter
}

/** Packing, migrating and reading older entries take code that no page needs before something is saved or looked up. */
export function createHistoryParts(userId: string, email: string | undefined): HistoryParts {
  const store = createHistoryStore({ userId, ...(email === undefined ? {} : { email }) })
  return { store, library: createHistoryLibrary(store), writer: createResultWriter(store) }
}
