import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { standIn } from '#domain/test-case/test-case.ts'
import {
  beginMessage,
  failingMessage,
  messagesError,
  startAnthropicServer,
  streamedMessage,
  type MessagesBehaviour,
  type MessagesRequest,
} from './support/anthropic-server.ts'
import { caseFor, contextOf, covering, idsAskedFor, isFollowUp } from './support/answering-ai.ts'
import {
  apiError,
  beginCompletion,
  startOpenAiServer,
  streamedCompletion,
  type Behaviour,
  type ChatRequest,
  type OpenAiServer,
} from './support/openai-server.ts'
import { allEvents, dataOf, type ReceivedEvent } from './support/read-events.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts'
import type { WireServer } from './support/wire-server.ts'

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

const nine = { context: contextOf(9), enableEnrichment: true }
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `AC-${from + n}`)
const batches = [ids(1, 3), ids(4, 6), ids(7, 9)]

async function stream(app: TestApp, body: object = nine): Promise<ReceivedEvent[]> {
  const init = { headers: { accept: 'text/event-stream', 'idempotency-key': 'key' } }
  return allEvents(await app.post('pro', '/api/ai/generate', body, init))
}

function resultOf(events: ReceivedEvent[]): GenerateResponse {
  const [result] = dataOf(events, 'result')
  if (result === undefined) throw new Error(`No result: ${JSON.stringify(dataOf(events, 'error'))}`)
  return result
}

const coveredIds = ({ testCases }: GenerateResponse) => testCases.map(({ criterionIds }) => criterionIds.join())
const used = ({ supabase: { database, users } }: TestApp) => database.usedBy(users.pro)
const standInsOf = ({ testCases }: GenerateResponse) => [
  ...new Set(
    testCases
      .filter(({ generationStatus }) => generationStatus === standIn)
      .flatMap(({ criterionIds }) => criterionIds),
  ),
]

const cutAfterFirst: Behaviour = (response, request) => {
  beginCompletion(response, request, [`[${JSON.stringify(caseFor(idsAskedFor(request)[0] ?? ''))},{"tit`])
  setTimeout(() => response.destroy(), 30)
}
const failures: [string, Behaviour][] = [
  ['refused', apiError(500, 'boom')],
  ['dropped at once', (response) => response.destroy()],
  ['cut after its first case', cutAfterFirst],
  ['slower than its time', () => undefined],
  ['empty', (response, request) => streamedCompletion([])(response, request)],
  ['prose', streamedCompletion(['I am sorry.'])],
  ['declined by a filter', streamedCompletion([], { finishReason: 'content_filter' })],
  ['garbled', (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"id":\n\n')],
  ['429', apiError(429, 'slow down')],
]

describe.each(failures)('one of the calls is %s', (name, failure) => {
  const variables = { AI_TIMEOUT_MS: name.startsWith('slower') ? '1200' : '20000' }

  test.each([0, 1, 2])('call %i: the others keep their cases and the follow-up brings the rest', async (index) => {
    const batch = batches[index] ?? []
    server.behaviour = (response, request) =>
      (!isFollowUp(request) && idsAskedFor(request).join() === batch.join() ? failure : covering)(response, request)
    const app = appWithAi({ variables })
    const events = await stream(app)
    const result = resultOf(events)
    expect(coveredIds(result)).toEqual(ids(1, 9))
    expect(result.testCases.every(({ generationStatus }) => generationStatus === 'ai')).toBe(true)
    expect(result.unansweredCriterionIds ?? []).toEqual([])
    expect(app.supabase.database.runs).toMatchObject([{ status: 'settled', finished: true }])
    expect(used(app)).toBe(1)
  })

  test('again and again: the built-in designer stands in, and the tester completes these criteria free of charge', async () => {
    const broken = (request: ChatRequest) => idsAskedFor(request).some((id) => ids(4, 6).includes(id))
    server.behaviour = (response, request) => (broken(request) ? failure : covering)(response, request)
    const app = appWithAi({ variables })
    const result = resultOf(await stream(app))
    const left = name.startsWith('cut') ? ['AC-6'] : ids(4, 6)
    expect([...new Set(coveredIds(result))]).toEqual(ids(1, 9))
    expect(standInsOf(result)).toEqual(left)
    expect(result.unansweredCriterionIds).toEqual(left)

    // Completing fails the same way: nothing more is charged, and it can be tried again.
    server.reset(name.startsWith('cut') ? (response) => response.destroy() : failure)
    expect(dataOf(await stream(app, { ...nine, criterionIds: left }), 'error')).toHaveLength(1)
    expect(used(app)).toBe(1)

    server.reset(covering)
    const completed = resultOf(await stream(app, { ...nine, criterionIds: left }))
    expect(server.requests.map(idsAskedFor)).toEqual([left])
    expect(coveredIds(completed)).toEqual(left)
    expect(app.supabase.database.runs).toHaveLength(1)
    expect(used(app)).toBe(1)
  })

  test('and it is the follow-up: nothing is lost, and the tester completes the rest free of charge', async () => {
    const leftOut = ['AC-2', 'AC-5']
    server.behaviour = (response, request) => {
      if (isFollowUp(request)) return failure(response, request)
      const wanted = idsAskedFor(request).filter((id) => !leftOut.includes(id))
      return streamedCompletion([JSON.stringify(wanted.map(caseFor))])(response, request)
    }
    const app = appWithAi({ variables })
    const result = resultOf(await stream(app))
    const left = name.startsWith('cut') ? ['AC-5'] : leftOut
    expect([...new Set(coveredIds(result))]).toEqual(ids(1, 9))
    expect(standInsOf(result)).toEqual(left)
    expect(result.unansweredCriterionIds).toEqual(left)
    expect(used(app)).toBe(1)

    server.reset(covering)
    expect(coveredIds(resultOf(await stream(app, { ...nine, criterionIds: left })))).toEqual(left)
    expect(used(app)).toBe(1)
  })

  test('and so are all: the run fails, charged only if the AI answered', async () => {
    server.behaviour = name.startsWith('cut') ? (response) => response.destroy() : failure
    const app = appWithAi({ variables })
    const events = await stream(app, { context: contextOf(26), enableEnrichment: true })
    expect(dataOf(events, 'error')).toHaveLength(1)
    expect(dataOf(events, 'case')).toEqual([])
    expect(server.requests.length, 'no call is made in vain for long').toBeLessThanOrEqual(name === '429' ? 6 : 3)
    expect(used(app)).toBe(['empty', 'prose', 'declined by a filter'].includes(name) ? 1 : 0)
  })
})

describe('the answer to a call is cut at its output limit', () => {
  const cutAtLimit: Behaviour = (response, request) => {
    const [first = ''] = idsAskedFor(request)
    streamedCompletion([`[${JSON.stringify(caseFor(first))},{"tit`], { finishReason: 'length' })(response, request)
  }

  test('the cases before the cut stay, and the follow-up brings the rest', async () => {
    server.behaviour = (response, request) =>
      (!isFollowUp(request) && idsAskedFor(request).includes('AC-4') ? cutAtLimit : covering)(response, request)
    const app = appWithAi()
    const result = resultOf(await stream(app))
    expect(coveredIds(result)).toEqual(ids(1, 9))
    expect(standInsOf(result)).toEqual([])
    expect(idsAskedFor(server.requests[3] ?? { model: '', messages: [] })).toEqual(['AC-5', 'AC-6'])
    expect(used(app)).toBe(1)
  })

  test('again and again: the designer stands in, and the tester completes the rest free of charge', async () => {
    server.behaviour = (response, request) =>
      (idsAskedFor(request).some((id) => ids(4, 6).includes(id)) ? cutAtLimit : covering)(response, request)
    const app = appWithAi()
    const result = resultOf(await stream(app))
    expect([...new Set(coveredIds(result))]).toEqual(ids(1, 9))
    expect(standInsOf(result)).toEqual(['AC-6'])
    expect(result.unansweredCriterionIds).toEqual(['AC-6'])
    server.reset(covering)
    expect(coveredIds(resultOf(await stream(app, { ...nine, criterionIds: ['AC-6'] })))).toEqual(['AC-6'])
    expect(used(app)).toBe(1)
  })
})

describe('one of the calls to Anthropic', () => {
  let anthropic: WireServer<MessagesRequest>
  beforeAll(async () => {
    anthropic = await startAnthropicServer()
  })
  afterAll(() => anthropic.close())

  const asChat = ({ model, messages }: MessagesRequest): ChatRequest => ({
    model,
    messages: messages.map(({ role, content }) => ({ role, content: content.map(({ text }) => text).join('\n\n') })),
  })
  const casesFor = (request: MessagesRequest) => JSON.stringify(idsAskedFor(asChat(request)).map(caseFor))
  const whole: MessagesBehaviour = (response, request) => streamedMessage([casesFor(request)])(response, request)
  const firstCase = (request: MessagesRequest) => `${casesFor(request).split(/(?<=\}),(?=\{"title")/)[0] ?? ''},{"tit`

  test.each<[string, MessagesBehaviour]>([
    ['refused', messagesError(500, 'api_error', 'boom')],
    ['overloaded', messagesError(529, 'overloaded_error', 'Overloaded')],
    ['429', messagesError(429, 'rate_limit_error', 'slow down')],
    [
      'overloaded in the middle',
      (response, request) => failingMessage([firstCase(request)], 'overloaded_error', 'Overloaded')(response, request),
    ],
    [
      'dropped in the middle',
      (response, request) => {
        beginMessage(response, request, [firstCase(request)])
        setTimeout(() => response.destroy(), 30)
      },
    ],
    [
      'cut at its output limit',
      (response, request) => streamedMessage([firstCase(request)], 'max_tokens')(response, request),
    ],
    ['declined', streamedMessage([], 'refusal')],
    ['empty', streamedMessage([])],
    ['garbled', (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"ty\n\n')],
  ])('is %s: the others keep their cases and the follow-up brings the rest', async (name, failure) => {
    anthropic.reset((response, request) => {
      const asked = asChat(request)
      const fails = !isFollowUp(asked) && idsAskedFor(asked).includes('AC-4')
      return (fails ? failure : whole)(response, request)
    })
    const variables = { AI_PROVIDER: 'anthropic', AI_BASE_URL: anthropic.baseUrl, AI_API_KEY: 'sk-1' }
    const app = appWithAi({ variables })
    const result = resultOf(await stream(app))
    expect(coveredIds(result)).toEqual(ids(1, 9))
    expect(standInsOf(result)).toEqual([])
    expect(result.unansweredCriterionIds ?? []).toEqual([])
    // A service that takes no calls beside others is asked once more, alone.
    expect(anthropic.requests).toHaveLength(name === '429' ? 5 : 4)
    expect(used(app)).toBe(1)
  })
})
