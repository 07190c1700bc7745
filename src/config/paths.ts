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

/** The login page that returns to `target` (path, query and fragment of this site) after signing in. */
export function loginPath(target?: string): string {
  if (target === undefined || target === paths.dashboard) return paths.login
  return `${paths.login}?next=${encodeURIComponent(target)}`
}

/** Another page for visitors, from which the login still returns to the page first asked for. */
export function keepNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** The page to show after signing in: the one first asked for, or the dashboard. Only private paths of this site are followed. */
export function pathAfterLogin(next: string | null): string {
  if (next === null) return paths.dashboard
  // A second slash or a backslash would make the browser read another host.
  return /^\/app(?:[/?#](?![/\\])|$)/.test(next) && !next.includes('\\') ? next : paths.dashboard
}
