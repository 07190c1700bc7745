import { describe, expect, test } from 'vitest'
import type { ToolConnection } from '#domain/contracts/test-tools.ts'
import { createTestApp } from '../support/test-app.ts'
import { pushCase, ticket } from './killed-push.ts'

const secret = 'Zx9/secret+"token"&nobody=should see'
const email = 'somebody@private.example'
const bearer = 'eyJhbGciOiJIUzI1NiJ9.a-bearer-nobody-should-see.xray'

const connections: ToolConnection[] = [
  { tool: 'jira', baseUrl: 'https://acme.atlassian.net', email, apiToken: secret, through: 'site' },
  { tool: 'xray', region: 'eu', clientId: 'a-client-id-of-ours', clientSecret: secret },
  { tool: 'zephyr', region: 'eu', apiToken: secret },
  { tool: 'testrail', baseUrl: 'https://acme.testrail.io', email, apiKey: secret },
  { tool: 'qase', apiToken: secret },
  { tool: 'azure', organization: 'acme', token: secret },
]

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** The credentials in every form in which a server could say them. */
function formsOf({ tool }: ToolConnection): string[] {
  const withEmail = tool === 'jira' || tool === 'testrail'
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    base64(secret),
    base64(`${email}:${secret}`),
    base64(`:${secret}`),
    ...(withEmail ? [email] : []),
    ...(tool === 'xray' ? [bearer] : []),
  ]
}

/** A server that repeats what it was told, under every name that errors have. */
function echo(status: number, forms: string[]): Response {
  const words = forms.join(' and ')
  const body = {
    message: words,
    error: words,
    errorMessages: forms,
    errors: { field: words, [secret]: words },
    title: words,
  }
  return Response.json(status === 200 ? { nothing: words } : body, {
    status,
    headers: { 'retry-after': '3', 'x-echo': encodeURIComponent(secret) },
  })
}

const statuses = [200, 400, 401, 403, 404, 409, 413, 422, 429, 500, 503]

describe.each(connections)('the credentials of $tool', (connection) => {
  const forms = formsOf(connection)

  test.each(statuses)('are in no log and no answer when everything is answered with %i', async (status) => {
    const app = createTestApp({
      outside: (request) => (request.url.endsWith('/authenticate') ? Response.json(bearer) : echo(status, forms)),
    })
    const target = { project: connection.tool === 'testrail' ? '1' : 'SHOP' }
    const cases = [pushCase(1), { ...pushCase(2), remoteId: '12' }]
    for (const [path, body] of [
      ['check', { connection }],
      ['places', { connection }],
      ['places', { connection, project: target.project }],
      ['find', { connection, target, ticket, cases }],
      ['send', { connection, target, ticket, cases }],
      ['send', { connection, target: { ...target, form: 'comment' }, ticket, cases }],
      ['send', { connection, target: { ...target, form: 'attachment' }, ticket, cases }],
      ['send', { connection: { ...connection, tool: secret }, target, ticket, cases }],
      ['send', { connection, target: secret, ticket: secret, cases: secret }],
    ] as const) {
      const response = await app.post('pro', `/api/test-tools/${path}`, body)
      const text = await response.text()
      for (const form of forms) {
        expect(text, `${path}: ${text}`).not.toContain(form)
        expect(app.log.join('\n')).not.toContain(form)
      }
    }
    expect(app.log.filter((line) => line.includes('"event":"request"'))).toHaveLength(9)
    expect(app.log.join('\n')).not.toContain('"status":500')
  })

  test('go to the tool alone', async () => {
    const app = createTestApp({ outside: () => Response.json({}) })
    await app.post('pro', '/api/test-tools/check', { connection })
    expect(app.calls.length).toBeGreaterThan(0)
    for (const { url } of app.calls) {
      for (const form of forms.filter((text) => text !== email)) expect(url).not.toContain(form)
    }
  })
})

test.each<[string, ToolConnection, (words: string) => unknown]>([
  [
    'GraphQL',
    { tool: 'xray', region: 'eu', clientId: 'a-client-id-of-ours', clientSecret: secret },
    (words) => ({ data: null, errors: [{ message: words }] }),
  ],
  [
    'an element of a list',
    { tool: 'jira', baseUrl: 'https://acme.atlassian.net', email, apiToken: secret, through: 'site' },
    (words) => ({
      fields: { subtasks: [] },
      issueTypes: [{ id: '1', name: 'Sub-task', subtask: true }],
      issues: [],
      errors: [{ status: 400, elementErrors: { errorMessages: [words] }, failedElementNumber: 0 }],
    }),
  ],
])('an error inside a good answer is redacted before it is shortened: %s', async (_where, connection, answer) => {
  const mixed = base64(`${email}:${secret}`)
  for (const form of formsOf(connection).filter((one) => one !== mixed))
    for (const before of [0, 270, 285]) {
      const app = createTestApp({
        outside: ({ url }) =>
          Response.json(url.endsWith('/authenticate') ? bearer : answer(`${'x'.repeat(before)} ${form}`)),
      })
      const body = { connection, target: { project: 'SHOP' }, ticket, cases: [pushCase(1)] }
      const text = await (await app.post('pro', '/api/test-tools/send', body)).text()
      expect(text).toContain('test_tool_refused')
      expect(text).not.toContain(JSON.stringify(form).slice(1, 13))
    }
})

test('a secret too short to be told from other text lets no word of an error through', async () => {
  const app = createTestApp({ outside: () => Response.json({ error: 'The key abc is wrong' }, { status: 400 }) })
  const connection = { tool: 'testrail', baseUrl: 'https://acme.testrail.io', email, apiKey: 'abc' }
  const response = await app.post('pro', '/api/test-tools/places', { connection, project: '1' })
  expect(await response.json()).toMatchObject({ code: 'test_tool_refused', params: { tool: 'testrail' } })
  expect(app.calls).toHaveLength(1)
})

test('a program that guesses tokens is stopped', async () => {
  const app = createTestApp({ outside: () => Response.json({ error: 'no' }, { status: 401 }) })
  const statusesOf: number[] = []
  for (let at = 0; at < 31; at += 1) {
    const connection = { tool: 'testrail', baseUrl: 'https://acme.testrail.io', email, apiKey: `guess-number-${at}` }
    statusesOf.push((await app.post('pro', '/api/test-tools/check', { connection })).status)
  }
  expect(statusesOf.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
  expect(statusesOf.slice(10)).toEqual(Array.from({ length: 21 }, () => 429))
  expect(app.calls).toHaveLength(10)
})
