import { Hono } from 'hono'
import { z } from 'zod'
import { methodNotAllowed } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import type { ApiEnv } from '../http/context.ts'
import { openApiDocument, type RegisteredRoute } from '../http/openapi.ts'

const description = operation({ summary: 'This document', answer: z.looseObject({ openapi: z.literal('3.1.0') }) })

/** The API's description, made from the routes as they are registered. Open to everybody: it tells nothing of anybody. */
export function openApiRoutes(routes: () => readonly RegisteredRoute[]): Hono<ApiEnv> {
  let document: object | undefined
  return new Hono<ApiEnv>().get('/', description, (c) => c.json((document ??= openApiDocument(routes())))).all('/', methodNotAllowed('GET'))
}
