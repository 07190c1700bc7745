import { request } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../supabase/local/demo.ts'
import { listenLocally, type LocalServer } from '../../supabase/local/listen.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'

const answers = 300
const atOnce = 8

/** From 50 kB to 1 MB, most of them around the 200 kB that used to crash the server. */
const sizes = Array.from({ length: answers }, (_, index) =>
  index % 3 === 0 ? 50_000 + ((index * 9_973) % 950_000) : 180_000 + ((index * 997) % 80_000),
)

let tracker: LocalServer
let backend: ServedSupabase
let token: string

beforeAll(async () => {
  tracker = await listenLocally((asked) => {
    const key = new URL(asked.url).pathname.split('/').at(-1) ?? ''
    return Promise.resolve(
      Response.json({ id: '1', key, fields: { summary: 'Large', description: 'x'.repeat(Number(key.split('-')[1])) } }),
    )
  }, 0)
  backend = await serveLocalSupabase({
    demo: true,
    env: { TRACKER_HOST_OVERRIDES: JSON.stringify({ 'large.atlassian.net': tracker.url }) },
  })
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email: 'free@demo.test', password: demoPassword })
  if (error !== null) throw error
  token = data.session.access_token
})
afterAll(async () => {
  await backend.close()
  await tracker.close()
})

/** The length of the response, or of its first piece if the caller disconnects after it. */
function fetchTicket(size: number, leaves: boolean): Promise<number> {
  const body = JSON.stringify({
    url: `https://large.atlassian.net/rest/api/3/issue/BIG-${size}`,
    email: 'a@example.test',
    apiToken: 'x',
    method: 'GET',
  })
  return new Promise((resolve, reject) => {
    const sent = request(
      `${backend.url}/functions/v1/api/jira/proxy`,
      {
        method: 'POST',
        agent: false,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (answer) => {
        let length = 0
        answer.on('data', (piece: Buffer) => {
          length += piece.length
          if (!leaves) return
          resolve(length)
          answer.destroy()
        })
        answer.once('end', () => resolve(length))
        answer.once('error', reject)
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

async function eightAtATime(work: (size: number) => Promise<void>): Promise<void> {
  const waiting = sizes.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const size of waiting) await work(size)
    }),
  )
}

test.each([
  ['whole', false],
  ['cut by the caller', true],
])('the server outlives 300 large answers, %s', async (_name, leaves) => {
  const child = backend.functions.pid()
  await eightAtATime(async (size) => {
    const length = await fetchTicket(size, leaves)
    if (leaves) expect(length).toBeGreaterThan(0)
    else expect(length).toBeGreaterThan(size)
  })
  expect(backend.functions.pid()).toBe(child)
  expect((await fetch(`${backend.url}/functions/v1/api/health`)).status).toBe(200)
})
