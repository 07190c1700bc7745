import { z } from 'zod'

/**
 * Where credentials are sent: the site's own address, or Atlassian's gateway, which tokens with scopes require. A token
 * does not reveal its kind, and one call tries one address.
 */
const trackerRouteSchema = z.enum(['site', 'gateway'])
export type TrackerRoute = z.infer<typeof trackerRouteSchema>

const fieldNames = z
  .array(z.string().regex(/^(?:\*?[A-Za-z0-9_-]{1,100})$/))
  .min(1)
  .max(50)

/** The longest query, in characters. */
export const maxJqlLength = 4_000

/** POST /rest/api/3/search/jql: the keys and a few fields of the tickets that a query finds. */
export const issueSearchSchema = z.strictObject({
  jql: z.string().trim().min(1).max(maxJqlLength),
  fields: fieldNames,
  maxResults: z.number().int().min(1).max(100),
  nextPageToken: z.string().min(1).max(4_000).optional(),
})
export type IssueSearch = z.infer<typeof issueSearchSchema>

/** The most tickets that Jira gives in one call. */
export const maxBulkIssues = 100

/** POST /rest/api/3/issue/bulkfetch: Jira leaves out the tickets that the account may not see. */
export const bulkFetchSchema = z.strictObject({
  issueIdsOrKeys: z
    .array(z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,99}-[1-9][0-9]{0,11}$/))
    .min(1)
    .max(maxBulkIssues),
  fields: fieldNames,
  expand: z.array(z.literal('names')).max(1).optional(),
})
export type BulkFetch = z.infer<typeof bulkFetchSchema>

/**
 * POST /api/jira/proxy (docs/spec.md, section 7). The response is the tracker's own JSON. The two searches, which Jira takes
 * as POST, have a body; they read and change nothing.
 */
export const trackerProxyRequestSchema = z
  .object({
    url: z.string().min(1).max(2_000),
    email: z.string().min(1).max(320),
    apiToken: z.string().min(1).max(4_000),
    method: z.enum(['GET', 'POST']).default('GET'),
    body: z.union([issueSearchSchema, bulkFetchSchema]).optional(),
    through: trackerRouteSchema.default('site'),
  })
  .refine(({ method, body }) => (method === 'POST') === (body !== undefined), {
    message: 'A POST has a body, a GET has none',
  })
export type TrackerProxyRequest = z.input<typeof trackerProxyRequestSchema>

/** POST /api/jira/test-credentials. */
export const testCredentialsRequestSchema = z.object({
  baseUrl: z.string().min(1).max(2_000),
  email: z.string().min(1).max(320),
  apiToken: z.string().min(1).max(4_000),
  through: trackerRouteSchema.default('site'),
})
export type TestCredentialsRequest = z.input<typeof testCredentialsRequestSchema>

export const testCredentialsResponseSchema = z.object({
  success: z.literal(true),
  /** The Jira account that the credentials belong to. */
  account: z.object({ displayName: z.string(), emailAddress: z.string().optional() }),
})
export type TestCredentialsResponse = z.infer<typeof testCredentialsResponseSchema>
