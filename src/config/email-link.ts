import { paths } from './paths.ts'

/** The parameters of a link from an email: the auth service writes them into the query or the fragment. */
export function emailLinkParameters({ search, hash }: Pick<Location, 'search' | 'hash'>): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))])
}

/**
 * The page that handles a link from an email. The auth service may open any page that the project's settings allow, the
 * landing page among them, with a token or an error in the address. An address with a session is redirected too, so that the
 * page can refuse it. Undefined when the address is no such link or is on the right page already.
 */
export function emailLinkTarget({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const isLink =
    new URLSearchParams(search).has('token_hash') ||
    ['access_token', 'error_code'].some((name) => new URLSearchParams(hash.slice(1)).has(name))
  if (!isLink) return undefined
  const isRecovery = emailLinkParameters({ search, hash }).getAll('type').includes('recovery')
  const target = isRecovery ? paths.resetPassword : isEmailLinkPath(pathname) ? pathname : paths.authCallback
  return target === pathname ? undefined : `${target}${search}${hash}`
}

/** Whether the page handles links from emails. */
export function isEmailLinkPath(pathname: string): boolean {
  return pathname === paths.authCallback || pathname === paths.resetPassword
}
