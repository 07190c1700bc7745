import { randomUUID } from 'node:crypto'
import { compare, hash } from 'bcryptjs'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { isPasswordTooLong } from '#domain/contracts/auth.ts'
import { networkOf } from '../functions/api/http/caller.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { LinkTokens } from './link-tokens.ts'
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
  // A code has six digits, so all callers together get few guesses. A link's token is signed (link-tokens.ts).
  codeByAddress: { name: 'code', limit: 10, windowMs: 15 * minute },
  codeByIp: { name: 'code-ip', limit: 30, windowMs: 15 * minute },
  mailByCaller: { name: 'mail', limit: 10, windowMs: 60 * minute },
  mailByIp: { name: 'mail-ip', limit: 60, windowMs: 60 * minute },
  // All callers together, without a word to them. The last email of the hour still opens the account.
  mailByAddress: { name: 'mail-address', limit: 30, windowMs: 60 * minute },
} satisfies Record<string, TryRule>

/** Minimum time of these answers in milliseconds, so that their time does not reveal who has an account. */
const refusedLoginMs = 800
const mailMs = 200

/** Values of other types would slip past a limit that Lite's own reading of them does not share. */
const bodySchema = z.looseObject({
  email: z.string().optional(),
  token: z.string().optional(),
  token_hash: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
})
type AuthBody = z.infer<typeof bodySchema>
/** Lite prints the values of a statement that fails, and Postgres fails on this character. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/

const sessionSchema = z.object({ access_token: z.string() })
const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid().optional() })

interface Env {
  Bindings: { address?: string | undefined }
  Variables: { body: AuthBody }
}

export interface AuthGuardOptions {
  lite: (request: Request) => Promise<Response>
  driver: SqlDriver
  links: LinkTokens
  /** Where the product is served. No other site gets a session. */
  siteUrl: string
}

/**
 * What the auth service of a hosted project does and `@supabase/lite` does not: limits on guesses, no word about who has an
 * account, no session for banned and deleted users, and an end of the other sessions when a password changes.
 */
export function guardAuth({ lite, driver, links, siteUrl }: AuthGuardOptions): Hono<Env> {
  const limiter = new TryLimiter()
  const nobodysEmail = `${randomUUID()}@invalid`
  const nobodysPassword = hash(randomUUID(), 10)
  const app = new Hono<Env>().basePath('/auth/v1')

  async function isBlocked(userId: string): Promise<boolean> {
    const { rows } = await driver.query<{ out: boolean }>('select private.is_shut_out($1) as out', [userId])
    return rows[0]?.out ?? true
  }

  async function mayGetMail(email: string): Promise<boolean> {
    const { rows } = await driver.query<{ id: string }>('select id from auth.users where email = $1', [
      email.toLowerCase(),
    ])
    if (rows[0] === undefined || (await isBlocked(rows[0].id))) return false
    return limiter.take(rules.mailByAddress, email.toLowerCase()) === undefined
  }

  /**
   * Whether Lite may look at this login. It compares passwords only of confirmed accounts that have one: here every other
   * login costs a comparison, too, so that the time tells nothing however many logins wait for one another.
   */
  async function mayLogIn(email: string, password: string): Promise<boolean> {
    const { rows } = await driver.query<{ hash: string; confirmed: boolean }>(
      `select encrypted_password as hash, email_confirmed_at is not null as confirmed
       from auth.users where email = $1 and encrypted_password is not null`,
      [email.toLowerCase()],
    )
    return rows[0]?.confirmed === true || compare(password, rows[0]?.hash ?? (await nobodysPassword))
  }

  function refuseMail(c: Context<Env>, address: string): Response | undefined {
    for (const [rule, subject] of [
      [rules.mailByIp, ipOf(c)],
      [rules.mailByCaller, `${ipOf(c)} ${address}`],
    ] as const) {
      const wait = limiter.take(rule, subject)
      if (wait !== undefined)
        return refusal(429, 'over_email_send_rate_limit', 'Email rate limit exceeded', { 'retry-after': String(wait) })
    }
    return undefined
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

  app.use(async (c, next) => {
    const text = await c.req.raw.clone().text()
    const body = bodySchema.safeParse(text === '' ? {} : (parseJson(text) ?? {}))
    if (!body.success || nulInJson.test(text) || c.req.url.includes('%00'))
      return refusal(400, 'validation_failed', 'The request holds a value that is not allowed')
    c.set('body', body.data)
    return next()
  })

  // Lite's answer reveals which addresses are free. The edge function's own route does not, and calls the service directly.
  app.post('/signup', () => refusal(403, 'signup_disabled', 'Sign up through /functions/v1/api/auth/register'))

  app.post('/token', async (c) => {
    if (c.req.query('grant_type') !== 'password') return unlessBlocked(await lite(c.req.raw))
    const { email = '', password = '' } = c.var.body
    const tries: [TryRule, string][] = [
      [rules.passwordByIp, ipOf(c)],
      [rules.passwordByCaller, `${ipOf(c)} ${email.toLowerCase()}`],
    ]
    return limited(tries, async () => {
      const time = pause(refusedLoginMs)
      // Lite words the refusal, so that it looks the same for all.
      const body = (await mayLogIn(email, password)) ? c.var.body : { ...c.var.body, email: nobodysEmail }
      const answer = await unlessBlocked(await lite(withBody(c, body)))
      if (!answer.ok) await time
      return answer
    })
  })

  app.post('/verify', async (c) => {
    const { email, token, token_hash: linkToken } = c.var.body
    const tries: [TryRule, string][] = [[rules.codeByIp, ipOf(c)]]
    if (email !== undefined && token !== undefined) tries.push([rules.codeByAddress, email.toLowerCase()])
    const body = linkToken === undefined ? c.var.body : { ...c.var.body, token_hash: storedToken(linkToken) }
    return limited(tries, async () => unlessBlocked(await lite(withBody(c, body))))
  })

  app.get('/verify', async (c) => {
    const url = new URL(c.req.url)
    url.searchParams.set('token', storedToken(url.searchParams.get('token') ?? ''))
    // Lite takes any port of this machine for the site. Without a target it redirects to the site itself.
    if (originOf(url.searchParams.get('redirect_to')) !== new URL(siteUrl).origin)
      url.searchParams.delete('redirect_to')
    return limited([[rules.codeByIp, ipOf(c)]], async () => unlessBlocked(await lite(new Request(url, c.req.raw))))
  })

  /** The token that Lite knows, or one that it cannot know. */
  function storedToken(linkToken: string): string {
    return links.open(linkToken) ?? 'unknown'
  }

  app.on('POST', ['/otp', '/magiclink', '/recover', '/resend'], async (c) => {
    const { email = '' } = c.var.body
    const refused = refuseMail(c, email.toLowerCase())
    if (refused !== undefined) return refused
    const time = pause(mailMs)
    if (await mayGetMail(email)) await lite(c.req.raw)
    await time
    return c.json({})
  })

  app.get('/reauthenticate', async (c) => refuseMail(c, claimsOfCaller(c)?.sub ?? '') ?? (await lite(c.req.raw)))

  app.put('/user', async (c) => {
    const { email, password } = c.var.body
    // Lite tells which addresses are taken, and asks only the old mailbox. The product has no such change.
    if (email !== undefined) return refusal(422, 'validation_failed', 'The email address cannot be changed here')
    if (password !== undefined && isPasswordTooLong(password))
      return refusal(422, 'validation_failed', 'Password cannot be longer than 72 bytes')
    const answer = await lite(c.req.raw)
    const claims = claimsOfCaller(c)
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

function withBody(c: Context<Env>, body: AuthBody): Request {
  const { url, method, headers } = c.req.raw
  return new Request(url, { method, headers, body: JSON.stringify(body) })
}

/** All addresses of one IPv6 network are one caller. */
function ipOf(c: Context<Env>): string {
  return networkOf(c.env.address ?? '')
}

function claimsOfCaller(c: Context<Env>): z.infer<typeof claimsSchema> | undefined {
  return claimsOf(c.req.header('authorization')?.slice('Bearer '.length) ?? '')
}

function originOf(url: string | null): string | undefined {
  return url !== null && URL.canParse(url) ? new URL(url).origin : undefined
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
