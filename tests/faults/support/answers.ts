import type { ServerResponse } from 'node:http'
import { beginCompletion, streamedCompletion, type Behaviour } from '../../functions/support/openai-server.ts'

/** The titles that the AI of these tests writes. */
export const caseTitles = ['A valid code lowers the total', 'An expired code is refused']

const cases = caseTitles.map((title) => ({
  title,
  description: `${title}.`,
  steps: [{ step: 'Enter the code', data: 'AUTUMN10', expected: 'The total is shown' }],
  criterionIds: ['AC-1'],
}))

/** The answer in two pieces: the first contains the complete first case. */
const pieces = [`[${JSON.stringify(cases[0])},`, `${JSON.stringify(cases[1])}]`]

export const goodAnswer: Behaviour = streamedCompletion(pieces)

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
      beginCompletion(response, request, pieces.slice(0, 1))
      waiting.push(() => endAnswer(response, request.model))
      begin()
    },
    begun,
    release() {
      holding = false
      for (const end of waiting.splice(0)) end()
    },
  }
}

function endAnswer(response: ServerResponse, model: string): void {
  const chunk = (delta: object, reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    )
  chunk({ content: pieces[1] }, null)
  chunk({}, 'stop')
  response.end('data: [DONE]\n\n')
}
