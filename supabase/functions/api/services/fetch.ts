/** The platform's `fetch`, passed in so that tests see every call. */
export type Fetch = typeof globalThis.fetch

/** A fetch whose network failures look the same everywhere: the runtimes word them differently, and libraries read the words. */
export function withPlainFailures(fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      return await fetch(input, init)
    } catch (error) {
      if (init?.signal?.aborted === true) throw error
      throw new TypeError('fetch failed', { cause: error })
    }
  }
}

/** A fetch that gives up by itself, besides whatever signal the caller has. */
export function withTimeLimit(fetch: Fetch, ms: number): Fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(ms)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    return fetch(input, { ...init, signal })
  }
}
