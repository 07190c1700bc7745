import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The tokens in links of emails. The auth service stores a hash of the email address and a six-digit code, which anybody
 * can compute for every code. What leaves this server also carries a signature, and without it no hash is looked up.
 */
export class LinkTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  seal(tokenHash: string): string {
    return `${tokenHash}.${this.#sign(tokenHash)}`
  }

  /** The stored hash; undefined if this server did not seal it. */
  open(token: string): string | undefined {
    const [tokenHash = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature)
    const expected = Buffer.from(this.#sign(tokenHash))
    return given.length === expected.length && timingSafeEqual(given, expected) ? tokenHash : undefined
  }

  #sign(tokenHash: string): string {
    return createHmac('sha256', this.#secret).update(`link ${tokenHash}`).digest('base64url')
  }
}
