import { z } from 'zod'

/** Kept in the tool with each test, so that it is found again: `casewright-` and 12 hexadecimal digits. */
const markerSchema = z.string().regex(/^casewright-[0-9a-f]{12}$/)

/** A test case as every test tool takes it. Texts are cleaned of control characters; limits of single tools are the adapters'. */
export const pushCaseSchema = z.object({
  marker: markerSchema,
  title: z.string().min(1).max(2_000),
  description: z.string().max(40_000),
  preconditions: z.array(z.string().max(40_000)).max(200),
  /** Positive, Negative, Boundary, … as in the test case. */
  type: z.string().max(200),
  priority: z.string().max(200),
  steps: z
    .array(z.object({ step: z.string().max(40_000), data: z.string().max(40_000), expected: z.string().max(40_000) }))
    .max(500),
  /** The criteria that the case covers: their ids with their texts. */
  criteria: z.array(z.object({ id: z.string().max(100), text: z.string().max(40_000) })).max(500),
})
export type PushCase = z.infer<typeof pushCaseSchema>
