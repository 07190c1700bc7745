import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import {
  checkConnectionResponseSchema,
  findTestsResponseSchema,
  sendTestsResponseSchema,
} from '#domain/contracts/test-tools.ts'
import { testCredentialsResponseSchema } from '#domain/contracts/tracker.ts'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import { plans, roles, type Role } from '#domain/plans/plans.ts'
import { demoTracker } from '../../supabase/local/demo.ts'
import { checkoutContext } from './support/generation-context.ts'
import { pushCase, ticket } from './test-tools/killed-push.ts'
import { jiraSubtasks, testRail, xray } from './test-tools/pushed-jira-tools.ts'
import { azure, qase, zephyr } from './test-tools/pushed-tools.ts'

/** Access to the API, wherever it runs: with the demo accounts, the demo tracker and the built-in designer. */
export interface ApiClient {
  /** `path` starts with `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>
  tokenOf(role: Role): Promise<string>
  /** An origin on the function's allow-list. */
  allowedOrigin: string
  close(): Promise<void>
}

const demoTools = [jiraSubtasks, xray, zephyr, testRail, qase, azure].map(({ connection, target }) => ({
  tool: connection.tool,
  connection,
  target,
}))

const credentials = { email: demoTracker.email, apiToken: demoTracker.apiToken }
const issueUrl = (key: string) => `${demoTracker.baseUrl}/rest/api/3/issue/${key}?expand=names`

/** What every deployment of the API must do. Run it against the app in-process and against the function in Deno. */
export function describeApiContract(name: string, makeClient: () => Promise<ApiClient>): void {
  describe(name, () => {
    let client: ApiClient
    beforeAll(async () => {
      client = await makeClient()
    })
    afterAll(() => client.close())

    async function call(
      role: Role | undefined,
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const token = role === undefined ? undefined : await client.tokenOf(role)
      return client.request(path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    }

    async function refusal(response: Response): Promise<{ status: number; code: string; error: string }> {
      return { status: response.status, ...errorEnvelopeSchema.parse(await response.json()) }
    }

    async function used(role: Role): Promise<number> {
      return userInfoSchema.parse(await (await call(role, 'GET', '/api/user/info')).json()).usage.testCases
    }

    test('health is open to everybody and names version and provider', async () => {
      const response = await client.request('/api/health')
      expect(response.status).toBe(200)
      const health = z.strictObject({
        status: z.literal('ok'),
        version: z.string().regex(/^\d+\.\d+\.\d+$/),
        provider: z.string(),
      })
      expect(health.parse(await response.json()).provider).toBe('builtin')
    })

    test.each([
      ['GET', '/api/user/info', 'No access token available'],
      ['POST', '/api/jira/proxy', 'No access token available'],
      ['POST', '/api/jira/test-credentials', 'No access token available'],
      ['POST', '/api/ai/generate', 'Authentication token is required'],
    ])('%s %s asks for a token', async (method, path, error) => {
      expect(await refusal(await call(undefined, method, path, method === 'POST' ? {} : undefined))).toMatchObject({
        status: 401,
        code: 'no_token',
        error,
      })
    })

    test.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
      'the token %j is nobody’s',
      async (token) => {
        const response = await client.request('/api/user/info', { headers: { authorization: `Bearer ${token}` } })
        expect(await refusal(response)).toMatchObject({ status: 401, code: 'invalid_token' })
      },
    )

    test.each(roles)('user info of %s shows the plan', async (role) => {
      const response = await call(role, 'GET', '/api/user/info')
      expect(response.status).toBe(200)
      const info = userInfoSchema.parse(await response.json())
      expect(info.user).toMatchObject({ email: `${role === 'user' ? 'free' : role}@demo.test`, role })
      expect(info.limits.testCases).toBe(plans[role].quota)
      expect(info.canExport).toBe(plans[role].canExport)
      expect(info.canGenerate).toBe(role !== 'user')
      expect(info.isPlanUpgradeNeeded).toBe(!info.canGenerate)
    })

    test('the proxy gives the ticket as Jira has it', async () => {
      const response = await call('user', 'POST', '/api/jira/proxy', {
        url: issueUrl('SHOP-1'),
        ...credentials,
        method: 'GET',
      })
      expect(response.status).toBe(200)
      const issue = z.object({
        key: z.literal('SHOP-1'),
        fields: z.object({ summary: z.string().min(1) }),
        names: z.object({ summary: z.literal('Summary') }),
      })
      expect(issue.safeParse(await response.json()).error).toBeUndefined()
    })

    test.each([
      ['a ticket that is not there', 'SHOP-404', {}, 404, 'jira_ticket_not_found'],
      ['a wrong token', 'SHOP-1', { apiToken: 'not-the-right-token' }, 422, 'jira_unauthorized'],
      ['too many requests', 'SHOP-429', {}, 429, 'jira_rate_limited'],
    ])('the proxy explains %s', async (_, key, change, status, code) => {
      const response = await call('user', 'POST', '/api/jira/proxy', { url: issueUrl(key), ...credentials, ...change })
      if (status === 429) expect(response.headers.get('retry-after')).toBe('30')
      expect(await refusal(response)).toMatchObject({ status, code })
    })

    test('the proxy asks no other host', async () => {
      const response = await call('user', 'POST', '/api/jira/proxy', {
        url: 'https://example.com/rest/api/3/myself',
        ...credentials,
      })
      expect(await refusal(response)).toMatchObject({ status: 400, code: 'tracker_address_refused' })
    })

    test('good tracker credentials are answered with their account', async () => {
      const response = await call('user', 'POST', '/api/jira/test-credentials', {
        baseUrl: demoTracker.baseUrl,
        ...credentials,
      })
      expect(response.status).toBe(200)
      expect(testCredentialsResponseSchema.parse(await response.json()).account).toEqual({
        displayName: 'Robin Quell',
        emailAddress: demoTracker.email,
      })
    })

    test('wrong tracker credentials are refused', async () => {
      const response = await call('user', 'POST', '/api/jira/test-credentials', {
        baseUrl: demoTracker.baseUrl,
        ...credentials,
        apiToken: 'not-the-right-token',
      })
      const { status, code, error } = await refusal(response)
      expect({ status, code }).toEqual({ status: 422, code: 'jira_unauthorized' })
      expect(error).toMatch(/^Credential validation failed\./)
    })

    test.each(demoTools)(
      'the sandbox of $tool takes its demo credentials and a case',
      async ({ connection, target }) => {
        const check = await call('user', 'POST', '/api/test-tools/check', { connection })
        expect(checkConnectionResponseSchema.safeParse(await check.json()).error).toBeUndefined()
        const testCase = pushCase(0xc0de)
        const body = { connection, target, ticket, cases: [testCase] }
        const sent = await call('user', 'POST', '/api/test-tools/send', body)
        const { results } = sendTestsResponseSchema.parse(await sent.json())
        expect(results).toMatchObject([{ outcome: 'created', marker: testCase.marker }])
        const found = await call('user', 'POST', '/api/test-tools/find', body)
        const { tests } = findTestsResponseSchema.parse(await found.json())
        expect(tests.filter(({ marker }) => marker === testCase.marker)).toMatchObject([{ linked: true }])
      },
    )

    test('a plan without runs generates nothing', async () => {
      expect(await refusal(await call('user', 'POST', '/api/ai/generate', { context: checkoutContext }))).toEqual({
        status: 403,
        code: 'quota_exhausted',
        error: 'You have reached your test case generation limit. Please upgrade your plan.',
      })
    })

    test('a run gives test cases and is charged once', async () => {
      const before = await used('starter')
      const response = await call('starter', 'POST', '/api/ai/generate', {
        context: checkoutContext,
        enableEnrichment: true,
      })
      expect(response.status).toBe(200)
      const answer = generateResponseSchema.parse(await response.json())
      expect(answer.testCases.length).toBeGreaterThan(0)
      expect(
        answer.testCases.flatMap(({ generationStatus = '' }) =>
          generationStatus.includes('ai') ? [generationStatus] : [],
        ),
      ).toEqual([])
      expect(answer.metadata).toMatchObject({ provider: 'builtin', maxTestCases: 6, enriched: false })
      expect(await used('starter')).toBe(before + 1)
    })

    test('enrichment needs the plan and the wish', async () => {
      const enriched = async (enableEnrichment: boolean) =>
        generateResponseSchema.parse(
          await (await call('pro', 'POST', '/api/ai/generate', { context: checkoutContext, enableEnrichment })).json(),
        ).metadata.enriched
      expect([await enriched(true), await enriched(false)]).toEqual([true, false])
    })

    test('a prompt alone is read as the ticket’s text', async () => {
      const prompt =
        'Discount code\n\nAcceptance criteria\nGiven a cart worth 50 EUR\nWhen the customer applies SAVE10\nThen the total shows 45 EUR'
      const response = await call('pro', 'POST', '/api/ai/generate', {
        prompt,
        enableEnrichment: false,
        num_predict: 2000,
      })
      expect(response.status).toBe(200)
      expect(generateResponseSchema.parse(await response.json()).testCases.length).toBeGreaterThan(0)
    })

    test('a text without criteria is refused and not charged', async () => {
      const before = await used('pro')
      expect(await refusal(await call('pro', 'POST', '/api/ai/generate', { prompt: 'Hello.' }))).toEqual({
        status: 422,
        code: 'no_criteria',
        error: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
      })
      expect(await used('pro')).toBe(before)
    })

    test('a repeat with the same Idempotency-Key is answered and charged once', async () => {
      const before = await used('pro')
      const key = { 'idempotency-key': `contract-${crypto.randomUUID()}` }
      const statuses = [
        (await call('pro', 'POST', '/api/ai/generate', { context: checkoutContext }, key)).status,
        (await call('pro', 'POST', '/api/ai/generate', { context: checkoutContext }, key)).status,
      ]
      expect(statuses).toEqual([200, 200])
      expect(await used('pro')).toBe(before + 1)
    })

    test('an administrator has no limit', async () => {
      expect((await call('admin', 'POST', '/api/ai/generate', { context: checkoutContext })).status).toBe(200)
      expect(userInfoSchema.parse(await (await call('admin', 'GET', '/api/user/info')).json())).toMatchObject({
        limits: { testCases: -1 },
        canGenerate: true,
      })
    })

    test.each([
      ['GET', '/api/nothing', 404, 'not_found'],
      ['POST', '/api/user/info', 405, 'method_not_allowed'],
      ['GET', '/api/ai/generate', 405, 'method_not_allowed'],
      ['DELETE', '/api/jira/proxy', 405, 'method_not_allowed'],
    ])('%s %s is refused in the one envelope', async (method, path, status, code) => {
      expect(await refusal(await call('pro', method, path))).toMatchObject({ status, code })
    })

    test('a listed origin may read the answers, another may not', async () => {
      const preflight = (origin: string) =>
        client.request('/api/ai/generate', {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type',
          },
        })
      const allowed = await preflight(client.allowedOrigin)
      expect(allowed.headers.get('access-control-allow-origin')).toBe(client.allowedOrigin)
      expect(allowed.headers.get('access-control-allow-headers')).toContain('idempotency-key')
      expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
    })

    test('every answer has a request id and is kept by no cache', async () => {
      const response = await client.request('/api/health', { headers: { 'x-request-id': 'from-the-caller-1' } })
      expect(response.headers.get('x-request-id')).toBe('from-the-caller-1')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect((await client.request('/api/user/info')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    })
  })
}
