import { basename } from 'node:path'
import { generateResponseSchema, outputLimit, type GenerateRequest, type GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import type { Api } from './api.ts'
import type { GenerateArguments } from './arguments.ts'
import { readText } from './files.ts'

type Options = Pick<GenerateArguments, 'enrich' | 'maxTestCases'>

/** The spec's default (section 9). */
const defaultMaxTestCases = 6

/** Asks the edge function; one run of the account's quota. */
export async function fromService(api: Api, ticket: Ticket, criteria: AcceptanceCriterion[], { enrich, maxTestCases }: Options): Promise<GenerateResponse> {
  const request: GenerateRequest = {
    context: buildContext(ticket, criteria),
    enableEnrichment: enrich,
    num_predict: enrich ? outputLimit.enriched : outputLimit.plain,
  }
  const response = await api.post('/api/ai/generate', request, generateResponseSchema)
  const maximum = Math.min(response.metadata.maxTestCases, maxTestCases ?? Infinity)
  return { ...response, metadata: { ...response.metadata, maxTestCases: maximum } }
}

/** Reads a saved answer as the edge function would have read the AI's. */
export async function fromAnswerFile(path: string, { enrich, maxTestCases }: Options): Promise<GenerateResponse> {
  const answer = await readText(path)
  return {
    ...readAnswer(answer),
    response: answer,
    metadata: { maxTestCases: maxTestCases ?? defaultMaxTestCases, provider: 'answer-file', model: basename(path), enriched: enrich },
  }
}
