import type { ServerResponse } from 'node:http'
import { askedText, caseFor, covering, idsAskedFor, isFollowUp } from '../../functions/support/answering-ai.ts'
import {
  beginCompletion,
  streamedCompletion,
  type Behaviour,
  type ChatRequest,
} from '../../functions/support/openai-server.ts'

/** The titles that the AI of these tests writes. */
export const caseTitles = ['A valid code lowers the total', 'An expired code is refused']

/** More criteria than any ticket of these tests has: the two cases cover them all, so that no further call is made. */
const criterionIds = Array.from({ length: 20 }, (_, index) => `AC-${index + 1}`)

const cases = caseTitles.map((title) => ({
  title,
  description: `${title}.`,
  type: 'Boundary',
  steps: [{ step: `Try whether ${title.toLowerCase()}`, data: 'AUTUMN10', expected: 'The total is shown' }],
  criterionIds,
}))

/** The answer in two pieces: the first contains the complete first case. */
const pieces = [`[${JSON.stringify(cases[0])},`, `${JSON.stringify(cases[1])}]`]

/** The two cases in the call for the first criterion, one case for each criterion in the others. */
export const goodAnswer: Behaviour = (response, request) =>
  (coversFirst(request) ? streamedCompletion(pieces) : covering)(response, request)

export interface HeldAnswer {
  behaviour: Behaviour
  /** Resolves when the AI has been called and has written the first case. */
  begun: Promise<void>
  /** Writes the rest of the paused answer, and pauses no further one. */
  release: () => void
}

/** An answer that pauses after its first case until released, so that a fault can hit in the middle. */
export function heldAnswer(): HeldAnswer {
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const waiting: (() => void)[] = []
  let holding = true
  return {
    behaviour(response, request) {
      if (!holding) {
        goodAnswer(response, request)
        return
      }
      // A run of several calls: the one that covers the first criterion writes, the others stay silent.
      const written = coversFirst(request) ? 1 : 0
      beginCompletion(response, request, pieces.slice(0, written))
      const rest = written > 0 ? (pieces[1] ?? '') : JSON.stringify(idsAskedFor(request).map(caseFor))
      waiting.push(() => endAnswer(response, request.model, rest))
      if (written > 0) begin()
    },
    begun,
    release() {
      holding = false
      for (const end of waiting.splice(0)) end()
    },
  }
}

function coversFirst(request: ChatRequest): boolean {
  if (isFollowUp(request)) return false
  return !askedText(request).includes('for these criteria only') || idsAskedFor(request).includes('AC-1')
}

function endAnswer(response: ServerResponse, model: string, rest: string): void {
  const chunk = (delta: object, reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    )
  chunk({ content: rest }, null)
  chunk({}, 'stop')
  response.end('data: [DONE]\n\n')
}
