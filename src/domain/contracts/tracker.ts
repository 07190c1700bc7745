import { z } from 'zod'

/**
 * Where credentials are sent: the site's own address, or Atlassian's gateway, which tokens with scopes require. A token
 * does not reveal its kind, and one call tries one address.
 */
const trackerRouteSchema = z.enum(['site', 'gateway'])
export type TrackerRoute = z.infer<typeof trackerRouteSchema>

/** POST /api/jira/proxy (docs/spec.md, section 7). The response is the tracker's own JSON. */
export const trackerProxyRequestSchema = z.object({
  url: z.string().min(1).max(2_000),
  email: z.string().min(1).max(320),
  apiToken: z.string().min(1).max(4_000),
  method: z.literal('GET').default('GET'),
  through: trackerRouteSchema.default('site'),
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
