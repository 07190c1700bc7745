import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loadIssues, type SandboxIssue } from '../../supabase/local/jira/issues.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { type FaultyTracker, startFaultyTracker } from '../faults/support/tracker.ts'
import { askedText, covering } from '../functions/support/answering-ai.ts'
import { apiError, startOpenAiServer, type OpenAiServer } from '../functions/support/openai-server.ts'
import { configured, generateHere } from './generate-cli/run-generate.ts'

/** The seconds that the queue waited. They pass in a twentieth of the time: which call fails does not depend on it. */
const waits = vi.hoisted((): number[] => [])
vi.mock('node:timers/promises', () => ({
  setTimeout(ms: number) {
    waits.push(ms / 1_000)
    return new Promise((resolve) => setTimeout(resolve, ms / 20))
  },
}))

/**
 * Fifty tickets. The first call of every fifth ticket to Jira fails, and so does the first call of every fifth other ticket to
 * the generation; the faults take turns. Two tickets fail at every attempt.
 */
const tickets = 50
const jiraFails = 15
const aiFails = 27

const jiraFaults = ['rate limit', 'unavailable', 'error', 'cut'] as const
const generationFaults = ['rate limit', 'unavailable', 'cut before', 'cut after'] as const

function faultOf<const T extends string>(faults: readonly T[], ticket: number, rest: number): T | undefined {
  return ticket % 5 === rest ? faults[Math.floor(ticket / 5) % faults.length] : undefined
}

const numberIn = (key: string): number => Number(/BULK-(\d+)/.exec(key)?.[1])

function manyTickets(): SandboxIssue[] {
  const sample = loadIssues().find('SHOP-13')
  if (sample === undefined) throw new Error('The sample ticket is missing')
  return Array.from({ length: tickets }, (_, index) => {
    const key = `BULK-${String(index + 1)}`
    const names = { summary: `Vouchers, part ${key}`, parent: { key: 'BULK-99', fields: { summary: 'Vouchers' } } }
    return { ...sample, id: String(20_000 + index), key, fields: { ...sample.fields, ...names } }
  })
}

let ai: OpenAiServer
let tracker: FaultyTracker
let backend: ServedSupabase
let gateway: Server
let gatewayUrl: string
/** Attempts by ticket, and the key of the run by ticket. */
const asked = { jira: new Map<number, number>(), generation: new Map<number, number>() }
const runKeys = new Map<number, Set<string>>()

function attempt(attempts: Map<number, number>, ticket: number): number {
  const count = (attempts.get(ticket) ?? 0) + 1
  attempts.set(ticket, count)
  return count
}

beforeAll(async () => {
  const issues = manyTickets()
  ai = await startOpenAiServer()
  ai.behaviour = (response, request) =>
    (numberIn(askedText(request)) === aiFails ? apiError(400, 'boom') : covering)(response, request)
  tracker = await startFaultyTracker({
    all: () => issues,
    find: (key) => issues.find((issue) => issue.key === key.toUpperCase()),
    add: () => undefined,
    edit: () => undefined,
  })
  tracker.behave((request, response, answer) => {
    const ticket = numberIn(request.url ?? '')
    if (Number.isNaN(ticket)) answer()
    else answerAsJira(ticket, response, answer)
  })
  backend = await serveLocalSupabase({
    demo: true,
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: ai.baseUrl,
      AI_MODEL: 'test-model',
      TRACKER_HOST_OVERRIDES: tracker.overrides,
    },
  })
  gateway = createServer((request, response) => void passOn(request, response))
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port')
  gatewayUrl = `http://127.0.0.1:${String(address.port)}`
})

afterAll(async () => {
  await new Promise((resolve) => {
    gateway.close(resolve)
    gateway.closeAllConnections()
  })
  await backend.close()
  await Promise.all([tracker.close(), ai.close()])
})

function answerAsJira(ticket: number, response: ServerResponse, answer: () => void): void {
  const isFirst = attempt(asked.jira, ticket) === 1
  const fault = ticket === jiraFails ? 'error' : isFirst ? faultOf(jiraFaults, ticket, 0) : undefined
  if (fault === undefined) answer()
  else if (fault === 'cut') response.destroy()
  else if (fault === 'rate limit') response.writeHead(429, { 'retry-after': '1' }).end('{"errorMessages":[]}')
  else response.writeHead(fault === 'unavailable' ? 503 : 500).end('{"errorMessages":[]}')
}

/** Stands between the terminal and the backend, as a load balancer or a bad connection does. */
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const isRun = request.url?.endsWith('/api/ai/generate') === true
  const ticket = isRun ? numberIn(body.toString()) : NaN
  const isFirst = isRun && attempt(asked.generation, ticket) === 1
  const fault = isFirst ? faultOf(generationFaults, ticket, 2) : undefined
  if (isRun) runKeys.set(ticket, (runKeys.get(ticket) ?? new Set()).add(String(headers['idempotency-key'])))
  if (fault === 'cut before') return void response.destroy()
  if (fault === 'rate limit' || fault === 'unavailable') {
    const [status, code] = fault === 'rate limit' ? [429, 'too_many_requests'] : [503, 'function_unavailable']
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
    return void response.end(JSON.stringify({ error: 'Not now.', code }))
  }
  const answer = await fetch(`${backend.url}${request.url ?? ''}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(body.length > 0 && { body }),
  })
  const whole = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? 'application/json'
  const retryAfter = answer.headers.get('retry-after')
  response.writeHead(answer.status, { 'content-type': type, ...(retryAfter !== null && { 'retry-after': retryAfter }) })
  if (fault !== 'cut after') return void response.end(whole)
  response.write(whole.subarray(0, whole.length / 2), () => response.destroy())
}

const printed = z.object({
  results: z.array(z.object({ ticketId: z.string(), testCases: z.array(z.unknown()).min(1) })),
})

test('fifty tickets with a fifth of the calls failing: each ends in one charged result or in a named failure', async () => {
  const { code, stdout, stderr } = await generateHere(
    ['--epic', 'BULK-99'],
    configured(backend, { SUPABASE_URL: gatewayUrl }),
  )
  const expected = Array.from({ length: tickets }, (_, index) => index + 1)
  const succeeding = expected.filter((ticket) => ticket !== jiraFails && ticket !== aiFails)
  expect(printed.parse(JSON.parse(stdout)).results.map(({ ticketId }) => numberIn(ticketId))).toEqual(succeeding)
  expect(code).toBe(1)
  expect(stderr.split('\n').filter((line) => line.startsWith('Failed:'))).toEqual([
    expect.stringMatching(new RegExp(`^Failed: BULK-${String(jiraFails)}: .*Jira answered with an error`)),
    expect.stringMatching(new RegExp(`^Failed: BULK-${String(aiFails)}: The AI service answered with an error`)),
  ])

  // The faults really happened, and every attempt at a ticket had the same key.
  const calls = [...asked.jira.values(), ...asked.generation.values()].reduce((sum, count) => sum + count, 0)
  expect(calls).toBeGreaterThanOrEqual(2 * tickets + 20)
  expect([...runKeys.values()].every((keys) => keys.size === 1)).toBe(true)
  // One ticket was tried four times. Deno itself repeats a call whose connection was cut, in part.
  expect(waits.filter((seconds) => seconds > 1)).toEqual([2, 4])

  const { driver } = backend.database.connection
  // One charged run a ticket. The two whose answer was cut were repeated, not charged again.
  const { rows: runs } = await driver.query(
    `select count(*)::int as charged, count(distinct idempotency_key)::int as keys, sum(repeats)::int as repeats
     from public.generations where status = 'settled'`,
  )
  expect(runs).toEqual([{ charged: succeeding.length, keys: succeeding.length, repeats: 2 }])
  const { rows: usage } = await driver.query('select used from public.usage')
  expect(usage).toEqual([{ used: succeeding.length }])
}, 40_000)
