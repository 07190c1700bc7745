import { Hono } from 'hono'

/** The least that a route can be, for the benchmark of the server: `deno serve` runs it. */
export default new Hono().get('/api/bare', (c) => c.json({ status: 'ok' }))
