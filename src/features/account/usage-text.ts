import type { UserInfo } from '#domain/contracts/user-info.ts'
import { unlimited } from '#domain/plans/plans.ts'
import { accountTexts } from './texts.ts'

/** The usage in one sentence: '7 of 20 runs used this month'. */
export function usageText({ limits, usage }: UserInfo): string {
  if (limits.testCases === unlimited) return accountTexts.usageUnlimited(usage.testCases)
  return limits.testCases === 0 ? accountTexts.noRuns : accountTexts.usage(usage.testCases, limits.testCases)
}

/** The same where there is little room: '7 of 20 runs', or 'No runs' for a plan without any. */
export function shortUsageText({ limits, usage }: UserInfo): string {
  if (limits.testCases === unlimited) return accountTexts.shortUsageUnlimited(usage.testCases)
  return limits.testCases === 0 ? accountTexts.shortNoRuns : accountTexts.shortUsage(usage.testCases, limits.testCases)
}
