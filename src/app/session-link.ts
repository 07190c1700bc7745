import { isSessionLinkPath, paths } from '#src/config/paths.ts'

/**
 * Where a link from an e-mail belongs. The auth server brings its reader back to any page that the project's settings
 * name, the landing page among them, with the session, the refusal or the token in the address. Undefined for every
 * other address, and for one that is right already.
 */
export function sessionLinkTarget({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const isLink = query.has('token_hash') || fragment.has('access_token') || fragment.has('error_code')
  if (!isLink) return undefined
  const isRecovery = [query, fragment].some((params) => params.get('type') === 'recovery')
  const target = isRecovery ? paths.resetPassword : isSessionLinkPath(pathname) ? pathname : paths.authCallback
  return target === pathname ? undefined : `${target}${search}${hash}`
}
