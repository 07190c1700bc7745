import type { WireTestCase } from '../../contracts/ai-generate.ts'
import { maxAnswerLength, readAnswer } from '../read-answer.ts'
import { CaseScanner, type FinishedObject } from './stream-scanner.ts'
import { ThoughtFilter } from './stream-thoughts.ts'

/** More cases than any list shows during streaming. */
const maxCases = 200

/**
 * Reads an answer while it streams: each piece returns the test cases it completes. They are a preview, in order and
 * limited in number; the final result comes from `readAnswer` on the whole text, which repairs more. Never throws;
 * linear in the answer.
 */
export class CaseStream {
  readonly #thoughts = new ThoughtFilter()
  readonly #scanner = new CaseScanner()
  #length = 0
  #left = maxCases

  push(piece: string): WireTestCase[] {
    const taken = piece.slice(0, Math.max(0, maxAnswerLength - this.#length))
    this.#length += taken.length
    if (this.#left === 0) return []
    const objects = this.#scanner.push(this.#thoughts.push(taken)).slice(0, this.#left)
    const before = maxCases - this.#left
    this.#left -= objects.length
    return objects.flatMap((object, index) => read(object, before + index))
  }
}

function read({ text, key }: FinishedObject, before: number): WireTestCase[] {
  return readAnswer(key === undefined ? `[${text}]` : `{${JSON.stringify(key)}:${text}}`, before).testCases
}
