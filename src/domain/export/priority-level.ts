export type PriorityLevel = 'critical' | 'high' | 'medium' | 'low'

/** Words of English and Spanish trackers; the first level that matches counts. */
const words: [PriorityLevel, RegExp][] = [
  ['critical', /^(?:critical|blocker|highest|urgent|p0|cr[ií]tic[ao]|bloqueante|urgente)\b/i],
  ['high', /^(?:high|major|p1|alt[ao])\b/i],
  ['low', /^(?:low|lowest|minor|trivial|p3|p4|baj[ao]|menor)\b/i],
  ['medium', /^(?:medium|normal|moderate|p2|medi[ao])\b/i],
]

/** The level behind a priority's free text; undefined where nobody could say. Every test tool names its levels differently. */
export function priorityLevel(priority: string): PriorityLevel | undefined {
  return words.find(([, pattern]) => pattern.test(priority.trim()))?.[0]
}
