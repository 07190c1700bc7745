import { z } from 'zod'
import { loadIssues } from '../jira/issues.ts'
import { createSandboxJira } from '../jira/sandbox.ts'
import { createWrites, type RemoteLink } from '../jira/writes.ts'
import { type SandboxTool, type StoredTest, withFailures } from './sandbox.ts'

export interface SandboxJiraTool extends SandboxTool {
  /** The remote links of everything in `stored`, or of a ticket, by issue key. */
  remoteLinks: (key: string) => RemoteLink[]
}

const subtaskSchema = z.object({
  description: z.unknown(),
  summary: z.string(),
  labels: z.array(z.string()),
  parent: z.object({ key: z.string() }),
})

/** The sandbox Jira as a test tool: its sub-tasks, and the cases in its comments and attachments. */
export function createSandboxJiraTool(): SandboxJiraTool {
  const issues = loadIssues()
  const writes = createWrites(issues)
  const keyOf = (id: string) => issues.find(id)?.key ?? ''

  const subtasks = () =>
    issues.all().flatMap(({ id, key, fields }): (StoredTest & { id: string })[] => {
      const subtask = subtaskSchema.safeParse(fields)
      if (!subtask.success) return []
      const { summary, labels, parent, description } = subtask.data
      return labels.includes('casewright')
        ? [{ id, key, title: summary, labels, steps: stepsInTable(description), links: [parent.key] }]
        : []
    })

  return {
    ...withFailures(createSandboxJira(issues, writes), {
      rateLimited: () =>
        Response.json(
          { errorMessages: ['Rate limit exceeded.'], errors: {} },
          { status: 429, headers: { 'retry-after': '2' } },
        ),
      serverError: () => Response.json({ errorMessages: ['Internal server error'], errors: {} }, { status: 500 }),
    }),
    stored: () => [
      ...subtasks(),
      ...writes.comments().flatMap(({ id, issue, body }) => inComment(body, `#${id}`, keyOf(issue))),
      ...writes.attachments().flatMap(({ filename, issue, content }) => inFile(content, filename, keyOf(issue))),
    ],
    remoteLinks: (key) => writes.linksOf(issues.find(key)?.id ?? ''),
  }
}

/** The texts of the cells of every row in a document, without the rows of titles. */
function rowsIn(node: unknown): string[][] {
  if (typeof node !== 'object' || node === null || !('content' in node) || !Array.isArray(node.content)) return []
  if (!('type' in node) || node.type !== 'tableRow') return node.content.flatMap(rowsIn)
  const cells = z.array(z.object({ type: z.string() }).loose()).parse(node.content)
  return cells.some(({ type }) => type === 'tableHeader') ? [] : [cells.map(cellText)]
}

function cellText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if ('type' in node && node.type === 'hardBreak') return '\n'
  return 'content' in node && Array.isArray(node.content) ? node.content.map(cellText).join('') : ''
}

/** The table of steps in the description of a sub-task. */
function stepsInTable(description: unknown): StoredTest['steps'] {
  return rowsIn(description).map(([, action = '', data = '', expected = '']) => ({ action, data, expected }))
}

/** A row of a comment holds all its steps in one cell: `1. action`, the data, `→ expected`. */
function inComment(body: unknown, key: string, ticket: string): StoredTest[] {
  return rowsIn(body).map(([title = '', , steps = '', , marker = '']) => ({
    key,
    title,
    labels: [marker],
    steps: steps.split(/^\d+\. /m).flatMap((text) => {
      if (text === '') return []
      const [before = '', expected = ''] = text.trimEnd().split(/^→ /m)
      const [action = '', ...data] = before.trimEnd().split('\n')
      return [{ action, data: data.join('\n'), expected }]
    }),
    links: [ticket],
  }))
}

/** A section of a Markdown file begins with its marker; the steps are the rows that begin with a number. */
function inFile(content: string, key: string, ticket: string): StoredTest[] {
  const [, ...parts] = content.split(/^<!-- (casewright-[0-9a-f]{12}) -->$/m)
  return parts.flatMap((marker, at) => {
    if (at % 2 === 1) return []
    const section = parts[at + 1] ?? ''
    const rows = [...section.matchAll(/^\| \d+ \| (.*) \| (.*) \| (.*) \|$/gm)]
    const plain = (text: string) => text.replaceAll('<br>', '\n').replace(/\\(.)/g, '$1')
    const steps = rows.map(([, action = '', data = '', expected = '']) => ({
      action: plain(action),
      data: plain(data),
      expected: plain(expected),
    }))
    return [{ key, title: plain(/^## (.*)$/m.exec(section)?.[1] ?? ''), labels: [marker], steps, links: [ticket] }]
  })
}
