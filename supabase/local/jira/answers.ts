/** Answers in the shapes of Jira Cloud's REST API v3: headers, error bodies and error texts. */

const commonHeaders = {
  'Content-Type': 'application/json;charset=UTF-8',
  'Cache-Control': 'no-cache, no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
}

export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...commonHeaders, 'Atl-TraceId': crypto.randomUUID().replaceAll('-', ''), ...headers },
  })
}

function refusal(status: number, message: string, headers?: Record<string, string>): Response {
  return jsonAnswer({ errorMessages: [message], errors: {} }, status, headers)
}

/** Jira does not tell a missing ticket from one the account may not see. */
export function issueNotVisible(loginReason?: 'OK'): Response {
  return refusal(
    404,
    'Issue does not exist or you do not have permission to see it.',
    loginReason && { 'X-Seraph-LoginReason': loginReason },
  )
}

export function notAuthenticated(loginReason?: 'AUTHENTICATED_FAILED'): Response {
  return refusal(401, 'Client must be authenticated to access this resource.', {
    'WWW-Authenticate': 'OAuth realm="https%3A%2F%2Fcasewright-demo.atlassian.net"',
    ...(loginReason ? { 'X-Seraph-LoginReason': loginReason } : {}),
  })
}

/** This key is always over the rate limit, so that people can see what the product says then. */
export const rateLimitedKey = 'SHOP-429'
const retryAfterSeconds = 30

export function tooManyRequests(): Response {
  return refusal(429, 'Rate limit exceeded. Retry after the interval in the Retry-After header.', {
    'Retry-After': String(retryAfterSeconds),
    'X-RateLimit-Limit': '100',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': new Date(Date.now() + retryAfterSeconds * 1000).toISOString(),
    'RateLimit-Reason': 'jira-burst-based',
  })
}

export function badRequest(message: string): Response {
  return refusal(400, message)
}

/** Jira's own wording for a path it does not serve. */
export function unknownPath(url: URL): Response {
  return jsonAnswer({ message: `null for uri: ${url.pathname}${url.search}`, 'status-code': 404 }, 404)
}

export function sandboxMethodNotAllowed(): Response {
  return jsonAnswer({ message: 'HTTP 405 Method Not Allowed', 'status-code': 405 }, 405, { Allow: 'GET,HEAD,OPTIONS' })
}
