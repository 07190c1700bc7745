import { parseJson } from '#domain/parse-json.ts'
import { checkCredentials, myself, tenantInfo } from './account.ts'
import {
  issueNotVisible,
  jsonAnswer,
  rateLimitedKey,
  sandboxMethodNotAllowed,
  notAuthenticated,
  tooManyRequests,
  unknownPath,
} from './answers.ts'
import { issueView, loadFields, loadIssues, type SandboxIssues } from './issues.ts'
import { answerBulkFetch, answerSearch } from './search.ts'
import { createWrites, type SandboxWrites } from './writes.ts'

const issuePath = /^\/rest\/api\/3\/issue\/([^/]+)\/?$/

/**
 * A sandbox of Jira Cloud's REST API v3 over the sample tickets: the part of it that the product asks, and what it writes
 * when test cases are sent to Jira. Tests change tickets with a PUT.
 * Takes URLs whose path starts at the site's root (`/rest/api/3/…`, `/_edge/…`).
 * Every key without a ticket file answers 404, and so does SHOP-404, which stands for a ticket of another team: Jira gives
 * the same answer for both.
 */
export function createSandboxJira(
  issues: SandboxIssues = loadIssues(),
  writes: SandboxWrites = createWrites(issues),
): (request: Request) => Promise<Response> {
  const fields = loadFields()

  function answerIssue(idOrKey: string, query: URLSearchParams): Response {
    if (idOrKey.toUpperCase() === rateLimitedKey) return tooManyRequests()
    const issue = issues.find(idOrKey)
    return issue === undefined ? issueNotVisible('OK') : jsonAnswer(issueView(issue, query))
  }

  const searches: Record<string, (body: unknown) => Response> = {
    '/rest/api/3/search/jql': (body) => answerSearch(issues.all(), body),
    '/rest/api/3/issue/bulkfetch': (body) => answerBulkFetch(issues.find, body),
  }

  return async function sandboxJira(request) {
    const url = new URL(request.url)
    const written = checkCredentials(request) === 'valid' ? await writes.answer(request, url) : undefined
    if (written !== undefined) return written
    const search = searches[url.pathname]
    const idOrKey = search === undefined ? issuePath.exec(url.pathname)?.[1] : undefined
    const allowed = search === undefined ? ['GET', ...(idOrKey === undefined ? [] : ['PUT'])] : ['POST']
    if (!allowed.includes(request.method)) return sandboxMethodNotAllowed()
    if (url.pathname === '/_edge/tenant_info') return jsonAnswer(tenantInfo)

    const credentials = checkCredentials(request)
    if (credentials === 'wrong') return notAuthenticated('AUTHENTICATED_FAILED')
    if (credentials === 'none') {
      // Anonymous reading is allowed by the API, but no ticket of this site is public.
      if (search !== undefined) return jsonAnswer({ issues: [], issueErrors: [], isLast: true })
      return idOrKey === undefined ? notAuthenticated() : issueNotVisible()
    }
    if (search !== undefined) return search(parseJson(await request.text()))
    if (idOrKey !== undefined) return answerIssue(safeDecode(idOrKey), url.searchParams)
    if (url.pathname === '/rest/api/3/myself') return jsonAnswer(myself)
    if (url.pathname === '/rest/api/3/field') return jsonAnswer(fields)
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
