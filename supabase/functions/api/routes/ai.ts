import { Hono } from 'hono'
import { generateRequestSchema, generateResponseSchema, isCompletion, outputLimit, type GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { generateEventSchemas } from '#domain/contracts/ai-stream.ts'
import type { Access } from '../http/access.ts'
import { methodNotAllowed, readBody } from '../http/body.ts'
import { note, type ApiContext, type ApiEnv } from '../http/context.ts'
import { wantsEvents } from '../http/event-stream.ts'
import { operation } from '../http/operation.ts'
import type { Generator } from '../services/generation.ts'
import { runKey } from '../services/idempotency.ts'
import { generationTexts } from '../services/llm/texts.ts'
import { streamRun } from './stream-run.ts'

/** In bytes: the longest description the contract takes, and room for its criteria. */
const largestBody = 6 * 1024 * 1024

const generate = operation({
  summary: 'Test cases for a ticket’s criteria, or the completion of a prompt; as a stream where text/event-stream is accepted',
  body: generateRequestSchema,
  headers: { 'Idempotency-Key': 'The same for every attempt at the same run: it is charged once' },
  answer: generateResponseSchema,
  events: generateEventSchemas,
})

export function aiRoutes(access: Access, generator: Generator): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post('/generate', access('user', { noTokenText: generationTexts.noToken }), generate, async (c) => {
      const body = await readBody(c, { schema: generate.body, limit: largestBody })
      const account = c.get('account')
      // Plan and person must both want it; the limit follows from that, and a caller may only ask for less.
      const enrichment = account.enrichment && body.enableEnrichment === true
      const limit = enrichment ? outputLimit.enriched : outputLimit.plain
      const left = new AbortController()
      const run = await generator.reserve({
        userId: account.id,
        runKey: await runKey(c.req.header('idempotency-key'), body),
        task: {
          context: body.context,
          prompt: body.prompt,
          completion: isCompletion(body),
          enrichment,
          maxOutputTokens: Math.min(body.num_predict ?? limit, limit),
          temperature: body.temperature,
        },
        signal: AbortSignal.any([c.req.raw.signal, left.signal]),
        note: (facts) => note(c, facts),
      })
      if (wantsEvents(c)) return streamRun(c, { run, onLeave: () => left.abort(), onResult: (answer) => noteAnswer(c, answer) })
      const answer = await run.write()
      noteAnswer(c, answer)
      return c.json(answer)
    })
    .all('/generate', methodNotAllowed('POST'))
}

function noteAnswer(c: ApiContext, { metadata, testCases }: GenerateResponse): void {
  note(c, { provider: metadata.provider, model: metadata.model, cases: testCases.length })
}
