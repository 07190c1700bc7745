import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiEnv } from '../../supabase/functions/api/http/context.ts'
import { answerWithEvents, type EventSender } from '../../supabase/functions/api/http/event-stream.ts'

afterEach(() => vi.useRealTimers())

async function open(work: (sender: EventSender) => Promise<void>, onLeave = () => undefined) {
  const app = new Hono<ApiEnv>().get('/', (c) => answerWithEvents(c, work, onLeave))
  const response = await app.request('/')
  const reader = response.body?.getReader()
  if (reader === undefined) throw new Error('The answer has no body')
  return { reader, read: async () => new TextDecoder().decode((await reader.read()).value) }
}

test('an idle stream says every 15 s that it is alive', async () => {
  vi.useFakeTimers()
  const { read, reader } = await open(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(14_999)
  await vi.advanceTimersByTimeAsync(1)
  expect(await read()).toBe(': keep-alive\n\n')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await read()).toBe(': keep-alive\n\n')
  await reader.cancel()
})

test('line ends in the data do not end an event', async () => {
  const { read } = await open((sender) => {
    sender.send('case', { title: 'a\nb\r\n\r\nevent: forged' })
    return Promise.resolve()
  })
  expect(await read()).toBe('event: case\ndata: {"title":"a\\nb\\r\\n\\r\\nevent: forged"}\n\n')
})

test('after the caller has left, nothing is sent and nothing fails', async () => {
  const left = vi.fn()
  let end: () => void = () => undefined
  let sender: EventSender | undefined
  const { reader } = await open((given) => {
    sender = given
    return new Promise((resolve) => (end = resolve))
  }, left)
  await reader.cancel()
  expect(left).toHaveBeenCalledTimes(1)
  expect(() => sender?.send('case', {})).not.toThrow()
  end()
  await Promise.resolve()
})
