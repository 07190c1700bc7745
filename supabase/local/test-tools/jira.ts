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
      const { summary, labels, parent } = subtask.data
      return labels.includes('casewright') ? [{ id, key, title: summary, labels, steps: [], links: [parent.key] }] : []
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
      ...writes.comments().flatMap(({ id, issue, body }) => inText(JSON.stringify(body), `#${id}`, keyOf(issue))),
      ...writes.attachments().flatMap(({ filename, issue, content }) => inText(content, filename, keyOf(issue))),
    ],
    remoteLinks: (key) => writes.linksOf(issues.find(key)?.id ?? ''),
  }
}

/** One entry for each marker in a text. */
function inText(text: string, key: string, ticket: string): StoredTest[] {
  const markers = text.match(/casewright-[0-9a-f]{12}/g) ?? []
  return markers.map((marker) => ({ key, title: '', labels: [marker], steps: [], links: [ticket] }))
}
