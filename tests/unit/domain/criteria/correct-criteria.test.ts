import { describe, expect, it } from 'vitest'
import { readCorrectedCriteria } from '#domain/criteria/correct-criteria.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { anIssue } from '../../../support/issues.ts'

const found = criteriaOf([
  'Given a full cart',
  'When the shopper pays',
  'Then the order is placed',
  'Given an empty cart',
  'When the shopper opens it',
  'Then it says "Your cart is empty"',
])

function criteriaOf(lines: string[]): AcceptanceCriterion[] {
  const ticket = readIssue(anIssue({ criteria: lines }))
  return ticket.ok ? findCriteria(ticket.value).criteria : []
}

function corrected(value: unknown, ticket = found): AcceptanceCriterion[] {
  const read = readCorrectedCriteria(value, ticket)
  if (!read.ok) throw new Error(read.reason.message)
  return read.value
}

it('leaves the criteria of an unchanged preview as they are', () => {
  expect(found).toHaveLength(2)
  expect(corrected({ ticketId: 'SHOP-1', acceptanceCriteria: found })).toEqual(found)
})

it('keeps ids when criteria are left out or reordered', () => {
  expect(corrected([found[1]])).toEqual([found[1]])
  expect(corrected([found[1], found[0]]).map(({ id }) => id)).toEqual(['AC-2', 'AC-1'])
})

it('reads the parts again when only the text was edited', () => {
  const [edited] = corrected([
    { ...found[0], text: 'Given a cart with 3 items\nWhen it is paid\nThen a receipt is sent' },
  ])
  expect(edited).toMatchObject({
    id: 'AC-1',
    given: 'a cart with 3 items',
    when: 'it is paid',
    then: 'a receipt is sent',
    changed: 'edited',
    source: found[0]?.source,
  })
})

it('writes the text again when only a part was edited', () => {
  const [edited] = corrected([{ ...found[0], then: 'the order is placed within 2 seconds' }])
  expect(edited?.text).toBe('Given a full cart\nWhen the shopper pays\nThen the order is placed within 2 seconds')
  expect(edited?.changed).toBe('edited')
})

it('marks what is not in the ticket as added, under the next free number', () => {
  const list = corrected([...found.map(({ text }) => text), 'Refunds arrive within 3 days.'])
  expect(list.slice(0, 2)).toEqual(found)
  expect(list[2]).toMatchObject({
    id: 'AC-3',
    text: 'Refunds arrive within 3 days.',
    changed: 'added',
    source: { kind: 'tester' },
  })
})

it('gives a criterion that was split two ids', () => {
  const list = corrected([
    { ...found[0], text: 'The order is placed.' },
    { id: 'AC-1', text: 'A mail is sent.' },
  ])
  expect(list.map(({ id, changed }) => [id, changed])).toEqual([
    ['AC-1', 'edited'],
    ['AC-3', 'added'],
  ])
})

it('gives a ticket without criteria some', () => {
  expect(corrected(['Given a user\nWhen they log in\nThen a greeting is shown', 'Logs are kept'], [])).toMatchObject([
    { id: 'AC-1', given: 'a user', when: 'they log in', then: 'a greeting is shown' },
    { id: 'AC-2', text: 'Logs are kept' },
  ])
})

describe('refuses', () => {
  it.each([
    ['a text', 'Given nothing', 'criteria_unreadable'],
    ['an object without criteria', { criteria: [] }, 'criteria_unreadable'],
    ['an empty list', [], 'criteria_empty'],
    ['an empty preview', { acceptanceCriteria: [] }, 'criteria_empty'],
    ['a number in the list', ['A', 3], 'criterion_unreadable'],
    ['a blank text', ['  '], 'criterion_unreadable'],
    ['an endless list', Array.from({ length: 501 }, () => 'A'), 'criteria_unreadable'],
  ])('%s', (_, value, code) => {
    expect(readCorrectedCriteria(value, found)).toMatchObject({ ok: false, reason: { code } })
  })

  it('and names the entry at fault', () => {
    expect(readCorrectedCriteria(['A', {}], found)).toMatchObject({ reason: { params: { position: 2 } } })
  })
})
