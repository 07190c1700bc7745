import { jsonrepair } from 'jsonrepair'

/** No answer needs deeper nesting, and `JSON.parse` takes a second for a few million open brackets. */
const deepestNesting = 1_000

/** The value of a JSON text, or undefined if the text is not JSON or nested too deeply. */
export function parse(text: string): unknown {
  if (text.length > deepestNesting && nesting(text) > deepestNesting) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** The maximum nesting of brackets. It counts brackets inside strings too, which is accurate enough. */
function nesting(text: string): number {
  let depth = 0
  let maxDepth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x5b || code === 0x7b) maxDepth = Math.max(maxDepth, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return maxDepth
}

/**
 * Limits for `jsonrepair`: the length of one piece, and a budget per answer. Its time grows with the square of a
 * piece's length, so a piece costs its length squared. The budget covers six pieces of the maximum length, or hundreds
 * of cases.
 */
const maxPieceLength = 20_000
const repairBudget = 6 * maxPieceLength ** 2

/** Parses tidied text, with `jsonrepair` if it is not valid JSON and the answer's budget allows. */
export class JsonRepairer {
  #budget = repairBudget

  read(tidied: string): unknown {
    const clean = parse(tidied)
    const price = tidied.length ** 2
    if (clean !== undefined || tidied.length > maxPieceLength || price > this.#budget) return clean
    this.#budget -= price
    try {
      return parse(jsonrepair(tidied))
    } catch {
      // It throws if it cannot repair the text.
      return undefined
    }
  }
}
