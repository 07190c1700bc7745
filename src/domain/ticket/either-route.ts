import type { TrackerRoute } from '../contracts/tracker.ts'

/**
 * Asks the tracker at its site, and at the gateway where the site refuses the credentials: nothing tells a token with scopes
 * from a wrong one. Remembers where an account's token was taken, so that the next question is asked there first.
 *
 * @param account whose credentials they are, on which site.
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
