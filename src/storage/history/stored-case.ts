import { z } from 'zod'
import type { DroppedCase } from '#domain/contracts/ai-generate.ts'
import { readCase } from '#domain/generation/answer/read-case.ts'
import { deriveCaseId } from '#domain/test-case/case-id.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { invalidReason } from '#domain/test-case/validity.ts'

/** `action` is the older name of a step's text (spec section 3, Step). */
const stepSchema = z
  .object({
    step: z.string().optional(),
    action: z.string().optional(),
    data: z.string().catch(''),
    expected: z.string().catch(''),
  })
  .transform(({ step, action, data, expected }) => ({ step: step ?? action ?? 'Perform action', data, expected }))

/** A test case as the product writes it. Whatever is missing but can be empty is mended; an id, a title and steps are not. */
const regularCaseSchema: z.ZodType<TestCase> = z.object({
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

export interface StoredCases {
  cases: TestCase[]
  /** Cases that no version of the product could have shown. */
  dropped: DroppedCase[]
}

/** The cases of a stored list. What is not laid out as today's cases is read as an older shape (spec section 3, legacy shapes). */
export function readStoredCases(stored: unknown[], timestamp: string): StoredCases {
  const read: StoredCases = { cases: [], dropped: [] }
  stored.forEach((value, index) => {
    const regular = regularCaseSchema.safeParse(value)
    const found = regular.success ? regular.data : olderCase(value, index + 1, timestamp)
    if ('reason' in found) read.dropped.push(found)
    else read.cases.push(found)
  })
  return read
}

function olderCase(value: unknown, n: number, timestamp: string): TestCase | DroppedCase {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return { title: '', reason: 'The stored test case is no object' }
  const read = readCase({ value })
  if (!read.ok) return read.reason
  const { id, type = '', priority = '', ...rest } = read.value
  const firstStep = rest.steps[0]?.step
  const words = { title: rest.title, description: rest.description, ...(firstStep === undefined ? {} : { firstStep }) }
  const testCase = { ...rest, type, priority, id: id ?? deriveCaseId(words, n, Date.parse(timestamp) || 0) }
  const reason = invalidReason(testCase)
  return reason === undefined ? testCase : { title: testCase.title, reason }
}
