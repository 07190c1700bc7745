import { describe, expect, it } from 'vitest'
import { type GenerateRequest, type WireTestCase, generateRequestSchema } from '#domain/contracts/ai-generate.ts'
import { type ResultAction, actionRequest, editOfWritten } from '#domain/generation/act-on-result.ts'
import { designOneCase } from '#domain/generation/built-in-cases.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import type { Finding } from '#domain/review/finding.ts'
import { aCriterion, aResult, aTestCase } from '../../../support/results.ts'
import { readIssue } from '#domain/ticket/issue.ts'

const one = aTestCase({ id: 'TC-1', title: 'One' })
const two = aTestCase({ id: 'TC-2', title: 'Two' })
const result = aResult({ testCases: [one, two] })
const finding: Finding = {
  caseId: 'TC-1',
  rule: 'vague-oracle',
  step: 1,
  field: 'expected',
  quote: 'it works',
  message: '“it works” is vague.',
}

function requestFor(action: ResultAction, changes: Partial<Parameters<typeof actionRequest>[1]> = {}): GenerateRequest {
  const request = actionRequest(action, { result, cases: [one, two], findings: [], houseRules: undefined, ...changes })
  if (!request.ok || request.value === undefined) throw new Error('No request')
  return generateRequestSchema.parse(request.value)
}

describe('the request for an action', () => {
  it('names the case, its findings, the remark and the other titles', () => {
    const findings = [finding, { ...finding, caseId: 'TC-2', message: 'Of another case.' }]
    const { action, context } = requestFor({ kind: 'rewrite', caseId: 'TC-1', remark: '  Use staging. ' }, { findings })
    expect(action).toMatchObject({
      kind: 'rewrite',
      testCase: { title: 'One', steps: one.steps, criterionIds: ['AC-1'] },
      remark: 'Use staging.',
      problems: ['Step 2, expected result: “it works” is vague.'],
      otherTitles: ['Two'],
    })
    expect(context).toMatchObject({ ticketKey: 'SHOP-1', description: 'The cart can be emptied.' })
  })

  it('is valid however long the case, the remark and the list', () => {
    const long = aTestCase({
      id: 'long',
      title: 'x'.repeat(5_000),
      description: 'x'.repeat(50_000),
      preconditions: Array.from({ length: 300 }, () => 'x'.repeat(9_000)),
      steps: Array.from({ length: 300 }, () => ({ step: 'x'.repeat(30_000), data: '', expected: '' })),
      criterionIds: Array.from({ length: 300 }, () => 'x'.repeat(90)),
    })
    const cases = [long, ...Array.from({ length: 900 }, (_, n) => ({ ...two, id: String(n) }))]
    const { action } = requestFor({ kind: 'rewrite', caseId: 'long', remark: 'r'.repeat(900) }, { cases })
    expect(action).toMatchObject({ remark: 'r'.repeat(500) })
  })

  it('is made from the summary alone where the ticket was not kept, and not made for a case that is gone', () => {
    const input = { result: { ...result, ticketData: undefined }, cases: [one], findings: [], houseRules: undefined }
    expect(requestFor({ kind: 'similar', caseId: 'TC-1' }, input).context?.title).toBe('Empty the cart')
    expect(actionRequest({ kind: 'similar', caseId: 'TC-9' }, input)).toEqual({ ok: true, value: undefined })
  })

  it('asks for limits without criteria', () => {
    const limits = [{ criterionId: 'AC-1', inside: ['40'], outside: ['41'] }]
    const request = requestFor({ kind: 'complete', criterionIds: [], limits })
    expect(request.criterionIds).toBeUndefined()
    expect(request.action).toEqual({ kind: 'complete', limits })
  })
})

describe('the correction that brings written cases in', () => {
  const written: WireTestCase = {
    title: 'Verify that the cart is empty',
    description: '',
    preconditions: [],
    steps: [{ step: 'Open the cart ', data: '', expected: 'It is empty' }],
    criterionIds: ['AC-1'],
  }

  it('gives the product’s form, and tells who wrote the case', () => {
    const edit = editOfWritten({ kind: 'rewrite', caseId: 'TC-1', remark: '' }, result, [written], 'builtin')
    expect(edit).toMatchObject({
      kind: 'replace',
      id: 'TC-1',
      testCase: { title: 'The cart is empty', priority: 'Medium', generationStatus: 'designed' },
    })
    expect(edit?.kind === 'replace' && edit.testCase.steps[0]?.step).toBe('Open the cart')
  })

  it('takes one case for one, and drops what cannot be shown', () => {
    const blank = { ...written, title: 'Blank', steps: [] }
    const edit = editOfWritten(
      { kind: 'similar', caseId: 'TC-1' },
      result,
      [blank, written, { ...written, title: 'B' }],
      '',
    )
    expect(edit).toMatchObject({ kind: 'insert', cases: [{ title: 'The cart is empty' }], place: { after: 'TC-1' } })
    expect(editOfWritten({ kind: 'similar', caseId: 'TC-1' }, result, [blank], '')).toBeUndefined()
  })
})

describe('the built-in designer’s answer to one case', () => {
  const criteria = [
    aCriterion({ text: 'The name has at least 3 and at most 20 characters.', given: '', when: '', then: '' }),
    aCriterion({ id: 'AC-2', text: 'The shopper can delete an address.', given: '', when: '', then: '' }),
  ]
  const ticket = readIssue({ key: 'SHOP-1', fields: { summary: 'Addresses' } })
  if (!ticket.ok) throw new Error('No ticket')
  const context = buildContext(ticket.value, criteria)
  const designed = designTestCases(context, { enrichment: true, maxTestCases: 100 }).map((testCase) => ({
    ...testCase,
    type: testCase.type ?? '',
    priority: testCase.priority ?? '',
  }))
  const [first, ...others] = designed
  if (first === undefined) throw new Error('Nothing was designed')
  const otherTitles = others.map(({ title }) => title)

  it('is its own version of a case that was changed, and nothing for its own case', () => {
    const changed = { ...first, steps: [{ step: 'Look', data: '', expected: 'All is well' }] }
    expect(designOneCase(context, { kind: 'rewrite', testCase: changed, otherTitles })?.steps).toEqual(first.steps)
    expect(designOneCase(context, { kind: 'rewrite', testCase: first, otherTitles })).toBeUndefined()
  })

  it('is a case of the same criterion that is not there yet, until all are', () => {
    const siblings = others.filter(({ criterionIds }) => criterionIds.some((id) => first.criterionIds.includes(id)))
    const similar = designOneCase(context, { kind: 'similar', testCase: first, otherTitles: [] })
    expect(similar?.title).toBe(siblings[0]?.title)
    expect(designOneCase(context, { kind: 'similar', testCase: first, otherTitles })).toBeUndefined()
  })
})
