import { describe, expect, it } from 'vitest'
import { findCriteria, noCriteriaMessage } from '#domain/criteria/find-criteria.ts'
import { readIssue } from '#domain/ticket/issue.ts'

function find(fields: Record<string, unknown>, names: Record<string, string> = {}) {
  const ticket = readIssue({ key: 'A-1', fields, names })
  if (!ticket.ok) throw new Error(ticket.reason.message)
  return findCriteria(ticket.value)
}

describe('findCriteria', () => {
  it('reads the list under a heading and stops at the next heading', () => {
    const { criteria } = find({ description: '## Acceptance Criteria\n- The cart shows the total\n- The total includes tax\n\n## Technical notes\n- use the tax service' })
    expect(criteria.map(({ id, then, source }) => [id, then, source])).toEqual([
      ['AC-1', 'The cart shows the total', { kind: 'section', label: 'Acceptance Criteria' }],
      ['AC-2', 'The total includes tax', { kind: 'section', label: 'Acceptance Criteria' }],
    ])
  })

  it('keeps the criteria of the field and of the description, labelled, and none twice', () => {
    const { criteria } = find(
      { description: 'Acceptance criteria:\n* Search works\n* Results are sorted by date', customfield_10034: '- Search works\n- Empty searches are refused' },
      { customfield_10034: 'Acceptance Criteria' },
    )
    expect(criteria.map(({ then, source }) => [then, source.kind])).toEqual([
      ['Search works', 'field'],
      ['Empty searches are refused', 'field'],
      ['Results are sorted by date', 'section'],
    ])
  })

  it('says where it looked when there is nothing', () => {
    const { criteria, lookedAt } = find({ description: 'Please call me.' })
    expect(criteria).toEqual([])
    expect(lookedAt.map(({ found }) => found)).toEqual([0, 0, 0])
    expect(noCriteriaMessage).toBe('No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.')
  })
})
