import { type TestToolId, xrayRegions, zephyrRegions } from '#domain/contracts/test-tools.ts'

export type ToolMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What may be called at a tool: the roots of its addresses, and everything after a root, query included. */
interface AllowedCalls {
  roots: RegExp[]
  calls: [ToolMethod, RegExp][]
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const number = '[1-9][0-9]{0,17}'
const offset = '[0-9]{1,9}'
const jiraKey = '[A-Za-z][A-Za-z0-9_]{0,99}-[1-9][0-9]{0,11}'
const pages = `&limit=${number}&offset=${offset}`
const zephyrProject = '[A-Z][A-Z0-9_]{0,99}'
const zephyrCase = `${zephyrProject}-T${number}`
const qaseProject = '[A-Z0-9]{2,10}'
const azureVersion = 'api-version=7\\.1'
/** A name as `encoded` writes it, without what another parser could take for a separator, a dot or another escape. */
const name = '(?!\\.{1,2}(?:[/?]|$))(?:[A-Za-z0-9._~-]|%(?!2[5EF]|5C|[01]|7F)[0-9A-F]{2}){1,900}'

/** The only calls that the function makes at the tools. Everything that no line names is refused. */
const allowedCalls: Record<TestToolId, AllowedCalls> = {
  jira: {
    roots: [
      root(`${label}\\.atlassian\\.net`),
      root('api\\.atlassian\\.com', '/ex/jira/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'),
    ],
    calls: [
      ['GET', call('/_edge/tenant_info')],
      ['GET', call('/rest/api/3/myself')],
      ['GET', call(`/rest/api/3/project/search\\?startAt=${offset}&maxResults=${number}`)],
      ['GET', call(`/rest/api/3/issue/createmeta/[A-Za-z][A-Za-z0-9_]{0,99}/issuetypes`)],
      ['GET', call(`/rest/api/3/issue/${jiraKey}\\?fields=[a-z,]{1,100}`)],
      ['POST', call('/rest/api/3/issue/bulkfetch')],
      ['POST', call('/rest/api/3/issue/bulk')],
      ['PUT', call(`/rest/api/3/issue/${number}`)],
      ['POST', call(`/rest/api/3/issue/(?:${number}|${jiraKey})/remotelink`)],
      ['GET', call(`/rest/api/3/issue/${jiraKey}/comment\\?startAt=${offset}&maxResults=${number}`)],
      ['POST', call(`/rest/api/3/issue/${jiraKey}/comment`)],
      ['PUT', call(`/rest/api/3/issue/${jiraKey}/comment/${number}`)],
      ['POST', call(`/rest/api/3/issue/${jiraKey}/attachments`)],
      ['GET', call(`/rest/api/3/attachment/content/${number}\\?redirect=false`)],
      ['DELETE', call(`/rest/api/3/attachment/${number}`)],
    ],
  },
  xray: {
    roots: xrayRegions.map((region) => root(escaped(xrayHost(region)))),
    calls: [
      ['POST', call('/api/v2/authenticate')],
      ['POST', call('/api/v2/graphql')],
      ['POST', call('/api/v2/import/test/bulk')],
      ['GET', call('/api/v2/import/test/bulk/[A-Za-z0-9-]{1,100}/status')],
    ],
  },
  zephyr: {
    roots: zephyrRegions.map((region) => root(escaped(zephyrHost(region)), '/v2')),
    calls: [
      ['GET', call(`/projects\\?maxResults=${number}&startAt=${offset}`)],
      [
        'GET',
        call(`/folders\\?projectKey=${zephyrProject}&folderType=TEST_CASE&maxResults=${number}&startAt=${offset}`),
      ],
      ['GET', call(`/priorities\\?projectKey=${zephyrProject}&maxResults=${number}&startAt=${offset}`)],
      ['GET', call(`/testcases/nextgen\\?projectKey=${zephyrProject}&limit=${number}&startAtId=(?:0|${number})`)],
      ['GET', call(`/issuelinks/${jiraKey}/testcases`)],
      ['POST', call('/testcases')],
      ['GET', call(`/testcases/${zephyrCase}`)],
      ['PUT', call(`/testcases/${zephyrCase}`)],
      ['POST', call(`/testcases/${zephyrCase}/teststeps`)],
      ['POST', call(`/testcases/${zephyrCase}/links/(?:issues|weblinks)`)],
    ],
  },
  testrail: {
    roots: [root(`${label}\\.testrail\\.io`)],
    calls: [
      ['GET', testRailCall(`get_user_by_email&email=${name}`)],
      ['GET', testRailCall(`get_projects&is_completed=0${pages}`)],
      ['GET', testRailCall(`get_(?:project|suites|section|templates|case)/${number}`)],
      ['GET', testRailCall(`get_sections/${number}(?:&suite_id=${number})?${pages}`)],
      ['GET', testRailCall(`get_cases/${number}(?:&suite_id=${number})?(?:&refs=${jiraKey})?${pages}`)],
      ['GET', testRailCall('get_priorities')],
      ['POST', testRailCall(`(?:add_section|add_case|update_case)/${number}`)],
    ],
  },
  qase: {
    roots: [root('api\\.qase\\.io', '/v1')],
    calls: [
      ['GET', call(`/project\\?limit=${number}&offset=${offset}`)],
      ['GET', call(`/suite/${qaseProject}\\?limit=${number}&offset=${offset}`)],
      ['GET', call('/system_field')],
      ['GET', call(`/case/${qaseProject}\\?include=external_issues&limit=${number}&offset=${offset}`)],
      ['GET', call(`/case/${qaseProject}/${number}\\?include=external_issues`)],
      ['PATCH', call(`/case/${qaseProject}/${number}`)],
      ['POST', call(`/case/${qaseProject}/bulk`)],
      ['POST', call(`/case/${qaseProject}/external-issue/attach`)],
    ],
  },
  azure: {
    roots: [root('dev\\.azure\\.com', '/[A-Za-z0-9](?:[A-Za-z0-9-]{0,98}[A-Za-z0-9])?')],
    calls: [
      ['GET', call('/_apis/connectionData')],
      ['GET', call(`/_apis/projects\\?\\$top=${number}&\\$skip=${offset}&${azureVersion}`)],
      ['POST', call(`/_apis/wit/workitemsbatch\\?${azureVersion}`)],
      ['GET', call(`/${name}/_apis/wit/classificationnodes/areas\\?\\$depth=${number}&${azureVersion}`)],
      ['POST', call(`/${name}/_apis/wit/wiql\\?${azureVersion}`)],
      ['GET', call(`/${name}/_apis/wit/workitems/${number}\\?\\$expand=relations&${azureVersion}`)],
      ['PATCH', call(`/${name}/_apis/wit/workitems/${number}\\?${azureVersion}`)],
      ['POST', call(`/${name}/_apis/wit/workitems/\\$Test%20Case\\?${azureVersion}`)],
    ],
  },
}

/**
 * Whether the function may call this address of a tool. The text has to match letter by letter; it is not decoded or
 * normalised first, and it must be what the URL parser makes of it, so that no other parser can read another address in it.
 *
 * @param testRailHosts Hosts of TestRail servers besides `*.testrail.io`, from the settings of the function.
 */
export function isToolAddress(
  tool: TestToolId,
  method: string,
  url: string,
  testRailHosts: readonly string[] = [],
): boolean {
  const { roots, calls } = allowedCalls[tool]
  const rest = [...roots, ...(tool === 'testrail' ? testRailHosts.map((host) => root(escaped(host))) : [])]
    .map((pattern) => url.slice(pattern.exec(url)?.[0].length ?? url.length))
    .find((text) => text !== '')
  if (rest === undefined || !URL.canParse(url) || new URL(url).href !== url) return false
  return calls.some(([allowed, pattern]) => allowed === method && pattern.test(rest))
}

/** TestRail keeps everything after the question mark as a path of its own. */
function testRailCall(path: string): RegExp {
  return call(`/index\\.php\\?/api/v2/${path}`)
}

/** A text for a path or a query, as the allow-list expects it. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

export function xrayHost(region: (typeof xrayRegions)[number]): string {
  return regionalHost(region, 'xray.cloud.getxray.app')
}

export function zephyrHost(region: (typeof zephyrRegions)[number]): string {
  return regionalHost(region, 'api.zephyrscale.smartbear.com')
}

function regionalHost(region: string, host: string): string {
  return region === 'global' ? host : `${region}.${host}`
}

function escaped(host: string): string {
  return host.replaceAll('.', '\\.')
}

function root(host: string, path = ''): RegExp {
  return new RegExp(`^https://${host}${path}(?=/)`)
}

function call(pathAndQuery: string): RegExp {
  return new RegExp(`^${pathAndQuery}$`)
}
