import { z } from 'zod'
import { type Result, fail } from '#domain/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { type HistoryEntry, readEntry } from './entry.ts'
import { pack, unpack } from './pack.ts'

const recordVersion = 2

const countsSchema = z.record(z.string(), z.number())

const headSchema = z.object({
  version: z.literal(recordVersion),
  savedAt: z.number(),
  timestamp: z.string(),
  ticketId: z.string(),
  title: z.string(),
  totalTestCases: z.number(),
  types: countsSchema,
  priorities: countsSchema,
  incomplete: z.literal(true).optional(),
})

/** What is known of an entry without unpacking it: enough for its card, the filters and the statistics. */
export interface HistoryHead extends Omit<z.infer<typeof headSchema>, 'version'> {
  id: string
}

/** An entry as localStorage holds it: its head as JSON, a line break, the rest packed. */
export function encodeRecord(entry: HistoryEntry, savedAt: number): string {
  const { id: _id, timestamp, ticketId, title, metadata: _metadata, ticketData, ...rest } = entry
  const head = {
    version: recordVersion,
    savedAt,
    timestamp,
    ticketId,
    title,
    totalTestCases: entry.testCases.length,
    types: countBy(entry.testCases, 'type'),
    priorities: countBy(entry.testCases, 'priority'),
    ...(entry.unfinished !== undefined && { incomplete: true }),
  } satisfies z.infer<typeof headSchema>
  // The ticket's description is the entry's: once is enough.
  const { description: _description, ...fields } = ticketData?.fields ?? {}
  return `${JSON.stringify(head)}\n${pack({ ...rest, ticketData: ticketData && { key: ticketData.key, fields } })}`
}

/** Undefined where the text is no record of this version. */
export function decodeHead(id: string, text: string): HistoryHead | undefined {
  const end = text.indexOf('\n')
  const parsed = end < 0 ? undefined : headSchema.safeParse(parseJson(text.slice(0, end)))
  if (parsed?.success !== true) return undefined
  const { version: _version, ...head } = parsed.data
  return { id, ...head }
}

export function decodeRecord(id: string, text: string): Result<HistoryEntry> {
  const head = decodeHead(id, text)
  if (head === undefined) return fail('damaged', 'The record has no head.')
  const body = unpack(text.slice(text.indexOf('\n') + 1))
  if (!body.ok) return body
  const parsed = bodySchema.safeParse(body.value)
  if (!parsed.success) return fail('damaged', 'The record has no body.')
  const { description, ticketData, ...rest } = parsed.data
  const { timestamp, ticketId, title } = head
  const ticket = ticketData && { key: ticketData.key, fields: { ...ticketData.fields, description } }
  return readEntry({ ...rest, id, timestamp, ticketId, title, description, ticketData: ticket })
}

const bodySchema = z.looseObject({
  description: z.string(),
  ticketData: z.object({ key: z.string(), fields: z.record(z.string(), z.unknown()) }).optional(),
})

function countBy(cases: TestCase[], field: 'type' | 'priority'): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { [field]: value } of cases) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
