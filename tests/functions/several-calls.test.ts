import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateResponseSchema, type GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { standIn } from '#domain/test-case/test-case.ts'
import { askedText, caseFor, contextOf, covering, idsAskedFor, isFollowUp } from './support/answering-ai.ts'
import {
  apiError,
  beginCompletion,
  completion,
  startOpenAiServer,
  streamedCompletion,
  type OpenAiServer,
} from './support/openai-server.ts'
import { allEvents, dataOf, readEvents, type ReceivedEvent } from './support/read-events.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset(covering))

function appWithAi({ variables, ...options }: TestAppOptions = {}): TestApp {
  return createTestApp({
    aiRetries: 0,
    ...options,
    variables: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'test-model', ...variables },
  })
}

const six = { context: contextOf(6), enableEnrichment: true }
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `AC-${from + n}`)
const batches = [ids(1, 2), ids(3, 4), ids(5, 6)]

async function stream(app: TestApp, body: object = six, key = 'key'): Promise<ReceivedEvent[]> {
  const init = { headers: { accept: 'text/event-stream', 'idempotency-key': key } }
  return allEvents(await app.post('pro', '/api/ai/generate', body, init))
}

function resultOf(events: ReceivedEvent[]): GenerateResponse {
  const [result] = dataOf(events, 'result')
  if (result === undefined) throw new Error(`No result: ${JSON.stringify(dataOf(events, 'error'))}`)
  return result
}

const coveredIds = ({ testCases }: GenerateResponse) => testCases.map(({ criterionIds }) => criterionIds.join())
const used = ({ supabase: { database, users } }: TestApp) => database.usedBy(users.pro)

describe('a ticket with many criteria', () => {
  test('is asked for in batches, with one text in front of all of them', async () => {
    const app = appWithAi()
    const result = resultOf(await stream(app))
    const [followUp] = server.requests.splice(3)
    expect(followUp && isFollowUp(followUp)).toBe(true)
    expect(server.requests.map(idsAskedFor).toSorted()).toEqual(batches)
    const tasks = server.requests.map((request) => askedText(request).split('\n\nWrite '))
    expect(new Set(tasks.map(([shared]) => shared)).size).toBe(1)
    expect(new Set(server.requests.map(({ messages }) => messages[0]?.content)).size).toBe(1)
    expect(tasks[0]?.[1]).toContain('Other calls cover the other criteria (AC-3, AC-4, AC-5, AC-6)')
    expect(server.requests.map(({ max_tokens: tokens }) => tokens)).toEqual([4000, 4000, 4000])
    expect(coveredIds(result)).toEqual(ids(1, 6))
    expect(result).toMatchObject({ tokensUsed: 4 * 444, metadata: { maxTestCases: 18 } })
    expect(app.supabase.database.runs).toMatchObject([{ status: 'settled', tokens: 4 * 444 }])
    expect(used(app)).toBe(1)
  })

  test('takes at most three calls at a time and never more than AI_MAX_CALLS', async () => {
    let active = 0
    let most = 0
    server.behaviour = (response, request) => {
      active += 1
      most = Math.max(most, active)
      setTimeout(() => {
        active -= 1
        covering(response, request)
      }, 20)
    }
    const body = { context: contextOf(26) }
    resultOf(await stream(appWithAi(), body))
    expect({ most, calls: server.requests.length }).toEqual({ most: 3, calls: 6 })
    server.requests.length = 0
    const few = resultOf(await stream(appWithAi({ variables: { AI_MAX_CALLS: '3' } }), body))
    expect(server.requests.map(idsAskedFor)).toEqual([ids(1, 5), ids(6, 10), ids(11, 16)])
    expect(few.unansweredCriterionIds).toEqual(ids(17, 26))
  })

  test('streams the cases as they are written, counts the criteria, and orders the result', async () => {
    server.behaviour = (response, request) => {
      const last = Number(idsAskedFor(request)[0]?.slice(3))
      setTimeout(() => covering(response, request), 200 - 20 * last)
    }
    const events = await stream(appWithAi())
    const streamed = dataOf(events, 'case').map(({ criterionIds }) => criterionIds.join())
    expect(streamed).toEqual([...ids(5, 6), ...ids(3, 4), ...ids(1, 2)])
    expect(coveredIds(resultOf(events))).toEqual(ids(1, 6))
    expect(dataOf(events, 'progress').map(({ criteria }) => criteria)).toEqual(
      Array.from({ length: 7 }, (_, covered) => ({ covered, total: 6 })),
    )
    expect(dataOf(events, 'progress').every(({ percent }) => percent >= 60 && percent < 80)).toBe(true)
  })

  test('gets a follow-up that names what is missing, and nothing else', async () => {
    server.behaviour = (response, request) => {
      if (isFollowUp(request)) covering(response, request)
      else streamedCompletion([JSON.stringify(idsAskedFor(request).slice(1).map(caseFor))])(response, request)
    }
    const result = resultOf(await stream(appWithAi()))
    expect(server.requests).toHaveLength(4)
    expect(idsAskedFor(server.requests[3] ?? { model: '', messages: [] })).toEqual(['AC-1', 'AC-3', 'AC-5'])
    expect(coveredIds(result)).toEqual(ids(1, 6))
    expect(result.testCases.every(({ generationStatus }) => generationStatus === 'ai')).toBe(true)
  })

  test('with enrichment is looked over as a whole: what no batch thought of is added, in its place', async () => {
    const further = { ...caseFor('AC-4'), title: 'AC-4 after AC-5', steps: [{ step: 'A', data: '', expected: 'B' }] }
    server.behaviour = (response, request) => {
      if (isFollowUp(request)) streamedCompletion([JSON.stringify([further])])(response, request)
      else covering(response, request)
    }
    const titles = resultOf(await stream(appWithAi())).testCases.map(({ title }) => title)
    expect(titles.slice(3, 6)).toEqual(['AC-4 shows its heading', 'AC-4 after AC-5', 'AC-5 shows its heading'])
    const asked = askedText(server.requests[3] ?? { model: '', messages: [] })
    expect(asked).toContain('\nTC-6 (AC-6): AC-6 shows its heading\n')
    expect(asked).toContain('up to 6 test cases for what they leave out')
  })

  test('has cases that check the same merged by that, with a reason', async () => {
    const merged = {
      ...caseFor('AC-1'),
      title: 'Both headings',
      steps: [{ step: 'Open both', data: '', expected: 'The headings of AC-1 and AC-3 are shown' }],
      replaces: ['TC-1', 'TC-3'],
    }
    server.behaviour = (response, request) => {
      if (isFollowUp(request)) streamedCompletion([JSON.stringify([merged])])(response, request)
      else covering(response, request)
    }
    const { testCases, dropped } = resultOf(await stream(appWithAi()))
    expect(testCases.map(({ criterionIds }) => criterionIds.join())).toEqual([
      'AC-1,AC-3',
      'AC-2',
      'AC-4',
      'AC-5',
      'AC-6',
    ])
    expect(testCases[0]).not.toHaveProperty('replaces')
    expect(dropped).toEqual(
      ['AC-1', 'AC-3'].map((id) => ({ title: `${id} shows its heading`, reason: 'Merged with another test case' })),
    )
    const takesReplacements = server.requests.map((request) =>
      JSON.stringify(request.response_format).includes('replaces'),
    )
    expect(takesReplacements).toEqual([false, false, false, true])
  })

  test('keeps room for that: batches that use up their share leave cases to add', async () => {
    await stream(appWithAi())
    const batches = server.requests.filter((request) => !isFollowUp(request)).map(askedText)
    expect(batches).toHaveLength(3)
    for (const asked of batches) expect(asked).toContain('Write 3 to 5 test cases for these criteria only')
  })

  test.each([
    ['fails', apiError(500, 'boom'), 3],
    ['finds nothing', streamedCompletion(['[]']), 4],
  ])('loses nothing if that %s', async (_, behaviour, answered) => {
    server.behaviour = (response, request) => (isFollowUp(request) ? behaviour : covering)(response, request)
    const result = resultOf(await stream(appWithAi()))
    expect(coveredIds(result)).toEqual(ids(1, 6))
    expect(result).toMatchObject({ tokensUsed: answered * 444, warnings: [] })
    expect(result.unansweredCriterionIds).toBeUndefined()
  })

  test('is not looked over without enrichment, with a single batch, or after a failed call', async () => {
    await stream(appWithAi(), { context: contextOf(6) })
    await stream(appWithAi(), { context: contextOf(2), enableEnrichment: true })
    server.behaviour = (response, request) =>
      (idsAskedFor(request).includes('AC-1') ? apiError(500, 'boom') : covering)(response, request)
    await stream(appWithAi())
    expect(server.requests.filter(isFollowUp).map(idsAskedFor)).toEqual([['AC-1', 'AC-2']])
    expect(askedText(server.requests.find(isFollowUp) ?? { model: '', messages: [] })).not.toContain('leave out')
  })

  test('where the AI leaves criteria out twice, has the built-in designer stand in, which is no reason to ask again', async () => {
    server.behaviour = (response, request) => {
      const wanted = idsAskedFor(request).filter((id) => id !== 'AC-5')
      streamedCompletion([JSON.stringify(wanted.map(caseFor))])(response, request)
    }
    const result = resultOf(await stream(appWithAi()))
    expect(coveredIds(result)).toEqual(ids(1, 6))
    expect(result.testCases.filter(({ generationStatus }) => generationStatus === standIn)).toMatchObject([
      { criterionIds: ['AC-5'] },
    ])
    // The follow-up's answer held no case at all: that call failed.
    expect(result.unansweredCriterionIds).toEqual(['AC-5'])
  })

  test('keeps no check twice', async () => {
    server.behaviour = (response, request) => {
      const repeated = { ...caseFor('AC-1'), criterionIds: idsAskedFor(request) }
      streamedCompletion([JSON.stringify([...idsAskedFor(request).map(caseFor), repeated])])(response, request)
    }
    const result = resultOf(await stream(appWithAi()))
    expect(result.testCases).toHaveLength(6)
    expect(result.dropped).toContainEqual({
      title: 'AC-1 shows its heading',
      reason: 'Another test case checks the same',
    })
  })

  test('is cut at a configured maximum with one case for each criterion first', async () => {
    const result = resultOf(await stream(appWithAi({ variables: { AI_MAX_TEST_CASES: '4' } })))
    expect(coveredIds(result)).toEqual(ids(1, 4))
    expect(result.dropped.filter(({ reason }) => reason === 'More test cases than the maximum')).toHaveLength(2)
  })

  test('ends all calls when the user leaves', async () => {
    server.behaviour = (response, request) =>
      idsAskedFor(request).includes('AC-1')
        ? beginCompletion(response, request, [`[${JSON.stringify(caseFor('AC-1'))},`])
        : undefined
    const app = appWithAi()
    const response = await app.post('pro', '/api/ai/generate', six, { headers: { accept: 'text/event-stream' } })
    for await (const { event } of readEvents(response)) if (event === 'case') break
    await expect.poll(() => server.abandoned).toBe(3)
    await expect.poll(() => app.supabase.database.runs[0]).toMatchObject({ status: 'settled', finished: true })
    await sleep(50)
    expect(server.requests).toHaveLength(3)
  })
})

test('a service that refuses calls beside others is asked one call at a time', async () => {
  let active = 0
  let refused = 0
  server.behaviour = (response, request) => {
    if (active > 0) {
      refused += 1
      apiError(429, 'one at a time')(response, request)
      return
    }
    active += 1
    setTimeout(() => {
      active -= 1
      covering(response, request)
    }, 30)
  }
  const app = appWithAi()
  const result = resultOf(await stream(app, { context: contextOf(26) }))
  expect(refused).toBeLessThanOrEqual(2)
  expect(coveredIds(result)).toEqual(ids(1, 26))
  expect(result.testCases.every(({ generationStatus }) => generationStatus === 'ai')).toBe(true)
  expect(used(app)).toBe(1)
})

test('without a stream the answer is the same', async () => {
  server.behaviour = (response, request) =>
    (idsAskedFor(request).includes('AC-4') && !isFollowUp(request) ? apiError(500, 'boom') : covering)(
      response,
      request,
    )
  const response = await appWithAi().post('pro', '/api/ai/generate', six)
  expect(coveredIds(generateResponseSchema.parse(await response.json()))).toEqual(ids(1, 6))
})

test('a wrong case is written again and takes the place of the wrong one', async () => {
  const wrong = { ...caseFor('AC-2'), steps: [{ step: 'Open it', data: '', expected: '' }] }
  server.behaviour = (response, request) => {
    const cases = isFollowUp(request)
      ? [caseFor('AC-2')]
      : idsAskedFor(request).map((id) => (id === 'AC-2' ? wrong : caseFor(id)))
    completion(JSON.stringify(cases))(response, request)
  }
  const response = await appWithAi().post('pro', '/api/ai/generate', six)
  const { testCases } = generateResponseSchema.parse(await response.json())
  expect(testCases).toHaveLength(6)
  expect(testCases[1]?.steps[0]?.expected).toBe('The heading of AC-2 is shown')
  expect(askedText(server.requests[3] ?? { model: '', messages: [] })).toContain(
    '- The case "AC-2 shows its heading" of AC-2: Step 1, expected result: The step has no expected result, so nobody can decide whether it passed.',
  )
})
