import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { ApiEnv } from './context.ts'

/** What a route takes and gives, as GET /api/openapi.json tells it. Method, path and audience come from its registration. */
export interface OperationFacts {
  summary: string
  body?: z.ZodType
  query?: z.ZodType
  /** Request header → what it is for. */
  headers?: Record<string, string>
  answer: z.ZodType
  /** Of a good answer; 200 where absent. */
  status?: 200 | 201
  /** The events of an answer as a stream, by name. */
  events?: Record<string, z.ZodType>
}

const known = new WeakMap<object, OperationFacts>()

/** A route's contract, given where the route is registered; the route parses with the schemas of the very same object. */
export function operation<Facts extends OperationFacts>(facts: Facts) {
  const handler = createMiddleware<ApiEnv>((_c, next) => next())
  known.set(handler, facts)
  return Object.assign(handler, facts)
}

/** The contract that a registered handler stands for, if it is one. */
export function operationOf(handler: object): OperationFacts | undefined {
  return known.get(handler)
}
