import { Hono } from 'hono'
import { methodNotAllowed } from '../http/body.ts'
import type { ApiEnv } from '../http/context.ts'
import type { Provider } from '../services/llm/provider.ts'
import { version } from '../version.ts'

/** Whether the function runs, which version, and who writes the test cases. Open to everybody, so nothing more. */
export function healthRoutes(provider: Provider): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/', (c) => c.json({ status: 'ok', version, provider: provider.name }))
    .all('/', methodNotAllowed('GET'))
}
