import { describe, expect, it } from 'vitest'
import { prepareCases } from '#domain/push/prepare-cases.ts'
import { pushCaseSchema } from '#domain/push/push-case.ts'
import { mergeSent, placeOf } from '#domain/push/sent-case.ts'
import { aCriterion, aResult, aTestCase } from '../../../support/results.ts'

const emptyCart = aResult()

describe('a case ready to be sent', () => {
  it('has everything of the test case, with the texts of its criteria', () => {
    const [prepared] = prepareCases(
      aResult({ testCases: [aTestCase({ assumptions: ['The cart is kept for a day'] })] }),
    )
    expect(prepared).toMatchObject({ caseId: 'TC-1', title: 'Removing the last item empties the cart' })
    expect(prepared?.pushCase).toMatchObject({
      description: 'The cart says that it is empty.\n\nAssumptions:\n- The cart is kept for a day',
      preconditions: ['A shopper is signed in'],
      type: 'Positive',
      priority: 'High',
      criteria: [{ id: 'AC-1', text: aCriterion().text }],
    })
    expect(prepared?.pushCase?.steps).toEqual(aTestCase().steps)
    expect(pushCaseSchema.parse(prepared?.pushCase)).toEqual(prepared?.pushCase)
  })

  it('keeps its marker through corrections, but not its fingerprint', () => {
    const [before] = prepareCases(emptyCart)
    const [after] = prepareCases(aResult({ testCases: [aTestCase({ description: 'Changed.' })] }))
    expect(after?.pushCase?.marker).toBe(before?.pushCase?.marker)
    expect(before?.pushCase?.marker).toMatch(/^casewright-[0-9a-f]{12}$/)
    expect(after?.fingerprint).not.toBe(before?.fingerprint)
    expect(prepareCases(emptyCart)).toEqual([before])
  })

  it.each([
    ['another ticket', { ticketId: 'SHOP-2' }],
    ['another run of the ticket', { timestamp: '2026-11-22T09:00:00.000Z' }],
    ['another case', { testCases: [aTestCase({ id: 'TC-2' })] }],
  ])('has a marker of its own for %s', (_name, change) => {
    const [one] = prepareCases(emptyCart)
    const [other] = prepareCases(aResult(change))
    expect(other?.pushCase?.marker).not.toBe(one?.pushCase?.marker)
  })

  it('is told apart from one with the same id or the same title', () => {
    const prepared = prepareCases(aResult({ testCases: [aTestCase(), aTestCase(), aTestCase({ id: 'TC-2' })] }))
    expect(new Set(prepared.map(({ pushCase }) => pushCase?.marker)).size).toBe(3)
    expect(new Set(prepared.map(({ title }) => title)).size).toBe(3)
  })

  it('loses control characters, and nothing else', () => {
    const step = { step: 'Type =1+1\u0000', data: '"quoted"\n💥', expected: 'مرحبا\u0007' }
    const [prepared] = prepareCases(aResult({ testCases: [aTestCase({ steps: [step] })] }))
    expect(prepared?.pushCase?.steps).toEqual([{ step: 'Type =1+1', data: '"quoted"\n💥', expected: 'مرحبا' }])
  })

  it.each([
    ['a text', { description: 'x'.repeat(40_001) }],
    ['the list of steps', { steps: Array.from({ length: 501 }, () => ({ step: 's', data: '', expected: '' })) }],
  ])('does not exist if %s is beyond the limit: nothing is cut silently', (_name, change) => {
    const [prepared] = prepareCases(aResult({ testCases: [aTestCase(change)] }))
    expect(prepared?.pushCase).toBeUndefined()
  })

  it('takes 33,000 characters', () => {
    const [prepared] = prepareCases(aResult({ testCases: [aTestCase({ description: 'x'.repeat(33_000) })] }))
    expect(prepared?.pushCase?.description).toHaveLength(33_000)
  })
})

describe('the place of a sent case', () => {
  const jira = { tool: 'jira', email: 'q@a.test', apiToken: 'secret-token', through: 'site' } as const

  it('is the tool with its site, project and form, without credentials', () => {
    const place = placeOf({ ...jira, baseUrl: 'https://Acme.atlassian.net/' }, { project: 'SHOP', form: 'comment' })
    expect(place).toBe('jira acme.atlassian.net SHOP comment')
    expect(placeOf({ tool: 'qase', apiToken: 'secret-token' }, { project: 'SHOP' })).toBe('qase SHOP')
    expect(placeOf({ tool: 'azure', organization: 'Acme', token: 'secret-token' }, { project: 'Shop' })).toBe(
      'azure acme Shop',
    )
    expect(placeOf({ tool: 'zephyr', region: 'eu', apiToken: 'secret-token' }, { project: 'SHOP' })).toBe(
      'zephyr eu SHOP',
    )
  })

  it('has one record of each case', () => {
    const record = (caseId: string, place: string, key: string) => ({
      caseId,
      place,
      key,
      tool: 'qase' as const,
      id: key,
      url: 'https://app.qase.io/case/1',
      fingerprint: 'f',
      sentAt: '2026-11-23T09:00:00.000Z',
    })
    const kept = [record('TC-1', 'qase SHOP', 'SHOP-1'), record('TC-1', 'qase WEB', 'WEB-1')]
    expect(mergeSent(kept, [record('TC-1', 'qase SHOP', 'SHOP-9')]).map(({ key }) => key)).toEqual(['WEB-1', 'SHOP-9'])
    expect(mergeSent(undefined, kept)).toEqual(kept)
  })
})
