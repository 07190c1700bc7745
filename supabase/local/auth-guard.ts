import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { SqlDriver } from './sql-driver.ts'

interface TryRule {
  name: string
  limit: number
  windowMs: number
}

const minute = 60_000

/** Counts wrong passwords, wrong codes and every requested email. An office shares one IP address, so that limit is wider. */
const rules = {
  passwordByCaller: { name: 'password', limit: 20, windowMs: 15 * minute },
  passwordByIp: { name: 'password-ip', limit: 100, windowMs: 15 * minute },
  // A code has six digits, so all callers together get few guesses. Links hold a token that nobody guesses.
  codeByAddress: { name: 'code', limit: 10, windowMs: 15 * minute },
  codeByIp: { name: 'code-ip', limit: 30, windowMs: 15 * minute },
  mailByCaller: { name: 'mail', limit: 10, windowMs: 60 * minute },
  mailByIp: { name: 'mail-ip', limit: 60, windowMs: 60 * minute },
} satisfies Record<string, TryRule>

/**
 * Minimum time of these answers in milliseconds, so that their time does not reveal who has an account. Lite compares a
 * password only if the account has one, which takes a few hundred.
 */
const refusedLoginMs = 800
const mailMs = 200

const bodySchema = z
  .looseObject({ email: z.string().optional(), token: z.string().optional(), password: z.string().optional() })
  .catch({})
const sessionSchema = z.object({ access_token: z.string() })
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid().optional() })

interface Env {
  Bindings: { address?: string | undefined }
}

/**
 * What the auth service of a hosted project does and `@supabase/lite` does not: limits on guesses, no word about who has an
 * account, no session for banned and deleted users, and an end of the other sessions when a password changes.
 */
export function guardAuth(lite: (request: Request) => Promise<Response>, driver: SqlDriver): Hono<Env> {
  const limiter = new TryLimiter()
  const app = new Hono<Env>().basePath('/auth/v1')

  async function isBlocked(userId: string): Promise<boolean> {
    const { rows } = await driver.query<{ out: boolean }>('select private.is_shut_out($1) as out', [userId])
    return rows[0]?.out ?? true
  }

  async function mayGetMail(email: string): Promise<boolean> {
    const { rows } = await driver.query<{ id: string }>('select id from auth.users where email = lower($1)', [email])
    return rows[0] !== undefined && !(await isBlocked(rows[0].id))
  }

  /** The answer to a sign-in, unless it holds a session for a banned or deleted user. */
  async function unlessBlocked(answer: Response): Promise<Response> {
    const claims = await claimsOfSession(answer.clone())
    if (claims === undefined || !(await isBlocked(claims.sub))) return answer
    await driver.query('delete from auth.sessions where user_id = $1', [claims.sub])
    const [page, session] = (answer.headers.get('location') ?? '').split('#')
    if (session === undefined) return refusal(400, 'user_banned', 'User is banned')
    const error = new URLSearchParams({
      error: 'access_denied',
      error_code: 'user_banned',
      error_description: 'User is banned',
    })
    return new Response(null, { status: 303, headers: { location: `${page ?? ''}#${error.toString()}` } })
  }

  /** Counts the try for each subject; what succeeds is given back. */
  async function limited(tries: [TryRule, string][], attempt: () => Promise<Response>): Promise<Response> {
    for (const [rule, subject] of tries) {
      const wait = limiter.take(rule, subject)
      if (wait !== undefined)
        return refusal(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': String(wait) })
    }
    const answer = await attempt()
    if (hasSucceeded(answer)) for (const [rule, subject] of tries) limiter.giveBack(rule, subject)
    return answer
  }

  // Lite's answer reveals which addresses are free. The edge function's own route does not, and calls the service directly.
  app.post('/signup', () => refusal(403, 'signup_disabled', 'Sign up through /functions/v1/api/auth/register'))

  app.post('/token', async (c) => {
    if (c.req.query('grant_type') !== 'password') return unlessBlocked(await lite(c.req.raw))
    const { email = '' } = await bodyOf(c)
    const tries: [TryRule, string][] = [
      [rules.passwordByIp, ipOf(c)],
      [rules.passwordByCaller, `${ipOf(c)} ${email.toLowerCase()}`],
    ]
    return limited(tries, async () => {
      const time = pause(refusedLoginMs)
      const answer = await unlessBlocked(await lite(c.req.raw))
      if (!answer.ok) await time
      return answer
    })
  })

  app.on(['GET', 'POST'], '/verify', async (c) => {
    const { email, token } = await bodyOf(c)
    const tries: [TryRule, string][] = [[rules.codeByIp, ipOf(c)]]
    if (email !== undefined && token !== undefined) tries.push([rules.codeByAddress, email.toLowerCase()])
    return limited(tries, async () => unlessBlocked(await lite(c.req.raw)))
  })

  app.on('POST', ['/otp', '/magiclink', '/recover', '/resend'], async (c) => {
    const { email = '' } = await bodyOf(c)
    for (const [rule, subject] of [
      [rules.mailByIp, ipOf(c)],
      [rules.mailByCaller, `${ipOf(c)} ${email.toLowerCase()}`],
    ] as const) {
      const wait = limiter.take(rule, subject)
      if (wait !== undefined)
        return refusal(429, 'over_email_send_rate_limit', 'Email rate limit exceeded', { 'retry-after': String(wait) })
    }
    const time = pause(mailMs)
    if (await mayGetMail(email)) await lite(c.req.raw)
    await time
    return c.json({})
  })

  app.put('/user', async (c) => {
    const { password } = await bodyOf(c)
    const answer = await lite(c.req.raw)
    const claims = claimsOf(c.req.header('authorization')?.slice('Bearer '.length) ?? '')
    if (answer.ok && password !== undefined && claims !== undefined) {
      await driver.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
        claims.sub,
        claims.session_id ?? null,
      ])
    }
    return answer
  })

  app.all('*', (c) => lite(c.req.raw))
  return app
}

/** Reads a copy: Lite reads the body as well. */
async function bodyOf(c: Context<Env>): Promise<z.infer<typeof bodySchema>> {
  return bodySchema.parse(
    await c.req.raw
      .clone()
      .json()
      .catch(() => undefined),
  )
}

function ipOf(c: Context<Env>): string {
  return c.env.address ?? ''
}

function hasSucceeded(answer: Response): boolean {
  return answer.ok || (answer.headers.get('location') ?? '').includes('#access_token=')
}

/** Whose session an answer holds, in its body or behind the # of the address that it leads to. */
async function claimsOfSession(answer: Response): Promise<z.infer<typeof claimsSchema> | undefined> {
  const fragment = (answer.headers.get('location') ?? '').split('#')[1]
  const token =
    fragment === undefined
      ? sessionSchema.safeParse(await answer.json().catch(() => undefined)).data?.access_token
      : new URLSearchParams(fragment).get('access_token')
  return claimsOf(token ?? '')
}

/** Only of tokens that Lite has made or checked. */
function claimsOf(token: string): z.infer<typeof claimsSchema> | undefined {
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    return undefined
  }
}

function refusal(status: number, code: string, msg: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code: status, error_code: code, msg }, { status, headers })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Counts tries in this process, in fixed windows. A restart forgets them: this server is for development. */
class TryLimiter {
  readonly #counters = new Map<string, { tries: number; endsAt: number }>()

  /** Counts a try. The number of seconds to wait where it is one too many. */
  take({ name, limit, windowMs }: TryRule, subject: string): number | undefined {
    const now = Date.now()
    if (this.#counters.size > 10_000)
      for (const [key, { endsAt }] of this.#counters) if (endsAt <= now) this.#counters.delete(key)
    const key = `${name} ${subject}`
    const known = this.#counters.get(key)
    const counter = known === undefined || known.endsAt <= now ? { tries: 0, endsAt: now + windowMs } : known
    this.#counters.set(key, counter)
    if (counter.tries >= limit) return Math.ceil((counter.endsAt - now) / 1000)
    counter.tries += 1
    return undefined
  }

  /** Takes back a try that was no guess, because it succeeded. */
  giveBack({ name }: TryRule, subject: string): void {
    const counter = this.#counters.get(`${name} ${subject}`)
    if (counter !== undefined && counter.tries > 0) counter.tries -= 1
  }
}
