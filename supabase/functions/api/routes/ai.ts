import { Hono } from 'hono'
import {
  generateRequestSchema,
  generateResponseSchema,
  isCompletion,
  outputLimit,
  type GenerateResponse,
} from '#domain/contracts/ai-generate.ts'
import { generateEventSchemas, type GenerateEvent } from '#domain/contracts/ai-stream.ts'
import { progressSteps, type ProgressStep } from '#domain/generation/progress.ts'
import type { Access } from '../http/access.ts'
import { readBody } from '../http/body.ts'
import { note, type ApiContext, type ApiEnv } from '../http/context.ts'
import { answerWithEvents, wantsEvents } from '../http/event-stream.ts'
import { envelopeOf, Fault, faultOf, methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import type { Generator, ReservedRun } from '../services/generation.ts'
import type { RateLimiter, RateRule } from '../services/rate-limit.ts'

/** In bytes: the longest description that the contract allows, and room for its criteria. */
const maxBodyBytes = 6 * 1024 * 1024
/** Reading 6 MB of JSON takes up to a second, for which everybody waits. */
const largeBodyThreshold = 256 * 1024
const largeBodyRate: RateRule = { name: 'generate-large', limit: 10, windowSeconds: 900 }

const generate = operation({
  summary:
    'Test cases for a ticket’s criteria, or the completion of a prompt; as a stream if text/event-stream is accepted',
  body: generateRequestSchema,
  headers: { 'Idempotency-Key': 'The same for every attempt at the same run: it is charged once' },
  answer: generateResponseSchema,
  events: generateEventSchemas,
})

export function aiRoutes(access: Access, generator: Generator, limiter: RateLimiter): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post('/generate', access('user', { task: 'generate' }), generate, async (c) => {
      const account = c.get('account')
      // A plan without runs repeats none either.
      if (account.quota === 0) throw new Fault(403, 'quota_exhausted')
      const admit = () => limiter.take(largeBodyRate, account.id)
      const { criterionIds, ...body } = await readBody(c, {
        schema: generate.body,
        limit: maxBodyBytes,
        large: { over: largeBodyThreshold, admit },
      })
      // The plan must allow enrichment and the user must ask for it. The token limit follows; a caller may only lower it.
      const enrichment = account.enrichment && body.enableEnrichment === true
      const limit = enrichment ? outputLimit.enriched : outputLimit.plain
      const left = new AbortController()
      const run = await generator.reserve({
        userId: account.id,
        runKey: await runKey(c.req.header('idempotency-key'), body),
        ofRun: body.runId,
        task: {
          context: body.context,
          prompt: body.prompt,
          criterionIds,
          action: body.action,
          houseRules: body.houseRules,
          completion: isCompletion(body),
          enrichment,
          maxOutputTokens: Math.min(body.num_predict ?? limit, limit),
          temperature: body.temperature,
        },
        signal: AbortSignal.any([c.req.raw.signal, left.signal]),
        note: (facts) => note(c, facts),
      })
      if (wantsEvents(c))
        return streamRun(c, {
          run,
          criterionIds:
            criterionIds ??
            (body.action === undefined ? (body.context?.acceptanceCriteria.map(({ id }) => id) ?? []) : []),
          onLeave: () => left.abort(),
          onResult: (answer) => noteAnswer(c, answer),
        })
      const answer = await run.write()
      noteAnswer(c, answer)
      return c.json(answer)
    })
    .all('/generate', methodNotAllowed('POST'))
}

function noteAnswer(c: ApiContext, { metadata, testCases }: GenerateResponse): void {
  note(c, { provider: metadata.provider, model: metadata.model, cases: testCases.length })
}

/**
 * The key of a run: the caller's key together with the request. The same key with another request is another run and is
 * charged, so that one paid key does not open any number of free runs.
 */
async function runKey(header: string | undefined, request: unknown): Promise<string | undefined> {
  if (header === undefined) return undefined
  if (!/^[\x20-\x7e]{1,200}$/.test(header)) throw new Fault(400, 'invalid_idempotency_key')
  const bytes = new TextEncoder().encode(JSON.stringify([header, request]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface StreamRunOptions {
  run: ReservedRun
  /** The criteria that are asked for. */
  criterionIds: string[]
  onLeave: () => void
  onResult: (answer: GenerateResponse) => void
}

/** Answers with the events of the contract: progress and cases while the run is written, then its result or its refusal. */
function streamRun(c: ApiContext, { run, criterionIds, onLeave, onResult }: StreamRunOptions): Response {
  return answerWithEvents(
    c,
    async (sender) => {
      const send = ({ event, data }: GenerateEvent) => sender.send(event, data)
      let count = 0
      const covered = new Set<string>()
      const sendProgress = () => {
        const total = criterionIds.length
        const share = total === 0 ? count / run.maxTestCases : covered.size / total
        send(
          progress(share, {
            ...(total > 0 && { criteria: { covered: covered.size, total } }),
            ...(count === 0 && { runId: run.runId }),
          }),
        )
      }
      sendProgress()
      try {
        const answer = await run.write((testCase) => {
          count += 1
          for (const id of testCase.criterionIds ?? []) if (criterionIds.includes(id)) covered.add(id)
          send({ event: 'case', data: testCase })
          sendProgress()
        })
        onResult(answer)
        send({ event: 'result', data: answer })
      } catch (error) {
        send({ event: 'error', data: refusal(faultOf(error, c)) })
      }
    },
    onLeave,
  )
}

/** The share that is written, mapped to the range between the steps "generating" and "generating CSV". */
function progress(written: number, more: Pick<ProgressStep, 'criteria' | 'runId'>): GenerateEvent {
  const { generating, generatingCsv } = progressSteps
  const share = Math.min(written, 0.95)
  return {
    event: 'progress',
    data: {
      percent: Math.round(generating.percent + share * (generatingCsv.percent - generating.percent)),
      message: generating.message,
      ...more,
    },
  }
}

function refusal(fault: Fault): Extract<GenerateEvent, { event: 'error' }>['data'] {
  const seconds = Number(fault.details.retryAfter)
  return { ...envelopeOf(fault), status: fault.status, ...(Number.isInteger(seconds) && { retryAfter: seconds }) }
}
