import { describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts'

const url = 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1?expand=names'
const cloudId = 'b6a0f4de-7c31-4f0c-9f4e-2d8a51c7e390'
const gateway = `https://api.atlassian.com/ex/jira/${cloudId}`
const credentials = { email: 'qa@example.test', apiToken: 'a-token-nobody-should-see' }

type Answers = Record<string, () => Response | Promise<Response>>

/** The site's responses by path; other paths are 404, as for an unknown site. */
function jira(answers: Answers): NonNullable<TestAppOptions['outside']> {
  return (request) => {
    const { origin, pathname } = new URL(request.url)
    const key = origin === 'https://api.atlassian.com' ? pathname.replace(/^\/ex\/jira\/[^/]+/, 'gateway ') : pathname
    return answers[key]?.() ?? new Response('<html>Page not found</html>', { status: 404 })
  }
}

/** Never responds; ends when its caller disconnects. */
const hanging: NonNullable<TestAppOptions['outside']> = ({ signal }) =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason }))),
  )

const issue = '/rest/api/3/issue/SHOP-1'
const myself = '/rest/api/3/myself'
const jsonError =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ errorMessages: ['Jira’s own words'], errors: {} }, { status, headers })
const unauthorized = jsonError(401, { 'www-authenticate': 'OAuth realm="https%3A%2F%2Facme.atlassian.net"' })
const account = () => Response.json({ displayName: 'Robin Quell', emailAddress: 'qa@example.test' })
const tenant = () => Response.json({ cloudId })

async function ask(
  answers: Answers,
  options: TestAppOptions = {},
): Promise<{ status: number; code: string; error: string; retryAfter: string | null; app: TestApp }> {
  const app = createTestApp({ outside: jira(answers), ...options })
  const response = await app.post('pro', '/api/jira/proxy', { url, ...credentials })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    app,
    ...errorEnvelopeSchema.parse(await response.json()),
  }
}

describe('what Jira refuses becomes words that help', () => {
  test.each<[string, Answers, number, string, RegExp]>([
    [
      'wrong or expired token',
      { [issue]: unauthorized },
      422,
      'jira_unauthorized',
      /^Credential validation failed\. .*mistyped, revoked or expired/,
    ],
    [
      'wrong token, told as a missing ticket',
      { [issue]: jsonError(404, { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' }) },
      422,
      'jira_unauthorized',
      /^Credential validation failed\./,
    ],
    [
      'wrong token, and a ticket for everybody',
      {
        [issue]: () =>
          Response.json({ key: 'SHOP-1' }, { headers: { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' } }),
      },
      422,
      'jira_unauthorized',
      /^Credential validation failed\./,
    ],
    [
      'no such ticket, or not for this account',
      { [issue]: jsonError(404, { 'x-seraph-loginreason': 'OK' }) },
      404,
      'jira_ticket_not_found',
      /^Failed to fetch ticket data\. The ticket does not exist, or your Jira account may not see it\./,
    ],
    ['no such site', {}, 404, 'jira_site_not_found', /^Failed to connect to Jira via backend proxy\. There is no Jira/],
    ['Jira not saying which', { [issue]: jsonError(404) }, 404, 'jira_ticket_not_found', /or Jira did not accept/],
    ['no access', { [issue]: jsonError(403) }, 403, 'jira_forbidden', /^Failed to fetch ticket data\. .*administrator/],
    [
      'a captcha',
      { [issue]: jsonError(403, { 'x-seraph-loginreason': 'AUTHENTICATION_DENIED' }) },
      422,
      'jira_captcha',
      /log in with a browser/,
    ],
    [
      'too many requests',
      { [issue]: jsonError(429) },
      429,
      'jira_rate_limited',
      /^Failed to fetch ticket data\. .*too many requests/,
    ],
    [
      'maintenance',
      { [issue]: jsonError(503) },
      503,
      'jira_unavailable',
      /^Failed to connect to Jira via backend proxy\./,
    ],
    ['its own error', { [issue]: jsonError(500) }, 502, 'jira_error', /^Failed to connect to Jira via backend proxy\./],
    [
      'a bad gateway',
      { [issue]: () => new Response('Bad gateway', { status: 502 }) },
      502,
      'jira_error',
      /Jira answered with an error/,
    ],
    ['a bad request', { [issue]: jsonError(400) }, 502, 'jira_error', /Jira answered with an error/],
    [
      'a redirect',
      { [issue]: () => new Response(null, { status: 302, headers: { location: 'https://example.com/' } }) },
      502,
      'jira_redirected',
      /another address/,
    ],
    [
      'a redirect to itself',
      { [issue]: () => new Response(null, { status: 308, headers: { location: url } }) },
      502,
      'jira_redirected',
      /another address/,
    ],
    [
      'a login page',
      { [issue]: () => new Response('<html>Log in</html>') },
      502,
      'jira_unreadable',
      /not what Jira sends/,
    ],
    [
      'an empty answer',
      { [issue]: () => new Response(null, { status: 204 }) },
      502,
      'jira_unreadable',
      /not what Jira sends/,
    ],
    [
      'a broken line',
      { [issue]: () => Promise.reject(new TypeError('fetch failed')) },
      502,
      'jira_unreachable',
      /could not be reached/,
    ],
  ])('%s', async (_, answers, status, code, words) => {
    const { app, ...refusal } = await ask(answers)
    expect(refusal).toMatchObject({ status, code })
    expect(refusal.error).toMatch(words)
    expect(refusal.error).not.toContain('Jira’s own words')
    for (const { url } of app.calls) expect(url).toMatch(/^https:\/\/(?:acme\.atlassian\.net|api\.atlassian\.com)\//)
  })

  test.each([
    ['30', '30'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['-1', null],
    [undefined, null],
  ])('Retry-After %j is passed on as %j', async (given, passed) => {
    const refusal = await ask({ [issue]: jsonError(429, given === undefined ? {} : { 'retry-after': given }) })
    expect(refusal.retryAfter).toBe(passed)
    expect(refusal.error.includes('Try again in 30 seconds.')).toBe(passed === '30')
  })

  test('no answer in time', async () => {
    expect(await ask({}, { outside: hanging, trackerTimeoutMs: 50 })).toMatchObject({
      status: 504,
      code: 'jira_timeout',
    })
  })

  test('a body that never ends', async () => {
    const slow: TestAppOptions['outside'] = (request) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"key":'))
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
          },
        }),
      )
    expect(await ask({}, { outside: slow, trackerTimeoutMs: 50 })).toMatchObject({ status: 504, code: 'jira_timeout' })
  })

  test('the caller leaving ends the call to Jira', async () => {
    const leaving = new AbortController()
    const app = createTestApp({
      outside: (request) => {
        setTimeout(() => leaving.abort(), 10)
        return hanging(request)
      },
    })
    const response = await app.post('pro', '/api/jira/proxy', { url, ...credentials }, { signal: leaving.signal })
    expect(errorEnvelopeSchema.parse(await response.json()).code).toBe('aborted')
  })
})

describe('size of Jira’s answer', () => {
  const limit = 5 * 1024 * 1024
  const exact = (size: number) => `{"text":"${'x'.repeat(size - 11)}"}`

  test.each([
    ['of exactly 5 MB is read', () => new Response(exact(limit)), 200],
    [
      'over 5 MB is refused by what it declares',
      () => new Response('{}', { headers: { 'content-length': String(limit + 1) } }),
      502,
    ],
    ['over 5 MB is refused while it is read', () => new Response(exact(limit + 1)), 502],
  ])('an answer %s', async (_, answer, status) => {
    const app = createTestApp({ outside: jira({ [issue]: answer }) })
    expect((await app.post('pro', '/api/jira/proxy', { url, ...credentials })).status).toBe(status)
  })

  test('what is over the limit is not read', async () => {
    let sent = 0
    let ended = false
    const stream = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024).fill(120))
      },
      cancel() {
        ended = true
      },
    })
    expect(await ask({ [issue]: () => new Response(stream) })).toMatchObject({ status: 502, code: 'jira_too_large' })
    expect(sent).toBeLessThan(10)
    expect(ended).toBe(true)
  })
})

describe('tokens with scopes', () => {
  const through = async (answers: Answers) => {
    const app = createTestApp({ outside: jira(answers) })
    const response = await app.post('pro', '/api/jira/proxy', { url, ...credentials, through: 'gateway' })
    return { app, response }
  }
  const refused = async (answers: Answers) => {
    const { app, response } = await through(answers)
    return { status: response.status, app, ...errorEnvelopeSchema.parse(await response.json()) }
  }

  test('are accepted at the gateway, under the cloud id, which is requested once and without them', async () => {
    const { app, response } = await through({
      '/_edge/tenant_info': tenant,
      [`gateway ${issue}`]: () => Response.json({ key: 'SHOP-1' }),
    })
    expect(await response.json()).toEqual({ key: 'SHOP-1' })
    await app.post('pro', '/api/jira/proxy', { url, ...credentials, through: 'gateway' })
    expect(app.calls.map((call) => [call.url, call.headers.has('authorization')])).toEqual([
      ['https://acme.atlassian.net/_edge/tenant_info', false],
      [`${gateway}${issue}?expand=names`, true],
      [`${gateway}${issue}?expand=names`, true],
    ])
  })

  test('are tried like any other', async () => {
    const app = createTestApp({ outside: jira({ '/_edge/tenant_info': tenant, [`gateway ${myself}`]: account }) })
    const response = await app.post('user', '/api/jira/test-credentials', {
      baseUrl: 'https://acme.atlassian.net',
      ...credentials,
      through: 'gateway',
    })
    expect(response.status).toBe(200)
  })

  test('a token without the scope gets an error that names the scope', async () => {
    const scope = () => Response.json({ code: 401, message: 'Unauthorized; scope does not match' }, { status: 401 })
    const refusal = await refused({ '/_edge/tenant_info': tenant, [`gateway ${issue}`]: scope })
    expect(refusal).toMatchObject({ status: 422, code: 'jira_scope_missing' })
    expect(refusal.error).toContain('read:jira-work')
  })

  test('a wrong token is still a wrong token, and a missing ticket a missing ticket', async () => {
    expect(await refused({ '/_edge/tenant_info': tenant, [`gateway ${issue}`]: unauthorized })).toMatchObject({
      status: 422,
      code: 'jira_unauthorized',
    })
    const missing = await refused({ '/_edge/tenant_info': tenant, [`gateway ${issue}`]: jsonError(404) })
    expect(missing).toMatchObject({ status: 404, code: 'jira_ticket_not_found' })
    expect(missing.error).not.toContain('API token')
  })

  test.each([
    ['is no id', () => Response.json({ cloudId: '../../../oauth/token' })],
    ['is missing', () => Response.json({})],
    ['cannot be asked', () => Promise.reject(new TypeError('fetch failed'))],
  ])('a cloud id that %s leads nowhere', async (_, tenant) => {
    const { app, ...refusal } = await refused({ '/_edge/tenant_info': tenant })
    expect(refusal).toMatchObject({ status: 422, code: 'jira_unauthorized' })
    expect(app.calls.map((call) => call.headers.has('authorization'))).toEqual([false])
  })

  test('the sandbox tracker never leads to the real gateway', async () => {
    const app = createTestApp()
    const body = { url: 'https://casewright-demo.atlassian.net/rest/api/3/myself', ...credentials }
    expect((await app.post('pro', '/api/jira/proxy', body)).status).toBe(422)
    expect((await app.post('pro', '/api/jira/proxy', { ...body, through: 'gateway' })).status).toBe(422)
    expect(app.calls.map((call) => call.url)).toEqual(['http://127.0.0.1:9/__test-tools/jira/rest/api/3/myself'])
  })
})

describe('credentials', () => {
  test.each([
    ['without an e-mail', { url, apiToken: credentials.apiToken }],
    ['with an empty e-mail', { url, email: '', apiToken: credentials.apiToken }],
    ['without a token', { url, email: credentials.email }],
    ['with an empty token', { url, email: credentials.email, apiToken: '' }],
  ])('a proxy call %s', async (_, body) => {
    const { post, calls } = createTestApp()
    const response = await post('pro', '/api/jira/proxy', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'Jira credentials not found. Please configure your Jira connection.',
      code: 'tracker_credentials_missing',
    })
    expect(calls).toEqual([])
  })

  test('go out in UTF-8', async () => {
    const { post, calls } = createTestApp({ outside: jira({ [issue]: () => Response.json({}) }) })
    await post('pro', '/api/jira/proxy', { url, email: 'josé@example.test', apiToken: 'tökén-1234567' })
    expect(calls[0]?.headers.get('authorization')).toBe(
      `Basic ${Buffer.from('josé@example.test:tökén-1234567').toString('base64')}`,
    )
  })

  test('of nobody signed in go nowhere', async () => {
    const { post, calls } = createTestApp()
    expect((await post(undefined, '/api/jira/proxy', { url, ...credentials })).status).toBe(401)
    expect(calls).toEqual([])
  })
})

describe('testing credentials', () => {
  const config = { baseUrl: 'https://acme.atlassian.net', ...credentials }

  test.each([
    [
      'nothing',
      { baseUrl: undefined, email: undefined, apiToken: undefined },
      'All configuration fields are required: baseURL, email, and apiToken',
    ],
    ['no base URL', { baseUrl: undefined }, 'All configuration fields are required: baseURL, email, and apiToken'],
    ['an empty token', { apiToken: '' }, 'All configuration fields are required: baseURL, email, and apiToken'],
    ['a blank base URL', { baseUrl: '  ' }, 'Base URL is required'],
    ['plain http', { baseUrl: 'http://acme.atlassian.net' }, 'Base URL must start with https://'],
    ['another host', { baseUrl: 'https://jira.example.com' }, 'Base URL must be a valid Atlassian domain'],
    ['an address of this machine', { baseUrl: 'https://127.0.0.1' }, 'Base URL must be a valid Atlassian domain'],
    [
      'a host in the user-info',
      { baseUrl: 'https://acme.atlassian.net@example.com' },
      'Base URL must be a valid Atlassian domain',
    ],
    ['no e-mail address', { email: 'somebody' }, 'Please enter a valid email address'],
    ['a short token', { apiToken: '123456789' }, 'API Token must be at least 10 characters long'],
  ])('with %s asks nobody', async (_, change, error) => {
    const { post, calls } = createTestApp()
    const response = await post('user', '/api/jira/test-credentials', { ...config, ...change })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error, code: 'tracker_config_invalid' })
    expect(calls).toEqual([])
  })

  test.each(['https://acme.atlassian.net', 'https://acme.atlassian.net/', 'https://ACME.atlassian.net/jira/your-work'])(
    'takes the base URL %s',
    async (baseUrl) => {
      const { post, calls } = createTestApp({ outside: jira({ [myself]: account }) })
      const response = await post('user', '/api/jira/test-credentials', { ...config, baseUrl })
      expect(await response.json()).toEqual({
        success: true,
        account: { displayName: 'Robin Quell', emailAddress: 'qa@example.test' },
      })
      expect(calls.map((call) => call.url)).toEqual(['https://acme.atlassian.net/rest/api/3/myself'])
    },
  )

  test('an answer without an account is not a success', async () => {
    const { post } = createTestApp({ outside: jira({ [myself]: () => Response.json({ ok: true }) }) })
    const response = await post('user', '/api/jira/test-credentials', config)
    expect(response.status).toBe(502)
    expect(errorEnvelopeSchema.parse(await response.json()).error).toMatch(/^Connection test failed\./)
  })
})
