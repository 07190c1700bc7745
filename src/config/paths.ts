/** Every URL of the product (docs/spec.md section 2). */
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

/** Prerendered public pages. They work without scripts and load neither the router nor anything about accounts. */
export const sitePaths = [paths.home, paths.privacy, paths.terms] as const
export type SitePath = (typeof sitePaths)[number]

export function isSitePath(pathname: string): pathname is SitePath {
  return sitePaths.some((path) => path === pathname)
}

/** Values of the login page's `error` parameter (docs/spec.md section 2). */
export type LoginError = 'auth_failed' | 'callback_failed'

/** The login page; after the login it opens `target`, a path of this site with its query and fragment. */
export function loginPath(target?: string, error?: LoginError): string {
  const query = new URLSearchParams()
  if (error !== undefined) query.set('error', error)
  if (target !== undefined && target !== paths.dashboard) query.set('next', target)
  return query.size === 0 ? paths.login : `${paths.login}?${query.toString()}`
}

/** Another page for visitors that keeps the page to open after the login. */
export function keepNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}

const privatePaths: readonly string[] = [paths.dashboard, paths.settings, paths.admin]

/**
 * The page to open after the login, or the dashboard. Anyone can write `next` into a link, so its path must equal one of the
 * private pages exactly: a browser could resolve dots, encodings and backslashes to any address.
 */
export function pathAfterLogin(next: string | null): string {
  const [path = ''] = next?.split(/[?#]/, 1) ?? []
  return next !== null && privatePaths.includes(path) ? next : paths.dashboard
}
