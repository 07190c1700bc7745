import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { version } from '../version.ts'
import { audienceOf, type Audience } from './access.ts'
import type { ApiEnv } from './context.ts'
import { methodNotAllowed } from './fault.ts'

/** What a route takes and answers, for GET /api/openapi.json. Method, path and audience come from its registration. */
export interface OperationFacts {
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  /** Request header → what it is for. */
  headers?: Record<string, string>
  answer: z.ZodType
  /** Of a good answer; 200 if absent. */
  status?: 200 | 201
  /** The events of an answer as a stream, by name. */
  events?: Record<string, z.ZodType>
}

const contracts = new WeakMap<object, OperationFacts>()

/** A route's contract, registered with the route, which parses with the same schemas. */
export function operation<Facts extends OperationFacts>(facts: Facts) {
  const handler = createMiddleware<ApiEnv>((_c, next) => next())
  contracts.set(handler, facts)
  return Object.assign(handler, facts)
}

/** The contract of a registered handler, if it has one. */
function operationOf(handler: object): OperationFacts | undefined {
  return contracts.get(handler)
}

const description = operation({ summary: 'This document', answer: z.looseObject({ openapi: z.literal('3.1.0') }) })

/** The API's description, made from the registered routes. Public: it holds no data. */
export function openApiRoutes(routes: () => readonly RegisteredRoute[]): Hono<ApiEnv> {
  let document: object | undefined
  return new Hono<ApiEnv>()
    .get('/', description, (c) => c.json((document ??= openApiDocument(routes()))))
    .all('/', methodNotAllowed('GET'))
}

/** A route as Hono lists it: one entry for each handler. */
interface RegisteredRoute {
  method: string
  path: string
  handler: object
}

interface Endpoint {
  method: string
  path: string
  audience: Audience
  facts: OperationFacts | undefined
}

/** The OpenAPI 3.1 document of the registered routes and the contracts they were registered with. */
function openApiDocument(routes: readonly RegisteredRoute[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints(routes)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationObject(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casewright API',
      version,
      description: 'Every refusal has the same shape: a text for people, and a code with parameters for programs.',
    },
    servers: [{ url: '/functions/v1', description: 'Under the address of the Supabase project' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a signed-in person',
        },
      },
    },
  }
}

function endpoints(routes: readonly RegisteredRoute[]): Endpoint[] {
  const found = new Map<string, Endpoint>()
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue
    const endpoint = found.get(`${method} ${path}`) ?? {
      method,
      path,
      audience: audienceOfFolder(routes, path),
      facts: undefined,
    }
    endpoint.audience = audienceOf(handler) ?? endpoint.audience
    endpoint.facts = operationOf(handler) ?? endpoint.facts
    found.set(`${method} ${path}`, endpoint)
  }
  return [...found.values()]
}

/** The audience that a whole folder of routes was registered with, else `public`. */
function audienceOfFolder(routes: readonly RegisteredRoute[], path: string): Audience {
  const folder = routes.find(
    (route) =>
      route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1)) && audienceOf(route.handler) !== undefined,
  )
  return (folder === undefined ? undefined : audienceOf(folder.handler)) ?? 'public'
}

function operationObject({ path, audience, facts }: Endpoint): object {
  return {
    ...(facts !== undefined && { summary: facts.summary }),
    ...(audience === 'public' ? {} : { security: [{ session: [] }], 'x-audience': audience }),
    parameters: parameters(path, facts),
    ...(facts?.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(facts.body, 'input') } } },
    }),
    responses: {
      ...(facts !== undefined && { [facts.status ?? 200]: { description: 'Done', content: answerContent(facts) } }),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: schemaOf(errorEnvelopeSchema, 'output') } },
      },
    },
  }
}

function parameters(path: string, facts: OperationFacts | undefined): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = facts?.query === undefined ? {} : (schemaOf(facts.query, 'input').properties ?? {})
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
  const inHeader = Object.entries(facts?.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
  return [...inPath, ...inQuery, ...inHeader]
}

function answerContent({ answer, events }: OperationFacts): object {
  const streamed = Object.entries(events ?? {}).map(([event, data]) => ({
    type: 'object',
    properties: { event: { const: event }, data: schemaOf(data, 'output') },
    required: ['event', 'data'],
  }))
  return {
    'application/json': { schema: schemaOf(answer, 'output') },
    ...(streamed.length > 0 && {
      'text/event-stream': { schema: { description: 'Server-sent events; the data of each is JSON', oneOf: streamed } },
    }),
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
