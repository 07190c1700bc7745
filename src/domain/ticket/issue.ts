import { fail, ok, type Result } from '../result.ts'
import type { Budget } from './budget.ts'
import { createBudget } from './budget.ts'
import { readFieldValue } from './field-value.ts'
import { isRecord, listAt, recordAt, textAt, type JsonRecord } from './json-value.ts'
import type { Ticket, TicketField } from './ticket.ts'

export const ticketTexts = {
  notAnIssue: 'Failed to fetch ticket data. The answer holds no Jira issue.',
  too_deep: 'Failed to fetch ticket data. The text of the ticket is nested too deeply to be read.',
  too_large: 'Failed to fetch ticket data. The text of the ticket is too long to be read.',
} as const

const unknown = 'Unknown'

/**
 * Reads Jira's response to `GET /rest/api/3/issue/{key}?expand=names` (docs/spec.md, section 3, Ticket). Malformed
 * fields count as missing. Rejects a response that is no issue (`not_an_issue`) and text beyond the limits (`too_deep`,
 * `too_large`).
 */
export function readIssue(raw: unknown): Result<Ticket> {
  if (!isRecord(raw) || !isRecord(raw.fields)) return fail('not_an_issue', ticketTexts.notAnIssue)
  const fields = raw.fields
  const budget = createBudget()
  const description = readFieldValue(fields.description, budget)
  const customFields = readCustomFields(fields, recordAt(raw, 'names'), budget)
  if (budget.overrun !== undefined) return fail(budget.overrun, ticketTexts[budget.overrun])
  return ok({
    key: textAt(raw, 'key') || unknown,
    summary: textAt(fields, 'summary').trim(),
    type: nameAt(fields, 'issuetype') || unknown,
    priority: nameAt(fields, 'priority') || unknown,
    components: listAt(fields, 'components')
      .filter(isRecord)
      .map((component) => textAt(component, 'name'))
      .filter((name) => name !== ''),
    labels: listAt(fields, 'labels').filter((label) => typeof label === 'string'),
    ...present('status', nameAt(fields, 'status')),
    ...present('assignee', textAt(recordAt(fields, 'assignee'), 'displayName')),
    ...present('created', textAt(fields, 'created')),
    ...present('updated', textAt(fields, 'updated')),
    description,
    fields: customFields,
  })
}

function nameAt(fields: JsonRecord, key: string): string {
  return textAt(recordAt(fields, key), 'name')
}

function present<K extends string>(key: K, value: string): { [P in K]?: string } {
  const result: { [P in K]?: string } = {}
  if (value !== '') result[key] = value
  return result
}

function readCustomFields(fields: JsonRecord, names: JsonRecord, budget: Budget): TicketField[] {
  const found: TicketField[] = []
  for (const [id, value] of Object.entries(fields)) {
    if (!id.startsWith('customfield_')) continue
    const blocks = readFieldValue(value, budget)
    if (blocks.length > 0) found.push({ id, name: textAt(names, id).trim() || id, blocks })
  }
  return found
}
