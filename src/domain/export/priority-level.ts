export type PriorityLevel = 'critical' | 'high' | 'medium' | 'low'

/** English and Spanish words from trackers; the first level that matches wins. */
const words: [PriorityLevel, RegExp][] = [
  ['critical', /^(?:critical|blocker|highest|urgent|p0|cr[ií]tic[ao]|bloqueante|urgente)\b/i],
  ['high', /^(?:high|major|p1|alt[ao])\b/i],
  ['low', /^(?:low|lowest|minor|trivial|p3|p4|baj[ao]|menor)\b/i],
  ['medium', /^(?:medium|normal|moderate|p2|medi[ao])\b/i],
]

/**
 * The level of a free-text priority, or undefined if no word matches. Every test tool has its own names for these
 * levels.
 */
export function priorityLevel(priority: string): PriorityLevel | undefined {
  return words.find(([, pattern]) => pattern.test(priority.trim()))?.[0]
}
