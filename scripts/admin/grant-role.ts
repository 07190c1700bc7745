import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Grant } from './arguments.ts'
import type { Project } from './configuration.ts'

const answerSchema = z.object({ outcome: z.enum(['granted', 'unchanged', 'user_not_found', 'last_admin']) })

/**
 * Grants the role through the database function, which never removes the last administrator and writes the audit log.
 * Returns the line to print.
 */
export async function grantRole({ url, secretKey }: Project, { email, role }: Grant): Promise<Result<string>> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const response = await client.rpc('grant_role', { p_email: email, p_role: role })
  if (response.error !== null) return fail('project', explain(response.status, response.error.code, new URL(url).host))
  const answer = answerSchema.safeParse(response.data)
  if (!answer.success)
    return fail('project', `${new URL(url).host} sent a response that this version does not understand.`)
  switch (answer.data.outcome) {
    case 'granted':
      return ok(`${email} now has the role ${role}, effective with the next request.`)
    case 'unchanged':
      return ok(`${email} already has the role ${role}.`)
    case 'user_not_found':
      return fail(
        'user',
        `There is no account with the address ${email}. Sign up on the site first, then run this again.`,
      )
    case 'last_admin':
      return fail('user', `${email} is the last administrator. Make another account an administrator first.`)
  }
}

/** PostgREST's error codes, and the statuses of the gateway in front of it. */
function explain(status: number, code: string, host: string): string {
  if (status === 0) return `The project at ${host} could not be reached.`
  if (code === 'PGRST202' || code === '42883')
    return `The database of ${host} lacks the function that grants roles. Apply the migrations first: npx supabase db push`
  if (status === 401 || status === 403 || code === '42501')
    return `${host} refused the key. SUPABASE_SECRET_KEY must be the secret key of this project.`
  return `${host} could not grant the role (status ${status}${code === '' ? '' : `, code ${code}`}).`
}
