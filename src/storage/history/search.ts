import type { HistoryEntry } from './entry.ts'
import type { HistoryHead } from './record.ts'

/** What the history is narrowed to. Empty text and absent filters let everything through. */
export interface HistoryFilter {
  text: string
  type?: string
  priority?: string
  /** Days as a date field gives them, `2026-11-21`, in the reader's time zone; both days are included. */
  dateFrom?: string
  dateTo?: string
}

export const noHistoryFilter: HistoryFilter = { text: '' }

/** Whether the filter holds anything back at all. */
export function isFilteringHistory({ text, ...filters }: HistoryFilter): boolean {
  return text.trim() !== '' || countFilters(filters) > 0
}

/** How many filters are set beside the search text. */
export function countFilters({ type, priority, dateFrom, dateTo }: Omit<HistoryFilter, 'text'>): number {
  return [type, priority, dateFrom, dateTo].filter((value) => value !== undefined && value !== '').length
}

/** What the search looks through (spec section 5): ticket id, title, description, titles and descriptions of the cases. */
export function searchTextOf({ ticketId, title, description, testCases }: HistoryEntry): string {
  const parts = [ticketId, title, description, ...testCases.flatMap((testCase) => [testCase.title, testCase.description])]
  return searchable(parts.join('\n'))
}

/** Texts compare whatever their case. */
export function searchable(text: string): string {
  return text.toLocaleLowerCase()
}

/** Type, priority and dates; the text is matched by the index. */
export function passesFilters(head: HistoryHead, { type, priority, dateFrom, dateTo }: HistoryFilter): boolean {
  if (type !== undefined && !Object.hasOwn(head.types, type)) return false
  if (priority !== undefined && !Object.hasOwn(head.priorities, priority)) return false
  if (!dateFrom && !dateTo) return true
  const day = dayOf(head.timestamp)
  return day !== undefined && (!dateFrom || day >= dateFrom) && (!dateTo || day <= dateTo)
}

/** The day of an ISO time in the reader's time zone, as a date field writes it. */
function dayOf(timestamp: string): string | undefined {
  const time = new Date(timestamp)
  if (Number.isNaN(time.getTime())) return undefined
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(time.getFullYear(), 4)}-${pad(time.getMonth() + 1, 2)}-${pad(time.getDate(), 2)}`
}
