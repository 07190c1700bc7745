import { caseListKeys, isStepsKey, isTitleKey, plainKey } from './case-keys.ts'
import { jsonStringText } from './string-text.ts'

/** The position in the written text of an object that looks like a test case according to its keys. */
export interface CaseSpan {
  start: number
  end: number
  hasTitle: boolean
  hasSteps: boolean
}

/** A round bracket comes from a Python tuple and is written as a list. */
export type Bracket = '{' | '[' | '('

export interface Frame {
  /** Whether it contains fields; otherwise it contains items. */
  object: boolean
  bracket: Bracket
  firstKey?: string
  /** In a list: the first key of its previous object. */
  itemKey?: string
  count: number
  /** The key is written, its value is still missing. */
  pending: boolean
  span: CaseSpan
}

/** Marks an object in which the answer ended. Contains a control character, so no provider can write this key. */
export const cutMark = '\u0000cut'

/**
 * Writes valid JSON from careless input: commas only between values, a value for every key, and every bracket closed.
 * Records which objects look like test cases.
 */
export class JsonWriter {
  readonly #parts: string[] = []
  readonly #frames: Frame[] = []
  readonly #open = { '{': 0, '[': 0, '(': 0 }
  readonly #cases: CaseSpan[] = []
  #length = 0
  /** Whether the text can contain a test case at all. */
  promising = false

  get depth(): number {
    return this.#frames.length
  }

  get top(): Frame | undefined {
    return this.#frames.at(-1)
  }

  /** Whether a round bracket is open. */
  get round(): boolean {
    return this.#open['('] > 0
  }

  get parent(): Frame | undefined {
    return this.#frames.at(-2)
  }

  text(): string {
    return this.#parts.join('')
  }

  /** Objects that look like test cases, by position. */
  cases(): CaseSpan[] {
    return this.#cases.filter((span) => span.hasTitle || span.hasSteps).sort((a, b) => a.start - b.start)
  }

  open(bracket: Bracket): void {
    const top = this.top
    // An object in place of a key, in a list of objects: the previous object was not closed.
    if (bracket === '{' && top?.object === true && !top.pending && top.count > 0 && this.parent?.object === false)
      this.#pop()
    this.#beginValue()
    const object = bracket === '{'
    const span = { start: this.#length, end: this.#length, hasTitle: false, hasSteps: false }
    this.#frames.push({ object, bracket, count: 0, pending: false, span })
    this.#open[bracket]++
    if (object) this.#cases.push(span)
    this.#write(object ? '{' : '[')
  }

  /** A bracket that closes nothing is ignored; one that closes an outer frame also closes the frames inside it. */
  close(bracket: Bracket): void {
    if (this.#open[bracket] === 0) return
    while (this.top?.bracket !== bracket) this.#pop()
    this.#pop()
  }

  comma(): void {
    if (this.top?.pending === true) this.value('null')
  }

  /** A key of the innermost object; a value must follow. */
  key(raw: string): void {
    const top = this.top
    if (top === undefined) return
    top.firstKey ??= raw
    this.#separate(top)
    this.#write(`"${jsonStringText(raw)}":`)
    top.pending = true
    this.#note(top.span, raw)
  }

  /**
   * A value as JSON, or as an unquoted word for `jsonrepair`. In an object without a key, it gets a number as its key.
   */
  value(json: string): void {
    this.#beginValue()
    this.#write(json)
  }

  /** The second part of `"a" + "b"`. */
  join(raw: string): void {
    const last = this.#parts.at(-1) ?? ''
    if (!last.endsWith('"')) return
    this.#parts[this.#parts.length - 1] = last.slice(0, -1)
    this.#length--
    this.#write(`${jsonStringText(raw)}"`)
  }

  /** Closes what the text's end left open, and marks the objects that may be incomplete. */
  cutOff(innermostWhole: boolean): void {
    const top = this.top
    if (innermostWhole && top?.object === true && !top.pending && top.span.hasTitle && top.span.hasSteps) this.#pop()
    while (this.#frames.length > 0) {
      if (this.top?.object === true) {
        if (this.top.pending) this.value('null')
        this.#separate(this.top)
        this.#write(`${JSON.stringify(cutMark)}:true`)
      }
      this.#pop()
    }
  }

  #pop(): void {
    const frame = this.#frames.at(-1)
    if (frame === undefined) return
    if (frame.pending) this.value('null')
    this.#frames.pop()
    this.#open[frame.bracket]--
    this.#write(frame.object ? '}' : ']')
    frame.span.end = this.#length
    if (this.top !== undefined && frame.firstKey !== undefined) this.top.itemKey = frame.firstKey
  }

  #beginValue(): void {
    const top = this.top
    if (top === undefined) return
    if (top.pending) {
      top.pending = false
      return
    }
    this.#separate(top)
    if (top.object) this.#write(`"${String(top.count)}":`)
  }

  #separate(top: Frame): void {
    if (top.count > 0) this.#write(',')
    top.count++
  }

  #note(span: CaseSpan, raw: string): void {
    if (raw.length > 60) return
    const key = plainKey(raw)
    if (isTitleKey(key)) span.hasTitle = true
    if (isStepsKey(key)) span.hasSteps = true
    if (span.hasTitle || span.hasSteps || caseListKeys.has(key)) this.promising = true
  }

  #write(text: string): void {
    this.#parts.push(text)
    this.#length += text.length
  }
}
