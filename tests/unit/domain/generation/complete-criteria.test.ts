import { beforeEach, expect, it, vi } from 'vitest'
import type { GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type GenerationPorts, completeGeneration, runGeneration } from '#domain/generation/run-generation.ts'
import { standIn } from '#domain/test-case/test-case.ts'
import { anIssue } from '../../../support/issues.ts'

const issue = anIssue({
  criteria: ['one', 'two', 'three'].flatMap((name) => [
    `Given the shopper sees page ${name}`,
    `When the shopper opens page ${name}`,
    `Then the heading ${name} is shown`,
    '',
  ]),
})

function aCase(title: string, id: string, generationStatus = 'ai'): WireTestCase {
  return {
    title,
    description: 'What is proved',
    preconditions: [],
    steps: [{ step: `Open ${title}`, data: 'None', expected: 'An error is shown' }],
    criterionIds: [id],
    generationStatus,
  }
}

const response = (testCases: WireTestCase[], unansweredCriterionIds?: string[]): GenerateResponse => ({
  testCases,
  warnings: [],
  dropped: [],
  tokensUsed: 100,
  metadata: { maxTestCases: 6, provider: 'anthropic', model: 'm', enriched: true },
  ...(unansweredCriterionIds && { unansweredCriterionIds }),
})

const partial = response(
  [aCase('first', 'AC-1'), aCase('stand-in two', 'AC-2', standIn), aCase('third', 'AC-3')],
  ['AC-2'],
)
const generateTestCases = vi.fn<GenerationPorts['generateTestCases']>()
const ports: GenerationPorts = {
  proxyTracker: () => Promise.resolve(issue),
  generateTestCases,
  now: () => new Date('2026-11-21T09:00:00.000Z'),
}
const listener = { progress: () => undefined }

async function run(idempotencyKey?: string): Promise<GenerationResult> {
  const ended = await runGeneration(
    {
      source: { kind: 'issue', read: () => Promise.resolve(issue) },
      enrichment: true,
      ...(idempotencyKey && { idempotencyKey }),
    },
    ports,
    listener,
  )
  if (!ended.ok) throw new Error(ended.reason.message)
  return ended.value
}

async function complete(result: GenerationResult): Promise<GenerationResult> {
  const ended = await completeGeneration(result, ports, listener)
  if (!ended.ok) throw new Error(ended.reason.message)
  return ended.value
}

beforeEach(() => {
  generateTestCases.mockReset()
  generateTestCases.mockResolvedValueOnce(partial)
})

it('a run in which calls failed leaves a result that can be completed for their criteria only', async () => {
  const result = await run('key-1')
  expect(result.unfinished).toMatchObject({
    idempotencyKey: 'key-1',
    request: { criterionIds: ['AC-2'], enableEnrichment: true },
    received: [{ title: 'Stand-in two' }],
  })
  expect(result.uncoveredCriterionIds).toEqual([])
})

it('cannot be completed without a key', async () => {
  expect((await run()).unfinished).toBeUndefined()
})

it('completing puts the new cases in the places of the stand-ins and keeps the others as they are', async () => {
  const result = await run('key-1')
  generateTestCases.mockResolvedValueOnce(response([aCase('second', 'AC-2'), aCase('second again', 'AC-2')]))
  const completed = await complete(result)
  expect(completed.testCases.map(({ title }) => title)).toEqual(['First', 'Second', 'Second again', 'Third'])
  expect(completed.testCases.at(0)).toEqual(result.testCases.at(0))
  expect(completed.testCases.at(-1)).toEqual(result.testCases.at(-1))
  expect(new Set(completed.testCases.map(({ id }) => id)).size).toBe(4)
  expect(completed).toMatchObject({ timestamp: result.timestamp, tokensUsed: 200, uncoveredCriterionIds: [] })
  expect(completed.unfinished).toBeUndefined()
  expect(generateTestCases.mock.calls[1]).toMatchObject([{ criterionIds: ['AC-2'] }, { idempotencyKey: 'key-1' }])
})

it('keeps a stand-in that the tester corrected', async () => {
  const result = await run('key-1')
  const corrected = {
    ...result,
    testCases: result.testCases.map((item) => (item.generationStatus === standIn ? { ...item, title: 'Mine' } : item)),
  }
  generateTestCases.mockResolvedValueOnce(response([aCase('stand-in two', 'AC-2', standIn)], ['AC-2']))
  const again = await complete(corrected)
  expect(again.testCases.map(({ title }) => title)).toEqual(['First', 'Mine', 'Third'])
  expect(again.unfinished).toMatchObject({ request: { criterionIds: ['AC-2'] }, received: [] })
  generateTestCases.mockResolvedValueOnce(response([aCase('second', 'AC-2')]))
  expect((await complete(again)).testCases.map(({ title }) => title)).toEqual(['First', 'Mine', 'Second', 'Third'])
})
