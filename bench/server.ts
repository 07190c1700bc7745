/**
 * `npm run bench:server`: the edge function compared with a bare route on the same stack, at 1, 16 and 64 connections.
 * Deno, Postgres and the callers share the cores of this machine, so only the ratios are meaningful.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import { demoPassword } from '../supabase/local/demo.ts'
import { freePort } from '../supabase/local/free-port.ts'
import { listenLocally } from '../supabase/local/listen.ts'
import { serveLocalSupabase } from '../supabase/local/serve.ts'
import { measure, type Load } from './support/load.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const connections = [1, 16, 64]
const bounds = { calls: 2_000, ms: 4_000 }

async function startBareHono(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort()
  const args = [
    'serve',
    '--quiet',
    '--no-remote',
    '--node-modules-dir=manual',
    '--config=supabase/functions/api/deno.json',
    '--host=127.0.0.1',
    `--port=${port}`,
    'bench/support/bare-hono.ts',
  ]
  const child = spawn('deno', args, { cwd: root, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}/api/bare`
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(url).then(
      async (response) => (await response.text()) !== '',
      () => false,
    )
    if (ready) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const bare = await startBareHono()
// The embedded backend proxies requests to Deno; the bare route gets an equivalent proxy.
const gateway = await listenLocally(async (request) => {
  const answer = await fetch(bare.url, { headers: request.headers })
  return new Response(answer.body, { status: answer.status })
}, 0)
const backend = await serveLocalSupabase({ demo: true })

try {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email: 'admin@demo.test', password: demoPassword })
  if (error !== null) throw error
  const headers = {
    authorization: `Bearer ${data.session.access_token}`,
    apikey: backend.publishableKey,
    'content-type': 'application/json',
  }
  const context = {
    title: 'Discount code at checkout',
    description: 'Customers can enter a discount code in the cart.',
    acceptanceCriteria: [
      {
        id: 'AC-1',
        given: 'a cart worth 50 EUR',
        when: 'the customer applies the code SAVE10',
        then: 'the total shows 45 EUR',
      },
      {
        id: 'AC-2',
        given: 'a cart worth 50 EUR',
        when: 'the customer applies an expired code',
        then: 'the message "This code has expired" is shown',
      },
    ],
    ticketKey: 'SHOP-1',
  }
  const calls: [string, Omit<Load, 'connections' | 'calls' | 'ms'>][] = [
    ['bare Hono route, direct', { url: bare.url, method: 'GET', headers: {} }],
    ['bare Hono route, behind a gateway', { url: gateway.url, method: 'GET', headers: {} }],
    [
      'PostgREST read of one’s own profile',
      {
        url: `${backend.url}/rest/v1/profiles?select=id,name,role&id=eq.${data.session.user.id}`,
        method: 'GET',
        headers,
      },
    ],
    ['GET user/info', { url: `${backend.url}/functions/v1/api/user/info`, method: 'GET', headers }],
    [
      'POST ai/generate, built-in designer',
      {
        url: `${backend.url}/functions/v1/api/ai/generate`,
        method: 'POST',
        headers,
        body: JSON.stringify({ context }),
      },
    ],
  ]
  const rows: Record<string, string | number>[] = []
  for (const [name, call] of calls) {
    // Excludes compilation and connection setup from the measurement.
    await measure({ ...call, connections: 4, calls: 40, ms: 4_000 })
    for (const count of connections) {
      const { perSecond, p50, p99, calls: made, failed } = await measure({ ...call, ...bounds, connections: count })
      rows.push({
        call: name,
        connections: count,
        'requests/s': Math.round(perSecond),
        'p50 ms': Number(p50.toFixed(1)),
        'p99 ms': Number(p99.toFixed(1)),
        calls: made,
        failed,
      })
    }
  }
  console.table(rows)
} finally {
  await backend.close()
  await gateway.close()
  await bare.close()
}
