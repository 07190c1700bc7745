import { Hono } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '../http/context.ts'
import { methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import type { Provider } from '../services/llm/provider.ts'
import { version } from '../version.ts'

const health = operation({
  summary: 'Whether the function runs, which version, and who writes the test cases',
  answer: z.object({ status: z.literal('ok'), version: z.string(), provider: z.string() }),
})

/** Whether the function runs, which version, and who writes the test cases. Open to everybody, so nothing more. */
export function healthRoutes(provider: Provider): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/', health, (c) => c.json({ status: 'ok', version, provider: provider.name }))
    .all('/', methodNotAllowed('GET'))
}
