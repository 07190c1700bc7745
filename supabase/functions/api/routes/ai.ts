import { Hono } from 'hono'
import { generateRequestSchema, outputLimit } from '#domain/contracts/ai-generate.ts'
import type { Access } from '../http/access.ts'
import { methodNotAllowed, readBody } from '../http/body.ts'
import { note, type ApiEnv } from '../http/context.ts'
import type { Generator } from '../services/generation.ts'
import { runKey } from '../services/idempotency.ts'
import { generationTexts } from '../services/llm/texts.ts'

/** In bytes: the longest description the contract takes, and room for its criteria. */
const largestBody = 6 * 1024 * 1024

export function aiRoutes(access: Access, generator: Generator): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .post('/generate', access('user', { noTokenText: generationTexts.noToken }), async (c) => {
      const body = await readBody(c, { schema: generateRequestSchema, limit: largestBody })
      const account = c.get('account')
      // Plan and person must both want it; the limit follows from that, and a caller may only ask for less.
      const enrichment = account.enrichment && body.enableEnrichment
      const limit = enrichment ? outputLimit.enriched : outputLimit.plain
      const answer = await generator.generate({
        userId: account.id,
        runKey: await runKey(c.req.header('idempotency-key'), body),
        task: {
          context: body.context,
          prompt: body.prompt,
          enrichment,
          maxOutputTokens: Math.min(body.num_predict ?? limit, limit),
          temperature: body.temperature,
        },
        signal: c.req.raw.signal,
        note: (facts) => note(c, facts),
      })
      note(c, { provider: answer.metadata.provider, model: answer.metadata.model, cases: answer.testCases.length })
      return c.json(answer)
    })
    .all('/generate', methodNotAllowed('POST'))
}
