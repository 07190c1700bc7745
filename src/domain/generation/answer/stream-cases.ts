import type { WireTestCase } from '../../contracts/ai-generate.ts'
import { longestAnswer, readAnswer } from '../read-answer.ts'
import { CaseScanner, type FinishedObject } from './stream-scanner.ts'
import { ThoughtFilter } from './stream-thoughts.ts'

/**
 * Reads an answer while it is being written: each piece gives the test cases that it finishes. They are a preview, in the
 * answer's order; what counts is `readAnswer` of the whole text, which mends more. Never throws; linear in the answer.
 */
export class CaseStream {
  readonly #thoughts = new ThoughtFilter()
  readonly #scanner = new CaseScanner()
  #length = 0

  push(piece: string): WireTestCase[] {
    const taken = piece.slice(0, Math.max(0, longestAnswer - this.#length))
    this.#length += taken.length
    return this.#scanner.push(this.#thoughts.push(taken)).flatMap(read)
  }
}

function read({ text, key }: FinishedObject): WireTestCase[] {
  return readAnswer(key === undefined ? `[${text}]` : `{${JSON.stringify(key)}:${text}}`).testCases
}
