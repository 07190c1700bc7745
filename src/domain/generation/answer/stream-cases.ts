import type { WireTestCase } from '../../contracts/ai-generate.ts'
import { longestAnswer, readAnswer } from '../read-answer.ts'
import { CaseScanner, type FinishedObject } from './stream-scanner.ts'
import { ThoughtFilter } from './stream-thoughts.ts'

/** More cases than any list of them shows while it is being written. */
const mostCases = 200

/**
 * Reads an answer while it is being written: each piece gives the test cases that it finishes. They are a preview, in the
 * answer's order and bounded in number; what counts is `readAnswer` of the whole text, which mends more. Never throws; linear in the answer.
 */
export class CaseStream {
  readonly #thoughts = new ThoughtFilter()
  readonly #scanner = new CaseScanner()
  #length = 0
  #left = mostCases

  push(piece: string): WireTestCase[] {
    const taken = piece.slice(0, Math.max(0, longestAnswer - this.#length))
    this.#length += taken.length
    if (this.#left === 0) return []
    const objects = this.#scanner.push(this.#thoughts.push(taken)).slice(0, this.#left)
    this.#left -= objects.length
    return objects.flatMap(read)
  }
}

function read({ text, key }: FinishedObject): WireTestCase[] {
  return readAnswer(key === undefined ? `[${text}]` : `{${JSON.stringify(key)}:${text}}`).testCases
}
