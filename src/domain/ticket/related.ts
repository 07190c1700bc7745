import { createBudget, type Budget } from './budget.ts'
import { readFieldValue } from './field-value.ts'
import { isRecord, listAt, recordAt, textAt, type JsonRecord } from './json-value.ts'
import { blocksToText } from './text.ts'

/** What stands around a ticket and can be given to the AI beside it (docs/spec.md, "Ticket preview"). */
export const contextParts = ['comments', 'parent', 'links', 'subtasks'] as const
export type ContextPart = (typeof contextParts)[number]

export interface RelatedIssue {
  key: string
  title: string
  /** Jira's words for the link, such as "is blocked by". */
  relation?: string
  /** Empty where the issue's JSON does not hold it: Jira embeds titles only. */
  description: string
}

export interface RelatedTexts {
  /** Oldest first. Without authors: names are private and say nothing about the ticket. */
  comments: string[]
  parent: RelatedIssue[]
  links: RelatedIssue[]
  subtasks: RelatedIssue[]
}

/** More than this is not read; of the comments, the newest are. */
const most: Record<ContextPart, number> = { comments: 50, parent: 1, links: 20, subtasks: 50 }

/** Reads comments, parent, linked issues and sub-tasks from Jira's JSON of an issue. Malformed parts count as missing. */
export function readRelated(raw: unknown): RelatedTexts {
  const fields = isRecord(raw) ? recordAt(raw, 'fields') : {}
  const budget = createBudget()
  return {
    comments: listAt(recordAt(fields, 'comment'), 'comments')
      .slice(-most.comments)
      .map((comment) => textOf(recordOf(comment).body, budget))
      .filter((text) => text !== ''),
    parent: readIssues([fields.parent], budget),
    links: readLinks(listAt(fields, 'issuelinks'), budget).slice(0, most.links),
    subtasks: readIssues(listAt(fields, 'subtasks'), budget).slice(0, most.subtasks),
  }
}

/** The description in the JSON of a linked issue, which is fetched on its own. */
export function readDescription(raw: unknown): string {
  return isRecord(raw) ? textOf(recordAt(raw, 'fields').description, createBudget()) : ''
}

function readIssues(values: unknown[], budget: Budget): RelatedIssue[] {
  return values.flatMap((value) => {
    const issue = recordOf(value)
    const fields = recordAt(issue, 'fields')
    const [key, title] = [textAt(issue, 'key'), textAt(fields, 'summary').trim()]
    return key === '' ? [] : [{ key, title, description: textOf(fields.description, budget) }]
  })
}

function readLinks(links: unknown[], budget: Budget): RelatedIssue[] {
  return links.map(recordOf).flatMap((link) => {
    const type = recordAt(link, 'type')
    return [
      ...readIssues([link.outwardIssue], budget).map((issue) => ({ ...issue, relation: textAt(type, 'outward') })),
      ...readIssues([link.inwardIssue], budget).map((issue) => ({ ...issue, relation: textAt(type, 'inward') })),
    ]
  })
}

function recordOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

function textOf(value: unknown, budget: Budget): string {
  return blocksToText(readFieldValue(value, budget)).trim()
}
