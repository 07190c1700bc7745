import { describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { url, credentials, type Answers, hanging, issue, jsonError, unauthorized, ask } from './support/jira-calls.ts'
import { createTestApp, type TestAppOptions } from './support/test-app.ts'

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
