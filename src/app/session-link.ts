import { isSessionLinkPath, paths } from '#src/config/paths.ts'

/** What an address says of a link from an e-mail: the auth service writes into the query or the fragment. */
export function linkParameters({ search, hash }: Pick<Location, 'search' | 'hash'>): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))])
}

/**
 * Where a link from an e-mail belongs. The auth service brings its reader back to any page that the project's settings
 * name, the landing page among them, with a token or a refusal in the address. A session in the address comes along, to be
 * refused in words. Undefined for every other address, and for one that is right already.
 */
export function sessionLinkTarget({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const isLink = new URLSearchParams(search).has('token_hash') || ['access_token', 'error_code'].some((name) => new URLSearchParams(hash.slice(1)).has(name))
  if (!isLink) return undefined
  const isRecovery = linkParameters({ search, hash }).getAll('type').includes('recovery')
  const target = isRecovery ? paths.resetPassword : isSessionLinkPath(pathname) ? pathname : paths.authCallback
  return target === pathname ? undefined : `${target}${search}${hash}`
}
