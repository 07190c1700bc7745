/** What went wrong, for a person (`message`, from the product's catalogue) and for code (`code`, stable, lower snake case). */
export interface Problem {
  code: string
  message: string
}

/** The outcome of a parser or a rule that may refuse its input. Exceptions are kept for the unexpected. */
export type Result<T, E = Problem> = { ok: true; value: T } | { ok: false; reason: E }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function fail(code: string, message: string): { ok: false; reason: Problem } {
  return { ok: false, reason: { code, message } }
}
