/** `npm run admin -- grant <e-mail> <role>`: makes the first administrator of a project. */
import { existsSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { emailSchema } from '#domain/contracts/auth.ts'
import { roles, roleSchema, type Role } from '#domain/plans/plans.ts'
import { failWith, ok, type Result } from '#domain/result.ts'
import { type ExitCode, terminal } from './terminal.ts'

const usage = `Usage: npm run admin -- grant <e-mail> <role>

Grants the account with this address a role: user, starter, pro or admin. Use it for the first administrator of a
project; manage all others on the site, under Admin. The audit log records the change.

Configuration (environment or .env)
  SUPABASE_URL          the project's address, https://<project>.supabase.co
  SUPABASE_SECRET_KEY   the project's secret key (sb_secret_…), or SUPABASE_SERVICE_ROLE_KEY with the older service_role key.
                        It grants full access: keep it out of the site and out of the repository.

Exit code: 0 done, 1 failed, 2 wrong usage.`

const loopback = ['localhost', '127.0.0.1', '[::1]']

const answerSchema = z.object({ outcome: z.enum(['granted', 'unchanged', 'user_not_found', 'last_admin']) })

if (existsSync('.env')) process.loadEnvFile('.env')
process.exitCode = await adminCommand(process.argv.slice(2), process.env)

async function adminCommand(argv: string[], env: Record<string, string | undefined>): Promise<ExitCode> {
  const { result, problem } = terminal
  const parsed = parseArguments(argv)
  if (!parsed.ok) {
    problem(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    result(usage)
    return 0
  }
  const project = readProject(env)
  if (!project.ok) {
    problem(`${project.reason.message}\n\n${usage}`)
    return 2
  }
  const granted = await grantRole(project.value, parsed.value)
  if (!granted.ok) {
    problem(granted.reason.message)
    return 1
  }
  result(granted.value)
  return 0
}

interface Grant {
  email: string
  role: Role
}

function parseArguments(argv: string[]): Result<Grant | 'help'> {
  const [command, email, role, ...more] = argv
  if (argv.includes('--help') || argv.includes('-h')) return ok('help')
  if (command === undefined) return failWith('usage', 'A command is missing.')
  if (command !== 'grant') return failWith('usage', `Unknown command: ${command}`)
  if (email === undefined || role === undefined)
    return failWith(
      'usage',
      `grant takes an e-mail address and a role; ${email === undefined ? 'both are' : 'the role is'} missing.`,
    )
  if (more.length > 0)
    return failWith('usage', `grant takes an e-mail address and a role; "${more.join(' ')}" is not expected.`)
  const address = emailSchema.safeParse(email)
  if (!address.success) return failWith('usage', `"${email}" is not an e-mail address.`)
  const known = roleSchema.safeParse(role.toLowerCase())
  if (!known.success) return failWith('usage', `"${role}" is not a role. Choose ${roles.join(', ')}.`)
  return ok({ email: address.data, role: known.data })
}

interface Project {
  url: string
  secretKey: string
}

/** Reads which project is meant. An error names every missing variable and shows no value. */
function readProject(env: Record<string, string | undefined>): Result<Project> {
  const url = env['SUPABASE_URL']?.trim() ?? ''
  const secretKey = env['SUPABASE_SECRET_KEY']?.trim() || env['SUPABASE_SERVICE_ROLE_KEY']?.trim() || ''
  const missing = [...(url === '' ? ['SUPABASE_URL'] : []), ...(secretKey === '' ? ['SUPABASE_SECRET_KEY'] : [])]
  if (missing.length > 0) return failWith('configuration', `Missing configuration: ${missing.join(', ')}`)
  if (!isSafe(url))
    return failWith(
      'configuration',
      'SUPABASE_URL must start with https://, so that the secret key is not sent unencrypted.',
    )
  if (secretKey.startsWith('sb_publishable_'))
    return failWith('configuration', 'SUPABASE_SECRET_KEY contains the publishable key. Use the secret key.')
  return ok({ url: url.replace(/\/+$/, ''), secretKey })
}

function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

/**
 * Grants the role through the database function, which never removes the last administrator and writes the audit log.
 * Returns the line to print.
 */
async function grantRole({ url, secretKey }: Project, { email, role }: Grant): Promise<Result<string>> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const response = await client.rpc('grant_role', { p_email: email, p_role: role })
  if (response.error !== null)
    return failWith('project', explain(response.status, response.error.code, new URL(url).host))
  const answer = answerSchema.safeParse(response.data)
  if (!answer.success)
    return failWith('project', `${new URL(url).host} sent a response that this version does not understand.`)
  switch (answer.data.outcome) {
    case 'granted':
      return ok(`${email} now has the role ${role}, effective with the next request.`)
    case 'unchanged':
      return ok(`${email} already has the role ${role}.`)
    case 'user_not_found':
      return failWith(
        'user',
        `There is no account with the address ${email}. Sign up on the site first, then run this again.`,
      )
    case 'last_admin':
      return failWith('user', `${email} is the last administrator. Make another account an administrator first.`)
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
