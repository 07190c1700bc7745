import { z } from 'zod'
import { generateRequestSchema, limitGapSchema } from '#domain/contracts/ai-generate.ts'
import { testerAnswerSchema } from '#domain/generation/context.ts'
import type { GenerationResult, Unfinished } from '#domain/generation/result.ts'
import { sentCaseSchema } from '#domain/push/sent-case.ts'
import { redactedTextSchema } from '#domain/redaction/restore.ts'
import { type Problem, type Result, fail, failWith, ok } from '#domain/result.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { blocksToText } from '#domain/ticket/text.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { presentShape, readStoredCases, storedCriteriaSchema } from './stored-shapes.ts'
import { historyMessages } from './texts.ts'

const storedSchema = z.object({
  id: z.string().min(1),
  timestamp: z.string().min(1),
  ticketId: z.string().min(1),
  title: z.string().catch(''),
  description: z.string().optional().catch(undefined),
  testCases: z.array(z.unknown()).min(1),
  acceptanceCriteria: storedCriteriaSchema.catch([]),
  answers: z.array(testerAnswerSchema).optional().catch(undefined),
  ticketData: z.unknown().optional(),
  tokensUsed: z.number().optional().catch(undefined),
  provider: z.string().optional().catch(undefined),
  model: z.string().optional().catch(undefined),
  enriched: z.boolean().optional().catch(undefined),
  warnings: z.array(z.string()).catch([]),
  dropped: z.array(z.object({ title: z.string(), reason: z.string() })).catch([]),
  uncoveredCriterionIds: z.array(z.string()).catch([]),
  openLimits: z.array(limitGapSchema).optional().catch(undefined),
  runId: z.string().optional().catch(undefined),
  unfinished: z
    .object({
      idempotencyKey: z.string().min(1),
      request: generateRequestSchema,
      redacted: z.array(redactedTextSchema).optional(),
      received: z.array(z.unknown()),
    })
    .optional()
    .catch(undefined),
  check: z
    .object({ checkedAt: z.string(), updated: z.string().optional(), criteria: storedCriteriaSchema })
    .optional()
    .catch(undefined),
  stillRight: z.record(z.string(), z.string()).optional().catch(undefined),
  suspectCaseIds: z.array(z.string()).optional().catch(undefined),
  sent: z
    .array(z.unknown())
    .transform((stored) => stored.flatMap((value) => sentCaseSchema.safeParse(value).data ?? []))
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

/** A history entry (docs/spec.md, section 3). It holds no CSV, which is derived on export, because browser storage is small. */
export interface HistoryEntry extends Omit<Stored, 'description' | 'testCases' | 'ticketData' | 'unfinished'> {
  description: string
  testCases: ReturnType<typeof readStoredCases>['cases']
  ticketData?: KeptTicket
  metadata: HistoryMetadata
  unfinished?: Unfinished | undefined
}

const requiredFields = ['id', 'timestamp', 'ticketId', 'testCases'] as const

/** Reads a stored entry of any version. Refuses with the messages of docs/spec.md, section 5. */
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
    unfinished: data.unfinished && {
      ...data.unfinished,
      received: readStoredCases(data.unfinished.received, data.timestamp).cases,
    },
  }
  return ok({ ...entry, metadata: describeCases(entry) })
}

function describeCases(entry: Pick<HistoryEntry, 'testCases' | 'timestamp'>): HistoryMetadata {
  return {
    totalTestCases: entry.testCases.length,
    types: distinct(entry.testCases.map((testCase) => testCase.type)),
    priorities: distinct(entry.testCases.map((testCase) => testCase.priority)),
    generatedAt: entry.timestamp,
    version: '1.0',
  }
}

function fallbackTitle(ticketId: string): string {
  return `Test Cases for ${ticketId}`
}

function refusal(stored: unknown, error: z.ZodError): { ok: false; reason: Problem } {
  const fields = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const missing = requiredFields.filter((name) => !fields.get(name))
  if (missing.length > 0)
    return fail('invalid_entry', historyMessages.missingFields(missing), { missing: missing.join(', ') })
  const cases = fields.get('testCases')
  if (!Array.isArray(cases) || cases.length === 0) return fail('invalid_entry', historyMessages.noCases)
  return failWith('unreadable_entry', z.prettifyError(error))
}

function distinct(values: string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}

/** A result is kept if it has no error and at least one test case (docs/spec.md, section 5). */
export function isWorthKeeping(result: GenerationResult | undefined): result is GenerationResult {
  return result !== undefined && (result.error ?? '') === '' && result.ticketId !== '' && result.testCases.length > 0
}

export function entryFromResult(result: GenerationResult, id: string): HistoryEntry {
  const { ticketId, testCases, timestamp } = result
  const ticketData = keepTicket(result.ticketData)
  return {
    id,
    timestamp,
    ticketId,
    title: result.title || fallbackTitle(ticketId),
    description: ticketData?.fields.description ?? '',
    testCases,
    acceptanceCriteria: result.acceptanceCriteria,
    answers: result.answers,
    ticketData,
    metadata: describeCases({ testCases, timestamp }),
    tokensUsed: result.tokensUsed,
    provider: result.provider,
    model: result.model,
    enriched: result.enriched,
    warnings: result.warnings,
    dropped: result.dropped,
    uncoveredCriterionIds: result.uncoveredCriterionIds,
    openLimits: result.openLimits,
    runId: result.runId,
    unfinished: result.unfinished,
    check: result.check,
    stillRight: result.stillRight,
    suspectCaseIds: result.suspectCaseIds,
    sent: result.sent,
  }
}

export function resultFromEntry(entry: HistoryEntry): GenerationResult {
  return {
    ticketId: entry.ticketId,
    title: entry.title,
    ticketTitle: entry.title,
    acceptanceCriteria: entry.acceptanceCriteria,
    ...(entry.answers === undefined ? {} : { answers: entry.answers }),
    testCases: entry.testCases,
    ticketData: entry.ticketData,
    timestamp: entry.timestamp,
    tokensUsed: entry.tokensUsed,
    provider: entry.provider,
    model: entry.model,
    enriched: entry.enriched,
    warnings: entry.warnings,
    dropped: entry.dropped,
    uncoveredCriterionIds: entry.uncoveredCriterionIds,
    ...(entry.openLimits === undefined ? {} : { openLimits: entry.openLimits }),
    ...(entry.runId === undefined ? {} : { runId: entry.runId }),
    ...(entry.unfinished === undefined ? {} : { unfinished: entry.unfinished }),
    ...(entry.check === undefined ? {} : { check: entry.check }),
    ...(entry.stillRight === undefined ? {} : { stillRight: entry.stillRight }),
    ...(entry.suspectCaseIds === undefined ? {} : { suspectCaseIds: entry.suspectCaseIds }),
    ...(entry.sent === undefined ? {} : { sent: entry.sent }),
  }
}

const named = z.object({ name: z.string() })

/**
 * The fields of a raw ticket that are shown or exported, in the tracker's layout, with the description as text. The rest
 * (avatars, links, empty custom fields) makes up nine tenths of what the tracker sends.
 */
const keptTicketSchema = z.object({
  /** Jira's number of the ticket, which links from Zephyr need. */
  id: z.string().optional().catch(undefined),
  key: z.string(),
  fields: z.object({
    summary: z.string().catch(''),
    description: z.string().catch(''),
    issuetype: named.optional().catch(undefined),
    priority: named.optional().catch(undefined),
    status: named.optional().catch(undefined),
    assignee: z.object({ displayName: z.string() }).optional().catch(undefined),
    components: z.array(named).catch([]),
    labels: z.array(z.string()).catch([]),
    created: z.string().optional().catch(undefined),
    updated: z.string().optional().catch(undefined),
  }),
})

type KeptTicket = z.infer<typeof keptTicketSchema>

/** Undefined if the value is not an issue. A ticket that was already reduced stays as it is. */
function keepTicket(raw: unknown): KeptTicket | undefined {
  const plain = plainTicketSchema.safeParse(raw)
  if (plain.success) return keptTicketSchema.parse(raw)
  const ticket = readIssue(raw)
  return ticket.ok ? keptTicketOf(ticket.value, ticketNumber(raw)) : undefined
}

const plainTicketSchema = z.object({ key: z.string(), fields: z.object({ description: z.string() }) })

/** Jira's number of a raw ticket. */
export function ticketNumber(raw: unknown): string | undefined {
  const parsed = z.object({ id: z.string().regex(/^\d{1,20}$/) }).safeParse(raw)
  return parsed.success ? parsed.data.id : undefined
}

function keptTicketOf(ticket: Ticket, id: string | undefined): KeptTicket {
  return {
    ...(id === undefined ? {} : { id }),
    key: ticket.key,
    fields: {
      summary: ticket.summary,
      description: blocksToText(ticket.description),
      ...(ticket.type === 'Unknown' ? {} : { issuetype: { name: ticket.type } }),
      ...(ticket.priority === 'Unknown' ? {} : { priority: { name: ticket.priority } }),
      ...(ticket.status === undefined ? {} : { status: { name: ticket.status } }),
      ...(ticket.assignee === undefined ? {} : { assignee: { displayName: ticket.assignee } }),
      components: ticket.components.map((name) => ({ name })),
      labels: ticket.labels,
      ...(ticket.created === undefined ? {} : { created: ticket.created }),
      ...(ticket.updated === undefined ? {} : { updated: ticket.updated }),
    },
  }
}
