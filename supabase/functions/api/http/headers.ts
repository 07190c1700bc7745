import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './context.ts'

/** Answers are JSON for one person: never kept by a cache, never shown as a page. */
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'interest-cohort=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

export function addSecurityHeaders() {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
  })
}

/** Pages of the listed origins may call; every other origin's browser keeps the answer from its page. */
export function allowOrigins(allowed: string[]) {
  return cors({
    origin: (origin) => (allowed.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'authorization',
      'apikey',
      'content-type',
      'accept',
      'idempotency-key',
      'x-client-info',
      'x-request-id',
    ],
    exposeHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
  })
}
