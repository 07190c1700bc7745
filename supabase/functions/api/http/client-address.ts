/**
 * The address a call came from, in the one header that this deployment's gateway writes; undefined where it says none. Any
 * other header is the caller's own claim. Of a list the last entry is the nearest proxy's word, those before it are claims.
 *
 * @param trusted the header's name, or `none`.
 */
export function clientAddress(headers: Headers, trusted: string): string | undefined {
  const named = trusted === 'none' ? undefined : headers.get(trusted)?.split(',').at(-1)
  const address = named?.trim().toLowerCase() ?? ''
  if (!/^[0-9a-f.:]{2,45}$/.test(address)) return undefined
  return address.includes(':') ? network(address) : address
}

/** One household or machine has a whole IPv6 network of 64 bits: its single addresses mean nothing. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
