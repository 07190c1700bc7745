/** The job ended without a result. `message` is for the person at the terminal; `usage` means that the command was wrong. */
export class Failure extends Error {
  readonly usage: boolean

  constructor(message: string, usage = false) {
    super(message)
    this.usage = usage
  }
}
