import type { ApiContext } from './context.ts'

/**
 * The address a call came from, read from the one header that this deployment's gateway writes; undefined if there is none.
 * The caller can forge any other header. In a list, the nearest proxy wrote the last entry; the caller can forge the others.
 *
 * @param trusted the header's name, or `none`.
 */
export function clientAddress(headers: Headers, trusted: string): string | undefined {
  const named = trusted === 'none' ? undefined : headers.get(trusted)?.split(',').at(-1)
  const address = named?.trim().toLowerCase() ?? ''
  if (!/^[0-9a-f.:]{2,45}$/.test(address)) return undefined
  return networkOf(address)
}

/** One household or machine owns a whole IPv6 network of 64 bits, so its single addresses mean nothing. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return `${[...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * The site that a link in an e-mail opens: the calling page if its origin is on the allow-list, else the first of the list.
 * Never an origin that is not listed: the link carries a session. Undefined if the list is empty; then the auth service
 * uses the project's own site.
 */
export function siteOf(c: ApiContext, allowedOrigins: string[]): string | undefined {
  const origin = c.req.header('origin')
  return origin !== undefined && allowedOrigins.includes(origin) ? origin : allowedOrigins[0]
}
