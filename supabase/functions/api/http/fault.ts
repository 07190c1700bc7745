import type { ContentfulStatusCode } from 'hono/utils/http-status'

export interface FaultDetails {
  /** Value of the Retry-After header, as whoever is overloaded gave it. */
  retryAfter?: string | undefined
  /** Value of the Allow header of a 405. */
  allow?: string | undefined
  /** What an AI wrote, without credentials, for the caller's console. */
  response?: string | undefined
}

/**
 * A refusal that the caller is told about: `message` is for people and comes from the product's catalogue, `code` is for
 * machines. It holds nothing of the request and nothing of what another
 * server said, but for an AI's own answer to the caller in `details.response`.
 */
export class Fault extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly details: FaultDetails

  constructor(status: ContentfulStatusCode, code: string, message: string, details: FaultDetails = {}) {
    super(message)
    this.name = 'Fault'
    this.status = status
    this.code = code
    this.details = details
  }
}
