/**
 * The address a call came from, as the project's own gateway names it; undefined where there is no gateway (a development
 * machine). Only headers that a gateway overwrites or appends to are read: what comes first in X-Forwarded-For is the
 * caller's own claim, the last entry is the nearest proxy's word.
 */
export function clientAddress(headers: Headers): string | undefined {
  const named = headers.get('cf-connecting-ip') ?? headers.get('x-real-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)
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
