import { describe, expect, it } from 'vitest'
import { entryFromResult } from '#src/storage/history/entry.ts'
import { type StoredRecord, encodeRecord, decodeHead } from '#src/storage/history/record.ts'
import {
  type HistoryFilter,
  countFilters,
  isFilteringHistory,
  noHistoryFilter,
  createSearchIndex,
} from '#src/storage/history/search.ts'
import { historyStats } from '#src/storage/history/stats.ts'
import { aResult, aTestCase } from '../../support/results.ts'

function record(id: string, changes: Parameters<typeof aResult>[0]): StoredRecord {
  const text = encodeRecord(entryFromResult(aResult(changes), id), 0)
  const head = decodeHead(id, text)
  if (head === undefined) throw new Error('not a record')
  return { head, text }
}

const records = [
  record('cart', {
    ticketId: 'SHOP-1',
    title: 'Empty the cart',
    timestamp: new Date(2026, 10, 21, 0, 30).toISOString(),
  }),
  record('code', {
    ticketId: 'PAY-22',
    title: 'Promo codes',
    timestamp: new Date(2026, 10, 20, 23, 30).toISOString(),
    ticketData: { key: 'PAY-22', fields: { summary: 'Promo codes', description: 'Ein Rabatt für Käufer' } },
    testCases: [
      aTestCase({ title: 'An EXPIRED code', description: 'is refused at once', type: 'Negative', priority: 'Low' }),
    ],
  }),
]

function filled() {
  const index = createSearchIndex()
  index.replace(records)
  expect(index.advance(() => true)).toBe(false)
  return index
}

function found(filter: Partial<HistoryFilter>, index = filled()): string[] {
  return index.search({ ...noHistoryFilter, ...filter }).map((head) => head.id)
}

describe('the search', () => {
  it.each([
    ['everything where nothing is asked', {}, ['cart', 'code']],
    ['the ticket id', { text: 'pay-2' }, ['code']],
    ['the title, whatever its case', { text: 'EMPTY THE' }, ['cart']],
    ['the description', { text: 'rabatt FÜR' }, ['code']],
    ['titles of cases', { text: 'expired' }, ['code']],
    ['descriptions of cases', { text: 'refused at' }, ['code']],
    ['with blanks around it', { text: '  promo ' }, ['code']],
    ['nothing else: steps are not searched', { text: 'Remove the mug' }, []],
    ['no match over two fields', { text: 'pay-22 promo' }, []],
    ['a type', { type: 'Negative' }, ['code']],
    ['a priority', { priority: 'High' }, ['cart']],
    ['type and priority together', { type: 'Negative', priority: 'High' }, []],
    ['a type like a word every object has', { type: 'constructor' }, []],
    ['from a day on, by the reader’s calendar', { dateFrom: '2026-11-21' }, ['cart']],
    ['up to a day, that day included', { dateTo: '2026-11-20' }, ['code']],
    ['between two days', { dateFrom: '2026-11-20', dateTo: '2026-11-21' }, ['cart', 'code']],
    ['days the wrong way round', { dateFrom: '2026-11-21', dateTo: '2026-11-20' }, []],
    ['text and filters together', { text: 'code', type: 'Positive' }, []],
  ])('finds %s', (_, filter, ids) => {
    expect(found(filter)).toEqual(ids)
  })

  it('finds an entry by its head until its turn to be read has come', () => {
    const index = createSearchIndex()
    index.replace(records)
    expect(found({ text: 'promo' }, index)).toEqual(['code'])
    expect(found({ text: 'expired' }, index)).toEqual([])
    let slices = 0
    while (index.advance(onceEach())) slices += 1
    expect(slices).toBe(1)
    expect(found({ text: 'expired' }, index)).toEqual(['code'])
  })

  it('reads only what has changed, forgets what is gone, and counts what cannot be read', () => {
    const index = filled()
    const [cart] = records
    if (cart === undefined) throw new Error('no record')
    const damaged = { head: { ...cart.head, id: 'broken' }, text: cart.text.slice(0, -9) }
    index.replace([cart, damaged])
    let read = 0
    index.advance(() => (read++, true))
    expect(read).toBe(1)
    expect(index.damaged()).toBe(1)
    expect(found({}, index)).toEqual(['cart'])
  })
})

function onceEach(): () => boolean {
  let left = 1
  return () => left-- > 0
}

describe('filters', () => {
  it.each([
    [noHistoryFilter, false, 0],
    [{ text: '  ' }, false, 0],
    [{ text: 'a' }, true, 0],
    [{ text: '', type: 'Negative', dateFrom: '2026-11-20' }, true, 2],
  ])('%j holds something back: %s', (filter, filtering, count) => {
    expect(isFilteringHistory(filter)).toBe(filtering)
    expect(countFilters(filter)).toBe(count)
  })
})

describe('statistics', () => {
  it('count entries, cases, types and priorities, and span the dates', () => {
    expect(historyStats(records.map(({ head }) => head))).toEqual({
      totalEntries: 2,
      totalTestCases: 2,
      types: new Map([
        ['Positive', 1],
        ['Negative', 1],
      ]),
      priorities: new Map([
        ['High', 1],
        ['Low', 1],
      ]),
      dateRange: { from: records[1]?.head.timestamp, to: records[0]?.head.timestamp },
    })
  })

  it('of an empty history span nothing', () => {
    expect(historyStats([])).toEqual({ totalEntries: 0, totalTestCases: 0, types: new Map(), priorities: new Map() })
  })
})
