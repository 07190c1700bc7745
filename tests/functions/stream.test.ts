import { describe, expect, test } from 'vitest'
import { generateResponseSchema, wireTestCaseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { plans } from '#domain/plans/plans.ts'
import { checkoutContext } from './support/generation-context.ts'
import { allEvents, dataOf, readEvents } from './support/read-events.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

const path = '/api/ai/generate'
const body = { context: checkoutContext }
const events = { accept: 'text/event-stream' }

const stream = (app: TestApp, asked: object = body, init: RequestInit = {}) =>
  app.post('starter', path, asked, {
    ...init,
    headers: { ...events, ...Object.fromEntries(new Headers(init.headers)) },
  })

describe('a caller who accepts events', () => {
  test('receives progress, each case of the built-in designer, and finally the JSON response', async () => {
    const app = createTestApp()
    const response = await stream(app)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const received = await allEvents(response)
    const [result, ...more] = dataOf(received, 'result')
    expect(more).toEqual([])
    expect(dataOf(received, 'case')).toEqual(result?.testCases)
    const again = generateResponseSchema.parse(await (await app.post('starter', path, body)).json())
    const [first, second] = app.supabase.database.runs.map(({ id }) => id)
    expect(result?.metadata.runId).toBe(first)
    expect(again).toEqual({ ...result, metadata: { ...result?.metadata, runId: second } })
    expect(received.at(0)).toEqual({
      event: 'progress',
      data: {
        percent: 60,
        message: 'Generating test cases with AI...',
        criteria: { covered: 0, total: 2 },
        runId: first,
      },
    })
    expect(received.at(-1)?.event).toBe('result')
  })

  test('sees progress grow and stay below the next step', async () => {
    const percents = dataOf(
      await allEvents(await stream(createTestApp({ variables: { AI_MAX_TEST_CASES: '1' } }))),
      'progress',
    ).map(({ percent }) => percent)
    expect(percents.length).toBeGreaterThan(1)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(percents.at(-1)).toBeLessThan(80)
  })

  test('is charged once, and the log line comes with the end', async () => {
    const app = createTestApp()
    const response = await stream(app)
    expect(app.log).toEqual([])
    await allEvents(response)
    await expect.poll(() => app.log.length).toBe(1)
    expect(JSON.parse(app.log[0] ?? '')).toMatchObject({
      route: path,
      status: 200,
      runId: app.supabase.database.runs[0]?.id,
      provider: 'builtin',
      requestId: response.headers.get('x-request-id'),
    })
    expect(app.supabase.database.runs).toMatchObject([{ status: 'settled' }])
    expect(app.supabase.database.usedBy(app.supabase.users.starter)).toBe(1)
  })

  test.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream;q=0.9', true],
    ['TEXT/EVENT-STREAM', true],
    ['application/json', false],
    ['text/event-streaming', false],
    ['*/*', false],
  ])('is one who says so: %s', async (accept, expected) => {
    const response = await createTestApp().post('starter', path, body, { headers: { accept } })
    expect(response.headers.get('content-type')?.startsWith('text/event-stream')).toBe(expected)
    await response.body?.cancel()
  })

  test.each<[string, (app: TestApp) => Promise<Response>, number, string]>([
    ['without a token', (app) => app.post(undefined, path, body, { headers: events }), 401, 'no_token'],
    ['with a body of the wrong shape', (app) => stream(app, { context: 5 }), 400, 'invalid_request'],
    [
      'without a run left',
      (app) => {
        app.supabase.database.used.set(app.supabase.users.starter.id, plans.starter.quota)
        return stream(app)
      },
      403,
      'quota_exhausted',
    ],
  ])('%s is refused with a status, as ever', async (_, call, status, code) => {
    const response = await call(createTestApp())
    expect({ status: response.status, code: errorEnvelopeSchema.parse(await response.json()).code }).toEqual({
      status,
      code,
    })
  })

  test('receives a later failure as an event, and is not charged', async () => {
    const app = createTestApp()
    const received = await allEvents(await stream(app, { prompt: 'Nothing to test here.' }))
    expect(dataOf(received, 'error')).toEqual([
      {
        status: 422,
        code: 'no_criteria',
        error: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
      },
    ])
    expect(received.at(-1)?.event).toBe('error')
    expect(app.supabase.database.runs).toMatchObject([{ status: 'refunded', refundReason: 'no_criteria' }])
    await expect.poll(() => app.log.length).toBe(1)
    expect(app.log[0]).toContain('"code":"no_criteria"')
  })

  test('who leaves after the first case is charged', async () => {
    const app = createTestApp()
    const response = await stream(app)
    for await (const { event } of readEvents(response)) if (event === 'case') break
    await expect.poll(() => app.supabase.database.runs[0]).toMatchObject({ status: 'settled', finished: true })
    expect(app.supabase.database.usedBy(app.supabase.users.starter)).toBe(1)
  })

  test('is charged before the first case is sent, and the cases keep their order', async () => {
    const app = createTestApp()
    const seen: [string, string | undefined][] = []
    for await (const { event, data } of readEvents(await stream(app))) {
      if (event === 'case') seen.push([wireTestCaseSchema.parse(data).title, app.supabase.database.runs[0]?.status])
      if (event === 'result')
        expect(seen.map(([title]) => title)).toEqual(
          generateResponseSchema.parse(data).testCases.map(({ title }) => title),
        )
    }
    expect(seen.length).toBeGreaterThan(1)
    expect(new Set(seen.map(([, status]) => status))).toEqual(new Set(['settled']))
  })

  test('gets the headers of every other answer', async () => {
    const response = await stream(createTestApp(), body, { headers: { origin: 'https://app.example.test' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example.test')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    await response.body?.cancel()
  })
})
