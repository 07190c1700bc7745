import { Hono } from 'hono'
import { apiMessages } from '#domain/contracts/api-messages.ts'
import {
  authResponseSchema,
  forgotRequestSchema,
  registerRequestSchema,
  type AuthResponse,
} from '#domain/contracts/auth.ts'
import type { Access } from '../http/access.ts'
import { fieldRefusal, readBody } from '../http/body.ts'
import { clientAddress, siteOf } from '../http/caller.ts'
import type { ApiContext, ApiEnv } from '../http/context.ts'
import { Fault, methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import { inBackground } from '../services/background.ts'
import type { PasswordMail } from '../services/password-mail.ts'
import type { RateLimiter, RateRule } from '../services/rate-limit.ts'
import type { Registration } from '../services/registration.ts'

/** In bytes: a name, an address and a password. */
const maxBodyBytes = 16 * 1024
const hour = 3600

/**
 * An office shares one IP, so there the limit is wider. An address is counted together with the IP that names it: otherwise
 * a stranger's five tries would keep its owner out.
 */
const rules = {
  registerByAddress: { name: 'register-address', limit: 5, windowSeconds: hour },
  registerByIp: { name: 'register-ip', limit: 30, windowSeconds: hour },
  forgotByAddress: { name: 'forgot-address', limit: 5, windowSeconds: hour },
  forgotByIp: { name: 'forgot-ip', limit: 30, windowSeconds: hour },
} satisfies Record<string, RateRule>

const register = operation({ summary: 'Makes an account', body: registerRequestSchema, answer: authResponseSchema })
const forgot = operation({
  summary: 'Sends a link that sets a new password, where the address has an account',
  body: forgotRequestSchema,
  answer: authResponseSchema,
})

export interface AuthRoutesOptions {
  registration: Registration
  mail: PasswordMail
  limiter: RateLimiter
  allowedOrigins: string[]
  clientAddressHeader: string
  /** How long an answer takes at least, in milliseconds: its time must not tell whether an address has an account. */
  answerMs: number
}

/** For people without a session. Neither answer nor time tells whether an address has an account. */
export function authRoutes(
  access: Access,
  { registration, mail, limiter, allowedOrigins, clientAddressHeader, answerMs }: AuthRoutesOptions,
): Hono<ApiEnv> {
  async function limit(c: ApiContext, email: string, byIp: RateRule, byAddress: RateRule): Promise<void> {
    const ip = clientAddress(c.req.raw.headers, clientAddressHeader)
    if (ip !== undefined) await limiter.take(byIp, ip)
    await limiter.take(byAddress, ip === undefined ? email : `${email} ${ip}`)
  }

  return new Hono<ApiEnv>()
    .post('/register', access('public'), register, async (c) => {
      const account = await readBody(c, { schema: register.body, limit: maxBodyBytes, refuse: fieldRefusal })
      await limit(c, account.email, rules.registerByIp, rules.registerByAddress)
      const [outcome] = await Promise.all([registration.register(account, siteOf(c, allowedOrigins)), pause(answerMs)])
      return c.json(done(outcome === 'ready' ? 'account_ready' : 'confirmation_sent'))
    })
    .all('/register', methodNotAllowed('POST'))
    .post('/forgot', access('public'), forgot, async (c) => {
      const { email } = await readBody(c, { schema: forgot.body, limit: maxBodyBytes, refuse: fieldRefusal })
      await limit(c, email, rules.forgotByIp, rules.forgotByAddress)
      const sending = mail.sendReset(email, siteOf(c, allowedOrigins))
      // A mail server may take its time, and it does so only for addresses that exist: the answer does not wait for it.
      inBackground(sending.then(() => undefined))
      const answerTime = pause(answerMs)
      const early = await Promise.race([sending, answerTime])
      if (early === 'unreachable')
        throw new Fault(503, 'auth_unavailable', { params: { task: 'forgot' }, retryAfter: '2' })
      await answerTime
      return c.json(done('reset_sent'))
    })
    .all('/forgot', methodNotAllowed('POST'))
}

function done(code: 'account_ready' | 'confirmation_sent' | 'reset_sent'): AuthResponse {
  return { success: true, message: apiMessages[code], code }
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
