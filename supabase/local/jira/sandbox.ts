import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { checkCredentials, myself, tenantInfo } from './account.ts'
import {
  invalidPayload,
  issueNotVisible,
  json,
  methodNotAllowed,
  notAuthenticated,
  tooManyRequests,
  unknownPath,
} from './answers.ts'
import { issueView, loadFields, loadIssues } from './issues.ts'

/** This key is always over the rate limit, so that people can see what the product says then. */
const rateLimitedKey = 'SHOP-429'
const retryAfterSeconds = 30

const issuePath = /^\/rest\/api\/3\/issue\/([^/]+)\/?$/
const bulkFetchPath = '/rest/api/3/issue/bulkfetch'

const bulkFetchSchema = z.object({
  issueIdsOrKeys: z.array(z.string()).min(1),
  fields: z.array(z.string()).optional(),
  expand: z.array(z.string()).optional(),
})
const mostBulkIssues = 100

const editSchema = z.object({ fields: z.record(z.string(), z.unknown()) })

/**
 * A sandbox of Jira Cloud's REST API v3 over the sample tickets: the part of it that the product asks, and the editing of a
 * ticket (PUT), with which tests change what the product reads.
 * Takes URLs whose path starts at the site's root (`/rest/api/3/…`, `/_edge/…`).
 * Every key without a ticket file answers 404, and so does SHOP-404, which stands for a ticket of another team: Jira gives
 * the same answer for both.
 */
export function createSandboxJira(): (request: Request) => Promise<Response> {
  const issues = loadIssues()
  const fields = loadFields()

  function answerIssue(idOrKey: string, query: URLSearchParams): Response {
    if (idOrKey.toUpperCase() === rateLimitedKey) return tooManyRequests(retryAfterSeconds)
    const issue = issues.find(idOrKey)
    return issue === undefined ? issueNotVisible('OK') : json(issueView(issue, query))
  }

  /** Tickets that are missing or hidden are simply left out; `issueErrors` names others that could not be read. */
  async function answerBulkFetch(request: Request): Promise<Response> {
    const body = bulkFetchSchema.safeParse(parseJson(await request.text()))
    if (!body.success)
      return invalidPayload('Invalid request payload. Refer to the REST API documentation and try again.')
    const { issueIdsOrKeys, fields = ['*navigable'], expand = [] } = body.data
    if (issueIdsOrKeys.length > mostBulkIssues)
      return invalidPayload(`The number of issues requested exceeds the limit of ${String(mostBulkIssues)}.`)
    if (issueIdsOrKeys.some((key) => key.toUpperCase() === rateLimitedKey)) return tooManyRequests(retryAfterSeconds)
    const query = new URLSearchParams({ fields: fields.join(','), expand: expand.join(',') })
    const found = new Set(issueIdsOrKeys.flatMap((key) => issues.find(key) ?? []))
    const inOrder = [...found].sort((a, b) => Number(a.id) - Number(b.id))
    return json({ issueErrors: [], issues: inOrder.map((issue) => issueView(issue, query)) })
  }

  async function editIssue(idOrKey: string, request: Request): Promise<Response> {
    const issue = issues.find(idOrKey)
    if (issue === undefined) return issueNotVisible('OK')
    const body = editSchema.safeParse(parseJson(await request.text()))
    if (!body.success)
      return invalidPayload('Invalid request payload. Refer to the REST API documentation and try again.')
    issues.edit(issue, body.data.fields)
    return new Response(null, { status: 204 })
  }

  return async function sandboxJira(request) {
    const url = new URL(request.url)
    const isBulkFetch = url.pathname === bulkFetchPath
    const idOrKey = isBulkFetch ? undefined : issuePath.exec(url.pathname)?.[1]
    const allowed = isBulkFetch ? ['POST'] : idOrKey === undefined ? ['GET'] : ['GET', 'PUT']
    if (!allowed.includes(request.method)) return methodNotAllowed()
    if (url.pathname === '/_edge/tenant_info') return json(tenantInfo)

    const credentials = checkCredentials(request)
    if (credentials === 'wrong') return notAuthenticated('AUTHENTICATED_FAILED')
    if (credentials === 'none') {
      // Anonymous reading is allowed by the API, but no ticket of this site is public.
      if (isBulkFetch) return json({ issueErrors: [], issues: [] })
      return idOrKey === undefined ? notAuthenticated() : issueNotVisible()
    }
    if (isBulkFetch) return answerBulkFetch(request)
    if (idOrKey !== undefined && request.method === 'PUT') return editIssue(safeDecode(idOrKey), request)
    if (idOrKey !== undefined) return answerIssue(safeDecode(idOrKey), url.searchParams)
    if (url.pathname === '/rest/api/3/myself') return json(myself)
    if (url.pathname === '/rest/api/3/field') return json(fields)
    return unknownPath(url)
  }
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
