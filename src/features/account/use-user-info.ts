import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import { hasRunsLeft } from '#domain/plans/plans.ts'
import { getUserInfo, isTransient } from '#src/backend/api-client.ts'

/** Lifetime of a cached answer and the minimum time between unforced requests, in milliseconds (docs/spec.md sections 4 and 9). */
export const userInfoCacheMs = 5 * 60_000
export const refetchGuardMs = 2_000

export function userInfoQuery(userId: string) {
  return queryOptions({
    queryKey: ['user-info', userId],
    queryFn: ({ signal }) => getUserInfo({ signal }),
    staleTime: userInfoCacheMs,
    gcTime: userInfoCacheMs,
    retry: (failures, error) => failures < 2 && isTransient(error),
  })
}

/** Estimates the state after `runs` more runs, until the server's count arrives. */
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

export interface UserInfoState {
  info: UserInfo | undefined
  loading: boolean
  error: Error | null
  /** Fetches again. Without `force`, a fresh cached answer or a request within the last two seconds is enough. */
  refresh: (options?: { force?: boolean }) => Promise<void>
  /** Adds runs to the usage until the next refresh brings the server's count. */
  addRuns: (runs?: number) => void
}

/** Plan, limits and usage of the signed-in user (docs/spec.md section 4, User info). */
export function useUserInfo(userId: string): UserInfoState {
  const client = useQueryClient()
  const { data, error, isPending } = useQuery(userInfoQuery(userId))

  const refresh = useCallback(({ force = false } = {}) => refreshUserInfo(client, userId, force), [client, userId])

  const addRuns = useCallback(
    (runs = 1) => {
      const { queryKey } = userInfoQuery(userId)
      // A local estimate must not extend the lifetime of the answer.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData(queryKey, (info) => info && withRunsUsed(info, runs), { updatedAt })
    },
    [client, userId],
  )

  return { info: data, loading: isPending, error, refresh, addRuns }
}

async function refreshUserInfo(client: QueryClient, userId: string, force: boolean): Promise<void> {
  const options = userInfoQuery(userId)
  const state = client.getQueryState(options.queryKey)
  const lastAsked = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0)
  if (!force && Date.now() - lastAsked < refetchGuardMs) return
  // Only one request runs at a time. A forced refresh waits for it, because its answer may be outdated already.
  if (force && state?.fetchStatus === 'fetching') await client.fetchQuery(options).catch(() => undefined)
  await client.fetchQuery({ ...options, retry: false, staleTime: force ? 0 : options.staleTime }).catch(() => undefined)
}
