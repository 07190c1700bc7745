import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import { refetchGuardMs, userInfoQuery, withRunsUsed } from './user-info-query.ts'

export interface UserInfoState {
  info: UserInfo | undefined
  loading: boolean
  error: Error | null
  /** Asks the server again. Unforced, a good cached answer and a request of the last two seconds both count as done. */
  refresh: (options?: { force?: boolean }) => Promise<void>
  /** Counts runs at once; the next refresh brings the server's number. */
  addRuns: (runs?: number) => void
}

/** Plan, limits and usage of the signed-in user (spec section 4, User info). */
export function useUserInfo(userId: string): UserInfoState {
  const client = useQueryClient()
  const { data, error, isPending } = useQuery(userInfoQuery(userId))

  const refresh = useCallback(({ force = false } = {}) => refreshUserInfo(client, userId, force), [client, userId])

  const addRuns = useCallback(
    (runs = 1) => {
      const { queryKey } = userInfoQuery(userId)
      // The answer grows no younger by being counted up.
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
  // One request at a time: a forced refresh waits for the one under way, whose answer may already be too old.
  if (force && state?.fetchStatus === 'fetching') await client.fetchQuery(options).catch(() => undefined)
  await client.fetchQuery({ ...options, retry: false, staleTime: force ? 0 : options.staleTime }).catch(() => undefined)
}
