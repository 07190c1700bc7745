import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** A ticket file holds what `GET /rest/api/3/issue/{key}?expand=names` answers. To add a ticket, add a file. */
const issueSchema = z.looseObject({
  id: z.string(),
  key: z.string(),
  names: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.unknown()),
})
export type SandboxIssue = z.infer<typeof issueSchema>

const issuesFolder = new URL('./issues/', import.meta.url)

/** Keys that tickets had before they moved to this project. Jira answers them with the ticket under its new key. */
const movedKeys: Record<string, string> = { 'WEB-31': 'SHOP-9' }

export interface SandboxIssues {
  all: () => SandboxIssue[]
  find: (idOrKey: string) => SandboxIssue | undefined
  /** Keeps a new issue until the process ends. */
  add: (issue: SandboxIssue) => void
  /** Changes fields until the process ends, and the time of the last change with them. */
  edit: (issue: SandboxIssue, fields: Record<string, unknown>) => void
}

/** Reads the ticket files; `find` takes an id or a key in any case. */
export function loadIssues(): SandboxIssues {
  const issues = new Map<string, SandboxIssue>()
  for (const file of readdirSync(issuesFolder).filter((name) => name.endsWith('.json'))) {
    const issue = issueSchema.parse(JSON.parse(readFileSync(new URL(file, issuesFolder), 'utf8')))
    issues.set(issue.key, issue)
    issues.set(issue.id, issue)
  }
  return {
    all: () => [...new Set(issues.values())],
    find(idOrKey) {
      const key = idOrKey.toUpperCase()
      return issues.get(movedKeys[key] ?? key)
    },
    add(issue) {
      issues.set(issue.key, issue)
      issues.set(issue.id, issue)
    },
    edit({ id }, fields) {
      const issue = issues.get(id)
      if (issue === undefined) return
      const updated = new Date().toISOString().replace('Z', '+0000')
      const edited = { ...issue, fields: { ...issue.fields, ...fields, updated } }
      issues.set(issue.key, edited)
      issues.set(issue.id, edited)
    },
  }
}

export function loadFields(): unknown {
  return JSON.parse(readFileSync(new URL('./fields.json', import.meta.url), 'utf8'))
}

function listed(params: string[]): string[] {
  return params
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function isWanted(id: string, wanted: string[]): boolean {
  if (wanted.includes(`-${id}`)) return false
  const onlyExclusions = wanted.every((name) => name.startsWith('-'))
  return onlyExclusions || wanted.includes(id) || wanted.includes('*all') || wanted.includes('*navigable')
}

/** The issue as the query asks for it: `fields` chooses (`a,b`, `*all`, `-c`), `expand=names` adds the display names. */
export function issueView(issue: SandboxIssue, query: URLSearchParams): Record<string, unknown> {
  const { names, fields, ...envelope } = issue
  const wanted = listed(query.getAll('fields'))
  const chosen = Object.entries(fields).filter(([id]) => isWanted(id, wanted))
  const view = { ...envelope, fields: Object.fromEntries(chosen) }
  if (!listed(query.getAll('expand')).includes('names')) return view
  return { ...view, names: Object.fromEntries(chosen.map(([id]) => [id, names[id] ?? id])) }
}
