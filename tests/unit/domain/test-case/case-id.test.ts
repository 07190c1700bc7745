import { describe, expect, it } from 'vitest'
import { deriveCaseId, fallbackCaseId, giveUniqueIds } from '#domain/test-case/case-id.ts'

describe('an id from a case without one', () => {
  const long = 'word '.repeat(40)

  it.each([
    [
      'title, description and step',
      { title: 'Log in', description: 'With a\tpassword', firstStep: 'Open  it' },
      'Log_in_With_a_password_Open_it',
    ],
    ['title and step', { title: 'Log in', firstStep: 'Open it' }, 'Log_in_Open_it'],
    ['title and description', { title: 'Log in', description: 'With' }, 'Log_in'],
    ['nothing', { title: ' ' }, 'test_case_3_1700000000000'],
  ])('comes from %s', (_name, words, id) => {
    expect(deriveCaseId(words, 3, 1_700_000_000_000)).toBe(id)
  })

  it.each([
    [100, { title: long, description: long, firstStep: long }],
    [80, { title: long, firstStep: long }],
    [60, { title: long }],
  ])('is cut to %i characters', (length, words) => {
    expect(deriveCaseId(words, 1, 0)).toHaveLength(length)
  })

  it('falls back to its number', () => {
    expect(fallbackCaseId(3)).toBe('TC-3')
  })
})

it.each([
  [
    [undefined, undefined],
    ['TC-1', 'TC-2'],
  ],
  [
    ['TC-2', undefined],
    ['TC-2', 'TC-3'],
  ],
  [
    ['A', 'A', 'A-2'],
    ['A', 'A-3', 'A-2'],
  ],
  [
    [' B ', ''],
    ['B', 'TC-2'],
  ],
])('ids %j become %j, no two the same', (given, expected) => {
  expect(giveUniqueIds(given.map((id) => (id === undefined ? {} : { id }))).map((item) => item.id)).toEqual(expected)
})
