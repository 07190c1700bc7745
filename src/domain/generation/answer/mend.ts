import { jsonrepair } from 'jsonrepair'

/** A value read from a piece of text, and whether it had to be mended first. */
export interface Mended {
  value: unknown
  mended: boolean
}

/**
 * The longest piece that the mender gets. It works again over what it has written at every repair, so its time grows with
 * the square of its input where nearly everything is broken; pieces of this size keep the sum linear.
 */
export const longestMend = 20_000

/** Reads a piece of JSON-like text: as it is where it is JSON, mended by `jsonrepair` where it is not and is not too long. */
export function mend(text: string, limit = longestMend): Mended | undefined {
  const clean = parse(text)
  if (clean !== undefined) return { value: clean, mended: false }
  if (text.length > limit) return undefined
  const repaired = repair(text)
  const value = repaired === undefined ? undefined : parse(repaired)
  return value === undefined ? undefined : { value, mended: true }
}

/** The value of a JSON text; undefined where it is not JSON. */
export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Throws for what it cannot mend, and for nesting deeper than the stack. */
function repair(text: string): string | undefined {
  try {
    return jsonrepair(text)
  } catch {
    return undefined
  }
}
