import { Agent, request } from 'node:http'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { testCasesToCsv } from '#domain/export/csv.ts'
import { assembleResult } from '#domain/generation/assemble-result.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { demoTracker } from '../../supabase/local/demo.ts'

/** Times in milliseconds of every call that was answered with 200, by kind, and the others by what they were. */
export interface Tally {
  times: Map<string, number[]>
  failures: Map<string, number>
}

const tickets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** One person at work until the time is over: the plan, a ticket, its test cases, the export, a pause. */
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

  // Not all at the same instant.
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
      // The export has no call: it is made where the person is. Here it is made so that the whole job is done.
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
