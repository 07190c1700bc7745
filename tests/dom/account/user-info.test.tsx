import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import type * as ApiClient from '#src/backend/api-client.ts'
import { ApiError } from '#src/backend/api-error.ts'
import { useUserInfo, withRunsUsed } from '#src/features/account/use-user-info.ts'

const getUserInfo = vi.hoisted(() => vi.fn<() => Promise<UserInfo>>())
vi.mock('#src/backend/api-client.ts', async (original) => ({ ...(await original<typeof ApiClient>()), getUserInfo }))

function info(used: number, quota = 20): UserInfo {
  return {
    user: { id: 'u1', email: 'starter@demo.test', role: 'starter' },
    limits: { testCases: quota },
    usage: { testCases: used },
    canGenerate: true,
    canExport: true,
    isPlanUpgradeNeeded: false,
  }
}

let now = 0
let client = new QueryClient()

function Wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

async function start(userId = 'u1') {
  const hook = renderHook(() => useUserInfo(userId), { wrapper: Wrapper })
  await waitFor(() => expect(hook.result.current.loading).toBe(false))
  return hook
}

beforeEach(() => {
  client = new QueryClient()
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  getUserInfo.mockReset().mockResolvedValue(info(7))
})

describe('the user info', () => {
  it('is fetched once for all components that show it', async () => {
    await start()
    const second = await start()
    expect(second.result.current.info).toEqual(info(7))
    expect(getUserInfo).toHaveBeenCalledTimes(1)
  })

  it('is kept for each user alone', async () => {
    await start('u1')
    await start('u2')
    expect(getUserInfo).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['an unforced refresh within two seconds', 1_999, false, 1],
    ['an unforced refresh within five minutes', 299_999, false, 1],
    ['an unforced refresh after five minutes', 300_001, false, 2],
    ['a forced refresh at any time', 1, true, 2],
  ])('%s', async (_, later, force, calls) => {
    const { result } = await start()
    now += later
    await act(() => result.current.refresh({ force }))
    expect(getUserInfo).toHaveBeenCalledTimes(calls)
  })

  it('does not ask again at once after a failure, unless forced', async () => {
    getUserInfo.mockRejectedValue(new ApiError(403, 'forbidden', 'HTTP error! status: 403: no'))
    const { result } = await start()
    expect(result.current.error?.message).toBe('HTTP error! status: 403: no')
    await act(() => result.current.refresh())
    expect(getUserInfo).toHaveBeenCalledTimes(1)
    getUserInfo.mockResolvedValue(info(8))
    await act(() => result.current.refresh({ force: true }))
    await waitFor(() => expect(result.current.info?.usage.testCases).toBe(8))
    expect(result.current.error).toBeNull()
  })

  it('never asks twice at the same time: a forced refresh waits and asks after', async () => {
    const { result } = await start()
    let running = 0
    let most = 0
    getUserInfo.mockImplementation(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return info(9)
    })
    await act(() => Promise.all([result.current.refresh({ force: true }), result.current.refresh({ force: true })]))
    expect(most).toBe(1)
    await waitFor(() => expect(result.current.info?.usage.testCases).toBe(9))
  })

  it('counts a run at once and grows no younger by it', async () => {
    const { result } = await start()
    now += 290_000
    act(() => result.current.addRuns())
    await waitFor(() => expect(result.current.info?.usage.testCases).toBe(8))
    now += 20_000
    await act(() => result.current.refresh())
    expect(getUserInfo).toHaveBeenCalledTimes(2)
  })
})

describe('counting runs', () => {
  it.each([
    ['runs are left', 7, 20, true, false],
    ['the last run is used', 19, 20, false, true],
    ['there is no limit', 5_000, -1, true, false],
  ])('when %s', (_, used, quota, canGenerate, isPlanUpgradeNeeded) => {
    expect(withRunsUsed(info(used, quota), 1)).toMatchObject({
      usage: { testCases: used + 1 },
      canGenerate,
      isPlanUpgradeNeeded,
    })
  })
})
