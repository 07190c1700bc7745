import { expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { demoTracker } from '../../../supabase/local/demo.ts'
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
