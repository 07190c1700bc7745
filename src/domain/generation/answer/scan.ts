import { plainKey, stepsKeys, titleKeys } from './keys.ts'
import { endOfString, endOfWord, isQuote, skipBlanksAndComments } from './scan-tokens.ts'

/** An object that looks like a test case, by its keys: where it stands in the text. */
export interface CaseSpan {
  start: number
  end: number
  /** False where the text ended inside it and something of it is missing; closing brackets alone are not missed. */
  whole: boolean
  hasTitle: boolean
  hasSteps: boolean
}

/** A bracketed region of the text that stands by itself, between prose, fences or other regions. */
export interface Island {
  start: number
  end: number
  /** Brackets that were still open when the text ended; 0 for a region that ends as it should. */
  open: number
  /** Whether the innermost object that was left open lacks nothing but its bracket. */
  innermostWhole: boolean
  /** Objects in it that look like test cases, in the order of their starts. */
  cases: CaseSpan[]
}

interface Frame {
  bracket: '{' | '['
  span: CaseSpan
}

type Place = 'key' | 'value' | 'done'

/**
 * Finds the JSON-like regions of a text in one pass, forgiving about quotes, comments and wrong brackets. Nothing is
 * parsed: the spans tell the mender what to try. Time is linear in the text's length.
 */
export function findIslands(text: string): Island[] {
  const islands: Island[] = []
  const opener = /[{[]/g
  let match = opener.exec(text)
  while (match) {
    const island = new IslandScan(text, match.index).run()
    islands.push(island)
    opener.lastIndex = island.end
    match = opener.exec(text)
  }
  return islands
}

class IslandScan {
  readonly #text: string
  readonly #start: number
  readonly #frames: Frame[] = []
  readonly #open = { '{': 0, '[': 0 }
  readonly #cases: CaseSpan[] = []
  /** What the next token may be; 'done' right after a value. */
  #place: Place = 'value'

  constructor(text: string, start: number) {
    this.#text = text
    this.#start = start
  }

  run(): Island {
    let i = this.#start
    while (i < this.#text.length) {
      i = skipBlanksAndComments(this.#text, i)
      if (i >= this.#text.length) break
      i = this.#token(i)
      if (this.#frames.length === 0) return this.#island(i, 0, true)
    }
    return this.#cutOff()
  }

  /** Takes the token at `i` and gives the position after it. */
  #token(i: number): number {
    const text = this.#text
    const char = text.charAt(i)
    if (char === '{' || char === '[') return this.#openFrame(char, i)
    if (char === '}' || char === ']') return this.#closeFrame(char === '}' ? '{' : '[', i + 1)
    if (char === ',') this.#place = this.#frames.at(-1)?.bracket === '{' ? 'key' : 'value'
    if (char === ':') this.#place = 'value'
    if (char === ',' || char === ':') return i + 1
    const begin = char === '\\' && isQuote(text.charAt(i + 1)) ? i + 1 : i
    if (char === '"' || begin > i || (this.#place !== 'done' && isQuote(char))) {
      const end = endOfString(text, begin)
      this.#word(text.slice(begin + 1, Math.min(end, begin + 80)), end, isQuote(text.charAt(end - 1)) && end > begin + 1)
      return end
    }
    const end = endOfWord(text, i)
    this.#word(text.slice(i, Math.min(end, i + 80)), end, true)
    return end
  }

  #openFrame(bracket: '{' | '[', i: number): number {
    const span = { start: i, end: i, whole: false, hasTitle: false, hasSteps: false }
    this.#frames.push({ bracket, span })
    this.#open[bracket]++
    if (bracket === '{') this.#cases.push(span)
    this.#place = bracket === '{' ? 'key' : 'value'
    return i + 1
  }

  /** A bracket that closes nothing is passed over; one that closes an outer frame closes the inner ones with it. */
  #closeFrame(bracket: '{' | '[', end: number): number {
    if (this.#open[bracket] > 0) {
      while (this.#frames.at(-1)?.bracket !== bracket) this.#pop(end - 1, true)
      this.#pop(end, true)
    }
    this.#place = 'done'
    return end
  }

  #pop(end: number, whole: boolean): void {
    const frame = this.#frames.pop()
    if (frame === undefined) return
    this.#open[frame.bracket]--
    frame.span.end = end
    frame.span.whole = whole
  }

  /** A string or a bare word: a key where a colon follows, else a value. */
  #word(word: string, end: number, finished: boolean): void {
    const span = this.#frames.at(-1)?.span
    const isKey = this.#place !== 'value' && this.#text[skipBlanksAndComments(this.#text, end)] === ':'
    if (isKey && span !== undefined && word.length <= 60) {
      const key = plainKey(word)
      if (titleKeys.has(key)) span.hasTitle = true
      if (stepsKeys.has(key)) span.hasSteps = true
    }
    this.#place = !isKey && this.#place === 'value' && finished ? 'done' : 'key'
  }

  #cutOff(): Island {
    const open = this.#frames.length
    const innermost = this.#frames.at(-1)
    const innermostWhole =
      this.#place === 'done' && innermost?.bracket === '{' && innermost.span.hasTitle && innermost.span.hasSteps
    const end = this.#text.length
    if (innermostWhole) this.#pop(end, true)
    while (this.#frames.length > 0) this.#pop(end, false)
    return this.#island(end, open, innermostWhole)
  }

  #island(end: number, open: number, innermostWhole: boolean): Island {
    const cases = this.#cases.filter((span) => span.hasTitle || span.hasSteps)
    return { start: this.#start, end, open, innermostWhole, cases }
  }
}
