/** The readable parts of a tracker. */
export type TrackerResource = 'issue' | 'bulkfetch' | 'myself' | 'field'

export interface TrackerAddress {
  resource: TrackerResource
  /** Without a slash at the end: a site's root, or the gateway's root of one site. */
  base: string
  /** From the base on, with a slash in front. */
  path: string
  /** With a question mark in front, or ''. */
  query: string
}

export const gatewayHost = 'api.atlassian.com'

const siteBase = /^https:\/\/[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.atlassian\.net$/
const gatewayBase = /^https:\/\/api\.atlassian\.com\/ex\/jira\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const apiPath =
  /^\/rest\/api\/3\/(?:(issue)\/[A-Za-z][A-Za-z0-9_]{0,99}-[1-9][0-9]{0,11}|issue\/(bulkfetch)|(myself)|(field))$/
const queryText = /^\?[A-Za-z0-9_=&%,.*:+-]{1,1500}$/
const queryNames = ['expand', 'fields', 'fieldsByKeys', 'properties']
const queryValue = /^[A-Za-z0-9_,.*:+-]{1,1000}$/

/**
 * The only addresses that the proxy calls; undefined for any other. The text has to match letter by letter: it is not
 * decoded, resolved or normalised first, so that no other parser can read another address in it. Only scheme and host may
 * be in either case, as on the web.
 */
export function readTrackerAddress(text: string): TrackerAddress | undefined {
  const parts =
    /^(https:\/\/[A-Za-z0-9.-]+(?:\/ex\/jira\/[A-Za-z0-9-]+)?)(\/rest\/api\/3\/[A-Za-z0-9_/-]+)(\?.*)?$/i.exec(text)
  const [, root = '', path = '', rawQuery = ''] = parts ?? []
  const base = withLowerHost(root)
  const resource = resourceOf(path)
  const query = readQuery(rawQuery)
  if ((!siteBase.test(base) && !gatewayBase.test(base)) || resource === undefined || query === undefined) {
    return undefined
  }
  return { resource, base, path, query }
}

/** The account address of a site; `host` has been checked by the settings form's rule. */
export function myselfOfSite(host: string): TrackerAddress | undefined {
  return readTrackerAddress(`https://${host}/rest/api/3/myself`)
}

export function isGateway(address: TrackerAddress): boolean {
  return gatewayBase.test(address.base)
}

/** The same resource of the same site at the gateway, which accepts tokens with scopes. */
export function throughGateway(address: TrackerAddress, cloudId: string): TrackerAddress | undefined {
  return readTrackerAddress(`https://api.atlassian.com/ex/jira/${cloudId.toLowerCase()}${address.path}${address.query}`)
}

function withLowerHost(root: string): string {
  const match = /^(https:\/\/[^/]+)(.*)$/i.exec(root)
  return match === null ? '' : (match[1] ?? '').toLowerCase() + (match[2] ?? '')
}

function resourceOf(path: string): TrackerResource | undefined {
  const match = apiPath.exec(path)
  if (match === null) return undefined
  if (match[1] !== undefined) return 'issue'
  if (match[2] !== undefined) return 'bulkfetch'
  return match[3] !== undefined ? 'myself' : 'field'
}

/** The query, rebuilt from its known names; undefined if it holds anything else. */
function readQuery(text: string): string | undefined {
  if (text === '' || text === '?') return ''
  if (!queryText.test(text)) return undefined
  const given = [...new URLSearchParams(text.slice(1))]
  const names = given.map(([name]) => name)
  const known = given.every(([name, value]) => queryNames.includes(name) && queryValue.test(value))
  if (!known || new Set(names).size !== names.length) return undefined
  return `?${new URLSearchParams(given).toString()}`
}
