import { type HistoryHead, decodeRecord } from './record.ts'
import { type HistoryFilter, passesFilters, searchTextOf, searchable } from './search.ts'
import type { ShelfRecord } from './shelf.ts'

/**
 * What the search looks through, held in memory so that no entry is unpacked at a keystroke. It is filled in slices; until
 * an entry's turn has come it is found by what its head says.
 */
export interface SearchIndex {
  /** Takes over what is stored now. Records that have not changed are not read again. */
  replace: (records: ShelfRecord[]) => void
  /** Reads records until `goOn` says stop; false when all have been read. */
  advance: (goOn: () => boolean) => boolean
  /** Entries that match, newest first. */
  search: (filter: HistoryFilter) => HistoryHead[]
  /** Entries that turned out not to be readable. */
  damaged: () => number
}

interface Indexed {
  record: ShelfRecord
  /** Undefined until it was read. */
  text?: string
  damaged?: boolean
}

export function createSearchIndex(): SearchIndex {
  let items: Indexed[] = []

  return {
    replace(records) {
      const before = new Map(items.map((item) => [item.record.head.id, item]))
      items = records.map((record) => {
        const known = before.get(record.head.id)
        return known?.record.text === record.text ? known : { record }
      })
    },

    advance(goOn) {
      for (const item of items) {
        if (item.text !== undefined || item.damaged === true) continue
        if (!goOn()) return true
        const entry = decodeRecord(item.record.head.id, item.record.text)
        if (entry.ok) item.text = searchTextOf(entry.value)
        else item.damaged = true
      }
      return false
    },

    search(filter) {
      const wanted = searchable(filter.text.trim())
      return items
        .filter(({ record: { head }, text, damaged }) => {
          if (damaged === true || !passesFilters(head, filter)) return false
          return wanted === '' || (text ?? searchable(`${head.ticketId}\n${head.title}`)).includes(wanted)
        })
        .map(({ record }) => record.head)
    },

    damaged: () => items.filter((item) => item.damaged === true).length,
  }
}
