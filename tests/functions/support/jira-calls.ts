import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export const url = 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1?expand=names'
export const cloudId = 'b6a0f4de-7c31-4f0c-9f4e-2d8a51c7e390'
export const gateway = `https://api.atlassian.com/ex/jira/${cloudId}`
export const credentials = { email: 'qa@example.test', apiToken: 'a-token-nobody-should-see' }

export type Answers = Record<string, () => Response | Promise<Response>>

/** The site's responses by path; other paths are 404, as for an unknown site. */
export function jira(answers: Answers): NonNullable<TestAppOptions['outside']> {
  return (request) => {
    const { origin, pathname } = new URL(request.url)
    const key = origin === 'https://api.atlassian.com' ? pathname.replace(/^\/ex\/jira\/[^/]+/, 'gateway ') : pathname
    return answers[key]?.() ?? new Response('<html>Page not found</html>', { status: 404 })
  }
}

/** Never responds; ends when its caller disconnects. */
export const hanging: NonNullable<TestAppOptions['outside']> = ({ signal }) =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason }))),
  )

export const issue = '/rest/api/3/issue/SHOP-1'
export const myself = '/rest/api/3/myself'
export const jsonError =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ errorMessages: ['Jira’s own words'], errors: {} }, { status, headers })
export const unauthorized = jsonError(401, { 'www-authenticate': 'OAuth realm="https%3A%2F%2Facme.atlassian.net"' })
export const account = () => Response.json({ displayName: 'Robin Quell', emailAddress: 'qa@example.test' })
export const tenant = () => Response.json({ cloudId })

export async function ask(
  answers: Answers,
  options: TestAppOptions = {},
): Promise<{ status: number; code: string; error: string; retryAfter: string | null; app: TestApp }> {
  const app = createTestApp({ outside: jira(answers), ...options })
  const response = await app.post('pro', '/api/jira/proxy', { url, ...credentials })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    app,
    ...errorEnvelopeSchema.parse(await response.json()),
  }
}
