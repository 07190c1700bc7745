import type { HouseRules } from '../generation/house-rules.ts'
import { type Finding, reviewedTicket } from '../review/finding.ts'
import { reviewCases } from '../review/review-cases.ts'
import type { ExportEntry } from './export-entry.ts'

/** What a reviewer would remark on the cases of a ticket, as the results show it. */
export function reviewFindings(entry: ExportEntry, houseRules: HouseRules | undefined): Finding[] {
  return reviewCases(entry.testCases, { ...reviewedTicket(entry), houseRules })
}

/** The same shape as `npm run review` prints. */
export function exportedFindings(
  entry: ExportEntry,
  houseRules: HouseRules | undefined,
): Pick<Finding, 'caseId' | 'rule' | 'step' | 'field' | 'quote' | 'message'>[] {
  return reviewFindings(entry, houseRules).map(({ caseId, rule, step, field, quote, message }) => ({
    caseId,
    rule,
    step,
    field,
    quote,
    message,
  }))
}
