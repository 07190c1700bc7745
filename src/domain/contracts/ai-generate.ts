import { z } from 'zod'
import { generationContextSchema } from '../generation/context.ts'
import { houseRulesSchema } from '../generation/house-rules.ts'

/** num_predict: 4000 with enrichment, 2000 without (docs/spec.md, section 7). */
export const outputLimit = { enriched: 4000, plain: 2000 } as const

/** In characters, for a caller's own prompt: roughly the longest prompt that a ticket can produce. */
const maxPromptLength = 110_000

/** A stated limit that no case tries on both sides, with the values to try. */
export const limitGapSchema = z.object({
  criterionId: z.string().max(40),
  inside: z.array(z.string().max(200)).max(10),
  outside: z.array(z.string().max(200)).max(10),
})
export type LimitGap = z.infer<typeof limitGapSchema>

/** The most a tester can say about a case that is to be written again, in characters. */
export const maxRemarkLength = 500

/** The case that an action is about, as it stands on the tester's screen. */
const actedCaseSchema = z.object({
  title: z.string().max(1_000),
  description: z.string().max(10_000),
  preconditions: z.array(z.string().max(5_000)).max(100),
  type: z.string().max(200),
  priority: z.string().max(200),
  steps: z
    .array(z.object({ step: z.string().max(20_000), data: z.string().max(20_000), expected: z.string().max(20_000) }))
    .max(200),
  criterionIds: z.array(z.string().max(40)).max(100),
})
export type ActedCase = z.infer<typeof actedCaseSchema>

/** A change to one part of a result. It names the other cases by their titles, so that none is written twice. */
export const caseActionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rewrite'),
    testCase: actedCaseSchema,
    remark: z.string().trim().max(maxRemarkLength).optional(),
    /** What a review found in the case. */
    problems: z.array(z.string().max(1_000)).max(50).optional(),
    otherTitles: z.array(z.string().max(1_000)).max(500),
  }),
  z.object({
    kind: z.literal('similar'),
    testCase: actedCaseSchema,
    otherTitles: z.array(z.string().max(1_000)).max(500),
  }),
  /** Cases for the criteria of `criterionIds` in the request, and for limits that the cases leave open. */
  z.object({ kind: z.literal('complete'), limits: z.array(limitGapSchema).max(100) }),
])
export type CaseAction = z.infer<typeof caseActionSchema>

/** POST /api/ai/generate: the spec's `prompt`, or the structured context, or both (the context wins). */
export const generateRequestSchema = z
  .object({
    prompt: z.string().min(1).max(maxPromptLength).optional(),
    context: generationContextSchema.optional(),
    enableEnrichment: z.boolean().optional(),
    /** How the caller's team writes test cases. */
    houseRules: houseRulesSchema.optional(),
    num_predict: z.number().int().min(1).max(32_000).optional(),
    temperature: z.number().min(0).max(2).optional(),
    /** Completes a run: only these criteria of the context are covered. Belongs to the same run as the request without it. */
    criterionIds: z.array(z.string().max(40)).min(1).max(500).optional(),
    /** Changes one part of a result instead of writing all of its cases. */
    action: caseActionSchema.optional(),
    /** The run whose result the action changes: within an hour, up to ten actions cost no run. Without it, an action does. */
    runId: z.uuid().optional(),
  })
  .refine((body) => body.prompt !== undefined || body.context !== undefined, {
    message: 'Either prompt or context is required',
  })
  .refine(
    ({ context, criterionIds = [] }) => {
      const known = new Set(context?.acceptanceCriteria.map(({ id }) => id))
      return criterionIds.every((id) => known.has(id))
    },
    { message: 'criterionIds must name criteria of the context' },
  )
  .refine(({ action, runId, context }) => (action === undefined ? runId === undefined : context !== undefined), {
    message: 'runId needs an action, and an action needs the context',
  })
  .refine(({ action, criterionIds }) => action?.kind !== 'complete' || criterionIds || action.limits.length > 0, {
    message: 'There is nothing to complete',
  })
export type GenerateRequest = z.input<typeof generateRequestSchema>

/**
 * The completion variant of the same call: only a prompt and a temperature. The answer is in `response`; it may have no
 * test cases.
 */
export function isCompletion({ context, enableEnrichment, temperature }: GenerateRequest): boolean {
  return context === undefined && enableEnrichment === undefined && temperature !== undefined
}

/** A test case as sent over the network: the provider's case in a regular shape, before the product normalizes it. */
export const wireTestCaseSchema = z.object({
  id: z.string().optional(),
  title: z.string(),
  description: z.string().default(''),
  preconditions: z.array(z.string()).default([]),
  type: z.string().optional(),
  priority: z.string().optional(),
  steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
  criterionIds: z.array(z.string()).default([]),
  technique: z.string().optional(),
  priorityReason: z.string().optional(),
  assumptions: z.array(z.string()).optional(),
  /** Ids of the written cases whose place it takes: only in the answer to a follow-up, and settled before the run ends. */
  replaces: z.array(z.string()).optional(),
  generationStatus: z.string().optional(),
  errorMessage: z.string().optional(),
})
export type WireTestCase = z.infer<typeof wireTestCaseSchema>

export const droppedCaseSchema = z.object({ title: z.string(), reason: z.string() })
export type DroppedCase = z.infer<typeof droppedCaseSchema>

/** The AI response (docs/spec.md, section 3). */
export const generateResponseSchema = z.object({
  testCases: z.array(wireTestCaseSchema),
  /** The provider's raw text. The built-in designer has none, except for a completion. */
  response: z.string().optional(),
  tokensUsed: z.number().int().nonnegative().optional(),
  warnings: z.array(z.string()).default([]),
  dropped: z.array(droppedCaseSchema).default([]),
  /** Criteria that the AI did not cover because calls to it failed. Built-in cases stand in; the run can be completed. */
  unansweredCriterionIds: z.array(z.string()).optional(),
  metadata: z.object({
    maxTestCases: z.number().int().positive(),
    provider: z.string(),
    model: z.string(),
    /** Whether the server allowed enrichment and used it. */
    enriched: z.boolean(),
    /** The run that the cases belong to: actions on its result name it. */
    runId: z.string().optional(),
    /** Stated limits that the cases still do not try on both sides. */
    openLimits: z.array(limitGapSchema).optional(),
  }),
})
export type GenerateResponse = z.infer<typeof generateResponseSchema>
