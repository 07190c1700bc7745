import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoTracker } from '../../../supabase/local/demo.ts'
import { tenantInfo } from '../../../supabase/local/jira/account.ts'
import { createSandboxJira } from '../../../supabase/local/jira/sandbox.ts'

const jira = createSandboxJira()

function basic(email: string, token: string): string {
  return `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`
}

const signedIn = basic(demoTracker.email, demoTracker.apiToken)

function ask(path: string, authorization: string | null = signedIn, method = 'GET', body?: unknown): Promise<Response> {
  return jira(
    new Request(`http://127.0.0.1${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: authorization === null ? {} : { Authorization: authorization },
    }),
  )
}

const notVisible = { errorMessages: ['Issue does not exist or you do not have permission to see it.'], errors: {} }
const notAuthenticated = { errorMessages: ['Client must be authenticated to access this resource.'], errors: {} }

test.each([
  ['a ticket', '/rest/api/3/issue/SHOP-1', 200, { key: 'SHOP-1' }],
  ['a ticket by its number', '/rest/api/3/issue/10101', 200, { key: 'SHOP-1' }],
  ['a key in lower case', '/rest/api/3/issue/shop-12', 200, { key: 'SHOP-12' }],
  ['a moved ticket, which answers with its new key', '/rest/api/3/issue/web-31', 200, { key: 'SHOP-9' }],
  ['an unknown key', '/rest/api/3/issue/SHOP-9999', 404, notVisible],
  ['a ticket that needs another permission', '/rest/api/3/issue/SHOP-404', 404, notVisible],
  ['a broken escape in the key', '/rest/api/3/issue/%E0%A4%A', 404, notVisible],
  [
    'the account',
    '/rest/api/3/myself',
    200,
    { emailAddress: 'qa@demo.test', displayName: 'Robin Quell', accountType: 'atlassian' },
  ],
  ['the cloud id', '/_edge/tenant_info', 200, tenantInfo],
  ['a path Jira does not have', '/rest/api/3/nothing', 404, { 'status-code': 404 }],
])('answers %s', async (_what, path, status, body) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
  expect(await answer.json()).toMatchObject(body)
})

test.each([
  [
    'a wrong token',
    '/rest/api/3/issue/SHOP-1',
    basic('qa@demo.test', 'demo-api-tokem'),
    401,
    'AUTHENTICATED_FAILED',
    notAuthenticated,
  ],
  [
    'another e-mail',
    '/rest/api/3/myself',
    basic('someone@demo.test', 'demo-api-token'),
    401,
    'AUTHENTICATED_FAILED',
    notAuthenticated,
  ],
  [
    'a wrong token and an unknown key',
    '/rest/api/3/issue/SHOP-9999',
    basic('qa@demo.test', 'x'),
    401,
    'AUTHENTICATED_FAILED',
    notAuthenticated,
  ],
  ['another scheme', '/rest/api/3/myself', 'Bearer demo-api-token', 401, 'AUTHENTICATED_FAILED', notAuthenticated],
  ['no credentials, asking for the account', '/rest/api/3/myself', null, 401, null, notAuthenticated],
  ['no credentials, asking for a ticket', '/rest/api/3/issue/SHOP-1', null, 404, null, notVisible],
])('refuses %s', async (_what, path, authorization, status, loginReason, body) => {
  const answer = await ask(path, authorization)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('X-Seraph-LoginReason')).toBe(loginReason)
  expect(await answer.json()).toEqual(body)
})

test('compares the e-mail without regard to case, the token exactly', async () => {
  expect((await ask('/rest/api/3/myself', basic('QA@Demo.test', 'demo-api-token'))).status).toBe(200)
  expect((await ask('/rest/api/3/myself', basic('qa@demo.test', 'DEMO-API-TOKEN'))).status).toBe(401)
})

test('SHOP-429 is over the rate limit and says when to come back', async () => {
  const answer = await ask('/rest/api/3/issue/SHOP-429')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('30')
  expect(answer.headers.get('RateLimit-Reason')).toBe('jira-burst-based')
  expect(Date.parse(answer.headers.get('X-RateLimit-Reset') ?? '')).toBeGreaterThan(Date.now())
  expect(await answer.json()).toMatchObject({ errorMessages: [expect.stringContaining('Rate limit exceeded')] })
})

test.each(['POST', 'DELETE'])('neither creates nor deletes: %s is refused', async (method) => {
  const answer = await ask('/rest/api/3/issue/SHOP-1', signedIn, method)
  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toContain('GET')
})

test('returns display names only on request', async () => {
  expect(await (await ask('/rest/api/3/issue/SHOP-7')).json()).not.toHaveProperty('names')
  expect(await (await ask('/rest/api/3/issue/SHOP-7?expand=renderedFields,names')).json()).toMatchObject({
    names: { summary: 'Summary', customfield_10034: 'Acceptance Criteria' },
  })
})

test.each([
  ['fields=summary,status&expand=names', ['status', 'summary']],
  ['fields=summary&fields=labels', ['labels', 'summary']],
])('chooses fields: %s', async (query, expected) => {
  const body: unknown = await (await ask(`/rest/api/3/issue/SHOP-1?${query}`)).json()
  expect(body).toHaveProperty('fields')
  const { fields, names } = z.object({ fields: z.looseObject({}), names: z.looseObject({}).optional() }).parse(body)
  expect(Object.keys(fields).sort()).toEqual(expected)
  if (query.includes('expand')) expect(Object.keys(names ?? {}).sort()).toEqual(expected)
})

test('leaves out excluded fields', async () => {
  const body: unknown = await (await ask('/rest/api/3/issue/SHOP-1?fields=*all,-description')).json()
  expect(body).toMatchObject({ fields: { summary: 'Apply a discount code in the basket' } })
  expect(body).not.toHaveProperty('fields.description')
})

const bulkFetch = '/rest/api/3/issue/bulkfetch'
const bulkSchema = z.object({
  issueErrors: z.array(z.unknown()),
  issues: z.array(z.looseObject({ key: z.string(), fields: z.looseObject({}), names: z.looseObject({}).optional() })),
})

async function fetchBulk(body: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await ask(bulkFetch, signedIn, 'POST', body)
  const read: unknown = await answer.json()
  return { status: answer.status, body: read }
}

test('gives several tickets in the order of their ids, moved ones under their new key, and leaves out missing ones', async () => {
  const { status, body } = await fetchBulk({
    issueIdsOrKeys: ['SHOP-3', 'shop-1', 'WEB-31', 'SHOP-404', 'SHOP-9999', 'SHOP-1'],
    fields: ['updated'],
    expand: ['names'],
  })
  expect(status).toBe(200)
  const { issues, issueErrors } = bulkSchema.parse(body)
  expect(issueErrors).toEqual([])
  expect(issues.map(({ key, fields, names }) => [key, Object.keys(fields), names])).toEqual(
    ['SHOP-1', 'SHOP-3', 'SHOP-9'].map((key) => [key, ['updated'], { updated: 'Updated' }]),
  )
})

test.each([
  ['more than 100 tickets', { issueIdsOrKeys: Array.from({ length: 101 }, (_, n) => `SHOP-${String(n + 1)}`) }, 400],
  ['no ticket', { issueIdsOrKeys: [] }, 400],
  ['something else', 'SHOP-1', 400],
  ['a ticket over the rate limit', { issueIdsOrKeys: ['SHOP-1', 'SHOP-429'] }, 429],
])('refuses %s at once', async (_what, body, expected) => {
  const { status, body: refusal } = await fetchBulk(body)
  expect(status).toBe(expected)
  expect(refusal).toMatchObject({ errorMessages: [expect.any(String)] })
})

test('gives several tickets to nobody without credentials, and only by POST', async () => {
  const anonymous = await ask(bulkFetch, null, 'POST', { issueIdsOrKeys: ['SHOP-1'] })
  expect(await anonymous.json()).toMatchObject({ issueErrors: [], issues: [] })
  expect((await ask(bulkFetch)).status).toBe(405)
})

test('keeps what is edited, with the time of the edit', async () => {
  const edited = createSandboxJira()
  const site = (method: string, body?: unknown) =>
    edited(
      new Request('http://127.0.0.1/rest/api/3/issue/SHOP-14', {
        method,
        headers: { Authorization: signedIn },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const before = Date.now()
  expect((await site('PUT', { fields: { summary: 'Another summary' } })).status).toBe(204)
  const issue = z
    .object({ fields: z.object({ summary: z.string(), updated: z.string() }) })
    .parse(await (await site('GET')).json())
  expect(issue.fields.summary).toBe('Another summary')
  expect(Date.parse(issue.fields.updated)).toBeGreaterThanOrEqual(before)
  expect((await site('PUT', 'nothing')).status).toBe(400)
})

describe('searching', () => {
  const search = (body: unknown): Promise<Response> => ask('/rest/api/3/search/jql', signedIn, 'POST', body)
  const found = z.object({
    issues: z.array(z.looseObject({ key: z.string() })),
    isLast: z.boolean(),
    nextPageToken: z.string().optional(),
  })

  test.each([
    ['the children of an epic', 'parent = SHOP-20', ['SHOP-1', 'SHOP-3', 'SHOP-6', 'SHOP-12', 'SHOP-14']],
    [
      'several clauses and an order',
      'project = SHOP AND type in (Bug, Task) ORDER BY key DESC',
      ['SHOP-11', 'SHOP-10'],
    ],
    ['words', 'summary ~ "wishlist"', ['SHOP-5']],
    ['nothing', 'key = SHOP-1 and type = Bug', []],
  ])('finds %s', async (_what, jql, keys) => {
    const answer = found.parse(await (await search({ jql, fields: ['summary'] })).json())
    expect(answer.issues.map(({ key }) => key)).toEqual(keys)
    expect(answer.isLast).toBe(true)
  })

  test('answers page by page', async () => {
    const query = { jql: 'parent = SHOP-20', fields: ['summary'], maxResults: 3 }
    const first = found.parse(await (await search(query)).json())
    const second = found.parse(await (await search({ ...query, nextPageToken: first.nextPageToken })).json())
    expect([first, second].map(({ issues, isLast }) => [issues.length, isLast])).toEqual([
      [3, false],
      [2, true],
    ])
  })

  test.each([
    ['an unbounded query', 'ORDER BY key', 'Unbounded JQL queries are not allowed here'],
    ['an unknown field', 'colour = red', "Field 'colour' does not exist"],
    ['a broken query', 'parent SHOP-20', 'Error in the JQL Query'],
  ])('refuses %s', async (_what, jql, message) => {
    const answer = await search({ jql })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errorMessages: [expect.stringContaining(message)] })
  })
})
