import { jsonrepair } from 'jsonrepair'

/** Nesting that no answer needs. `JSON.parse` takes a second for some millions of open brackets, and so they are refused. */
const deepestNesting = 1_000

/** The value of a JSON text; undefined where it is not JSON, or nested beyond reason. */
export function parse(text: string): unknown {
  if (text.length > deepestNesting && nesting(text) > deepestNesting) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** How deep brackets are nested at most; brackets inside strings count too, which is near enough. */
function nesting(text: string): number {
  let depth = 0
  let deepest = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return deepest
}

/**
 * The most that one piece may have, and what one answer may spend on `jsonrepair`: its time grows with the square of a
 * piece's length, so a piece costs its square. Enough for six pieces of the greatest length, or for hundreds of cases.
 */
const longestPiece = 20_000
const mendingBudget = 6 * longestPiece ** 2

/** Reads tidied text: as it is where that is JSON, else mended by `jsonrepair` as long as the answer's budget lasts. */
export class Mender {
  #budget = mendingBudget

  read(tidied: string): unknown {
    const clean = parse(tidied)
    const price = tidied.length ** 2
    if (clean !== undefined || tidied.length > longestPiece || price > this.#budget) return clean
    this.#budget -= price
    try {
      return parse(jsonrepair(tidied))
    } catch {
      // It throws for what it cannot mend.
      return undefined
    }
  }
}
