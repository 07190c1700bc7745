import { describe, expect, test } from 'vitest'
import type { TrackerProxyRequest } from '#domain/contracts/tracker.ts'
import { findTickets } from '#domain/queue/find-tickets.ts'
import { demoTracker } from '../../../../supabase/local/demo.ts'
import { createSandboxJira } from '../../../../supabase/local/jira/sandbox.ts'

const jira = createSandboxJira()
const asked: string[] = []

async function proxyTracker({ url, email, apiToken, method, body }: TrackerProxyRequest): Promise<unknown> {
  asked.push(new URL(url).pathname)
  const answer = await jira(
    new Request(url, {
      method: method ?? 'GET',
      headers: { Authorization: `Basic ${btoa(`${email}:${apiToken}`)}` },
      body: JSON.stringify(body),
    }),
  )
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
const keysOf = (issues: unknown[]): unknown[] =>
  issues.map((issue) => (typeof issue === 'object' && issue !== null && 'key' in issue ? issue.key : undefined))

describe('tickets of the sandbox', () => {
  test('named ones, in the order asked for, the absent ones named', async () => {
    const found = await findTickets({ kind: 'keys', keys: ['SHOP-7', 'SHOP-404', 'SHOP-2'] }, demoTracker, proxyTracker)
    expect(keysOf(found.issues)).toEqual(['SHOP-7', 'SHOP-2'])
    expect(found.absent).toEqual(['SHOP-404'])
    expect(found.issues[0]).toMatchObject({ names: { customfield_10034: 'Acceptance Criteria' } })
  })

  test('a moved one under its new key', async () => {
    const found = await findTickets({ kind: 'keys', keys: ['WEB-31'] }, demoTracker, proxyTracker)
    expect(keysOf(found.issues)).toEqual(['SHOP-9'])
    expect(found.absent).toEqual([])
  })

  test('what a query finds', async () => {
    const found = await findTickets({ kind: 'query', jql: 'parent = SHOP-20 ORDER BY key' }, demoTracker, proxyTracker)
    expect(keysOf(found.issues)).toEqual(['SHOP-1', 'SHOP-3', 'SHOP-6', 'SHOP-12', 'SHOP-14'])
    expect(found.more).toBe(false)
  })

  test('nothing: Jira is not asked for tickets', async () => {
    asked.length = 0
    const found = await findTickets({ kind: 'query', jql: 'labels = nothing' }, demoTracker, proxyTracker)
    expect(found).toEqual({ issues: [], absent: [], more: false })
    expect(asked).toEqual(['/rest/api/3/search/jql'])
  })
})

test('a query that finds more than fifty tickets is cut, and says so', async () => {
  const pages = [
    {
      issues: Array.from({ length: 30 }, (_, index) => ({ key: `A-${String(index + 1)}` })),
      nextPageToken: 'b',
      isLast: false,
    },
    {
      issues: Array.from({ length: 30 }, (_, index) => ({ key: `B-${String(index + 1)}` })),
      nextPageToken: 'c',
      isLast: false,
    },
  ]
  const found = await findTickets({ kind: 'query', jql: 'project = A' }, demoTracker, async ({ url, body }) => {
    if (url.endsWith('/search/jql')) return Promise.resolve(pages.shift())
    const keys = body !== undefined && 'issueIdsOrKeys' in body ? body.issueIdsOrKeys : []
    return Promise.resolve({ issues: keys.map((key) => ({ key })) })
  })
  expect(found.issues).toHaveLength(50)
  expect(found.more).toBe(true)
})
