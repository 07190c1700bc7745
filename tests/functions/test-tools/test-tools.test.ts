import { expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { demoTracker } from '../../../supabase/local/demo.ts'
import { sandboxOverrides } from '../../../supabase/local/test-tools/all.ts'
import { demoTestRail } from '../../../supabase/local/test-tools/testrail.ts'
import { createTestApp } from '../support/test-app.ts'

const connection = {
  tool: 'jira',
  baseUrl: demoTracker.baseUrl,
  email: demoTracker.email,
  apiToken: demoTracker.apiToken,
}

test('good credentials are answered with their account', async () => {
  const { post } = createTestApp()
  const response = await post('pro', '/api/test-tools/check', { connection })
  expect(await response.json()).toEqual({ success: true, account: 'Robin Quell' })
})

test('wrong credentials are refused', async () => {
  const { post } = createTestApp()
  const response = await post('pro', '/api/test-tools/check', { connection: { ...connection, apiToken: 'another' } })
  expect(response.status).toBe(422)
  expect(errorEnvelopeSchema.parse(await response.json())).toMatchObject({
    code: 'test_tool_unauthorized',
    params: { tool: 'jira' },
  })
})

test('nobody else is called', async () => {
  const { post, calls } = createTestApp()
  const response = await post('pro', '/api/test-tools/check', {
    connection: { ...connection, baseUrl: 'https://evil.example' },
  })
  expect(response.status).toBe(400)
  expect(calls).toEqual([])
})

test('without the sandboxes, only hosts that belong to nobody are replaced', async () => {
  const base = 'http://127.0.0.1:9/__test-tools'
  const { post, calls } = createTestApp({
    variables: { TRACKER_HOST_OVERRIDES: JSON.stringify(sandboxOverrides(base, false)) },
    outside: () => Response.json({ error: 'no' }, { status: 401 }),
  })
  const hosts: string[] = []
  for (const other of [
    connection,
    { tool: 'testrail', baseUrl: demoTestRail.baseUrl, email: demoTestRail.email, apiKey: demoTestRail.apiKey },
    { tool: 'xray', region: 'global', clientId: 'a-client', clientSecret: 'a-secret' },
    { tool: 'zephyr', region: 'global', apiToken: 'a-token' },
    { tool: 'qase', apiToken: 'a-token' },
    { tool: 'azure', organization: 'acme', token: 'a-token' },
  ]) {
    await post('pro', '/api/test-tools/check', { connection: other })
    hosts.push(new URL(calls.at(-1)?.url ?? '').host)
  }
  expect(hosts).toEqual([
    '127.0.0.1:9',
    '127.0.0.1:9',
    'xray.cloud.getxray.app',
    'api.zephyrscale.smartbear.com',
    'api.qase.io',
    'dev.azure.com',
  ])
})
