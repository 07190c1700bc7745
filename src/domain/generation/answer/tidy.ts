import { callOpening, isEllipsis, readBareKey, readBareValue, wordText } from './bare-word.ts'
import { JsonWriter, type Bracket, type CaseSpan } from './json-writer.ts'
import { isColon, isQuote, keyFollows, skipBlanks, skipBlanksAndComments } from './signs.ts'
import { findStringEnd } from './string-end.ts'
import { jsonStringText } from './string-text.ts'

/** A bracketed region of an answer, surrounded by prose, fences or other regions. */
export interface JsonRegion {
  start: number
  end: number
  /** The region with its strings, commas and brackets in order; `jsonrepair` handles unquoted words. */
  text: string
  /** Objects in that text that look like test cases, by position. */
  cases: CaseSpan[]
  /** Whether the text can contain a test case at all. */
  promising: boolean
  /** The answer ended inside the region. */
  truncated: boolean
}

/**
 * The regions of a text that may contain test cases, in order and tidied; the text between them is skipped. Linear in
 * the length of the text. For `scanBudget` see `StringPlace`.
 */
export function findRegions(text: string, scanBudget: { left: number }): JsonRegion[] {
  const regions: JsonRegion[] = []
  const opener = /[{[]/g
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const region = new Tidier(text, match.index, scanBudget).run()
    if (region.promising) regions.push(region)
    opener.lastIndex = region.end
  }
  return regions
}

/** Deeper nesting cannot be an answer: the region is abandoned and the search continues after it. */
const maxDepth = 100

/**
 * Reads one region from its opening bracket in one pass and writes it as JSON. Repairs that need more than a token and
 * its neighbours are left to `jsonrepair`. Its time grows with the square of its input, with odd quotes even with the
 * cube.
 */
class Tidier {
  readonly #text: string
  readonly #start: number
  readonly #scanBudget: { left: number }
  readonly #json = new JsonWriter()
  /** After a separator or an opening bracket: a string in place of a key is an item. */
  #fresh = true
  #joining = false
  /** The last value is complete. */
  #finished = true

  constructor(text: string, start: number, scanBudget: { left: number }) {
    this.#scanBudget = scanBudget
    this.#text = text
    this.#start = start
  }

  run(): JsonRegion {
    let i = this.#start
    do {
      i = this.#token(i)
      if (this.#json.depth === 0) return this.#region(i, false)
      i = skipBlanksAndComments(this.#text, i)
    } while (i < this.#text.length && this.#json.depth <= maxDepth && !this.#text.startsWith('```', i))
    this.#json.cutOff(this.#finished && !this.#fresh)
    return this.#region(i, true)
  }

  #region(end: number, truncated: boolean): JsonRegion {
    const json = this.#json
    return {
      start: this.#start,
      end,
      text: json.promising ? json.text() : '',
      cases: json.cases(),
      promising: json.promising,
      truncated,
    }
  }

  /** Reads the token at `i` and returns the position after it. */
  #token(i: number): number {
    const char = this.#text.charAt(i)
    switch (char) {
      case '{':
      case '[':
        return this.#open(char, i + 1)
      case '(':
        return this.#role() !== 'key' && /["'\d[{]/.test(this.#text.charAt(skipBlanks(this.#text, i + 1)))
          ? this.#open(char, i + 1)
          : this.#bare(i)
      case '}':
        return this.#closesTooEarly(i + 1) ? i + 1 : this.#close('{', i + 1)
      case ']':
        return this.#close('[', i + 1)
      case ')':
        return this.#close('(', i + 1)
      case ',':
        this.#json.comma()
        this.#fresh = true
        return i + 1
      case ':':
      case ';':
        return i + 1
      case '+':
        this.#joining = isQuote(this.#text.charAt(skipBlanks(this.#text, i + 1)))
        return this.#joining ? i + 1 : this.#bare(i)
      case '\\':
        return isQuote(this.#text.charAt(i + 1)) ? this.#string(i + 1) : this.#bare(i)
      default:
        return isQuote(char) ? this.#string(i) : this.#bare(i)
    }
  }

  #open(bracket: Bracket, after: number): number {
    this.#json.open(bracket)
    this.#fresh = true
    return after
  }

  #close(bracket: Bracket, after: number): number {
    this.#json.close(bracket)
    this.#fresh = false
    this.#finished = true
    return after
  }

  /**
   * `{"title": "a"}, "steps": [` in a list of cases, or alone: the bracket was closed too early and the object
   * continues.
   */
  #closesTooEarly(after: number): boolean {
    const { top, parent } = this.#json
    if (
      top?.bracket !== '{' ||
      parent?.object === true ||
      (parent !== undefined && !top.span.hasTitle && !top.span.hasSteps)
    )
      return false
    const comma = skipBlanks(this.#text, after)
    const next = skipBlanks(this.#text, comma + 1)
    return (
      this.#text.charAt(comma) === ',' &&
      isQuote(this.#text.charAt(next)) &&
      keyFollows(this.#text, next) &&
      !this.#isKey(next, top.firstKey)
    )
  }

  /**
   * A key among the items of a list. Either the bracket of an object is missing or, if the items do not start with that
   * key, the bracket that closes the list.
   */
  #keyAmongItems(at: number): void {
    const { top, parent } = this.#json
    if (top?.object !== false || !keyFollows(this.#text, at)) return
    if (parent?.object === true && top.count > 0 && !this.#isKey(at, top.itemKey)) this.#json.close(top.bracket)
    else this.#json.open('{')
  }

  /** Whether the quoted key at this position is this one. */
  #isKey(at: number, key: string | undefined): boolean {
    return key !== undefined && this.#text.startsWith(key, at + 1) && isQuote(this.#text.charAt(at + 1 + key.length))
  }

  #string(open: number): number {
    this.#keyAmongItems(open)
    const role = this.#role()
    const found = findStringEnd(this.#text, {
      role,
      depth: this.#json.depth,
      round: this.#json.round,
      start: open,
      scanBudget: this.#scanBudget,
    })
    const raw = this.#text.slice(...found.inner)
    if (role === 'key' && !this.#joining) return this.#key(raw, found.end)
    if (raw.includes('{') || raw.includes('[')) this.#json.promising = true
    if (this.#joining) this.#json.join(raw)
    else this.#json.value(`"${jsonStringText(raw)}"`)
    this.#joining = false
    this.#fresh = false
    this.#finished = found.closed
    return found.end
  }

  #bare(from: number): number {
    const role = this.#role()
    const call = role === 'key' ? undefined : callOpening(this.#text, from)
    if (call !== undefined) return call
    const { word, end } = role === 'key' ? readBareKey(this.#text, from) : readBareValue(this.#text, from, role)
    if (isEllipsis(word)) return end
    if (role === 'key') return this.#key(word, end, true)
    this.#json.value(wordText(word))
    this.#fresh = false
    this.#finished = end < this.#text.length
    return end
  }

  #role(): 'key' | 'value' | 'item' {
    const top = this.#json.top
    if (top?.object !== true) return 'item'
    return top.pending ? 'value' : 'key'
  }

  /**
   * A key with its colon. Without one, a string is an item of an object meant as a list, and an unquoted word is
   * ignored.
   */
  #key(raw: string, end: number, bare = false): number {
    const next = skipBlanksAndComments(this.#text, end)
    // `"title: "Log in"`: the quote that ended the key belongs to the value.
    if (!bare && /^[\p{L}\p{N}_ -]+:\s*$/u.test(raw) && this.#text.charAt(next) !== ':') {
      this.#json.key(raw.slice(0, raw.lastIndexOf(':')))
      return end - 1
    }
    const sign = this.#text.charAt(next)
    const colon = isColon(sign)
    const alone = next >= this.#text.length || ',}]'.includes(sign)
    if (!colon && (bare || alone)) {
      if (!bare && this.#fresh && next < this.#text.length) this.#json.value(`"${jsonStringText(raw)}"`)
      this.#fresh = this.#fresh && next >= this.#text.length
      return end
    }
    this.#json.key(raw)
    this.#fresh = false
    this.#finished = false
    return colon ? next + (this.#text.startsWith('=>', next) ? 2 : 1) : end
  }
}
