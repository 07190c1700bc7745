import { describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { createTestApp, type TestApp } from '../functions/support/test-app.ts'
import { demoTracker } from '../../supabase/local/demo.ts'
import { callApi, signIn } from './support/attack.ts'

const site = 'https://acme.atlassian.net'
const rightToken = 'the-right-token-of-the-victim'

/** A site that accepts one token, answers other people's tickets with 404 and has a gateway. */
function guessable(): TestApp {
  return createTestApp({
    outside: ({ url, headers }) => {
      if (url.endsWith('/_edge/tenant_info')) return Response.json({ cloudId: 'b6a0f4de-7c31-4f0c-9f4e-2d8a51c7e390' })
      const taken = atob(headers.get('authorization')?.replace('Basic ', '') ?? '').endsWith(`:${rightToken}`)
      if (taken) return Response.json({ displayName: 'Robin Quell' })
      return Response.json({ errorMessages: [] }, { status: url.includes('/issue/') ? 404 : 401 })
    },
  })
}

const ways: [string, string, (email: string, apiToken: string) => object][] = [
  ['the settings form', '/api/jira/test-credentials', (email, apiToken) => ({ baseUrl: site, email, apiToken })],
  ['an account', '/api/jira/proxy', (email, apiToken) => ({ url: `${site}/rest/api/3/myself`, email, apiToken })],
  ['a ticket', '/api/jira/proxy', (email, apiToken) => ({ url: `${site}/rest/api/3/issue/SHOP-1`, email, apiToken })],
  [
    'the gateway',
    '/api/jira/proxy',
    (email, apiToken) => ({ url: `${site}/rest/api/3/myself`, email, apiToken, through: 'gateway' }),
  ],
]

const withCredentials = ({ calls }: TestApp) => calls.filter((call) => call.headers.has('authorization')).length

describe.each(ways)('guessing a tracker token through %s', (_, path, body) => {
  test('costs one request of the tracker for each wrong token', async () => {
    const app = guessable()
    expect((await app.post('user', path, body('victim@acme.test', 'wrong-token-1'))).status).toBeGreaterThanOrEqual(400)
    expect(withCredentials(app)).toBe(1)
  })

  test('ends after ten tries of one person at one account, and only for that person', async () => {
    const app = guessable()
    for (let count = 0; count < 12; count += 1)
      await app.post('user', path, body('victim@acme.test', `wrong-token-${count}`))
    expect(withCredentials(app)).toBe(10)
    const late = await app.post('user', path, body(' Victim@ACME.test ', rightToken))
    expect(late.status).toBe(429)
    expect(errorEnvelopeSchema.parse(await late.json()).code).toBe('too_many_requests')
    expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await app.post('pro', path, body('victim@acme.test', rightToken))).status).toBe(200)
  })

  test('ends after thirty tries of many people at one account, except for whom it opened lately', async () => {
    const app = guessable()
    const owner = { url: `${site}/rest/api/3/myself`, email: 'victim@acme.test', apiToken: rightToken }
    expect((await app.post('pro', '/api/jira/proxy', owner)).status).toBe(200)
    const guessers = Array.from({ length: 15 }, () => app.supabase.database.add('user'))
    const before = withCredentials(app)
    const guesses = await Promise.all(
      guessers.flatMap((guesser) =>
        Array.from({ length: 10 }, (_wrong, count) =>
          app.post(guesser, path, body('victim@acme.test', `wrong-token-${count}`)),
        ),
      ),
    )
    expect(withCredentials(app) - before).toBe(30)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(120)
    expect((await app.post('starter', path, body('victim@acme.test', rightToken))).status).toBe(429)
    for (let count = 0; count < 12; count += 1)
      expect((await app.post('pro', '/api/jira/proxy', owner)).status).toBe(200)
    // What the owner reads leaves the guessers no further tries.
    expect((await app.post('starter', path, body('victim@acme.test', rightToken))).status).toBe(429)
  })

  test('ends after thirty tries of one person, whatever account, all at once or one by one', async () => {
    const app = guessable()
    await Promise.all(
      Array.from({ length: 150 }, (_, count) =>
        app.post('user', path, body(`victim-${count}@acme.test`, 'wrong-token-1')),
      ),
    )
    expect(withCredentials(app)).toBe(30)
    expect((await app.post('starter', path, body('other@acme.test', rightToken))).status).toBe(200)
  })
})

test('reading with the right token is not limited', async () => {
  const app = guessable()
  for (let count = 0; count < 50; count += 1) {
    expect(
      (
        await app.post('user', '/api/jira/proxy', {
          url: `${site}/rest/api/3/myself`,
          email: 'own@acme.test',
          apiToken: rightToken,
        })
      ).status,
    ).toBe(200)
  }
})

test('the running product blocks it too, and keeps serving others', async () => {
  const guesser = await signIn('starter')
  const attempts = await Promise.all(
    Array.from({ length: 60 }, (_, count) =>
      callApi('POST', '/api/jira/proxy', {
        token: guesser.token,
        body: {
          url: `${demoTracker.baseUrl}/rest/api/3/issue/SHOP-1`,
          email: `victim-${count}@acme.test`,
          apiToken: `wrong-token-${count}`,
        },
      }),
    ),
  )
  const counts = (status: number) => attempts.filter((attempt) => attempt.status === status).length
  expect({ refused: counts(422), limited: counts(429) }).toEqual({ refused: 30, limited: 30 })
  const owner = await signIn('pro')
  const { email, apiToken } = demoTracker
  expect(
    (
      await callApi('POST', '/api/jira/proxy', {
        token: owner.token,
        body: { url: `${demoTracker.baseUrl}/rest/api/3/myself`, email, apiToken },
      })
    ).status,
  ).toBe(200)
})
