import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToolConnection } from '#domain/contracts/test-tools.ts'
import { checkConnection, listPlaces, pushCalls } from '#src/backend/test-tools-api.ts'
import { refusalOf } from '../../support/api-refusal.ts'

const getSession = vi.hoisted(() =>
  vi.fn<() => Promise<{ data: { session: { access_token: string; user: { id: string } } | null }; error: unknown }>>(),
)
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth: { getSession } }) }))
vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abc.supabase.co', publishableKey: 'public-key', apiTimeoutMs: 50 }),
}))

const fetchMock = vi.fn<typeof fetch>()
const bodies: unknown[] = []

/** Answers each call with the next of these, the last one for all further calls. */
function answers(...list: [body: unknown, status?: number, headers?: Record<string, string>][]): void {
  fetchMock.mockImplementation((_url, init) => {
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
    const [body, status = 200, headers = {}] = (list.length > 1 ? list.shift() : list[0]) ?? ['']
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))
  })
}

beforeEach(() => {
  getSession.mockResolvedValue({ data: { session: { access_token: 'token-1', user: { id: 'u1' } } }, error: null })
  fetchMock.mockReset()
  bodies.length = 0
  vi.stubGlobal('fetch', fetchMock)
})

const qase: ToolConnection = { tool: 'qase', apiToken: 'q-token' }
const ticket = { key: 'SHOP-1', title: 'Cart', url: 'https://acme.atlassian.net/browse/SHOP-1' }
const place = { target: { project: 'SHOP' }, ticket }
const refused = {
  error: 'Jira did not accept the credentials.',
  code: 'test_tool_unauthorized',
  params: { tool: 'jira' },
}

describe('a connection', () => {
  it('is tried with its credentials in the body of a call', async () => {
    answers([{ success: true, account: 'Robin' }])
    expect(await checkConnection(qase)).toEqual({ success: true, account: 'Robin' })
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://abc.supabase.co/functions/v1/api/test-tools/check')
    expect(bodies).toEqual([{ connection: qase }])
  })

  it('to Jira is tried at the gateway after the site refused it, and there first from then on', async () => {
    const jira: ToolConnection = {
      tool: 'jira',
      baseUrl: 'https://scoped.atlassian.net',
      email: 'q@a.test',
      apiToken: 't',
      through: 'site',
    }
    answers([refused, 422], [{ success: true }], [{ success: true, places: [] }])
    await checkConnection(jira)
    await listPlaces(jira, undefined)
    expect(bodies).toMatchObject(['site', 'gateway', 'gateway'].map((through) => ({ connection: { through } })))
  })

  it('of another tool is tried once', async () => {
    answers([{ ...refused, params: { tool: 'qase' } }, 422])
    await refusalOf(checkConnection(qase))
    expect(bodies).toHaveLength(1)
  })
})

describe('the calls of a push', () => {
  const send = () =>
    pushCalls(qase, place).send([
      {
        marker: 'casewright-000000000000',
        title: 'T',
        description: '',
        preconditions: [],
        type: '',
        priority: '',
        steps: [],
        criteria: [],
      },
    ])

  it('name the target and the ticket', async () => {
    answers([{ success: true, tests: [] }])
    const cases = [{ marker: 'casewright-000000000000', title: 'T' }]
    expect(await pushCalls(qase, place).find(cases)).toEqual({ ok: true, value: [] })
    expect(bodies).toEqual([{ connection: qase, ...place, cases }])
  })

  it.each([
    ['too many requests of a tool', { error: 'Wait.', code: 'test_tool_rate_limited' }, 429, true, 7],
    ['too many requests of the server', { error: 'Wait.', code: 'too_many_requests' }, 429, true, 7],
    ['a tool that does not answer', { error: 'Late.', code: 'test_tool_timeout' }, 504, true, 7],
    ['a gateway without words', '<html>', 502, true, 7],
    ['wrong credentials', { error: 'No.', code: 'test_tool_unauthorized' }, 422, false, 7],
    ['an answer that is no answer of the tool', { error: 'What?', code: 'test_tool_unreadable' }, 502, false, 7],
  ])('may be repeated or not after %s', async (_name, body, status, transient, waitSeconds) => {
    answers([body, status, { 'retry-after': String(waitSeconds) }])
    expect(await send()).toMatchObject({ ok: false, reason: { transient, waitSeconds } })
  })

  it('may be repeated after no answer at all', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await send()).toMatchObject({ ok: false, reason: { transient: true, problem: { code: 'unreachable' } } })
  })

  it('are refused if the answer does not name its results', async () => {
    answers([{ success: true }])
    expect(await send()).toMatchObject({ ok: false, reason: { problem: { code: 'unexpected_answer' } } })
  })
})
