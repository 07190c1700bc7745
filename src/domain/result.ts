/** The values in a message: numbers, names, or which variant of the message applies. */
export type MessageParams = Readonly<Partial<Record<string, string | number>>>

/** An English text for people, with the stable code (lower snake case) and the values that a translation needs. */
export interface Problem {
  code: string
  message: string
  params?: MessageParams
}

/** The outcome of a parser or a rule that may refuse its input. Exceptions are kept for the unexpected. */
export type Result<T, E = Problem> = { ok: true; value: T } | { ok: false; reason: E }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function fail(code: string, message: string, params?: MessageParams): { ok: false; reason: Problem } {
  return { ok: false, reason: { code, message, ...(params && { params }) } }
}
