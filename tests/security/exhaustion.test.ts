import { expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { createTestApp } from '../functions/support/test-app.ts'
import { callApi, signIn } from './support/attack.ts'
import { matching } from '../support/matchers.ts'

/**
 * Texts that once blocked the function for up to a minute. `tests/unit/domain/growth.test.ts` shows for every exported
 * parser of the domain that it takes at most linear time.
 */
const prompts: [string, string][] = [
  ['opening quotes behind a keyword', `Given a${'“'.repeat(100_000)}`],
  ['blanks', `Acceptance Criteria\n- ${' '.repeat(100_000)}a`],
  ['quotes in a criterion', `Acceptance Criteria\n- The page must show ${'«a '.repeat(35_000)}`],
  ['rules up to the longest prompt', 'The user must log in. '.repeat(4_900)],
]

test.each(prompts)(
  'a ticket of %s is answered, and so are other requests at the same time',
  async (_, prompt) => {
    const ada = await signIn('admin')
    const hostile = callApi('POST', '/api/ai/generate', { token: ada.token, body: { prompt } })
    const health = await callApi('GET', '/api/health')
    expect(health.status).toBe(200)
    const answer = await hostile
    if (answer.status !== 200)
      expect({ status: answer.status, code: errorEnvelopeSchema.parse(await answer.json()).code }).toEqual({
        status: 422,
        code: matching(/^(?:no_criteria|ai_context_too_long)$/),
      })
  },
  20_000,
)

test('the body of somebody whose plan has no run is not read', async () => {
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  const app = createTestApp()
  // A variable, because the DOM's types do not know `duplex`, without which Node sends no stream.
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.supabase.tokenOf('user')}` },
    body: endless,
    duplex: 'half',
  }
  const answer = await app.request('/api/ai/generate', init)
  expect(answer.status).toBe(403)
  expect(pulled).toBeLessThan(3)
})

test('of one person’s bodies over 256 kB ten are read in a quarter of an hour, small ones all the time', async () => {
  const app = createTestApp()
  const send = async (size: number) =>
    (await app.post('starter', '/api/ai/generate', { context: 'x'.repeat(size) })).status
  const large = await Promise.all(Array.from({ length: 14 }, () => send(300_000)))
  expect(large.filter((status) => status === 400)).toHaveLength(10)
  expect(large.filter((status) => status === 429)).toHaveLength(4)
  expect(await send(200_000)).toBe(400)
  expect((await app.post('pro', '/api/ai/generate', { context: 'x'.repeat(300_000) })).status).toBe(400)
})
