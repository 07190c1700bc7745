import { expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
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
