/** The platform's `fetch`, passed in so that tests see every call. */
export type Fetch = typeof globalThis.fetch

/** A fetch whose network failures look the same in every runtime, because libraries look at the message. */
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

/** A fetch with a time limit, in addition to the caller's own signal. */
export function withTimeLimit(fetch: Fetch, ms: number): Fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(ms)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    return fetch(input, { ...init, signal })
  }
}
