import { emailSchema } from '#domain/contracts/auth.ts'
import { roles, roleSchema, type Role } from '#domain/plans/plans.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export interface Grant {
  email: string
  role: Role
}

export function parseArguments(argv: string[]): Result<Grant | 'help'> {
  const [command, email, role, ...more] = argv
  if (argv.includes('--help') || argv.includes('-h')) return ok('help')
  if (command === undefined) return fail('usage', 'A command is missing.')
  if (command !== 'grant') return fail('usage', `Unknown command: ${command}`)
  if (email === undefined || role === undefined)
    return fail(
      'usage',
      `grant takes an e-mail address and a role; ${email === undefined ? 'both are' : 'the role is'} missing.`,
    )
  if (more.length > 0)
    return fail('usage', `grant takes an e-mail address and a role; "${more.join(' ')}" is not expected.`)
  const address = emailSchema.safeParse(email)
  if (!address.success) return fail('usage', `"${email}" is not an e-mail address.`)
  const known = roleSchema.safeParse(role.toLowerCase())
  if (!known.success) return fail('usage', `"${role}" is not a role. Choose ${roles.join(', ')}.`)
  return ok({ email: address.data, role: known.data })
}
