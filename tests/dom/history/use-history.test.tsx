import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useHistory } from '#src/features/history/use-history.ts'
import { refuseStorage } from '../../support/refusing-storage.ts'
import { aResult } from '../../support/results.ts'

it('keeps a valid result for its user and says which one was saved', async () => {
  const { result } = renderHook(() => useHistory('u-1'))
  expect(result.current.saveState).toBeUndefined()
  await act(() => result.current.save(aResult()))
  expect(result.current.saveState).toEqual({ kind: 'saved', resultTimestamp: '2026-11-21T09:00:00.000Z' })
  const { store } = await result.current.parts()
  expect(store.readAll().map((entry) => entry.ticketId)).toEqual(['SHOP-1'])
})

it.each([{ error: 'The AI gave up' }, { testCases: [] }])(
  'says nothing of a result that is not worth keeping: %j',
  async (change) => {
    const { result } = renderHook(() => useHistory('u-1'))
    await act(() => result.current.save(aResult(change)))
    expect(result.current.saveState).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  },
)

it('says why a result could not be kept', async () => {
  const { result } = renderHook(() => useHistory('u-1'))
  const allow = refuseStorage('QuotaExceededError', 'setItem')
  await act(() => result.current.save(aResult()))
  allow()
  expect(result.current.saveState).toEqual({
    kind: 'failed',
    resultTimestamp: '2026-11-21T09:00:00.000Z',
    message: 'Failed to save to history. The browser’s storage for this site is full.',
  })
})
