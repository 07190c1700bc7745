import { fail, ok, type Result } from '#domain/result.ts'

export interface Project {
  url: string
  secretKey: string
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Reads which project is meant. An error names every missing variable and shows no value. */
export function readProject(env: Record<string, string | undefined>): Result<Project> {
  const url = env['SUPABASE_URL']?.trim() ?? ''
  const secretKey = env['SUPABASE_SECRET_KEY']?.trim() || env['SUPABASE_SERVICE_ROLE_KEY']?.trim() || ''
  const missing = [...(url === '' ? ['SUPABASE_URL'] : []), ...(secretKey === '' ? ['SUPABASE_SECRET_KEY'] : [])]
  if (missing.length > 0) return fail('configuration', `Missing configuration: ${missing.join(', ')}`)
  if (!isSafe(url))
    return fail(
      'configuration',
      'SUPABASE_URL must start with https://, so that the secret key is not sent unencrypted.',
    )
  if (secretKey.startsWith('sb_publishable_'))
    return fail('configuration', 'SUPABASE_SECRET_KEY contains the publishable key. Use the secret key.')
  return ok({ url: url.replace(/\/+$/, ''), secretKey })
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}
