import { z } from 'zod'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

/** `action` is the older name of a step's text (spec section 3, Step). */
const stepSchema = z
  .object({
    step: z.string().optional(),
    action: z.string().optional(),
    data: z.string().catch(''),
    expected: z.string().catch(''),
  })
  .transform(({ step, action, data, expected }) => ({ step: step ?? action ?? 'Perform action', data, expected }))

/** A test case as any version stored it. Whatever is missing but can be empty is mended; an id, a title and steps are not. */
export const storedCaseSchema: z.ZodType<TestCase> = z.object({
  id: z.string().min(1),
  title: z.string(),
  description: z.string().catch(''),
  preconditions: z.array(z.string()).catch([]),
  type: z.string().catch(''),
  priority: z.string().catch(''),
  steps: z.array(stepSchema),
  criterionIds: z.array(z.string()).catch([]),
  technique: z.string().optional().catch(undefined),
  priorityReason: z.string().optional().catch(undefined),
  assumptions: z.array(z.string()).optional().catch(undefined),
  generationStatus: z.string().optional().catch(undefined),
  errorMessage: z.string().optional().catch(undefined),
})

const criterionSchema: z.ZodType<AcceptanceCriterion> = z.object({
  id: z.string(),
  given: z.string(),
  when: z.string(),
  then: z.string(),
  text: z.string(),
  source: z.object({ kind: z.enum(['field', 'section', 'description']), label: z.string() }),
  title: z.string().optional(),
  examples: z.array(z.array(z.string())).optional(),
  assumed: z.object({ given: z.boolean().optional(), when: z.boolean().optional(), then: z.boolean().optional() }).optional(),
})

/** The spec's result lists criteria as plain text; such a one has no parts, only its words. */
export const storedCriteriaSchema = z.array(z.union([z.string(), criterionSchema])).transform((criteria) =>
  criteria.map((criterion, index): AcceptanceCriterion =>
    typeof criterion === 'string'
      ? { id: `AC-${index + 1}`, given: '', when: '', then: '', text: criterion, source: { kind: 'description', label: 'History' } }
      : criterion,
  ),
)
