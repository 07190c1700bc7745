import type { ApiContext } from './context.ts'

/**
 * The site that a link in an e-mail leads back to: the page that called, where its origin is on the allow-list, else the
 * first of the list. Never an origin that is not listed: the link carries a session. Undefined where no site is known,
 * then the auth service takes the project's own.
 */
export function siteOf(c: ApiContext, allowedOrigins: string[]): string | undefined {
  const origin = c.req.header('origin')
  return origin !== undefined && allowedOrigins.includes(origin) ? origin : allowedOrigins[0]
}
