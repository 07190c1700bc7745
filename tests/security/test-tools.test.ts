import { beforeAll, describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { demoAzure } from '../../supabase/local/test-tools/azure.ts'
import { demoQase } from '../../supabase/local/test-tools/qase.ts'
import { demoTestRail } from '../../supabase/local/test-tools/testrail.ts'
import { demoXray } from '../../supabase/local/test-tools/xray.ts'
import { demoZephyr } from '../../supabase/local/test-tools/zephyr.ts'
import { hostileParts } from '../functions/test-tools/hostile-tool-addresses.ts'
import { pushCase, ticket } from '../functions/test-tools/killed-push.ts'
import { callApi, signIn, target } from './support/attack.ts'

const secret = 'a-token-nobody-should-see'

let token: string
beforeAll(async () => {
  token = (await signIn('pro')).token
})

// biome-ignore format: a list of words is read as a block
const hostileSites = [
  'https://localhost', 'https://127.0.0.1', 'https://[::1]', 'https://169.254.169.254', 'https://2130706433',
  'http://acme.testrail.io', 'https://acme.testrail.io:8443', 'https://acme.testrail.io@evil.example',
  'https://acme.testrail.io.evil.example', 'https://evil.example/acme.testrail.io', 'https://evil.example#.testrail.io',
  'https://evil.example\\.testrail.io', 'https://testrail.io', 'http://acme.atlassian.net', 'https://evilatlassian.net',
  'https://acme.atlassian.net.evil.example', 'https://acme.atlassian.net%2eevil.example', 'file:///etc/passwd',
  'gopher://127.0.0.1:25/', '//evil.example',
]

test.each(hostileSites)('no test tool is asked at %j', async (baseUrl) => {
  for (const connection of [
    { tool: 'jira', baseUrl, email: 'qa@example.test', apiToken: secret },
    { tool: 'testrail', baseUrl, email: 'qa@example.test', apiKey: secret },
  ]) {
    // An address that belongs to the other tool is one of this list for this one.
    const response = await callApi('POST', '/api/test-tools/check', { token, body: { connection } })
    const answer = errorEnvelopeSchema.parse(await response.json())
    expect({ status: response.status, code: answer.code }).toEqual({ status: 400, code: 'test_tool_address_refused' })
    expect(JSON.stringify(answer)).not.toMatch(/evil|nobody-should-see/)
  }
})

/** The demo connections of the sandboxes, which stand beside the backend itself. */
const connections = [
  { tool: 'xray', region: 'global', clientId: demoXray.clientId, clientSecret: demoXray.clientSecret },
  { tool: 'zephyr', region: 'global', apiToken: demoZephyr.apiToken },
  { tool: 'testrail', baseUrl: demoTestRail.baseUrl, email: demoTestRail.email, apiKey: demoTestRail.apiKey },
  { tool: 'qase', apiToken: demoQase.apiToken },
  { tool: 'azure', organization: demoAzure.organization, token: demoAzure.token },
]

describe.each(connections)('the sandbox of $tool', (connection) => {
  test('opens no way to the backend behind it', async () => {
    for (const part of [
      ...hostileParts.slice(0, 8),
      '../../../auth/v1/admin/users',
      '1/../../../../rest/v1/profiles',
    ]) {
      const body = {
        connection,
        target: { project: part, folder: part },
        ticket,
        cases: [{ ...pushCase(1), remoteId: part }],
      }
      const response = await callApi('POST', '/api/test-tools/send', { token, body })
      const text = await response.text()
      expect.soft(text).not.toMatch(/demo\.test|"users"|"quota"/)
      expect.soft(response.status, text).toBeLessThan(500)
    }
  })

  test('is not open to the network', async () => {
    const response = await fetch(`${target.url}/__test-tools/${connection.tool}/`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('jobId')
  })
})

test('a call with too many cases, the same case twice or a broken one is refused', async () => {
  const connection = { tool: 'qase', apiToken: demoQase.apiToken }
  const target = { project: demoQase.project }
  for (const cases of [
    Array.from({ length: 21 }, (_, index) => pushCase(index + 1)),
    [pushCase(1), pushCase(1)],
    [{ ...pushCase(1), marker: 'casewright-<script>' }],
    [{ ...pushCase(1), steps: Array.from({ length: 501 }, () => ({ step: 'x', data: '', expected: '' })) }],
    [],
  ]) {
    const response = await callApi('POST', '/api/test-tools/send', {
      token,
      body: { connection, target, ticket, cases },
    })
    expect(errorEnvelopeSchema.parse(await response.json()).code).toBe('invalid_request')
    expect(response.status).toBe(400)
  }
})
