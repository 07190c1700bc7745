import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { readLimited } from '../services/read-limited.ts'
import type { ApiContext, ApiEnv } from './context.ts'
import { Fault } from './fault.ts'
import { apiTexts } from './texts.ts'

/** Methods that an address does take, for a 405 in place of a 404. */
export function methodNotAllowed(allow: string) {
  return createMiddleware<ApiEnv>(() => {
    throw new Fault(405, 'method_not_allowed', apiTexts.methodNotAllowed, { allow })
  })
}

export interface BodyOptions<T> {
  schema: z.ZodType<T>
  /** In bytes. */
  limit: number
  /** Words of a route's own for fields that are missing or empty, or for any other problem. */
  refuse?: (missing: string[], issues: z.core.$ZodIssue[]) => Fault | undefined
}

/** The JSON body as its contract has it. A refusal names the fields and what was expected there, never what was sent. */
export async function readBody<T>(c: ApiContext, { schema, limit, refuse }: BodyOptions<T>): Promise<T> {
  const parsed = schema.safeParse(await readJson(c, limit))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const missing = issues.filter(({ code }) => code === 'invalid_type' || code === 'too_small').map(({ path }) => String(path[0] ?? ''))
  const problems = issues.slice(0, 5).map((issue) => [...issue.path.map(String), issue.message].join(': '))
  throw refuse?.(missing, issues) ?? new Fault(400, 'invalid_request', `${apiTexts.invalidRequest} ${problems.join('; ')}`)
}

async function readJson(c: ApiContext, limit: number): Promise<unknown> {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new Fault(415, 'not_json', apiTexts.notJson)
  }
  const text = await readLimited(c.req.raw, limit)
  if (text === undefined) throw new Fault(413, 'request_too_large', apiTexts.tooLarge)
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault(400, 'not_json', apiTexts.notJson)
  }
}
