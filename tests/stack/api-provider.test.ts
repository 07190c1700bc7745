import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { checkoutContext } from '../functions/support/generation-context.ts'
import {
  apiError,
  completion,
  startOpenAiServer,
  type Behaviour,
  type OpenAiServer,
} from '../functions/support/openai-server.ts'

/** The differences between Node and Deno: the messages of network failures, and bodies that break off. */
describe('an AI service, asked from Deno', () => {
  const aiKey = 'sk-a-key-nobody-should-see'
  const lines: string[] = []
  let ai: OpenAiServer
  let backend: ServedSupabase
  let token: string

  beforeAll(async () => {
    ai = await startOpenAiServer()
    backend = await serveLocalSupabase({
      demo: true,
      env: { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test-model', AI_API_KEY: aiKey, AI_TIMEOUT_MS: '8000' },
      onLine: (line) => lines.push(line),
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
  function generate(): Promise<Response> {
    return fetch(`${backend.url}/functions/v1/api/ai/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ context: checkoutContext }),
    })
  }

  async function used(): Promise<number> {
    const response = await fetch(`${backend.url}/functions/v1/api/user/info`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return userInfoSchema.parse(await response.json()).usage.testCases
  }

  test('a good answer is charged', async () => {
    ai.behaviour = completion(
      '[{"title":"A","description":"B","steps":[{"step":"C","data":"","expected":"D"}],"criterionIds":["AC-1","AC-2"]}]',
    )
    const before = await used()
    const answer = generateResponseSchema.parse(await (await generate()).json())
    expect(answer).toMatchObject({
      testCases: [{ title: 'A', generationStatus: 'ai' }],
      tokensUsed: 444,
      metadata: { provider: 'openai-compatible' },
    })
    expect(await used()).toBe(before + 1)
  })

  test.each<[string, Behaviour, number, string]>([
    ['a refused key', apiError(401, `Incorrect API key provided: ${aiKey}`), 502, 'ai_key_refused'],
    ['a connection dropped at once', (response) => response.destroy(), 502, 'ai_unreachable'],
    [
      'a connection cut in the answer',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
        response.write('{"id":')
        setTimeout(() => response.destroy(), 20)
      },
      502,
      'ai_unreachable',
    ],
    ['no answer in time', () => undefined, 504, 'timeout'],
  ])('%s gets a clear message and is not charged', async (_, behaviour, status, code) => {
    ai.behaviour = behaviour
    const before = await used()
    const response = await generate()
    expect({ status: response.status, code: errorEnvelopeSchema.parse(await response.json()).code }).toEqual({
      status,
      code,
    })
    expect(await used()).toBe(before)
  })

  test('no line of the function’s log holds the key', () => {
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain(aiKey)
  })
})
