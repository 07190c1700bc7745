import { queryOptions } from '@tanstack/react-query'
import { hasRunsLeft } from '#domain/plans/plans.ts'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import { getUserInfo, isTransient } from '#src/backend/api-client.ts'

/** Spec sections 4 and 9: how long an answer is good, and how soon it is asked for again at the earliest, in milliseconds. */
export const userInfoCacheMs = 5 * 60_000
export const refetchGuardMs = 2_000

/** Kept for each user, so that one never sees another's plan. */
export function userInfoQuery(userId: string) {
  return queryOptions({
    queryKey: ['user-info', userId],
    queryFn: ({ signal }) => getUserInfo({ signal }),
    staleTime: userInfoCacheMs,
    gcTime: userInfoCacheMs,
    retry: (failures, error) => failures < 2 && isTransient(error),
  })
}

/** The same user after `runs` more, until the server's own count arrives. */
export function withRunsUsed(info: UserInfo, runs: number): UserInfo {
  const used = info.usage.testCases + runs
  const left = hasRunsLeft(used, info.limits.testCases)
  return {
    ...info,
    usage: { testCases: used },
    canGenerate: info.canGenerate && left,
    isPlanUpgradeNeeded: info.isPlanUpgradeNeeded || !left,
  }
}
