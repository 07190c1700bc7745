import { expect, it, vi } from 'vitest'
import { answerInTime } from '../../../supabase/local/answer-in-time.ts'

it('passes an answer on', async () => {
  const onLate = vi.fn()
  const answer = await answerInTime(Promise.resolve(new Response('here')), onLate, 50)
  expect(await answer.text()).toBe('here')
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(onLate).not.toHaveBeenCalled()
})

it('says 503 where none comes', async () => {
  const onLate = vi.fn()
  const answer = await answerInTime(new Promise(() => undefined), onLate, 20)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'database_unavailable' })
  expect(onLate).toHaveBeenCalledTimes(1)
})
