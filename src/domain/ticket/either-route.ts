import type { TrackerRoute } from '../contracts/tracker.ts'

/**
 * Calls the tracker at its site, then at the gateway if the site rejects the credentials: a token with scopes looks
 * like a wrong one. Remembers which address accepted an account's token and tries that one first next time.
 *
 * @param account identifies the credentials and their site.
 */
export function createEitherRoute(isRefused: (error: unknown) => boolean) {
  const atGateway = new Set<string>()

  return async function ask<T>(account: string, call: (through: TrackerRoute) => Promise<T>): Promise<T> {
    const first = atGateway.has(account) ? 'gateway' : 'site'
    try {
      return await call(first)
    } catch (error) {
      if (!isRefused(error)) throw error
      const second = first === 'site' ? 'gateway' : 'site'
      const answer = await call(second)
      if (second === 'gateway') atGateway.add(account)
      else atGateway.delete(account)
      return answer
    }
  }
}
