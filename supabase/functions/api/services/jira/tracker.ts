import { z } from 'zod'
import type { TrackerOverrides } from '../../config/tracker-overrides.ts'
import type { Fetch } from '../fetch.ts'
import { gatewayHost, isGateway, myselfOf, throughGateway, type TrackerAddress } from './address.ts'
import { refusalOf, ticketNotFound, ticketNotFoundUnsure } from './refusals.ts'
import { type Credentials, type Line, type Reply, send } from './send.ts'

export interface Tracker {
  /** The tracker's own JSON; a fault in words that help for everything else. `signal` ends the wait for a caller who left. */
  read(address: TrackerAddress, credentials: Credentials, signal: AbortSignal): Promise<unknown>
}

export interface TrackerOptions {
  fetch: Fetch
  overrides: TrackerOverrides
  /** For everything that one reading asks, in milliseconds. */
  timeoutMs: number
}

/** Reads a Jira Cloud site with a person's credentials, which live as long as the call does. */
export function createTracker({ fetch, overrides, timeoutMs }: TrackerOptions): Tracker {
  return {
    async read(address, credentials, signal) {
      const line: Line = { fetch, overrides, signal, deadline: AbortSignal.timeout(timeoutMs) }
      const reading = new Reading(line, credentials)
      return reading.of(address)
    },
  }
}

const tenantSchema = z.object({ cloudId: z.uuid() })

/** One reading: the question, and those that tell apart what a refusal means. */
class Reading {
  readonly #line: Line
  readonly #credentials: Credentials

  constructor(line: Line, credentials: Credentials) {
    this.#line = line
    this.#credentials = credentials
  }

  async of(address: TrackerAddress): Promise<unknown> {
    const reply = await this.#ask(address)
    if (reply.status === 200) return reply.json
    // Jira says 404 for a ticket that is missing, for one the account may not see, and for credentials it does not take.
    const account = reply.status === 404 && address.resource === 'issue' ? await this.#ask(myselfOf(address)) : undefined
    if (account?.status === 200) throw ticketNotFound()
    const refusal = account ?? reply
    if (refusal.status === 401 && !isGateway(address)) {
      const gateway = await this.#gatewayOf(address)
      if (gateway !== undefined) return this.of(gateway)
    }
    // A token with scopes may read tickets and still not its own account, so that its refusal tells nothing there.
    const unsure = account !== undefined && account.status !== 404 && (account.status !== 401 || isGateway(address))
    throw unsure ? ticketNotFoundUnsure() : refusalOf(refusal)
  }

  #ask(address: TrackerAddress): Promise<Reply> {
    return send(this.#line, address, this.#credentials)
  }

  /**
   * Tokens with scopes are refused at a site's own address and taken at the gateway, under the site's cloud id, which
   * everybody may ask for. A development tracker must have its own gateway.
   */
  async #gatewayOf(address: TrackerAddress): Promise<TrackerAddress | undefined> {
    const { overrides } = this.#line
    if (overrides.has(new URL(address.base).host) && !overrides.has(gatewayHost)) return undefined
    const tenant = await send(this.#line, { base: address.base, path: '/_edge/tenant_info', query: '' }).catch(() => undefined)
    const parsed = tenantSchema.safeParse(tenant?.json)
    const gateway = parsed.success ? throughGateway(address, parsed.data.cloudId) : undefined
    return gateway?.ok === true ? gateway.value : undefined
  }
}
