import type { CaseDraft } from './draft.ts'
import { highRisk, mediumRisk, riskOf } from './risk.ts'
import type { Wording } from './wording/wording.ts'

export interface Priority {
  priority: 'High' | 'Medium' | 'Low'
  priorityReason: string
}

/** A side case has this weight or less: it is looked at after those that show the main path and its guard. */
const sideWeight = 1

/** The rank of a draft among others: what can be lost when its criterion does not hold, and what its technique may find. */
export function rankOf(draft: CaseDraft): number {
  return riskOf(draft.rule).score + draft.weight
}

/**
 * A case's priority, from what can be lost when its criterion does not hold, and why. A side case, one that is neither the
 * criterion's main path nor its guard, is one step lower.
 */
export function priorityOf(draft: CaseDraft, wording: Wording): Priority {
  const { reasons } = wording
  const { score, found } = riskOf(draft.rule)
  const said = found.slice(0, 2).map(({ kind, word }) => reasons[kind](word)).join('; ')
  const level = score >= highRisk ? 2 : score >= mediumRisk || score === 0 ? 1 : 0
  const side = !draft.main && draft.weight <= sideWeight
  const priority = levels[Math.max(0, side ? level - 1 : level)] ?? 'Medium'
  const reason = said === '' ? reasons.ordinary : said
  return { priority, priorityReason: side ? reasons.side(reason) : reason }
}

const levels = ['Low', 'Medium', 'High'] as const
