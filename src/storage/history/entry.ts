import { z } from 'zod'
import { type Result, fail, ok } from '#domain/result.ts'
import { storedCaseSchema, storedCriteriaSchema } from './stored-case.ts'
import { historyMessages } from './texts.ts'

const metadataSchema = z.object({
  totalTestCases: z.number().int(),
  types: z.array(z.string()),
  priorities: z.array(z.string()),
  generatedAt: z.string(),
  version: z.string(),
})

/**
 * A history entry (spec section 3). `csvContent` is read from older entries but not written: it can be made from the
 * cases, and the browser's space is short. What follows `metadata` is what the results view shows beside the cases.
 */
const entrySchema = z.object({
  id: z.string().min(1),
  timestamp: z.string().min(1),
  ticketId: z.string().min(1),
  title: z.string().catch(''),
  description: z.string().catch(''),
  testCases: z.array(storedCaseSchema).min(1),
  acceptanceCriteria: storedCriteriaSchema.catch([]),
  ticketData: z.unknown().optional(),
  csvContent: z.string().optional().catch(undefined),
  metadata: metadataSchema.optional().catch(undefined),
  tokensUsed: z.number().optional().catch(undefined),
  provider: z.string().optional().catch(undefined),
  model: z.string().optional().catch(undefined),
  enriched: z.boolean().optional().catch(undefined),
  warnings: z.array(z.string()).catch([]),
  dropped: z.array(z.object({ title: z.string(), reason: z.string() })).catch([]),
  uncoveredCriterionIds: z.array(z.string()).catch([]),
})

export type HistoryMetadata = z.infer<typeof metadataSchema>
export type HistoryEntry = Omit<z.infer<typeof entrySchema>, 'metadata'> & { metadata: HistoryMetadata }

const requiredFields = ['id', 'timestamp', 'ticketId', 'testCases'] as const

/** Reads one stored entry of any version. The refusal is the spec's message (section 5, History add). */
export function readEntry(stored: unknown): Result<HistoryEntry> {
  const parsed = entrySchema.safeParse(stored)
  if (!parsed.success) return fail('invalid_entry', refusal(stored, parsed.error))
  const { metadata, ...entry } = parsed.data
  return ok({ ...entry, title: entry.title || fallbackTitle(entry.ticketId), metadata: metadata ?? describeCases(entry) })
}

/** The metadata of an entry, made from its cases: older entries have none. */
export function describeCases(entry: Pick<HistoryEntry, 'testCases' | 'timestamp'>): HistoryMetadata {
  return {
    totalTestCases: entry.testCases.length,
    types: distinct(entry.testCases.map((testCase) => testCase.type)),
    priorities: distinct(entry.testCases.map((testCase) => testCase.priority)),
    generatedAt: entry.timestamp,
    version: '1.0',
  }
}

export function fallbackTitle(ticketId: string): string {
  return `Test Cases for ${ticketId}`
}

function refusal(stored: unknown, error: z.ZodError): string {
  const fields = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const missing = requiredFields.filter((name) => !fields.get(name))
  if (missing.length > 0) return historyMessages.missingFields(missing)
  const cases = fields.get('testCases')
  if (!Array.isArray(cases) || cases.length === 0) return historyMessages.noCases
  return z.prettifyError(error)
}

function distinct(values: string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}
