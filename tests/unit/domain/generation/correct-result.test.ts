import { expect, it } from 'vitest'
import { completeResult } from '#domain/generation/complete-result.ts'
import { correctResult, restoreVersion } from '#domain/generation/correct-result.ts'
import { aResult, aTestCase } from '../../../support/results.ts'

const sent = (fingerprint: string) => [
  {
    caseId: 'TC-1',
    tool: 'qase' as const,
    place: 'qase SHOP',
    id: '1',
    key: 'SHOP-1',
    url: 'https://app.qase.io/case/SHOP-1',
    fingerprint,
    sentAt: '2026-11-21T09:00:00.000Z',
  },
]

it('an earlier version takes over the ticket, and what was sent since', () => {
  const version = aResult({ testCases: [aTestCase({ title: 'Before' })], ticketData: undefined, sent: sent('first') })
  const current = aResult({ sent: sent('second') })
  const restored = restoreVersion(current, version)
  expect(restored).toEqual({ ...version, ticketData: current.ticketData, sent: sent('second') })
  expect(restoreVersion(aResult(), version)).not.toHaveProperty('sent')
})

it('a corrected result and a completed one keep what was sent', () => {
  const incomplete = aResult({
    sent: sent('first'),
    unfinished: { idempotencyKey: 'k', request: { prompt: 'x' }, received: [] },
  })
  expect(correctResult(incomplete, [aTestCase()]).sent).toEqual(sent('first'))
  expect(completeResult(incomplete, aResult()).sent).toEqual(sent('first'))
  const some = {
    ...incomplete,
    unfinished: { idempotencyKey: 'k', request: { prompt: 'x', criterionIds: ['AC-1'] }, received: [] },
  }
  expect(completeResult(some, aResult()).sent).toEqual(sent('first'))
})
