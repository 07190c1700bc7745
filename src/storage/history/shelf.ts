import type { Result } from '#domain/result.ts'
import { browserKey, userKey } from '../keys.ts'
import { keysThatBegin, readText, removeText, writeText } from '../storage-area.ts'
import { type HistoryHead, decodeHead } from './record.ts'

export interface ShelfRecord {
  head: HistoryHead
  text: string
}

export interface ShelfContents {
  /** Newest first. */
  records: ShelfRecord[]
  /** The ids of what is no readable record. It stays where it is, for a backup or a newer version. */
  damaged: string[]
}

/**
 * What the history leaves to the session, the settings and drafts, in UTF-16 units: in a storage that is full to the brim
 * the session could not be renewed, and the reader would be logged out.
 */
const reserveLength = 32_768

/** The records of one user, each an item of its own: two tabs that save at once write different items. */
export interface Shelf {
  contents: () => ShelfContents
  text: (id: string) => string | undefined
  /** Undefined where there is no readable record. */
  head: (id: string) => HistoryHead | undefined
  put: (id: string, text: string) => Result<undefined>
  drop: (id: string) => Result<undefined>
}

export function createShelf(userId: string): Shelf {
  const prefix = `${userKey('history', userId)}/`
  return {
    contents() {
      const contents: ShelfContents = { records: [], damaged: [] }
      for (const key of keysThatBegin(prefix)) {
        const id = key.slice(prefix.length)
        const text = readText(key)
        // Another tab may have removed it since.
        if (text === undefined) continue
        const head = decodeHead(id, text)
        if (head === undefined) contents.damaged.push(id)
        else contents.records.push({ head, text })
      }
      contents.records.sort((a, b) => b.head.savedAt - a.head.savedAt || a.head.id.localeCompare(b.head.id))
      return contents
    },
    text: (id) => readText(prefix + id),
    head: (id) => decodeHead(id, readText(prefix + id) ?? ''),
    put(id, text) {
      const before = readText(prefix + id)
      const written = writeText(prefix + id, text)
      if (!written.ok) return written
      const reserve = writeText(browserKey('reserve'), '0'.repeat(reserveLength))
      removeText(browserKey('reserve'))
      if (reserve.ok) return reserve
      if (before === undefined) removeText(prefix + id)
      else writeText(prefix + id, before)
      return reserve
    },
    drop: (id) => removeText(prefix + id),
  }
}
