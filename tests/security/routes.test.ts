import { beforeAll, describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { allRoutes, callApi, signIn, target, type ApiRoute, type Person } from './support/attack.ts'
import { forgedTokens } from './support/forged-tokens.ts'

const routes = await allRoutes()
const guarded = routes.filter(({ audience }) => audience !== 'public')
const named = (route: ApiRoute) => `${route.method} ${route.path}`
const body = (route: ApiRoute) => (route.takesBody ? {} : undefined)

let ada: Person
let pia: Person
beforeAll(async () => {
  ;[ada, pia] = await Promise.all([signIn('admin'), signIn('pro')])
})

test('who may call what is decided here: a route that is open to everybody has to be added', () => {
  expect(
    routes
      .filter(({ audience }) => audience === 'public')
      .map(named)
      .sort(),
  ).toEqual(['GET /api/health', 'GET /api/openapi.json', 'POST /api/auth/forgot', 'POST /api/auth/register'])
  expect(
    guarded.filter(({ path }) => path.startsWith('/api/admin/')).every(({ audience }) => audience === 'admin'),
  ).toBe(true)
  expect(guarded.length).toBeGreaterThanOrEqual(10)
})

describe.each(guarded)('$method $path', (route) => {
  test('asks for a token', async () => {
    const response = await callApi(route.method, route.path, { body: body(route) })
    expect({ status: response.status, ...errorEnvelopeSchema.parse(await response.json()) }).toMatchObject({
      status: 401,
      code: 'no_token',
    })
  })

  test('takes no forged, expired or foreign token, and no key of the project', async () => {
    for (const [name, token] of Object.entries(forgedTokens(ada.id, pia.token))) {
      const response = await callApi(route.method, route.path, { token, body: body(route) })
      const answer = errorEnvelopeSchema.safeParse(await response.json())
      expect
        .soft({ name, status: response.status, code: answer.data?.code })
        .toEqual({ name, status: 401, code: 'invalid_token' })
    }
  })

  test.each([
    ['the secret key as apikey', () => ({ apikey: target.secretKey })],
    ['a session in a cookie', () => ({ cookie: `sb-access-token=${ada.token}; authorization=Bearer ${ada.token}` })],
    [
      'a session under another header',
      () => ({
        'x-authorization': `Bearer ${ada.token}`,
        'proxy-authorization': `Bearer ${ada.token}`,
        'x-forwarded-user': ada.email,
        'x-user-id': ada.id,
      }),
    ],
    [
      'another scheme',
      () => ({ authorization: `Basic ${Buffer.from(`${ada.email}:${ada.token}`).toString('base64')}` }),
    ],
    ['two tokens in one header', () => ({ authorization: `Bearer x, Bearer ${ada.token}` })],
  ])('is not opened by %s', async (_name, headers) => {
    const response = await callApi(route.method, route.path, { headers: headers(), body: body(route) })
    expect(response.status).toBe(401)
  })

  test('is not opened by a token in the address', async () => {
    const query = new URLSearchParams({ access_token: ada.token, apikey: target.secretKey, token: ada.token })
    expect((await callApi(route.method, `${route.path}?${query.toString()}`, { body: body(route) })).status).toBe(401)
  })
})

describe.each(routes.filter(({ audience }) => audience === 'admin'))('$method $path', (route) => {
  test.each(['user', 'starter', 'pro'] as const)('is not for the role %s', async (role) => {
    const { token } = await signIn(role)
    const response = await callApi(route.method, route.path, { token, body: body(route) })
    expect({ status: response.status, ...errorEnvelopeSchema.parse(await response.json()) }).toMatchObject({
      status: 403,
      code: 'admin_only',
    })
  })
})

describe('methods', () => {
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'LOCK']
  const paths = [...new Set(routes.map(({ path }) => path))]

  test.each(paths)('%s answers only those it is made for', async (path) => {
    const known = routes.filter((route) => route.path === path).map(({ method }) => method)
    for (const method of others.filter((other) => !known.includes(other))) {
      const response = await callApi(method, path, { token: ada.token })
      await response.body?.cancel()
      expect.soft({ method, path, status: response.status }).toEqual({ method, path, status: 405 })
    }
  })

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'no header %s changes one',
    async (header) => {
      const response = await callApi('POST', `/api/admin/users/${pia.id}?_method=DELETE`, {
        token: ada.token,
        headers: { [header]: 'DELETE' },
        body: {},
      })
      expect(response.status).toBe(405)
      expect((await callApi('GET', '/api/user/info', { token: pia.token })).status).toBe(200)
    },
  )
})
