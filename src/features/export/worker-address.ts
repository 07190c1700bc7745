import address from './export-worker.ts?worker&url'

/** The part of the browser's Trusted Types that is used here. What a policy gives is an object that a worker takes like a text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** The site's Content-Security-Policy lets a worker start only from an address that this policy has named, and it names one. */
const policy = typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy('casewright-worker', { createScriptURL: () => address })

/** Where the export's worker is. */
export function workerAddress(): string {
  return policy?.createScriptURL(address) ?? address
}
