import { beforeEach, expect, it } from 'vitest'
import { correctResult } from '#domain/generation/correct-result.ts'
import { createResultWriter } from '#src/features/history/use-history.ts'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { aResult, aTestCase } from '../../support/results.ts'

const now = new Date('2026-11-21T09:00:10.000Z')
let store: HistoryStore

function titles(): (string | undefined)[] {
  return store.readAll().map(({ testCases }) => testCases[0]?.title)
}

function corrected(title: string, timestamp?: string) {
  return correctResult(aResult(timestamp === undefined ? {} : { timestamp }), [aTestCase({ title })])
}

beforeEach(() => {
  store = createHistoryStore({ userId: 'u-1', now: () => now })
})

it('corrections go over the entry their result became, in the order they were made', async () => {
  const writer = createResultWriter(store)
  await Promise.all([writer.save(aResult()), writer.correct(corrected('First')), writer.correct(corrected('Second'))])
  expect(titles()).toEqual(['Second'])
})

it('a result loaded from the history is corrected where it lies', async () => {
  const saved = await store.add(aResult())
  await store.add(aResult({ ticketId: 'SHOP-2' }))
  const writer = createResultWriter(store)
  writer.remember(aResult(), saved.ok ? (saved.value.entry?.id ?? '') : '')
  await writer.correct(corrected('Mine'))
  expect(titles()).toEqual(['Removing the last item empties the cart', 'Mine'])
})

it('the corrections of a duplicate become a separate entry, and so do those of a deleted entry', async () => {
  const writer = createResultWriter(store)
  await writer.save(aResult())
  const again = '2026-11-21T09:00:05.000Z'
  await writer.save(aResult({ timestamp: again }))
  expect(titles()).toHaveLength(1)
  await writer.correct(corrected('Of the second run', again))
  expect(titles()).toEqual(['Of the second run', 'Removing the last item empties the cart'])
  await store.clear()
  await writer.correct(corrected('Still wanted'))
  expect(titles()).toEqual(['Still wanted'])
})

it('a result that was kept while it was written takes its own place, or goes where it is a duplicate', async () => {
  const writer = createResultWriter(store)
  await writer.correct(aResult({ testCases: [aTestCase({ title: 'Half of it' })] }))
  await writer.save(aResult())
  expect(titles()).toEqual(['Removing the last item empties the cart'])
  const again = '2026-11-21T09:00:05.000Z'
  await writer.correct(aResult({ timestamp: again }))
  expect(titles()).toHaveLength(2)
  await writer.save(aResult({ timestamp: again }))
  expect(titles()).toHaveLength(1)
})

it('a save that throws does not hold up the next', async () => {
  const adds = [() => Promise.reject(new Error('no')), () => store.add(aResult())]
  const writer = createResultWriter({ ...store, add: () => (adds.shift() ?? (() => store.add(aResult())))() })
  await expect(writer.save(aResult())).rejects.toThrow('no')
  expect((await writer.save(aResult())).ok).toBe(true)
})
