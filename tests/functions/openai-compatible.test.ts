import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { checkoutContext } from './support/generation-context.ts'
import { completion, startOpenAiServer, type OpenAiServer } from './support/openai-server.ts'
import { appWithOpenAi, generate, goodAnswer, goodCases, openAiKey } from './support/openai-app.ts'

let server: OpenAiServer

beforeAll(async () => {
  server = await startOpenAiServer()
})

afterAll(() => server.close())

beforeEach(() => {
  server.reset(goodAnswer)
})

describe('a good answer', () => {
  test('comes back as test cases written by an AI, with tokens, model and limits', async () => {
    const app = appWithOpenAi(server)
    const answer = generateResponseSchema.parse(
      await (await generate(app, { context: checkoutContext, enableEnrichment: true })).json(),
    )
    expect(answer.testCases).toMatchObject([
      { title: 'Valid code lowers the total', criterionIds: ['AC-1', 'AC-2'], generationStatus: 'ai' },
    ])
    expect(answer).toMatchObject({
      response: JSON.stringify(goodCases),
      tokensUsed: 444,
      metadata: { provider: 'openai-compatible', model: 'test-model', maxTestCases: 6, enriched: true },
    })
    expect(app.supabase.database.runs).toMatchObject([
      { status: 'settled', provider: 'openai-compatible', model: 'test-model', tokens: 444 },
    ])
    expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
  })

  test('is requested with the rules as system text and the ticket as prompt', async () => {
    await generate(appWithOpenAi(server, { variables: { AI_MAX_TEST_CASES: '4' } }), {
      context: checkoutContext,
      temperature: 0.3,
    })
    const [request] = server.requests
    expect(request).toMatchObject({
      model: 'test-model',
      temperature: 0.3,
      messages: [{ role: 'system' }, { role: 'user' }],
    })
    expect(request?.messages[1]?.content).toContain('SAVE10')
    expect(request?.messages[1]?.content).toContain('3 to 4 test cases')
    expect(server.authorizations).toEqual([`Bearer ${openAiKey}`])
  })

  test('is requested with a caller’s own prompt unchanged', async () => {
    await generate(appWithOpenAi(server), { prompt: 'Write test cases for a login.' })
    expect(server.requests[0]?.messages).toEqual([{ role: 'user', content: 'Write test cases for a login.' }])
  })

  test('needs no key where the server asks for none', async () => {
    expect((await generate(appWithOpenAi(server, { variables: { AI_API_KEY: '' } }))).status).toBe(200)
    expect(server.authorizations).toEqual([undefined])
  })

  test.each([
    ['pro', true, undefined, 4000],
    ['pro', false, undefined, 2000],
    ['starter', true, undefined, 2000],
    ['pro', true, 500, 500],
    ['pro', false, 32_000, 2000],
    ['pro', true, 32_000, 4000],
  ] as const)(
    '%s with enrichment %j and num_predict %j is limited to %j tokens',
    async (role, enableEnrichment, num_predict, limit) => {
      const response = await appWithOpenAi(server).post(role, '/api/ai/generate', {
        context: checkoutContext,
        enableEnrichment,
        ...(num_predict && { num_predict }),
      })
      expect(response.status).toBe(200)
      expect(server.requests[0]?.max_tokens).toBe(limit)
    },
  )

  test('may be wrapped and broken: what can be read is read, and says so', async () => {
    server.behaviour = completion(
      `Here you are:\n\`\`\`json\n${JSON.stringify([...goodCases, ...goodCases]).slice(0, -60)}`,
      {
        finishReason: 'length',
      },
    )
    const answer = generateResponseSchema.parse(await (await generate(appWithOpenAi(server))).json())
    expect(answer.testCases.length).toBeGreaterThan(0)
    expect(answer.warnings).toContain('The AI reached its output limit: the list of test cases may not be complete.')
  })

  test('cannot claim its own status', async () => {
    server.behaviour = completion(
      JSON.stringify(goodCases.map((testCase) => ({ ...testCase, generationStatus: 'manual' }))),
    )
    const answer = generateResponseSchema.parse(await (await generate(appWithOpenAi(server))).json())
    expect(answer.testCases.map(({ generationStatus }) => generationStatus)).toEqual(['ai'])
  })
})
