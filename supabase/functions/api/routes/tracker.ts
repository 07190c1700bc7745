import { Hono } from 'hono'
import { z } from 'zod'
import { nameOfText } from '#domain/contracts/api-messages.ts'
import {
  testCredentialsRequestSchema,
  testCredentialsResponseSchema,
  bulkFetchSchema,
  trackerProxyRequestSchema,
  issueSearchSchema,
  type TestCredentialsResponse,
} from '#domain/contracts/tracker.ts'
import { checkTrackerConfig, siteHost, trackerConfigTexts } from '#domain/ticket/tracker-config.ts'
import type { Access } from '../http/access.ts'
import { readBody } from '../http/body.ts'
import type { ApiEnv } from '../http/context.ts'
import { Fault, methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import { myselfOfSite, readTrackerAddress } from '../services/jira/address.ts'
import type { Tracker } from '../services/jira/tracker.ts'

/** In bytes: an address, an e-mail and a token. */
const maxBodyBytes = 32 * 1024

/** The part of Jira's account (`/myself`) that is used. */
const myselfSchema = z.object({ displayName: z.string().min(1), emailAddress: z.string().optional() })

const proxy = operation({
  summary: 'The tracker’s own JSON for a ticket, several tickets, a query, an account or its fields',
  body: trackerProxyRequestSchema,
  answer: z.unknown(),
})
const testCredentials = operation({
  summary: 'Tries tracker credentials and gives the account they belong to',
  body: testCredentialsRequestSchema,
  answer: testCredentialsResponseSchema,
})

/** Reads the tracker with the credentials of the call, which are neither stored, logged nor sent back. */
export function trackerRoutes(access: Access, tracker: Tracker): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post('/proxy', access('user'), proxy, async (c) => {
      const { url, method, body, email, apiToken, through } = await readBody(c, {
        schema: proxy.body,
        limit: maxBodyBytes,
        refuse: noCredentials,
      })
      const address = readTrackerAddress(url, method)
      if (address === undefined) throw new Fault(400, 'tracker_address_refused')
      const wanted = address.resource === 'search' ? issueSearchSchema : bulkFetchSchema
      if (method === 'POST' && !wanted.safeParse(body).success) throw new Fault(400, 'invalid_request')
      return c.json(
        await tracker.read({
          address,
          body,
          credentials: { email, apiToken },
          through,
          userId: c.get('account').id,
          signal: c.req.raw.signal,
        }),
      )
    })
    .all('/proxy', methodNotAllowed('POST'))
    .post('/test-credentials', access('user'), testCredentials, async (c) => {
      const config = await readBody(c, { schema: testCredentials.body, limit: maxBodyBytes, refuse: incompleteConfig })
      const problems = checkTrackerConfig(config)
      const problem = problems.baseUrl ?? problems.email ?? problems.apiToken
      const address = myselfOfSite(siteHost(config.baseUrl))
      if (problem !== undefined)
        throw new Fault(400, 'tracker_config_invalid', { params: { problem: nameOfText(trackerConfigTexts, problem) } })
      if (address === undefined) throw new Fault(400, 'tracker_address_refused')
      const credentials = { email: config.email.trim(), apiToken: config.apiToken.trim() }
      const reading = {
        address,
        credentials,
        through: config.through,
        userId: c.get('account').id,
        signal: c.req.raw.signal,
      }
      const account = myselfSchema.safeParse(await tracker.read(reading))
      if (!account.success) throw new Fault(502, 'jira_unreadable', { params: { task: 'test' } })
      return c.json({ success: true, account: account.data } satisfies TestCredentialsResponse)
    })
    .all('/test-credentials', methodNotAllowed('POST'))
}

function noCredentials(missing: string[]): Fault | undefined {
  const some = missing.includes('email') || missing.includes('apiToken')
  return some ? new Fault(400, 'tracker_credentials_missing') : undefined
}

function incompleteConfig(missing: string[]): Fault | undefined {
  return missing.length > 0 ? new Fault(400, 'tracker_config_invalid') : undefined
}
