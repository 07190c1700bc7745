/** Exit codes: success, failure, wrong usage. */
export type ExitCode = 0 | 1 | 2

export interface Terminal {
  /** Prints a line of the result to stdout. */
  result: (line: string) => void
  /** Prints a line about a problem to stderr. */
  problem: (line: string) => void
}

export const terminal: Terminal = {
  result: (line) => process.stdout.write(`${line}\n`),
  problem: (line) => process.stderr.write(`${line}\n`),
}
