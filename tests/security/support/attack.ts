import { request } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import { z } from 'zod'
import { demoAccounts, demoPassword } from '../../../supabase/local/demo.ts'
import type { Role } from '#domain/plans/plans.ts'

export const target = inject('target')

export interface Person {
  id: string
  email: string
  token: string
}

/** A session of the demo account with this role. */
export async function signIn(role: Role): Promise<Person> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? ''
  const client = createClient(target.url, target.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error !== null) throw error
  return { id: data.user.id, email, token: data.session.access_token }
}

/** A call of the function: `path` starts after `/api`. Text and bytes are sent unchanged, everything else as JSON. */
export function callApi(
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${target.url}/functions/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    }),
  })
}

/** The auth service as a browser asks it. */
export function callAuth(path: string, body: unknown): Promise<Response> {
  return fetch(`${target.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Unlike `fetch`, this does not normalize the path. */
export function rawRequest(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(target.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Sends an endless JSON body, or one of the given size. Returns the status, or that the connection was closed. */
export function pourInto(method: string, path: string, token: string, told?: number): Promise<number | 'ended'> {
  const { hostname, port } = new URL(target.url)
  const piece = 'x'.repeat(64 * 1024)
  return new Promise((resolve) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(told !== undefined && { 'content-length': String(told) }),
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        sent.destroy()
      },
    )
    sent.once('error', () => resolve('ended'))
    let left = told ?? Infinity
    const pour = () => {
      while (!sent.destroyed && left > 0) {
        left -= piece.length
        if (!sent.write(left < 0 ? piece.slice(0, left) : piece)) return
      }
    }
    sent.on('drain', pour)
    pour()
  })
}

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ 'x-audience': z.enum(['user', 'admin']).optional(), requestBody: z.unknown().optional() }),
    ),
  ),
})

export interface ApiRoute {
  method: string
  /** With an id in place of each parameter. */
  path: string
  audience: 'public' | 'user' | 'admin'
  takesBody: boolean
}

/** Every route of the function, from its own list, so that new routes are included automatically. */
export async function allRoutes(): Promise<ApiRoute[]> {
  const { paths } = documentSchema.parse(await (await callApi('GET', '/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, facts]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
      audience: facts['x-audience'] ?? 'public',
      takesBody: facts.requestBody !== undefined,
    })),
  )
}
