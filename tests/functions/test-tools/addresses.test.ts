import { describe, expect, test } from 'vitest'
import { testTools, type ToolConnection, type ToolTarget } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import { encoded, isToolAddress } from '../../../supabase/functions/api/services/test-tools/address.ts'
import { createTestApp } from '../support/test-app.ts'
import { goodAddresses, hostileParts, hostileRequests } from './hostile-tool-addresses.ts'
import { connect, pushCase, ticket } from './killed-push.ts'

describe.each(testTools)('the allow-list of %s', (tool) => {
  const { method, host, path } = goodAddresses[tool]

  test('has the good address that the hostile ones are made from', () => {
    expect(isToolAddress(tool, method, `https://${host}${path}`)).toBe(true)
  })

  test('is tried with more than a hundred hostile requests', () => {
    const all = hostileRequests(tool).map((request) => `${request.method} ${request.url}`)
    expect(new Set(all).size).toBeGreaterThan(100)
  })

  test.each(hostileRequests(tool))('refuses $method $url', (request) => {
    expect(isToolAddress(tool, request.method, request.url)).toBe(false)
  })
})

test('a name in a path reads the same in every parser, or the address is refused', () => {
  for (const name of [...hostileParts, 'Web site', 'Zahlungen & Bücher', '100 %', "it's (new)"]) {
    const url = `https://dev.azure.com/acme/${encoded(name)}/_apis/wit/wiql?api-version=7.1`
    if (!isToolAddress('azure', 'POST', url)) continue
    const { pathname } = new URL(url)
    expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(name)
    expect(pathname.split('/')).toHaveLength(6)
    expect(name).not.toMatch(/[/\\]/)
  }
})

describe('servers of TestRail', () => {
  const url = 'https://testrail.example.com/index.php?/api/v2/get_case/1'

  test('other than the vendor’s are called only if the settings name them', () => {
    expect(isToolAddress('testrail', 'GET', url)).toBe(false)
    expect(isToolAddress('testrail', 'GET', url, ['testrail.example.com'])).toBe(true)
    expect(isToolAddress('testrail', 'GET', url.replace('.', 'x'), ['testrail.example.com'])).toBe(false)
    expect(isToolAddress('jira', 'GET', url, ['testrail.example.com'])).toBe(false)
  })

  test.each([
    'localhost',
    '10.0.0.1',
    '2130706433',
    'x',
    'a.b:8080',
    'https://a.example',
    'a.example/x',
    '*.example.com',
  ])('are not %s', (host) => {
    expect(() => createTestApp({ variables: { TESTRAIL_HOSTS: host } })).toThrow('TESTRAIL_HOSTS must be')
  })
})

const secret = 'a-token-nobody-should-see'
const connections: ToolConnection[] = [
  { tool: 'jira', baseUrl: 'https://acme.atlassian.net', email: 'qa@example.test', apiToken: secret, through: 'site' },
  { tool: 'xray', region: 'eu', clientId: 'a-client', clientSecret: secret },
  { tool: 'zephyr', region: 'eu', apiToken: secret },
  { tool: 'testrail', baseUrl: 'https://acme.testrail.io', email: 'qa@example.test', apiKey: secret },
  { tool: 'qase', apiToken: secret },
  { tool: 'azure', organization: 'acme', token: secret },
]

/** Everything in a call that an address could be made from. */
function hostileTargets(part: string): ToolTarget[] {
  return [
    { project: part },
    { project: 'SHOP', folder: part },
    { project: '1', folder: part, form: 'comment' },
    { project: part, folder: part, form: 'attachment' },
  ]
}

describe.each(connections)('what a caller chooses at $tool', (connection) => {
  const { host } = goodAddresses[connection.tool]

  test.each(hostileParts)('leads to no other address: %j', async (part) => {
    const asked: Request[] = []
    const answer = (request: Request): Promise<Response> => {
      asked.push(request)
      return Promise.resolve(Response.json({ id: part, project: part, value: [], jobId: part }))
    }
    const use = connect(connection, answer)
    for (const target of hostileTargets(part)) {
      const cases = [{ ...pushCase(1), remoteId: part }]
      for (const work of [
        use((tool) => tool.places(part)),
        use((tool) => tool.find({ target, ticket, cases })),
        use((tool) => tool.send({ target, ticket, cases })),
      ])
        await work.catch((error: unknown) => expect(error).toBeInstanceOf(Fault))
    }
    for (const { method, url, redirect } of asked) {
      expect(new URL(url).host).toBe(host)
      expect(isToolAddress(connection.tool, method, url)).toBe(true)
      expect(redirect).toBe('manual')
    }
  })
})

describe('where the person chooses the host', () => {
  const hosts = [
    'https://evil.example',
    'http://acme.testrail.io',
    'https://acme.testrail.io.evil.example',
    'https://acme.testrail.io@evil.example',
    'https://evil.example/.testrail.io',
    'https://evil.example#.testrail.io',
    'https://evil.example?.testrail.io',
    'https://127.0.0.1',
    'https://[::1]',
    'https://localhost',
    'https://169.254.169.254',
    'https://acme.testrail.io:8443',
    'https://testrail.io',
    'https://evil.example\\.testrail.io',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//evil.example',
    'acme',
    '.',
    'https://acme.atlassian.net.evil.example',
    'https://acme.atlassian.net@evil.example',
    'http://acme.atlassian.net.',
    'https://evil.example/acme.atlassian.net',
    'https://xn--atlassian-.net',
    'https://a.b.atlassian.net',
  ]
  test.each(hosts)('nobody is called at %j', async (baseUrl) => {
    for (const connection of [
      { tool: 'jira', baseUrl, email: 'qa@example.test', apiToken: secret },
      { tool: 'jira', baseUrl, email: 'qa@example.test', apiToken: secret, through: 'gateway' },
      { tool: 'testrail', baseUrl, email: 'qa@example.test', apiKey: secret },
    ]) {
      const { post, calls } = createTestApp({ outside: () => Response.json({}) })
      const response = await post('pro', '/api/test-tools/check', { connection })
      expect(response.status).toBeGreaterThanOrEqual(400)
      const foreign = calls.filter(({ url }) => !/^https:\/\/[a-z0-9-]+\.(?:atlassian\.net|testrail\.io)\//.test(url))
      expect(foreign.map(({ url }) => url)).toEqual([])
      expect(await response.text()).not.toContain(secret)
    }
  })

  test.each(hostileParts)('an organization is no way out: %j', async (organization) => {
    const { post, calls } = createTestApp({ outside: () => Response.json({}) })
    await post('pro', '/api/test-tools/check', { connection: { tool: 'azure', organization, token: secret } })
    for (const { url } of calls)
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:9\/__test-tools\/azure\/[A-Za-z0-9-]+\/_apis\//)
  })
})

test('a tool that redirects is not followed', async () => {
  const { post, calls } = createTestApp({
    outside: () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
  })
  const connection = { tool: 'xray', region: 'eu', clientId: 'a-client', clientSecret: secret }
  const response = await post('pro', '/api/test-tools/check', { connection })
  expect(await response.json()).toMatchObject({ code: 'test_tool_redirected', params: { tool: 'xray' } })
  expect(calls).toHaveLength(1)
})
