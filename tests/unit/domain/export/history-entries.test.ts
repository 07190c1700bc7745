import { expect, it } from 'vitest'
import { historyEntriesToCsv, historyEntriesToJson } from '#domain/export/history-entries.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'
import { readCsv } from './support/read-csv.ts'

const entry = {
  ...anEntry([aTestCase(), aTestCase({ type: 'Negative' }), aTestCase({ priority: '' })]),
  id: 'e1',
  timestamp: '2026-11-20T08:00:00.000Z',
  title: '=Promo',
}

it('lists the entries as CSV', () => {
  expect(readCsv(historyEntriesToCsv([entry, entry]))).toEqual([
    ['Entry ID', 'Ticket ID', 'Title', 'Generated At', 'Total Test Cases', 'Types', 'Priorities'],
    ...[1, 2].map(() => ['e1', 'SHOP-42', "'=Promo", '2026-11-20T08:00:00.000Z', '3', 'Positive; Negative', 'High']),
  ])
})

it('holds the entries whole as JSON', () => {
  expect(JSON.parse(historyEntriesToJson([entry]))).toEqual([entry])
})
