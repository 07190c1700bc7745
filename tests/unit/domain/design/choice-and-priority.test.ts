import { describe, expect, it } from 'vitest'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { contextOf } from './support/contexts.ts'

const ticket = contextOf(
  'The logo has the new colour',
  'Passwords must be at least 8 characters',
  'The list is sorted by name',
  { when: 'the customer pays by card', then: 'the amount is charged once' },
  { when: 'the admin deletes an account', then: 'it is permanently removed' },
)

describe('priorities', () => {
  it.each<[string, string, RegExp]>([
    ['The logo has the new colour', 'Low', /looks/],
    ['The readme documents the new option', 'Low', /making of the product/],
    ['The list is sorted by name', 'Medium', /ordinary/],
    ['Users can save a draft', 'Medium', /depend/],
    ['The customer is charged once', 'High', /Money/],
    ['The access token is stored encrypted', 'High', /Security/],
    ['Only moderators have the permission to publish', 'High', /who may do what/],
    ['Removing the account deletes all of its data', 'High', /lost/],
    ['This cannot be undone', 'High', /taken back/],
    ['No personal data is written to the log', 'High', /Personal data/],
    ['El usuario puede pagar con tarjeta', 'High', /dinero/],
    ['La contraseña se guarda cifrada', 'High', /seguridad/],
  ])('%s → %s', (text, priority, reason) => {
    const [testCase] = designTestCases(contextOf(text), { enrichment: false, maxTestCases: 1 })
    expect(testCase?.priority).toBe(priority)
    expect(testCase?.priorityReason).toMatch(reason)
  })

  it('a word of the starting situation alone makes no high priority', () => {
    const [testCase] = designTestCases(contextOf({ given: 'I am signed in with my password', when: 'I open the help', then: 'the manual is shown' }), { enrichment: false, maxTestCases: 1 })
    expect(testCase?.priority).toBe('Medium')
  })

  it('a side case is a step lower than the case it stands beside, and says so', () => {
    const cases = designTestCases(contextOf('Passwords must be at least 8 characters'), { enrichment: true, maxTestCases: 9 })
    expect(cases.map(({ priority }) => priority)).toEqual(['High', 'High', 'Medium'])
    expect(cases[2]?.priorityReason).toMatch(/beside the main path/)
  })
})

describe('the choice under a maximum', () => {
  it('covers the criteria of the highest risk, in the order of the ticket', () => {
    const cases = designTestCases(ticket, { enrichment: true, maxTestCases: 3 })
    expect(cases.map(({ criterionIds }) => criterionIds)).toEqual([['AC-2'], ['AC-4'], ['AC-5']])
  })

  it('gives every criterion its case before any gets a second', () => {
    const cases = designTestCases(ticket, { enrichment: true, maxTestCases: 6 })
    expect(cases.slice(0, 5).flatMap(({ criterionIds }) => criterionIds)).toEqual(['AC-1', 'AC-2', 'AC-3', 'AC-4', 'AC-5'])
    expect(cases[5]?.priority).toBe('High')
  })

  it('takes turns among the criteria for what is left', () => {
    const extras = designTestCases(ticket, { enrichment: true, maxTestCases: 8 }).slice(5)
    expect(new Set(extras.flatMap(({ criterionIds }) => criterionIds)).size).toBe(3)
  })

  it.each([0, -1, 0.5])('%d gives none', (maxTestCases) => {
    expect(designTestCases(ticket, { enrichment: true, maxTestCases })).toEqual([])
  })

  it('without enrichment has one case a criterion, and a negative one only where a criterion is', () => {
    const cases = designTestCases(contextOf('Users can log in', 'An invalid code shows an error'), { enrichment: false, maxTestCases: 6 })
    expect(cases.map(({ type }) => type)).toEqual(['Positive', 'Negative'])
  })

  it('makes one case of criteria that ask for the same, and names both', () => {
    const cases = designTestCases(contextOf('The footer shows the year', 'The list is sorted', 'the footer shows the year.'), { enrichment: false, maxTestCases: 6 })
    expect(cases.map(({ criterionIds }) => criterionIds)).toEqual([['AC-1', 'AC-3'], ['AC-2']])
  })
})
