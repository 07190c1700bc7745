import type { HistoryHead } from './record.ts'

/** History stats (docs/spec.md, section 3). */
export interface HistoryStats {
  totalEntries: number
  totalTestCases: number
  /** The number of cases of each type and priority. */
  types: Map<string, number>
  priorities: Map<string, number>
  /** ISO times of the oldest and the newest entry; undefined for an empty history. */
  dateRange?: { from: string; to: string }
}

export function historyStats(heads: HistoryHead[]): HistoryStats {
  const stats: HistoryStats = { totalEntries: heads.length, totalTestCases: 0, types: new Map(), priorities: new Map() }
  for (const head of heads) {
    stats.totalTestCases += head.totalTestCases
    addCounts(stats.types, head.types)
    addCounts(stats.priorities, head.priorities)
  }
  const times = heads.map((head) => Date.parse(head.timestamp)).filter((time) => !Number.isNaN(time))
  if (times.length === 0) return stats
  return {
    ...stats,
    dateRange: { from: new Date(Math.min(...times)).toISOString(), to: new Date(Math.max(...times)).toISOString() },
  }
}

function addCounts(sums: Map<string, number>, counts: Record<string, number>): void {
  for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count)
}
