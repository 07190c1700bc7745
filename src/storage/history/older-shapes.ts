import { z } from 'zod'

const recordSchema = z.record(z.string(), z.unknown())

type Fields = Record<string, unknown>

/**
 * An entry as any version of the product stored it, under the present names (spec section 2, Private layout): a wrapper
 * `results` is opened, a `tests` list is taken as test cases, a ticket key as ticket id. What is no object stays as it is.
 */
export function presentShape(stored: unknown): unknown {
  const outer = recordOf(stored)
  if (outer === undefined) return stored
  const inner = recordOf(outer['results']) ?? {}
  const first = (...names: string[]) => firstGiven([...names.map((name) => outer[name]), ...names.map((name) => inner[name])])
  const ticketData = [first('ticketData', 'originalTicket'), outer['ticket'], inner['ticket']].map(recordOf).find((value) => value !== undefined)
  const results = Array.isArray(outer['results']) ? outer['results'] : undefined
  return {
    ...inner,
    ...outer,
    id: textOf(first('id')),
    timestamp: timeOf(firstGiven([first('timestamp', 'generatedAt', 'createdAt', 'date'), recordOf(first('metadata'))?.['generatedAt']])),
    ticketId: textOf(firstGiven([first('ticketId', 'ticketKey', 'key'), text(outer['ticket']), text(inner['ticket']), ticketData?.['key']])),
    title: first('title', 'ticketTitle') ?? recordOf(ticketData?.['fields'])?.['summary'],
    description: first('description'),
    testCases: first('testCases') ?? results ?? first('tests'),
    acceptanceCriteria: first('acceptanceCriteria', 'criteria'),
    ticketData,
  }
}

function recordOf(value: unknown): Fields | undefined {
  const parsed = recordSchema.safeParse(value)
  return parsed.success && !Array.isArray(value) ? parsed.data : undefined
}

/** The first that says anything: empty texts count as missing. */
function firstGiven(values: unknown[]): unknown {
  return values.find((value) => value !== undefined && value !== null && value !== '')
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** Some versions kept the time as milliseconds. */
function timeOf(value: unknown): unknown {
  if (typeof value !== 'number') return value
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
