import { z } from 'zod'
import { generateRequestSchema } from '#domain/contracts/ai-generate.ts'
import type { Unfinished } from '#domain/generation/result.ts'
import { type Problem, type Result, fail, ok } from '#domain/result.ts'
import { keepTicket, type KeptTicket } from './kept-ticket.ts'
import { presentShape } from './older-shapes.ts'
import { readStoredCases } from './stored-case.ts'
import { storedCriteriaSchema } from './stored-criteria.ts'
import { historyMessages } from './texts.ts'

/** What follows `ticketData` is what the results view shows beside the cases. */
const storedSchema = z.object({
  id: z.string().min(1),
  timestamp: z.string().min(1),
  ticketId: z.string().min(1),
  title: z.string().catch(''),
  description: z.string().optional().catch(undefined),
  testCases: z.array(z.unknown()).min(1),
  acceptanceCriteria: storedCriteriaSchema.catch([]),
  ticketData: z.unknown().optional(),
  tokensUsed: z.number().optional().catch(undefined),
  provider: z.string().optional().catch(undefined),
  model: z.string().optional().catch(undefined),
  enriched: z.boolean().optional().catch(undefined),
  warnings: z.array(z.string()).catch([]),
  dropped: z.array(z.object({ title: z.string(), reason: z.string() })).catch([]),
  uncoveredCriterionIds: z.array(z.string()).catch([]),
  unfinished: z
    .object({ idempotencyKey: z.string().min(1), request: generateRequestSchema, received: z.array(z.unknown()) })
    .optional()
    .catch(undefined),
})

type Stored = z.infer<typeof storedSchema>

export interface HistoryMetadata {
  totalTestCases: number
  types: string[]
  priorities: string[]
  generatedAt: string
  version: '1.0'
}

/** A history entry (spec section 3). Its CSV is made from the cases when it is asked for: the browser's space is short. */
export interface HistoryEntry extends Omit<Stored, 'description' | 'testCases' | 'ticketData' | 'unfinished'> {
  description: string
  testCases: ReturnType<typeof readStoredCases>['cases']
  ticketData?: KeptTicket
  metadata: HistoryMetadata
  unfinished?: Unfinished | undefined
}

const requiredFields = ['id', 'timestamp', 'ticketId', 'testCases'] as const

/** Reads one stored entry of any version. The refusal is the spec's message (section 5, History add). */
export function readEntry(stored: unknown): Result<HistoryEntry> {
  const shaped = presentShape(stored)
  const parsed = storedSchema.safeParse(shaped)
  if (!parsed.success) return refusal(shaped, parsed.error)
  const { data } = parsed
  const { cases, dropped } = readStoredCases(data.testCases, data.timestamp)
  if (cases.length === 0) return fail('invalid_entry', historyMessages.noCases)
  const ticketData = keepTicket(data.ticketData)
  const entry = {
    ...data,
    title: data.title || fallbackTitle(data.ticketId),
    description: data.description ?? ticketData?.fields.description ?? '',
    testCases: cases,
    dropped: [...data.dropped, ...dropped],
    ticketData,
    unfinished: data.unfinished && { ...data.unfinished, received: readStoredCases(data.unfinished.received, data.timestamp).cases },
  }
  return ok({ ...entry, metadata: describeCases(entry) })
}

/** The metadata of an entry, made from its cases. */
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

function refusal(stored: unknown, error: z.ZodError): { ok: false; reason: Problem } {
  const fields = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const missing = requiredFields.filter((name) => !fields.get(name))
  if (missing.length > 0) return fail('invalid_entry', historyMessages.missingFields(missing), { missing: missing.join(', ') })
  const cases = fields.get('testCases')
  if (!Array.isArray(cases) || cases.length === 0) return fail('invalid_entry', historyMessages.noCases)
  return fail('unreadable_entry', z.prettifyError(error))
}

function distinct(values: string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}
