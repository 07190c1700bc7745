import { expect, it } from 'vitest'
import { exportHistoryEntries } from '#domain/export/history-entries.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'
import { readCsv } from './support/read-csv.ts'

const now = new Date('2026-11-21T23:59:59.999Z')
const entry = { ...anEntry([aTestCase(), aTestCase({ type: 'Negative' }), aTestCase({ priority: '' })]), id: 'e1', timestamp: '2026-11-20T08:00:00.000Z', title: '=Promo' }

it('lists the entries as CSV under the day', () => {
  const file = exportHistoryEntries([entry, entry], 'csv', now)
  expect(file).toMatchObject({ ok: true, value: { name: 'test-cases-history-2026-11-21.csv', message: 'Exported 2 entries' } })
  expect(readCsv(file.ok ? file.value.text : '')).toEqual([
    ['Entry ID', 'Ticket ID', 'Title', 'Generated At', 'Total Test Cases', 'Types', 'Priorities'],
    ...[1, 2].map(() => ['e1', 'SHOP-42', "'=Promo", '2026-11-20T08:00:00.000Z', '3', 'Positive; Negative', 'High']),
  ])
})

it('holds the entries whole as JSON', () => {
  const file = exportHistoryEntries([entry], 'json', now)
  expect(file).toMatchObject({ ok: true, value: { name: 'test-cases-history-2026-11-21.json', format: 'json' } })
  expect(JSON.parse(file.ok ? file.value.text : '')).toEqual([entry])
})

it.each([
  [[], 'csv', 'No history entries to export'],
  [[entry], 'xlsx', 'Unsupported format: xlsx'],
])('refuses %#', (entries, format, message) => {
  expect(exportHistoryEntries(entries, format, now)).toMatchObject({ ok: false, reason: { message } })
})
