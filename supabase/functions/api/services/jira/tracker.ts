import { z } from 'zod'
import type { TrackerRoute } from '#domain/contracts/tracker.ts'
import type { TrackerOverrides } from '../../config/tracker-overrides.ts'
import { Fault } from '../../http/fault.ts'
import type { Fetch } from '../fetch.ts'
import type { AttemptOutcome, AttemptRules, RateLimiter } from '../rate-limit.ts'
import { gatewayHost, isGateway, throughGateway, type TrackerAddress } from './address.ts'
import { type Credentials, type Reply, type SendOptions, send } from './send.ts'

export interface TrackerRequest {
  address: TrackerAddress
  /** What a search asks for. */
  body?: unknown
  credentials: Credentials
  /** Tokens with scopes work only at Atlassian's gateway, others at the site's own address too. */
  through: TrackerRoute
  userId: string
  /** Aborts when the caller leaves. */
  signal: AbortSignal
}

export interface Tracker {
  /** The tracker's own JSON, or a fault that says what to do. */
  read(request: TrackerRequest): Promise<unknown>
}

export interface TrackerOptions {
  fetch: Fetch
  overrides: TrackerOverrides
  limiter: RateLimiter
  /** For all requests of one reading together, in milliseconds. */
  timeoutMs: number
}

const quarterHour = 900

/**
 * A person mistypes a token a few times; a program that guesses tokens needs thousands of attempts, and may have many
 * accounts here. A stranger's guesses must not keep an account's owner out.
 */
const attempts = {
  caller: { name: 'tracker-caller', limit: 30, windowSeconds: quarterHour },
  pair: { name: 'tracker-pair', limit: 10, windowSeconds: quarterHour },
  account: { name: 'tracker-account', limit: 30, windowSeconds: quarterHour },
} satisfies AttemptRules

/** Cloud ids never change; the cache is emptied at this size. */
const maxCloudIds = 1_000
const tenantSchema = z.object({ cloudId: z.uuid() })

/**
 * Reads a Jira Cloud site with a user's credentials, which are kept only during the call. One reading sends them to one
 * address once, so that every guess at a token is one counted call.
 */
export function createTracker({ fetch, overrides, limiter, timeoutMs }: TrackerOptions): Tracker {
  const cloudIds = new Map<string, string>()

  /** The address at the gateway, by the site's public cloud id. A development tracker must have its own gateway. */
  async function gatewayOf(address: TrackerAddress, options: SendOptions): Promise<TrackerAddress | undefined> {
    if (isGateway(address)) return address
    const { host } = new URL(address.base)
    if (overrides.has(host) && !overrides.has(gatewayHost)) return undefined
    const cloudId = cloudIds.get(host) ?? (await askCloudId(address, options))
    if (cloudId === undefined) return undefined
    if (cloudIds.size >= maxCloudIds) cloudIds.clear()
    cloudIds.set(host, cloudId)
    return throughGateway(address, cloudId)
  }

  async function askCloudId(address: TrackerAddress, options: SendOptions): Promise<string | undefined> {
    const tenant = await send(options, { base: address.base, path: '/_edge/tenant_info', query: '' }).catch(
      () => undefined,
    )
    return tenantSchema.safeParse(tenant?.json).data?.cloudId
  }

  async function reach(
    address: TrackerAddress,
    through: TrackerRoute,
    options: SendOptions,
    credentials: Credentials,
    body: unknown,
  ): Promise<{ destination: TrackerAddress; reply: Reply }> {
    const destination = through === 'gateway' ? await gatewayOf(address, options) : address
    if (destination === undefined) throw unauthorized()
    return { destination, reply: await send(options, { ...destination, body }, credentials) }
  }

  return {
    async read({ address, body, credentials, through, userId, signal }) {
      const options: SendOptions = { fetch, overrides, signal, deadline: AbortSignal.timeout(timeoutMs) }
      const end = await limiter.attempt(attempts, userId, `${address.base} ${credentials.email.trim().toLowerCase()}`)
      const { destination, reply } = await reach(address, through, options, credentials, body).catch(
        async (error: unknown) => {
          // A caller who leaves before the answer may have guessed.
          if (!signal.aborted) await end('unknown')
          throw error
        },
      )
      await end(attemptOutcome(reply, destination))
      const refusal = refusalOf(reply, destination)
      if (refusal !== undefined) throw refusal
      return reply.json
    },
  }
}

/** Explains Jira's refusal; undefined if it answered. */
function refusalOf(reply: Reply, address: TrackerAddress): Fault | undefined {
  const { status, retryAfter } = reply
  switch (login(reply)) {
    case 'captcha':
      return new Fault(422, 'jira_captcha')
    case 'failed':
      return unauthorized()
    case 'no_scope':
      return new Fault(422, 'jira_scope_missing')
  }
  switch (status) {
    case 200:
      return undefined
    case 400:
      return address.resource === 'search' ? queryRefused(reply) : new Fault(502, 'jira_error', { retryAfter })
    case 403:
      return new Fault(403, 'jira_forbidden')
    case 404:
    case 410:
      return missing(reply, address)
    case 429:
      return rateLimited(retryAfter)
    case 503:
      return new Fault(503, 'jira_unavailable', { retryAfter })
    default:
      return new Fault(502, 'jira_error', { retryAfter })
  }
}

function unauthorized(): Fault {
  return new Fault(422, 'jira_unauthorized')
}

/**
 * Whether Jira accepted the credentials, as far as the answer shows. Sites may show tickets to everybody, so only the
 * account itself and the gateway, which serves nobody without credentials, show that they are right.
 */
function attemptOutcome(reply: Reply, address: TrackerAddress): AttemptOutcome {
  const loginResult = login(reply)
  if (loginResult === 'failed' || loginResult === 'captcha') return 'refused'
  if (loginResult === 'ok') return 'logged-in'
  if (reply.status === 200) return isGateway(address) || address.resource === 'myself' ? 'logged-in' : 'accepted'
  if (loginResult === 'no_scope' || reply.status === 403) return 'accepted'
  if (reply.status !== 404 || reply.json === undefined) return 'unknown'
  // A site answers 404 both for a missing ticket and for one that it hides from refused credentials.
  return isGateway(address) ? 'accepted' : 'refused'
}

/** What the answer says about the credentials. After a failed login, Jira answers some requests as if they were anonymous. */
function login({ status, loginReason = '', json }: Reply): 'captcha' | 'failed' | 'no_scope' | 'ok' | 'unknown' {
  if (loginReason.includes('AUTHENTICATION_DENIED')) return 'captcha'
  if (status === 401) return mentionsScope(json) ? 'no_scope' : 'failed'
  if (loginReason.includes('AUTHENTICATED_FAILED')) return 'failed'
  return loginReason.includes('OK') ? 'ok' : 'unknown'
}

function missing(reply: Reply, address: TrackerAddress): Fault {
  // Jira answers in JSON; if there is no site, Atlassian shows a page.
  if (address.resource !== 'issue' || reply.json === undefined) return new Fault(404, 'jira_site_not_found')
  const accepted = isGateway(address) || login(reply) === 'ok'
  return new Fault(404, 'jira_ticket_not_found', accepted ? { params: { login: 'accepted' } } : {})
}

const errorMessagesSchema = z.object({ errorMessages: z.array(z.string()).min(1) })

/** Jira says what is wrong with a query. */
function queryRefused({ json }: Reply): Fault {
  const error = errorMessagesSchema.safeParse(json)
  return new Fault(
    400,
    'jira_query_refused',
    error.success ? { params: { reason: error.data.errorMessages.join(' ').slice(0, 500) } } : {},
  )
}

function rateLimited(retryAfter: string | undefined): Fault {
  return new Fault(429, 'jira_rate_limited', {
    params: retryAfter === undefined ? {} : { seconds: Number(retryAfter) },
    retryAfter,
  })
}

const gatewayErrorSchema = z.object({ message: z.string() })

function mentionsScope(json: unknown): boolean {
  const error = gatewayErrorSchema.safeParse(json)
  return error.success && /scope/i.test(error.data.message)
}
