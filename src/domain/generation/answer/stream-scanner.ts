import { caseListKeys, isStepsKey, isTitleKey, plainKey } from './keys.ts'

interface Frame {
  object: boolean
  /** Where its bracket stands in the whole answer. */
  start: number
  /** The plain key whose value is being read. */
  key: string
  /** The key as written, under which the frame itself stands. */
  under: string | undefined
  hasTitle: boolean
  hasSteps: boolean
  /** A list of cases: what has a title there is a case, also without steps. */
  listed: boolean
  /** Stands in a field of a case. */
  inCase: boolean
  /** Holds cases. */
  wraps: boolean
}

/** One finished object that looks like a test case, and the key it stood under where that may be its id. */
export interface FinishedObject {
  text: string
  key?: string
}

/** Deeper nesting is no answer, and nothing more is looked for. */
const deepest = 100
const longestKey = 60

/**
 * Reads JSON piece by piece and gives each object that looks like a test case when its bracket closes. Every character is
 * looked at once. What a careless answer breaks may be missed here: the whole answer is read again at its end.
 */
export class CaseScanner {
  readonly #frames: Frame[] = []
  #buffer: string[] = []
  #bufferStart = 0
  #position = 0
  #inString = false
  #escaped = false
  #string = ''
  #lost = false

  push(piece: string): FinishedObject[] {
    const found: FinishedObject[] = []
    if (this.#lost) return found
    this.#buffer.push(piece)
    for (let i = 0; i < piece.length; i++) {
      const char = piece.charAt(i)
      if (this.#inString) this.#readString(char)
      else this.#readSign(char, this.#position + i, found)
    }
    this.#position += piece.length
    this.#lost = this.#frames.length > deepest
    if (this.#frames.length === 0 || this.#lost) this.#keepFrom(this.#position, [])
    return found
  }

  #readString(char: string): void {
    if (this.#escaped) this.#escaped = false
    else if (char === '\\') this.#escaped = true
    else if (char === '"') this.#inString = false
    else if (this.#string.length <= longestKey) this.#string += char
  }

  #readSign(char: string, at: number, found: FinishedObject[]): void {
    const top = this.#frames.at(-1)
    if (char === '{' || char === '[') this.#open(char === '{', at, top)
    else if (top === undefined) return
    else if (char === '}' || char === ']') this.#close(char === '}', at + 1, found)
    else if (char === ',') top.key = ''
    else if (char === '"') {
      this.#inString = true
      this.#string = ''
    } else if (char === ':' && top.object && this.#string.length <= longestKey) {
      top.key = plainKey(this.#string)
      if (isTitleKey(top.key)) top.hasTitle = true
      if (isStepsKey(top.key)) top.hasSteps = true
    }
  }

  #open(object: boolean, start: number, parent: Frame | undefined): void {
    const isList = parent?.object === true && caseListKeys.has(parent.key)
    if (isList) parent.wraps = true
    this.#frames.push({
      object,
      start,
      key: '',
      under: parent?.object === true && !isList ? this.#string : undefined,
      hasTitle: false,
      hasSteps: false,
      listed: isList || (parent === undefined ? !object : !parent.object && parent.listed),
      inCase:
        parent !== undefined && (parent.inCase || (parent.object && !isList && (parent.hasTitle || parent.hasSteps))),
      wraps: false,
    })
  }

  /** A bracket that closes an outer frame closes the inner ones with it; one that closes nothing is passed over. */
  #close(object: boolean, end: number, found: FinishedObject[]): void {
    if (!this.#frames.some((frame) => frame.object === object)) return
    let frame = this.#frames.pop()
    while (frame !== undefined && frame.object !== object) frame = this.#frames.pop()
    if (frame?.object !== true || frame.inCase || frame.wraps) return
    const parent = this.#frames.at(-1)
    if (!frame.hasSteps && !(frame.hasTitle && parent?.listed === true)) return
    for (const outer of this.#frames) outer.wraps = true
    const text = this.#buffer.join('')
    found.push({
      text: text.slice(frame.start - this.#bufferStart, end - this.#bufferStart),
      ...(frame.under === undefined ? {} : { key: frame.under }),
    })
    this.#keepFrom(end, [text.slice(end - this.#bufferStart)])
  }

  #keepFrom(start: number, buffer: string[]): void {
    this.#buffer = buffer
    this.#bufferStart = start
  }
}
