/** Every URL of the product (spec section 2, route table). */
export const paths = {
  home: '/',
  login: '/login',
  signUp: '/signin',
  forgot: '/forgot',
  privacy: '/privacy',
  terms: '/terms',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  dashboard: '/app',
  settings: '/app/settings',
  admin: '/app/admin',
} as const

/** Pages about the product: prerendered, readable without scripts, without router and accounts. */
export const sitePaths = [paths.home, paths.privacy, paths.terms] as const
export type SitePath = (typeof sitePaths)[number]

export function isSitePath(pathname: string): pathname is SitePath {
  return sitePaths.some((path) => path === pathname)
}

/** Whether a session that comes in the address is taken there. */
export function isSessionLinkPath(pathname: string): boolean {
  return pathname === paths.authCallback || pathname === paths.resetPassword
}

/** Why a sign-in did not complete, as the login page's address says it (spec section 8). */
export type LoginError = 'auth_failed' | 'callback_failed'

/** The login page that returns to `target` (path, query and fragment of this site) after signing in. */
export function loginPath(target?: string, error?: LoginError): string {
  const query = new URLSearchParams()
  if (error !== undefined) query.set('error', error)
  if (target !== undefined && target !== paths.dashboard) query.set('next', target)
  return query.size === 0 ? paths.login : `${paths.login}?${query.toString()}`
}

/** Another page for visitors, from which the login still returns to the page first asked for. */
export function keepNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}

const privatePaths: readonly string[] = [paths.dashboard, paths.settings, paths.admin]

/**
 * The page to show after signing in: the one first asked for, or the dashboard. `next` may come from anybody, so its path
 * must be one of the private pages, letter by letter: dots, encodings and backslashes are for the browser to resolve, and
 * the result could be any address.
 */
export function pathAfterLogin(next: string | null): string {
  const [path = ''] = next?.split(/[?#]/, 1) ?? []
  return next !== null && privatePaths.includes(path) ? next : paths.dashboard
}
