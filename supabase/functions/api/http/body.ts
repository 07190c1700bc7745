import type { z } from 'zod'
import { nameOfText } from '#domain/contracts/api-messages.ts'
import { fieldTexts } from '#domain/contracts/auth.ts'
import { type LargeBody, readLimited } from '../services/read-limited.ts'
import type { ApiContext } from './context.ts'
import { Fault } from './fault.ts'

export interface BodyOptions<T> {
  schema: z.ZodType<T>
  /** In bytes. */
  limit: number
  /** Whether a long body may be read at all. */
  large?: LargeBody
  /** A route's own refusal, from the names of missing or empty fields and all problems. */
  refuse?: (missing: string[], issues: z.core.$ZodIssue[]) => Fault | undefined
}

/** The JSON body, checked against its contract. A refusal names the fields and what was expected there, never what was sent. */
export async function readBody<T>(c: ApiContext, { schema, limit, large, refuse }: BodyOptions<T>): Promise<T> {
  const parsed = schema.safeParse(await readJson(c, limit, large))
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const missing = issues
    .filter(({ code }) => code === 'invalid_type' || code === 'too_small')
    .map(({ path }) => String(path[0] ?? ''))
  throw refuse?.(missing, issues) ?? invalidRequest(issues)
}

export function readQuery<T>(c: ApiContext, schema: z.ZodType<T>): T {
  const query = schema.safeParse(c.req.query())
  if (query.success) return query.data
  throw invalidRequest(query.error.issues)
}

/** The fields of forms, whose contract words its refusals as the form does. */
const formFields = ['name', 'email', 'password']

/** For `refuse`: the first problem of a form field, which the form can show at the field. */
export function fieldRefusal(_missing: string[], issues: z.core.$ZodIssue[]): Fault | undefined {
  const issue = issues.find(({ path }) => path.length === 1 && formFields.includes(String(path[0])))
  const problem = issue && nameOfText(fieldTexts, issue.message)
  return problem === undefined ? undefined : new Fault(400, 'invalid_request', { params: { problem } })
}

function invalidRequest(issues: z.core.$ZodIssue[]): Fault {
  const problems = issues.slice(0, 5).map((issue) => [...issue.path.map(String), issue.message].join(': '))
  return new Fault(400, 'invalid_request', { params: { details: problems.join('; ') } })
}

async function readJson(c: ApiContext, limit: number, large?: LargeBody): Promise<unknown> {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new Fault(415, 'not_json')
  const text = await readLimited(c.req.raw, limit, large)
  if (text === undefined) throw new Fault(413, 'request_too_large')
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault(400, 'not_json')
  }
}
