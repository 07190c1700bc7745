import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { checkoutContext } from '../functions/support/generation-context.ts'
import {
  beginCompletion,
  completion,
  startOpenAiServer,
  streamedCompletion,
  type OpenAiServer,
} from '../functions/support/openai-server.ts'
import { allEvents, dataOf, readEvents } from '../functions/support/read-events.ts'

const titles = ['First', 'Second']
const answer = JSON.stringify({
  testCases: titles.map((title) => ({
    title,
    steps: [{ step: `Do ${title}`, data: '', expected: 'D' }],
    criterionIds: ['AC-1', 'AC-2'],
  })),
})

let ai: OpenAiServer
let backend: ServedSupabase
let token: string
beforeAll(async () => {
  ai = await startOpenAiServer()
  backend = await serveLocalSupabase({
    demo: true,
    env: { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test-model', AI_TIMEOUT_MS: '8000' },
  })
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email: 'pro@demo.test', password: demoPassword })
  if (error !== null) throw error
  token = data.session.access_token
})
afterAll(async () => {
  await backend.close()
  await ai.close()
})

function stream(init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/api/ai/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ context: checkoutContext }),
    ...init,
  })
}

async function used(): Promise<number> {
  const response = await fetch(`${backend.url}/functions/v1/api/user/info`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return userInfoSchema.parse(await response.json()).usage.testCases
}

test('cases come one by one from Deno, through every server in between', async () => {
  const firstEnd = answer.indexOf('},{"title"') + 1
  let finish: () => void = () => undefined
  ai.behaviour = (response, request) => {
    beginCompletion(response, request, [answer.slice(0, firstEnd)])
    finish = () => {
      const rest = {
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: { content: answer.slice(firstEnd) }, finish_reason: 'stop' }],
      }
      response.end(`data: ${JSON.stringify(rest)}\n\ndata: [DONE]\n\n`)
    }
  }
  const before = await used()
  const seen: string[] = []
  for await (const { event } of readEvents(await stream())) {
    seen.push(event)
    // The AI continues only after the first case has arrived here.
    if (event === 'case') finish()
  }
  expect(seen.filter((name) => name !== 'progress')).toEqual(['case', 'case', 'result'])
  expect(await used()).toBe(before + 1)
})

test('a caller who leaves after the first case ends the call to the AI, and the run is charged', async () => {
  ai.reset((response, request) => beginCompletion(response, request, [answer.slice(0, -4)]))
  const before = await used()
  const leaving = new AbortController()
  const response = await stream({ signal: leaving.signal })
  for await (const { event } of readEvents(response)) if (event === 'case') break
  leaving.abort()
  await expect.poll(() => ai.abandoned, { timeout: 10_000 }).toBe(1)
  expect(await used()).toBe(before + 1)
})

test('a caller who leaves before the first word ends it too, and gets the run back', async () => {
  ai.reset(() => undefined)
  const before = await used()
  const leaving = new AbortController()
  await stream({ signal: leaving.signal })
  await expect.poll(() => ai.requests.length, { timeout: 10_000 }).toBe(1)
  leaving.abort()
  await expect.poll(() => ai.abandoned, { timeout: 5_000 }).toBe(1)
  await expect.poll(used, { timeout: 10_000 }).toBe(before)
})

test('a connection that breaks off is an event, and costs nothing', async () => {
  ai.reset((response, request) => {
    beginCompletion(response, request, [answer.slice(0, 40)])
    setTimeout(() => response.destroy(), 20)
  })
  const before = await used()
  expect(dataOf(await allEvents(await stream()), 'error')).toMatchObject([{ status: 502, code: 'ai_unreachable' }])
  expect(await used()).toBe(before)
})

test('a caller who asks for JSON is answered in one piece', async () => {
  ai.reset((response, request) =>
    (request.stream === true ? streamedCompletion([answer]) : completion(answer))(response, request),
  )
  const response = await stream({ headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toMatchObject({ testCases: titles.map((title) => ({ title })) })
})
