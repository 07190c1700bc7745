import type { ExportEntry } from '#domain/export/export-entry.ts'
import { nextTurn } from '#src/lib/next-turn.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'

/** Every entry that can be read, newest first, unpacked one at a time so that a full history does not hold the page up. */
export async function readHistory(store: Pick<HistoryStore, 'load' | 'read'>): Promise<ExportEntry[]> {
  const { records } = await store.load()
  const entries: ExportEntry[] = []
  for (const { head } of records) {
    const entry = store.read(head.id)
    if (entry.ok) entries.push(entry.value)
    await nextTurn()
  }
  return entries
}
