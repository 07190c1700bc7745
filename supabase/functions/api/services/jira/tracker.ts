import { z } from 'zod'
import type { TrackerRoute } from '#domain/contracts/tracker.ts'
import type { TrackerOverrides } from '../../config/tracker-overrides.ts'
import type { Fetch } from '../fetch.ts'
import type { AttemptRules, RateLimiter } from '../rate-limit.ts'
import { gatewayHost, isGateway, throughGateway, type TrackerAddress } from './address.ts'
import { attemptOutcome, refusalOf, unauthorized } from './refusals.ts'
import { type Credentials, type Line, send } from './send.ts'

export interface Reading {
  address: TrackerAddress
  credentials: Credentials
  /** Tokens with scopes are refused at a site's own address and taken at Atlassian's gateway. */
  through: TrackerRoute
  /** Who asks. */
  userId: string
  /** Ends the wait for a caller who left. */
  signal: AbortSignal
}

export interface Tracker {
  /** The tracker's own JSON; a fault in words that help for everything else. */
  read(reading: Reading): Promise<unknown>
}

export interface TrackerOptions {
  fetch: Fetch
  overrides: TrackerOverrides
  limiter: RateLimiter
  /** For everything that one reading asks, in milliseconds. */
  timeoutMs: number
}

const quarterHour = 900

/** A person mistypes a token a few times; a program that guesses needs thousands of tries. */
const attempts = {
  caller: { name: 'tracker-caller', limit: 30, windowSeconds: quarterHour },
  door: { name: 'tracker-account', limit: 10, windowSeconds: quarterHour },
} satisfies AttemptRules

/** A cloud id is for good; this many are remembered. */
const mostCloudIds = 1_000
const tenantSchema = z.object({ cloudId: z.uuid() })

/**
 * Reads a Jira Cloud site with a person's credentials, which live as long as the call does. One reading shows them to one
 * address, once: nobody gets two guesses for one call, and none without its being counted.
 */
export function createTracker({ fetch, overrides, limiter, timeoutMs }: TrackerOptions): Tracker {
  const cloudIds = new Map<string, string>()

  /** The site's cloud id, which everybody may ask for. A development tracker must have its own gateway. */
  async function gatewayOf(address: TrackerAddress, line: Line): Promise<TrackerAddress | undefined> {
    if (isGateway(address)) return address
    const { host } = new URL(address.base)
    if (overrides.has(host) && !overrides.has(gatewayHost)) return undefined
    const cloudId = cloudIds.get(host) ?? (await askCloudId(address, line))
    if (cloudId === undefined) return undefined
    if (cloudIds.size >= mostCloudIds) cloudIds.clear()
    cloudIds.set(host, cloudId)
    const gateway = throughGateway(address, cloudId)
    return gateway.ok ? gateway.value : undefined
  }

  async function askCloudId(address: TrackerAddress, line: Line): Promise<string | undefined> {
    const tenant = await send(line, { base: address.base, path: '/_edge/tenant_info', query: '' }).catch(() => undefined)
    return tenantSchema.safeParse(tenant?.json).data?.cloudId
  }

  return {
    async read({ address, credentials, through, userId, signal }) {
      const line: Line = { fetch, overrides, signal, deadline: AbortSignal.timeout(timeoutMs) }
      const end = await limiter.attempt(attempts, userId, `${address.base} ${credentials.email.trim().toLowerCase()}`)
      const target = through === 'gateway' ? await gatewayOf(address, line) : address
      if (target === undefined) throw unauthorized()
      const reply = await send(line, target, credentials)
      await end(attemptOutcome(reply, target))
      const refusal = refusalOf(reply, target)
      if (refusal !== undefined) throw refusal
      return reply.json
    },
  }
}
