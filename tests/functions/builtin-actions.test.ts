import { describe, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { contextOf } from './support/answering-ai.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

const path = '/api/ai/generate'
const context = contextOf(3)

const act = (app: TestApp, action: object, more: object) => app.post('pro', path, { context, action, ...more })
const read = async (response: Response) => generateResponseSchema.parse(await response.json())
const codeOf = async (response: Response) => errorEnvelopeSchema.parse(await response.json()).code
const actionsOf = ({ supabase: { database } }: TestApp) => database.runs.filter(({ parentId }) => parentId != null)

describe('an action with the built-in designer', () => {
  async function designed(app: TestApp) {
    const { testCases, metadata } = await read(await app.post('pro', path, { context }))
    const [first, ...others] = testCases
    if (first === undefined) throw new Error('No test case')
    const { title, description, preconditions, steps, criterionIds, type = '', priority = '' } = first
    return {
      first: { title, description, preconditions, steps, criterionIds, type, priority },
      otherTitles: others.map((other) => other.title),
      runId: metadata.runId,
    }
  }

  test('a case that was changed gets the designer’s version back', async () => {
    const app = createTestApp()
    const { first, otherTitles, runId } = await designed(app)
    const changed = { ...first, steps: [{ step: 'Look', data: '', expected: 'All is well' }] }
    const action = { kind: 'rewrite', testCase: changed, otherTitles }
    const { testCases } = await read(await act(app, action, { runId }))
    expect(testCases).toMatchObject([{ title: first.title, steps: first.steps }])
  })

  test('says honestly that there is no other version, free of charge', async () => {
    const app = createTestApp()
    const { first, otherTitles, runId } = await designed(app)
    for (let n = 0; n < 12; n++) {
      const response = await act(app, { kind: 'rewrite', testCase: first, otherTitles }, { runId })
      expect([response.status, await codeOf(response)]).toEqual([422, 'nothing_new'])
    }
    expect(
      actionsOf(app).every(({ status, refundReason }) => status === 'refunded' && refundReason === 'nothing_new'),
    ).toBe(true)
    expect((await app.post('pro', path, { context })).status).toBe(200)
  })

  test('covers a criterion', async () => {
    const app = createTestApp()
    const { runId } = await designed(app)
    const { testCases } = await read(
      await act(app, { kind: 'complete', limits: [] }, { runId, criterionIds: ['AC-3'] }),
    )
    expect(testCases.map(({ criterionIds }) => criterionIds)).toEqual([['AC-3']])
  })
})
