import type { CaseDraft } from './draft.ts'
import { highRisk, mediumRisk, riskOf, type Risk } from './risk.ts'
import type { Wording } from './wording/wording.ts'

export interface Priority {
  priority: 'High' | 'Medium' | 'Low'
  priorityReason: string
}

/** The rank of a draft among others: the risk of its criterion first, then what the technique may find. */
export function rankOf(draft: CaseDraft, risk: Risk = riskOf(draft.rule)): number {
  return risk.score * 4 + draft.weight
}

/** A case's priority from the risk of its criterion, and why (issue: priorities differ by risk and say why). */
export function priorityOf(draft: CaseDraft, wording: Wording): Priority {
  const { reasons } = wording
  const risk = riskOf(draft.rule)
  const said = risk.found.slice(0, 2).map(({ kind, word }) => reasons[kind](word)).join('; ')
  if (risk.score >= highRisk) return { priority: 'High', priorityReason: said }
  if (risk.score >= mediumRisk) return { priority: 'Medium', priorityReason: said }
  if (risk.score < 0) return { priority: 'Low', priorityReason: said }
  return { priority: draft.weight > 1 ? 'Low' : 'Medium', priorityReason: draft.weight > 1 ? reasons.unlikely : reasons.ordinary }
}
