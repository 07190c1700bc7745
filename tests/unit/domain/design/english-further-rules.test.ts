import { describe, expect, it } from 'vitest'
import { everyCase } from './support/every-case.ts'
import { contextOf } from './support/contexts.ts'

/** Preconditions and "step → outcome" of every case of a criterion, one per line. */
function linesOf(text: string): string {
  return everyCase(contextOf({ given: '', when: '', then: '', text }), { enrichment: true, maxTestCases: 100 })
    .flatMap(({ preconditions, steps }) => [
      ...preconditions,
      ...steps.map(({ step, expected }) => `${step} → ${expected}`),
    ])
    .join('\n')
}

describe('a rule beside another one in the same sentence', () => {
  it('refuses what was in use lately and accepts what was in use before', () => {
    const lines = linesOf('New PIN: 6 to 10 digits, none of the last 4.')
    expect(lines).toContain('11 digits: refused')
    expect(lines).toContain(
      'Try to set the PIN that was in use 3 changes ago → It is refused; the present PIN remains.',
    )
    expect(lines).toContain('Set the PIN that was in use 5 changes ago → It is accepted.')
  })

  it('shows a field that a choice brings up, which must then be filled in', () => {
    const lines = linesOf('When Other is selected, a "Reason" field (5–80 characters) appears and must be filled in.')
    expect(lines).toContain('Look for "Reason" → "Reason" is not displayed.')
    expect(lines).toContain('Select Other → "Reason" is displayed.')
    expect(lines).toContain('Save without "Reason" → Nothing is saved; "Reason" is marked as missing.')
  })

  it('sorts by each key and filters by each value', () => {
    const lines = linesOf(
      'Visit log: sortable by date and by guest, filterable by gate (north, south), 40 rows per page.',
    )
    expect(lines).toContain('Sort the visit log by date, ascending → The order is: record 1, record 2.')
    expect(lines).toContain('Sort the visit log by guest, ascending → The order is: record 2, record 1.')
    expect(lines).toContain('Filter the visit log by gate: south → Only records with the gate south are listed.')
    expect(lines).toContain('Page 1 holds 40 records')
  })

  it('is shown at first and not again', () => {
    expect(linesOf('A secret is shown in full once, when created; afterwards only its last 5 signs.')).toContain(
      'Leave the page and look at the secret again → Only its last 5 signs are displayed.',
    )
  })
})

describe('a number of things', () => {
  it('is counted for the one that has them', () => {
    expect(linesOf('Each garden has at most 12 taps.')).toContain('One garden with 11 taps is prepared.')
    expect(linesOf('Not more than 9 schedules per garden.')).toContain('One garden with 8 schedules is prepared.')
  })
})
