import { describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { hostileAddresses } from './support/hostile-addresses.ts'
import { createTestApp } from './support/test-app.ts'

const credentials = { email: 'qa@example.test', apiToken: 'a-token-nobody-should-see' }

describe('addresses the tracker proxy refuses', () => {
  test('are more than a hundred', () => {
    const all = Object.values(hostileAddresses).flat()
    expect(new Set(all).size).toBeGreaterThan(100)
    expect(new Set(all).size).toBe(all.length)
  })

  describe.each(Object.entries(hostileAddresses))('%s', (_, addresses) => {
    test.each(addresses)('%j', async (url) => {
      const { post, calls } = createTestApp({ outside: () => Response.json({}) })
      const response = await post('pro', '/api/jira/proxy', { url, ...credentials })
      expect(errorEnvelopeSchema.parse(await response.json()).code).toBe('tracker_address_refused')
      expect(response.status).toBe(400)
      expect(calls).toEqual([])
    })
  })
})

describe('addresses the tracker proxy asks', () => {
  const cloud = 'https://api.atlassian.com/ex/jira/b6a0f4de-7c31-4f0c-9f4e-2d8a51c7e390'
  test.each([
    ['https://acme.atlassian.net/rest/api/3/issue/SHOP-1', undefined],
    ['https://acme.atlassian.net/rest/api/3/issue/shop-1?expand=names', undefined],
    [
      'https://acme.atlassian.net/rest/api/3/issue/A_B2-31?fields=*all,-comment&expand=names,schema',
      'https://acme.atlassian.net/rest/api/3/issue/A_B2-31?fields=*all%2C-comment&expand=names%2Cschema',
    ],
    ['https://acme.atlassian.net/rest/api/3/issue/SHOP-1?fields=summary%2Cdescription', undefined],
    ['https://acme.atlassian.net/rest/api/3/myself', undefined],
    ['https://acme.atlassian.net/rest/api/3/field', undefined],
    ['https://acme.atlassian.net/rest/api/3/field?', 'https://acme.atlassian.net/rest/api/3/field'],
    ['HTTPS://Acme.Atlassian.NET/rest/api/3/myself', 'https://acme.atlassian.net/rest/api/3/myself'],
    ['https://a.atlassian.net/rest/api/3/myself', undefined],
    [`${cloud}/rest/api/3/issue/SHOP-1?expand=names`, undefined],
    [`${cloud}/rest/api/3/myself`, undefined],
  ])('%s', async (url, asked) => {
    const { post, calls } = createTestApp({ outside: () => Response.json({ ok: true }) })
    const response = await post('pro', '/api/jira/proxy', { url, ...credentials })
    expect(response.status).toBe(200)
    expect(calls.map((call) => [call.method, call.url, call.redirect])).toEqual([['GET', asked ?? url, 'manual']])
    expect(calls[0]?.headers.get('authorization')).toBe(
      `Basic ${Buffer.from('qa@example.test:a-token-nobody-should-see').toString('base64')}`,
    )
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'get'])('is never by method %s', async (method) => {
    const { post, calls } = createTestApp({ outside: () => Response.json({}) })
    const response = await post('pro', '/api/jira/proxy', {
      url: 'https://acme.atlassian.net/rest/api/3/myself',
      ...credentials,
      method,
    })
    expect(response.status).toBe(400)
    expect(calls).toEqual([])
  })

  const search = { jql: 'parent = SHOP-20 ORDER BY key', fields: ['summary'], maxResults: 50 }
  const bulk = { issueIdsOrKeys: ['SHOP-1'], fields: ['*all'], expand: ['names'] }
  test.each([
    ['https://acme.atlassian.net/rest/api/3/search/jql', search],
    ['https://acme.atlassian.net/rest/api/3/issue/bulkfetch', bulk],
    [`${cloud}/rest/api/3/search/jql`, search],
  ])('as a search: %s', async (url, body) => {
    const { post, calls } = createTestApp({ outside: () => Response.json({ issues: [] }) })
    const response = await post('pro', '/api/jira/proxy', { url, ...credentials, method: 'POST', body })
    expect(response.status).toBe(200)
    expect(calls.map((call) => [call.method, call.url, call.redirect])).toEqual([['POST', url, 'manual']])
    expect(await calls[0]?.json()).toEqual(body)
  })

  test.each([
    ['a ticket', 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1', search],
    ['a path below a ticket', 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1/comment', search],
    ['a search with a query', 'https://acme.atlassian.net/rest/api/3/search/jql?jql=x', search],
    ['the search of old', 'https://acme.atlassian.net/rest/api/3/search', search],
    ['new tickets', 'https://acme.atlassian.net/rest/api/3/issue/bulk', bulk],
    ['another search’s body', 'https://acme.atlassian.net/rest/api/3/search/jql', bulk],
    ['a body with more in it', 'https://acme.atlassian.net/rest/api/3/search/jql', { ...search, update: {} }],
    [
      'keys that are paths',
      'https://acme.atlassian.net/rest/api/3/issue/bulkfetch',
      { ...bulk, issueIdsOrKeys: ['../x'] },
    ],
    [
      'too many keys',
      'https://acme.atlassian.net/rest/api/3/issue/bulkfetch',
      { ...bulk, issueIdsOrKeys: Array.from({ length: 101 }, (_, index) => `A-${String(index + 1)}`) },
    ],
  ])('never as a search: %s', async (_what, url, body) => {
    const { post, calls } = createTestApp({ outside: () => Response.json({}) })
    const response = await post('pro', '/api/jira/proxy', { url, ...credentials, method: 'POST', body })
    expect(response.status).toBe(400)
    expect(calls).toEqual([])
  })
})

test('a query that Jira refuses is explained in Jira’s words', async () => {
  const { post } = createTestApp({
    outside: () => Response.json({ errorMessages: ["Field 'colour' does not exist."], errors: {} }, { status: 400 }),
  })
  const url = 'https://acme.atlassian.net/rest/api/3/search/jql'
  const body = { jql: 'colour = red', fields: ['summary'], maxResults: 50 }
  const response = await post('pro', '/api/jira/proxy', { url, ...credentials, method: 'POST', body })
  expect(response.status).toBe(400)
  expect(errorEnvelopeSchema.parse(await response.json())).toMatchObject({
    code: 'jira_query_refused',
    error: "Jira does not accept this query: Field 'colour' does not exist.",
  })
})

describe('several tickets at once', () => {
  const url = 'https://acme.atlassian.net/rest/api/3/issue/bulkfetch'
  const body = { issueIdsOrKeys: ['SHOP-1', 'SHOP-2'], fields: ['*all'], expand: ['names'] }

  test('are asked with a POST', async () => {
    const { post, calls } = createTestApp({ outside: () => Response.json({ issues: [] }) })
    const response = await post('pro', '/api/jira/proxy', { url, ...credentials, method: 'POST', body })
    expect(response.status).toBe(200)
    expect(calls.map((call) => [call.method, call.url, call.headers.get('content-type')])).toEqual([
      ['POST', url, 'application/json'],
    ])
    expect(await calls[0]?.json()).toEqual(body)
  })

  test.each<[string, object]>([
    ['without a body', { url, method: 'POST' }],
    ['with a GET', { url, method: 'GET' }],
    ['with a body in a GET', { url, method: 'GET', body }],
    ['at another address', { url: 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1', method: 'POST', body }],
    ['with a query', { url: `${url}?notifyUsers=false`, method: 'POST', body }],
    ['more than 100', { url, method: 'POST', body: { issueIdsOrKeys: Array.from({ length: 101 }, () => 'SHOP-1') } }],
    ['none', { url, method: 'POST', body: { issueIdsOrKeys: [] } }],
    ['with a key that is none', { url, method: 'POST', body: { issueIdsOrKeys: ['../myself'] } }],
    ['with anything else to do', { url, method: 'POST', body: { ...body, update: {} } }],
  ])('are not asked %s', async (_, request) => {
    const { post, calls } = createTestApp({ outside: () => Response.json({}) })
    const response = await post('pro', '/api/jira/proxy', { ...credentials, ...request })
    expect(response.status).toBe(400)
    expect(calls).toEqual([])
  })
})
