import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isPasswordTooLong } from '#domain/contracts/auth.ts'
import type { LocalAuthUser, AuthUsers } from './users.ts'

/**
 * The part of GoTrue's admin API that `@supabase/lite` lacks, answered as GoTrue answers it: users (list, create, get,
 * update, delete) and generate_link. For the secret key only.
 */
export interface AuthAdminOptions {
  users: AuthUsers
  secretKey: string
  siteUrl: string
  minimumPasswordLength: number
  otpLength: number
  /** Turns a stored token into the one that a link carries. */
  sealToken: (token: string) => string
}

const changesSchema = z.object({
  email: z.email().max(320).optional(),
  password: z
    .string()
    .refine((password) => !isPasswordTooLong(password), 'Password cannot be longer than 72 bytes')
    .optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
})

const linkSchema = z.object({
  type: z.enum(['signup', 'magiclink', 'recovery', 'invite']),
  email: z.email(),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  redirect_to: z.string().optional(),
})

export function authAdminRoutes({
  users,
  secretKey,
  siteUrl,
  minimumPasswordLength,
  otpLength,
  sealToken,
}: AuthAdminOptions): Hono {
  const app = new Hono().basePath('/auth/v1/admin')

  app.use(async (c, next) => {
    const bearer = c.req.header('authorization')?.replace(/^Bearer /i, '')
    const key = c.req.header('apikey') ?? bearer ?? ''
    // A user's own session in Authorization outranks the key in front of it, as at the hosted gateway.
    const asUser = bearer !== undefined && bearer !== key
    if (asUser || !sameKey(key, secretKey)) return refusal(c, 403, 'not_admin', 'User not allowed')
    return next()
  })
  app.onError((error, c) => {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      return refusal(
        c,
        400,
        'validation_failed',
        error instanceof z.ZodError ? z.prettifyError(error) : 'Could not parse request body as JSON',
      )
    }
    throw error
  })

  app.get('/users', async (c) => {
    const page = positive(c.req.query('page'), 1)
    const perPage = Math.min(positive(c.req.query('per_page'), 50), 1000)
    const { users: found, total } = await users.list(page, perPage)
    const last = Math.max(1, Math.ceil(total / perPage))
    const link = (target: number, rel: string) => `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`
    c.header('x-total-count', String(total))
    c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
    return c.json({ users: found, aud: 'authenticated' })
  })

  app.post('/users', async (c) => {
    const body = changesSchema.parse(await c.req.json())
    if (body.email === undefined)
      return refusal(c, 400, 'validation_failed', 'Cannot create a user without either an email or phone')
    const weak = weakPassword(body.password)
    if (weak !== undefined) return refusal(c, 422, 'weak_password', weak)
    if ((await users.findByEmail(body.email)) !== undefined) return emailTaken(c)
    return c.json(await users.create(body.email, body))
  })

  app.get('/users/:id', async (c) => {
    const user = await users.get(userId(c))
    return user === undefined ? notFound(c) : c.json(user)
  })

  app.put('/users/:id', async (c) => {
    const id = userId(c)
    const body = changesSchema.parse(await c.req.json())
    const weak = weakPassword(body.password)
    if (weak !== undefined) return refusal(c, 422, 'weak_password', weak)
    const other = body.email === undefined ? undefined : await users.findByEmail(body.email)
    if (other !== undefined && other.id !== id) return emailTaken(c)
    const user = await users.update(id, body)
    return user === undefined ? notFound(c) : c.json(user)
  })

  app.delete('/users/:id', async (c) => {
    const id = userId(c)
    try {
      return (await users.remove(id)) ? c.json({}) : notFound(c)
    } catch {
      // A rule of the database stands in the way; the auth server does not say which.
      return refusal(c, 500, 'unexpected_failure', 'Database error deleting user')
    }
  })

  app.post('/generate_link', async (c) => {
    const body = linkSchema.parse(await c.req.json())
    const makesUser = body.type === 'signup' || body.type === 'invite'
    let user: LocalAuthUser | undefined = await users.findByEmail(body.email)
    if (user === undefined && !makesUser) return notFound(c)
    user ??= await users.create(body.email, { password: body.password, user_metadata: body.data })
    const { code, tokenHash } = await users.issueCode(
      user,
      body.email,
      makesUser ? 'confirmation' : 'recovery',
      otpLength,
    )
    const token = sealToken(tokenHash)
    const redirectTo = body.redirect_to ?? siteUrl
    const verification = body.type === 'invite' ? 'signup' : body.type
    return c.json({
      ...user,
      action_link: `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type: verification, redirect_to: redirectTo }).toString()}`,
      email_otp: code,
      hashed_token: token,
      verification_type: body.type,
      redirect_to: redirectTo,
    })
  })

  function weakPassword(password: string | undefined): string | undefined {
    if (password === undefined || password.length >= minimumPasswordLength) return undefined
    return `Password should be at least ${minimumPasswordLength} characters.`
  }

  return app
}

function userId(c: Context): string {
  return z.uuid().parse(c.req.param('id'))
}

function positive(text: string | undefined, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

function sameKey(given: string, expected: string): boolean {
  const left = Buffer.from(given)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}

function refusal(c: Context, status: 400 | 403 | 404 | 422 | 500, errorCode: string, message: string): Response {
  return c.json({ code: status, error_code: errorCode, msg: message }, status)
}

function notFound(c: Context): Response {
  return refusal(c, 404, 'user_not_found', 'User not found')
}

function emailTaken(c: Context): Response {
  return refusal(c, 422, 'email_exists', 'A user with this email address has already been registered')
}
