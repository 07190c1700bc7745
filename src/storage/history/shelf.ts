import type { Result } from '#domain/result.ts'
import { userKey } from '../keys.ts'
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

/** The records of one user, each an item of its own: two tabs that save at once write different items. */
export interface Shelf {
  contents: () => ShelfContents
  text: (id: string) => string | undefined
  put: (id: string, text: string) => Result<undefined>
  drop: (id: string) => void
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
    put: (id, text) => writeText(prefix + id, text),
    drop: (id) => removeText(prefix + id),
  }
}
