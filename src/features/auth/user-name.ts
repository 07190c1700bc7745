import type { AuthUser } from '#src/backend/auth.ts'

/** The name in the greeting: the given name or full name, then the e-mail, then 'User' (spec section 2, Private layout). */
export function userName(user: Pick<AuthUser, 'name' | 'email'>): string {
  return user.name || user.email || 'User'
}
