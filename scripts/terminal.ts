/** Exit codes: done, failed, wrong usage. */
export type ExitCode = 0 | 1 | 2

export interface Terminal {
  /** A line of what was done: stdout. */
  result: (line: string) => void
  /** A line of what went wrong: stderr. */
  problem: (line: string) => void
}

export const terminal: Terminal = {
  result: (line) => process.stdout.write(`${line}\n`),
  problem: (line) => process.stderr.write(`${line}\n`),
}
