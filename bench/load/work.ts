import { Agent, request } from 'node:http'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { testCasesToCsv } from '#domain/export/csv.ts'
import { assembleResult } from '#domain/generation/assemble-result.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { demoTracker } from '../../supabase/local/demo.ts'

/** Response times in milliseconds of every call answered with 200, by kind, and counts of the other outcomes. */
export interface Tally {
  times: Map<string, number[]>
  failures: Map<string, number>
}

const tickets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** One user at work until the time is up: plan, ticket, test cases, export, pause. */
export async function work(url: string, token: string, until: number, { times, failures }: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  async function call(kind: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const sent = performance.now()
    const answer = await send(
      agent,
      `${url}/functions/v1${path}`,
      method,
      token,
      body === undefined ? undefined : JSON.stringify(body),
    )
    if (answer.status !== 200) {
      const name = `${kind}: ${answer.status}`
      failures.set(name, (failures.get(name) ?? 0) + 1)
      return undefined
    }
    times.set(kind, [...(times.get(kind) ?? []).slice(-100_000), performance.now() - sent])
    return JSON.parse(answer.text)
  }

  // Spreads the users' first calls.
  await pause(Math.random() * 5_000)
  for (let round = 0; performance.now() < until; round += 1) {
    await call('GET user/info', 'GET', '/api/user/info')
    const key = `SHOP-${tickets[round % tickets.length] ?? 1}`
    const issue = await call('POST jira/proxy', 'POST', '/api/jira/proxy', {
      url: `${demoTracker.baseUrl}/rest/api/3/issue/${key}?expand=names`,
      email: demoTracker.email,
      apiToken: demoTracker.apiToken,
    })
    const ticket = readIssue(issue)
    if (ticket.ok) {
      const { criteria } = findCriteria(ticket.value)
      const answer = generateResponseSchema.safeParse(
        await call('POST ai/generate', 'POST', '/api/ai/generate', {
          context: buildContext(ticket.value, criteria),
          enableEnrichment: true,
        }),
      )
      // The export makes no call: in the product it runs in the browser. It is included so that the job is complete.
      if (answer.success)
        testCasesToCsv(
          assembleResult({ ticket: ticket.value, criteria, response: answer.data, now: new Date() }).testCases,
        )
    }
    await pause(1_000 + Math.random() * 2_000)
  }
  agent.destroy()
}

function send(
  agent: Agent,
  url: string,
  method: string,
  token: string,
  body: string | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    }
    const sent = request(url, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.once('error', () => resolve({ status: 0, text: '' }))
    })
    sent.once('error', () => resolve({ status: 0, text: '' }))
    sent.end(body)
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
