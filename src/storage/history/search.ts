import type { HistoryEntry } from './entry.ts'
import { type HistoryHead, type StoredRecord, decodeRecord } from './record.ts'

/** Empty text and missing filters match everything. */
export interface HistoryFilter {
  text: string
  type?: string
  priority?: string
  /** The first and last day to include, as a date field returns them (`2026-11-21`), in the user's time zone. */
  dateFrom?: string
  dateTo?: string
}

export const noHistoryFilter: HistoryFilter = { text: '' }

export function isFilteringHistory({ text, ...filters }: HistoryFilter): boolean {
  return text.trim() !== '' || countFilters(filters) > 0
}

/** The number of filters set, not counting the search text. */
export function countFilters({ type, priority, dateFrom, dateTo }: Omit<HistoryFilter, 'text'>): number {
  return [type, priority, dateFrom, dateTo].filter((value) => value !== undefined && value !== '').length
}

/** The searched texts (docs/spec.md, section 5): ticket id, title, description, and the titles and descriptions of the cases. */
function searchTextOf({ ticketId, title, description, testCases }: HistoryEntry): string {
  const parts = [
    ticketId,
    title,
    description,
    ...testCases.flatMap((testCase) => [testCase.title, testCase.description]),
  ]
  return searchable(parts.join('\n'))
}

function searchable(text: string): string {
  return text.toLocaleLowerCase()
}

/** Checks type, priority and dates; the index checks the text. */
function passesFilters(head: HistoryHead, { type, priority, dateFrom, dateTo }: HistoryFilter): boolean {
  if (type !== undefined && !Object.hasOwn(head.types, type)) return false
  if (priority !== undefined && !Object.hasOwn(head.priorities, priority)) return false
  if (!dateFrom && !dateTo) return true
  const day = dayOf(head.timestamp)
  return day !== undefined && (!dateFrom || day >= dateFrom) && (!dateTo || day <= dateTo)
}

/** The day of an ISO time in the user's time zone, in the format of a date field. */
function dayOf(timestamp: string): string | undefined {
  const time = new Date(timestamp)
  if (Number.isNaN(time.getTime())) return undefined
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(time.getFullYear(), 4)}-${pad(time.getMonth() + 1, 2)}-${pad(time.getDate(), 2)}`
}

/**
 * The texts that the search looks through, in memory so that a keystroke unpacks no entry. The index is filled in slices;
 * until an entry is indexed, only its ticket id and title are searched.
 */
export interface SearchIndex {
  /** Replaces the records. Unchanged ones stay indexed. */
  replace: (records: StoredRecord[]) => void
  /** Indexes records until `shouldContinue` returns false. Returns whether any are left. */
  advance: (shouldContinue: () => boolean) => boolean
  /** The matching entries, newest first. */
  search: (filter: HistoryFilter) => HistoryHead[]
  /** The number of entries that could not be read. */
  damaged: () => number
}

interface Indexed {
  record: StoredRecord
  /** Undefined until the record is indexed. */
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

    advance(shouldContinue) {
      for (const item of items) {
        if (item.text !== undefined || item.damaged === true) continue
        if (!shouldContinue()) return true
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
