import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { generateRequestSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { createTestApp } from './support/test-app.ts'

const content = z.record(z.string(), z.object({ schema: z.looseObject({}) }))
const operationSchema = z.object({
  summary: z.string().min(1),
  security: z.tuple([z.object({ session: z.tuple([]) })]).optional(),
  'x-audience': z.enum(['user', 'admin']).optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: z.looseObject({}),
    }),
  ),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
})
const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operationSchema)),
})

let document: z.infer<typeof documentSchema>
beforeAll(async () => {
  const response = await createTestApp().request('/api/openapi.json')
  expect(response.status).toBe(200)
  document = documentSchema.parse(await response.json())
})

function operations(): string[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, facts]) => `${method.toUpperCase()} ${path} ${facts?.['x-audience'] ?? 'public'}`,
    ),
  )
}

test('the document names every route with its audience, and no other', () => {
  expect(operations().sort()).toEqual([
    'DELETE /api/admin/users/{id} admin',
    'GET /api/admin/audit admin',
    'GET /api/admin/users admin',
    'GET /api/health public',
    'GET /api/openapi.json public',
    'GET /api/user/info user',
    'POST /api/admin/users/create admin',
    'POST /api/admin/users/{id}/reset-password admin',
    'POST /api/ai/generate user',
    'POST /api/auth/forgot public',
    'POST /api/auth/register public',
    'POST /api/jira/proxy user',
    'POST /api/jira/test-credentials user',
    'POST /api/test-tools/check user',
    'POST /api/test-tools/find user',
    'POST /api/test-tools/places user',
    'POST /api/test-tools/send user',
    'PUT /api/admin/users/{id} admin',
  ])
})

test('requires a session for exactly the routes that need one', () => {
  for (const facts of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    expect(facts?.security === undefined).toBe(facts?.['x-audience'] === undefined)
  }
})

test('a body is described by the schema that the route parses with', () => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(generateRequestSchema, {
    io: 'input',
    unrepresentable: 'any',
  })
  expect(document.paths['/api/ai/generate']?.post?.requestBody?.content['application/json']?.schema).toEqual(
    JSON.parse(JSON.stringify(schema)),
  )
})

test('a streamed answer is described by its events', () => {
  const { schema } = document.paths['/api/ai/generate']?.post?.responses['200']?.content['text/event-stream'] ?? {}
  const events = z
    .object({ oneOf: z.array(z.object({ properties: z.object({ event: z.object({ const: z.string() }) }) })) })
    .parse(schema)
  expect(events.oneOf.map(({ properties }) => properties.event.const)).toEqual(['progress', 'case', 'result', 'error'])
})

test('ids are in the path, filters in the query, the idempotency key in a header', () => {
  const names = (path: string, method: 'get' | 'post' | 'put') =>
    document.paths[path]?.[method]?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
  expect(names('/api/admin/users/{id}', 'put')).toEqual(['path id'])
  expect(names('/api/admin/users', 'get')).toEqual([
    'query search',
    'query role',
    'query sort',
    'query order',
    'query page',
    'query perPage',
  ])
  expect(names('/api/ai/generate', 'post')).toEqual(['header Idempotency-Key'])
})

test('every refusal is the one envelope', () => {
  const { $schema: _dialect, ...envelope } = z.toJSONSchema(errorEnvelopeSchema)
  for (const facts of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    expect(facts?.responses.default?.content['application/json']?.schema).toEqual(envelope)
  }
})

describe('every answer', () => {
  const calls: [string, string, RequestInit, number][] = [
    ['the description', '/api/openapi.json', {}, 200],
    ['a good answer', '/api/health', {}, 200],
    ['an unknown address', '/api/nothing', {}, 404],
    ['a wrong method', '/api/health', { method: 'POST' }, 405],
    ['a refusal', '/api/user/info', {}, 401],
    ['an administrator’s route', '/api/admin/users', {}, 401],
    ['a body that is no JSON', '/api/auth/forgot', { method: 'POST', body: 'x' }, 415],
    [
      'a preflight',
      '/api/ai/generate',
      { method: 'OPTIONS', headers: { origin: 'https://app.example.test', 'access-control-request-method': 'POST' } },
      204,
    ],
    [
      'a preflight of a stranger',
      '/api/ai/generate',
      { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
      204,
    ],
  ]

  test.each(calls)('%s has the security headers and a request id that is in the log', async (_, path, init, status) => {
    const app = createTestApp()
    const response = await app.request(path, init)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(app.log.map((line) => z.looseObject({ requestId: z.string() }).parse(JSON.parse(line)).requestId)).toEqual([
      id,
    ])
  })

  test.each([
    ['https://app.example.test', 'https://app.example.test'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://app.example.test.evil.example', null],
    ['https://APP.example.test', null],
    ['http://app.example.test', null],
    ['null', null],
    ['*', null],
  ])('to a page of %s says who may read it: %s', async (origin, allowed) => {
    const response = await createTestApp().request('/api/health', { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
  })
})
