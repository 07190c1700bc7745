import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { GenerateEvent } from '#domain/contracts/ai-stream.ts'
import { progressSteps } from '#domain/generation/progress.ts'
import type { ApiContext } from '../http/context.ts'
import { answerWithEvents } from '../http/event-stream.ts'
import type { Fault } from '../http/fault.ts'
import { envelopeOf, faultOf } from '../http/on-error.ts'
import type { ReservedRun } from '../services/generation.ts'

export interface StreamRunOptions {
  run: ReservedRun
  onLeave: () => void
  onResult: (answer: GenerateResponse) => void
}

/** Answers with the events of the contract: progress and cases while the run is written, then its result or its refusal. */
export function streamRun(c: ApiContext, { run, onLeave, onResult }: StreamRunOptions): Response {
  return answerWithEvents(
    c,
    async (sender) => {
      const tell = ({ event, data }: GenerateEvent) => sender.send(event, data)
      let count = 0
      tell(progress(count, run.maxTestCases))
      try {
        const answer = await run.write((testCase) => {
          count += 1
          tell({ event: 'case', data: testCase })
          tell(progress(count, run.maxTestCases))
        })
        onResult(answer)
        tell({ event: 'result', data: answer })
      } catch (error) {
        tell({ event: 'error', data: refusal(faultOf(error, c)) })
      }
    },
    onLeave,
  )
}

/** Between the steps of asking and of what follows it, by how many of the cases are there. */
function progress(count: number, maxTestCases: number): GenerateEvent {
  const { generating, generatingCsv } = progressSteps
  const share = Math.min(count / maxTestCases, 0.95)
  return { event: 'progress', data: { percent: Math.round(generating.percent + share * (generatingCsv.percent - generating.percent)), message: generating.message } }
}

function refusal(fault: Fault): Extract<GenerateEvent, { event: 'error' }>['data'] {
  const seconds = Number(fault.details.retryAfter)
  return { ...envelopeOf(fault), status: fault.status, ...(Number.isInteger(seconds) && { retryAfter: seconds }) }
}
