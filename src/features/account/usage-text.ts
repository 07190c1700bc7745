import type { UserInfo } from '#domain/contracts/user-info.ts'
import { unlimited } from '#domain/plans/plans.ts'
import { accountTexts } from './texts.ts'

/** For example '7 of 20 runs used this month'. */
export function usageText({ limits, usage }: UserInfo): string {
  if (limits.testCases === unlimited) return accountTexts.usageUnlimited(usage.testCases)
  return limits.testCases === 0 ? accountTexts.noRuns : accountTexts.usage(usage.testCases, limits.testCases)
}

/** A shorter form: '7 of 20 runs', or 'No runs' for a plan without runs. */
export function shortUsageText({ limits, usage }: UserInfo): string {
  if (limits.testCases === unlimited) return accountTexts.shortUsageUnlimited(usage.testCases)
  return limits.testCases === 0 ? accountTexts.shortNoRuns : accountTexts.shortUsage(usage.testCases, limits.testCases)
}
