/** The job ended without a result. `message` is for the user; `usage` means that the command line was wrong. */
export class Failure extends Error {
  readonly usage: boolean
  /** The code of the server's error. */
  readonly code: string | undefined
  /** Seconds to wait before the next attempt, if the server said so. */
  readonly retryAfter: number | undefined

  constructor(message: string, usage = false, code?: string, retryAfter?: number) {
    super(message)
    this.usage = usage
    this.code = code
    this.retryAfter = retryAfter
  }
}
