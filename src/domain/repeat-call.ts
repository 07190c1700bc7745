/** A service that asks for a longer wait than this has failed. */
const maxWaitSeconds = 120

export interface RepeatOptions<T> {
  maxAttempts: number
  /**
   * Whether the next attempt may end better: the seconds that the service asks to wait, or `backoff` for a wait that doubles
   * with each attempt. Undefined if the outcome is final.
   */
  retryAfter: (outcome: T) => number | 'backoff' | undefined
  /** Resolves after the time, or at once when the call is cancelled. */
  wait: (seconds: number) => Promise<void>
  isCancelled: () => boolean
  onWait?: ((seconds: number) => void) | undefined
}

/** Repeats a call until its outcome is final. Returns the last outcome if there are no attempts left or it is cancelled. */
export async function repeatCall<T>(
  call: () => Promise<T>,
  { maxAttempts, retryAfter, wait, isCancelled, onWait }: RepeatOptions<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await call()
    const asked = retryAfter(outcome)
    const seconds = asked === 'backoff' ? 2 ** (attempt - 1) : asked
    if (seconds === undefined || seconds > maxWaitSeconds || attempt === maxAttempts || isCancelled()) return outcome
    onWait?.(seconds)
    await wait(seconds)
    if (isCancelled()) return outcome
  }
}
