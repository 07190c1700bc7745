/** The job ended without a result. `message` is for the person at the terminal; `usage` means that the command was wrong. */
export class Failure extends Error {
  readonly usage: boolean
  /** The server's word for its refusal. */
  readonly code: string | undefined

  constructor(message: string, usage = false, code?: string) {
    super(message)
    this.usage = usage
    this.code = code
  }
}
