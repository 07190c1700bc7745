import { z } from 'zod'
import type { Role } from '#domain/plans/plans.ts'
import { FakeDatabase, type FakeUser } from './fake-database.ts'
import { symmetricSigner, type Signer } from './tokens.ts'

export const supabaseUrl = 'https://project.supabase.test'
export const publishableKey = 'sb_publishable_test'
export const secretKey = 'sb_secret_test_only_the_server_knows'

const argsSchema = z.record(z.string(), z.unknown())

/** The few endpoints of a Supabase project that the function calls, with the hosted services' responses. */
export class FakeSupabase {
  readonly database = new FakeDatabase()
  readonly users: Record<Role, FakeUser>
  signer: Signer = symmetricSigner('a-secret-of-the-project-that-is-long-enough')
  /** Requested paths, in order. */
  readonly asked: string[] = []
  /** Responses that replace the real ones, by path; null means a failed connection. */
  readonly failing = new Map<string, Response | null>()

  constructor() {
    const { database } = this
    this.users = {
      user: database.add('user'),
      starter: database.add('starter'),
      pro: database.add('pro'),
      admin: database.add('admin'),
    }
  }

  tokenOf(who: Role | FakeUser): string {
    const { id, email } = typeof who === 'string' ? this.users[who] : who
    return this.signer.sign({ sub: id, email })
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    this.asked.push(pathname)
    const planned = this.failing.get(pathname)
    if (planned === null) throw new TypeError('fetch failed')
    if (planned !== undefined) return planned.clone()
    if (pathname === '/auth/v1/.well-known/jwks.json') return Response.json(this.signer.jwks)
    const key = request.headers.get('apikey')
    if (key !== publishableKey && key !== secretKey)
      return Response.json({ message: 'Invalid API key' }, { status: 401 })
    if (pathname === '/auth/v1/user') return this.#user(request)
    const procedure = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname)?.[1]
    return procedure === undefined
      ? Response.json({ message: 'not found' }, { status: 404 })
      : this.#rpc(procedure, key, request)
  }

  #user(request: Request): Response {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    const badJwt = (msg: string) => Response.json({ code: 403, error_code: 'bad_jwt', msg }, { status: 403 })
    if (!this.signer.verifies(token)) return badJwt('invalid JWT: unable to parse or verify signature')
    const claims = z
      .object({ sub: z.string().optional() })
      .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    if (claims.sub === undefined) return badJwt('invalid claim: missing sub claim')
    const user = this.database.users.get(claims.sub)
    if (user === undefined)
      return Response.json(
        { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' },
        { status: 403 },
      )
    return Response.json({
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      app_metadata: {},
      user_metadata: {},
      created_at: '2026-01-01T00:00:00Z',
    })
  }

  async #rpc(name: string, key: string, request: Request): Promise<Response> {
    if (key !== secretKey)
      return Response.json({ code: '42501', message: `permission denied for function ${name}` }, { status: 403 })
    const answer = this.database.call(name, argsSchema.parse(await request.json()))
    return answer === undefined
      ? Response.json({ code: 'PGRST202', message: 'Could not find the function' }, { status: 404 })
      : Response.json(answer)
  }
}
