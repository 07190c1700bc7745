import { Hono } from 'hono'

/** A minimal route to compare with, served by `deno serve`. */
export default new Hono().get('/api/bare', (c) => c.json({ status: 'ok' }))
