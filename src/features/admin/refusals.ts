import { ApiError } from '#src/backend/api-client.ts'

/** The field that a refused creation is about; undefined where it is about none. */
export function refusedField(error: unknown): 'email' | 'password' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'email_taken') return 'email'
  return error.code === 'weak_password' ? 'password' : undefined
}
