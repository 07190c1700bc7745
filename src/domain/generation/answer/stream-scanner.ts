import { caseListKeys, isStepsKey, isTitleKey, plainKey } from './case-keys.ts'

interface Frame {
  object: boolean
  /** The offset of its bracket in the whole answer. */
  start: number
  /** The plain key whose value is being read. */
  key: string
  /** The key of the frame itself, as written. */
  under: string | undefined
  hasTitle: boolean
  hasSteps: boolean
  /** A list of cases: an object with a title in it is a case even without steps. */
  listed: boolean
  /** Inside a field of a case. */
  inCase: boolean
  /** Contains cases. */
  wraps: boolean
}

/** A complete object that looks like a test case, and its key if that may be its id. */
export interface FinishedObject {
  text: string
  key?: string
}

/** Deeper nesting cannot be an answer, so the search stops. */
const maxDepth = 100
const maxKeyLength = 60

/**
 * Reads JSON piece by piece and returns each object that looks like a test case when its bracket closes. Reads every
 * character once. It may miss damaged parts: the whole answer is read again at its end.
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
    this.#lost = this.#frames.length > maxDepth
    if (this.#frames.length === 0 || this.#lost) this.#keepFrom(this.#position, [])
    return found
  }

  #readString(char: string): void {
    if (this.#escaped) this.#escaped = false
    else if (char === '\\') this.#escaped = true
    else if (char === '"') this.#inString = false
    else if (this.#string.length <= maxKeyLength) this.#string += char
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
    } else if (char === ':' && top.object && this.#string.length <= maxKeyLength) {
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

  /** A bracket that closes an outer frame also closes the frames inside it; one that closes nothing is ignored. */
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
