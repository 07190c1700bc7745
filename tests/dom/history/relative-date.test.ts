import { expect, it } from 'vitest'
import { relativeDate } from '#src/features/history/relative-date.ts'

const now = new Date(2026, 10, 21, 9)

it.each([
  ['in a moment, by another clock', new Date(2026, 10, 21, 9, 5), 'Today'],
  ['this morning', new Date(2026, 10, 21, 0, 0), 'Today'],
  ['last night', new Date(2026, 10, 20, 23, 59), 'Yesterday'],
  ['two days', new Date(2026, 10, 19, 23, 59), '2 days ago'],
  ['six days', new Date(2026, 10, 15), '6 days ago'],
  ['seven days', new Date(2026, 10, 14), '1 week ago'],
  ['two weeks', new Date(2026, 10, 7), '2 weeks ago'],
  ['29 days', new Date(2026, 9, 23), '4 weeks ago'],
  ['30 days', new Date(2026, 9, 22), '1 month ago'],
  ['a year', new Date(2025, 10, 21), '12 months ago'],
])('%s', (_, time, expected) => {
  expect(relativeDate(time.toISOString(), now)).toBe(expected)
})

it('leaves what is no time as it is', () => {
  expect(relativeDate('some day', now)).toBe('some day')
})
