import { readFileSync } from 'node:fs'
import { z } from 'zod'

const text = z.object({
  id: z.string(),
  style: z.string(),
  heading: z.string().optional(),
  text: z.string(),
  expected: z.array(z.string()),
})
const document = z.object({ file: z.string(), textId: z.string(), variant: z.string(), document: z.unknown() })
const derivedIssue = z.object({ file: z.string(), textId: z.string(), mode: z.string(), issue: z.unknown() })
const foundIssue = z.object({ file: z.string(), issue: z.unknown(), expected: z.array(z.string()) })
const written = z.object({ id: z.string(), style: z.string(), issue: z.unknown(), expected: z.array(z.string()) })

export interface LabelledTicket {
  name: string
  /** What kind of ticket it is, to see where a figure comes from. */
  kind: string
  issue: unknown
  expected: string[]
}

function read<T>(file: string, schema: z.ZodType<T>): T[] {
  return z
    .array(schema)
    .parse(JSON.parse(readFileSync(new URL(`../../../corpora/criteria/${file}`, import.meta.url), 'utf8')))
}

/** Tickets written for this project, with the kind that they count as. */
const writtenFiles = {
  'document-shapes.json': 'document shapes',
  'first-try.json': 'first try',
  'first-try-5.json': 'first try 5',
  'first-try-6.json': 'first try 6',
  'first-try-7.json': 'first try 7',
  'first-try-8.json': 'first try 8',
  'remarks.json': 'remarks',
  'odd-shapes.json': 'odd shapes',
  'grouped.json': 'grouped',
}

/** All labelled tickets. A text is tried as the description under its heading and as a custom field of its own. */
export function labelledTickets(): LabelledTicket[] {
  const texts = read('texts.json', text)
  const expectedOf = (id: string): string[] => texts.find((entry) => entry.id === id)?.expected ?? []
  return [
    ...texts.flatMap(({ id, heading, text: body, expected }) => [
      {
        name: `${id} as description`,
        kind: 'text in the description',
        issue: { key: 'T-1', fields: { description: `${heading === undefined ? '' : `${heading}\n`}${body}` } },
        expected,
      },
      {
        name: `${id} as field`,
        kind: 'text in a field',
        issue: { key: 'T-1', names: { customfield_1: 'Acceptance Criteria' }, fields: { customfield_1: body } },
        expected,
      },
    ]),
    ...read('documents.json', document).map((entry) => ({
      name: entry.file,
      kind: `ADF ${entry.variant}`,
      issue: { key: 'T-1', fields: { description: entry.document } },
      expected: expectedOf(entry.textId),
    })),
    ...read('issues.json', derivedIssue).map((entry) => ({
      name: entry.file,
      kind: `issue, ${entry.mode}`,
      issue: entry.issue,
      expected: expectedOf(entry.textId),
    })),
    ...read('found-issues.json', foundIssue).map((entry) => ({
      name: entry.file,
      kind: 'issue as found',
      issue: entry.issue,
      expected: entry.expected,
    })),
    ...Object.entries(writtenFiles).flatMap(([file, kind]) =>
      read(file, written).map(({ id, issue, expected }) => ({ name: id, kind, issue, expected })),
    ),
    ...read('written.json', written).map((entry) => ({
      name: entry.id,
      kind: `written, ${entry.style}`,
      issue: entry.issue,
      expected: entry.expected,
    })),
  ]
}
