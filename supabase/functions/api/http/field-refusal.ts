import type { z } from 'zod'
import { Fault } from './fault.ts'

/** Fields of forms whose contract words its refusals as the form does (spec section 5). */
const worded = ['name', 'email', 'password']

/** The first such field's own words, so that a form can show them beside it. */
export function fieldRefusal(_missing: string[], issues: z.core.$ZodIssue[]): Fault | undefined {
  const issue = issues.find(({ path }) => path.length === 1 && worded.includes(String(path[0])))
  return issue === undefined ? undefined : new Fault(400, 'invalid_request', issue.message)
}
