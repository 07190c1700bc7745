import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  batchSize,
  checkConnectionRequestSchema,
  checkConnectionResponseSchema,
  type CheckConnectionResponse,
  findTestsRequestSchema,
  findTestsResponseSchema,
  type FindTestsResponse,
  sendTestsRequestSchema,
  sendTestsResponseSchema,
  type SendTestsResponse,
  toolPlacesRequestSchema,
  toolPlacesResponseSchema,
  type ToolPlacesResponse,
} from '#domain/contracts/test-tools.ts'
import type { Access } from '../http/access.ts'
import { readBody } from '../http/body.ts'
import type { ApiContext, ApiEnv } from '../http/context.ts'
import { Fault, methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import type { RateLimiter, RateRule } from '../services/rate-limit.ts'
import type { TestTools } from '../services/test-tools/test-tools.ts'

/** In bytes: a connection and an address. */
const maxQuestionBytes = 32 * 1024
/** In bytes: five hundred titles, or a batch of cases whose texts are all long. */
const maxBodyBytes = 6 * 1024 * 1024
/** Reading 6 MB of JSON takes up to a second, for which everybody waits. */
const largeBodyThreshold = 256 * 1024
const largeBodyRate: RateRule = { name: 'test-tools-large', limit: 20, windowSeconds: 900 }
/** A result of several hundred cases, one per call, with room to send it again. */
const calls: RateRule = { name: 'test-tools', limit: 1_500, windowSeconds: 900 }

const check = operation({
  summary: 'Tries the credentials of a test tool',
  body: checkConnectionRequestSchema,
  answer: checkConnectionResponseSchema,
})
const places = operation({
  summary: 'The projects of a test tool, or the folders of a project',
  body: toolPlacesRequestSchema,
  answer: toolPlacesResponseSchema,
})
const find = operation({
  summary: 'Tests in a test tool that are linked to the ticket or have a title or marker of the cases',
  body: findTestsRequestSchema,
  answer: findTestsResponseSchema,
})
const send = operation({
  summary: 'Creates or updates tests in a test tool; the same call can be sent again',
  body: sendTestsRequestSchema,
  answer: sendTestsResponseSchema,
})

/** Works in a test tool with the credentials of the call, which are neither stored, logged nor sent back. */
export function testToolRoutes(access: Access, tools: TestTools, limiter: RateLimiter): Hono<ApiEnv> {
  const limits = (c: ApiContext) => ({
    limit: maxBodyBytes,
    large: { over: largeBodyThreshold, admit: () => limiter.take(largeBodyRate, c.get('account').id) },
  })
  const counted = createMiddleware<ApiEnv>(async (c, next) => {
    await limiter.take(calls, c.get('account').id)
    await next()
  })
  const caller = (c: ApiContext) => ({ userId: c.get('account').id, signal: c.req.raw.signal })

  return new Hono<ApiEnv>()
    .post('/check', access('user'), counted, check, async (c) => {
      const { connection } = await readBody(c, { schema: check.body, limit: maxQuestionBytes })
      const { account } = await tools.use(connection, caller(c), (tool) => tool.check())
      return c.json({ success: true, account } satisfies CheckConnectionResponse)
    })
    .all('/check', methodNotAllowed('POST'))
    .post('/places', access('user'), counted, places, async (c) => {
      const { connection, project } = await readBody(c, { schema: places.body, limit: maxQuestionBytes })
      const found = await tools.use(connection, caller(c), (tool) => tool.places(project))
      return c.json({ success: true, places: found } satisfies ToolPlacesResponse)
    })
    .all('/places', methodNotAllowed('POST'))
    .post('/find', access('user'), counted, find, async (c) => {
      const { connection, ...search } = await readBody(c, { schema: find.body, ...limits(c) })
      const tests = await tools.use(connection, caller(c), (tool) => tool.find(search))
      return c.json({ success: true, tests } satisfies FindTestsResponse)
    })
    .all('/find', methodNotAllowed('POST'))
    .post('/send', access('user'), counted, send, async (c) => {
      const { connection, ...push } = await readBody(c, { schema: send.body, ...limits(c) })
      const markers = new Set(push.cases.map(({ marker }) => marker))
      if (push.cases.length > batchSize[connection.tool] || markers.size < push.cases.length)
        throw new Fault(400, 'invalid_request')
      const results = await tools.use(connection, caller(c), (tool) => tool.send(push))
      return c.json({ success: true, results } satisfies SendTestsResponse)
    })
    .all('/send', methodNotAllowed('POST'))
}
