import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../supabase/local/demo.ts'
import { callApi, signIn, target, type Person } from './support/attack.ts'

const hidden = {
  apiToken: 'ATATT-nobody-may-see-this-one',
  password: 'Hidden-pass-73',
  email: 'hidden-person@private.example',
  text: 'the secret launch of Project Nightingale',
}

let pia: Person
beforeAll(async () => {
  pia = await signIn('pro')
})

test('neither a refusal nor the log of the running function holds what was sent or what the server keeps', async () => {
  const tracker = {
    url: 'https://private-site.atlassian.net/rest/api/3/issue/HIDE-77',
    email: hidden.email,
    apiToken: hidden.apiToken,
  }
  const answers = await Promise.all([
    callApi('POST', '/api/jira/proxy', {
      token: pia.token,
      body: { ...tracker, url: `https://${hidden.apiToken}@evil.example/` },
    }),
    callApi('POST', '/api/jira/proxy', { token: pia.token, body: { ...tracker, apiToken: [hidden.apiToken] } }),
    callApi('POST', '/api/jira/test-credentials', {
      token: pia.token,
      body: { ...tracker, baseUrl: `https://${hidden.text}` },
    }),
    callApi('POST', '/api/ai/generate', { token: pia.token, body: { prompt: hidden.text } }),
    callApi('POST', '/api/ai/generate', { token: pia.token, body: { prompt: 7, [hidden.text]: hidden.apiToken } }),
    callApi('POST', '/api/ai/generate', { token: pia.token, body: `{"prompt": "${hidden.text}` }),
    callApi('POST', '/api/auth/register', { body: { name: hidden.text, email: hidden.email, password: '1' } }),
    callApi('POST', '/api/auth/register', {
      body: { name: hidden.text, email: `${hidden.text}@`, password: hidden.password },
    }),
    callApi('POST', '/api/auth/register', {
      body: { name: hidden.text, email: hidden.email, password: hidden.password },
    }),
    callApi('POST', '/api/auth/forgot', { body: { email: hidden.email } }),
    callApi('GET', `/api/${encodeURIComponent(hidden.text)}?token=${hidden.apiToken}`),
    callApi('GET', `/api/admin/users/${encodeURIComponent(hidden.text)}?email=${hidden.email}`, { token: pia.token }),
    callApi('GET', '/api/user/info', {
      token: `${pia.token}x`,
      headers: { 'x-request-id': hidden.apiToken, cookie: hidden.password },
    }),
  ])
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  const secrets = [
    ...Object.values(hidden),
    'private-site',
    'HIDE-77',
    pia.token.split('.')[2] ?? '',
    target.secretKey,
    target.jwtSecret,
    demoPassword,
  ]
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  for (const secret of secrets) expect(bodies.filter((body) => body.includes(secret))).toEqual([])

  const log = readFileSync(target.logFile, 'utf8')
  expect(log.split('\n').length).toBeGreaterThan(answers.length)
  // The caller's own request id is the only part of a request that is logged, to find the request again.
  const lines = log.split('\n').filter((line) => !line.includes(`"requestId":"${hidden.apiToken}"`))
  for (const secret of [...secrets, encodeURIComponent(hidden.text)])
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
})
