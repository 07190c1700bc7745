import { z } from 'zod'
import { badRequest, jsonAnswer, rateLimitedKey, tooManyRequests } from './answers.ts'
import { type SandboxIssue, issueView } from './issues.ts'

/**
 * Jira's searches over the sample tickets. JQL is a conjunction of simple clauses here (`parent = SHOP-20 AND type = Story
 * ORDER BY key`), which is what people paste; anything else is refused in Jira's words.
 */

/** Jira gives fewer tickets per page when many fields are asked for. */
const maxPageSize = 100

const searchSchema = z.object({
  jql: z.string().default(''),
  fields: z.array(z.string()).default(['id']),
  expand: z.string().optional(),
  maxResults: z.number().int().min(1).default(50),
  nextPageToken: z.string().optional(),
})

/** POST /rest/api/3/search/jql: bounded queries only, no total, a token for the next page. */
export function answerSearch(issues: SandboxIssue[], body: unknown): Response {
  const search = searchSchema.safeParse(body)
  if (!search.success) return badRequest('Invalid request payload. Refer to the REST API documentation and try again.')
  const { jql, fields, expand, maxResults, nextPageToken } = search.data
  const query = readJql(jql)
  if (typeof query === 'string') return badRequest(query)
  const found = query.order(issues.filter((issue) => query.clauses.every((matches) => matches(issue))))
  const from = nextPageToken === undefined ? 0 : Number(Buffer.from(nextPageToken, 'base64url').toString('utf8'))
  if (!Number.isInteger(from) || from < 0) return badRequest('The nextPageToken is not valid.')
  const page = found.slice(from, from + Math.min(maxResults, maxPageSize))
  const next = from + page.length
  const view = new URLSearchParams({ fields: fields.join(','), ...(expand === undefined ? {} : { expand }) })
  return jsonAnswer({
    issues: page.map((issue) => searchView(issue, fields, view)),
    ...(next < found.length ? { nextPageToken: Buffer.from(String(next)).toString('base64url') } : {}),
    isLast: next >= found.length,
  })
}

/** By default a search answers with ids only. */
function searchView(issue: SandboxIssue, fields: string[], view: URLSearchParams): Record<string, unknown> {
  return fields.every((field) => field === 'id') ? { id: issue.id } : issueView(issue, view)
}

const bulkSchema = z.object({
  issueIdsOrKeys: z.array(z.string()).min(1),
  fields: z.array(z.string()).default(['*navigable']),
  expand: z.array(z.string()).default([]),
})

/** POST /rest/api/3/issue/bulkfetch: tickets that the account cannot see are left out without a word. */
export function answerBulkFetch(find: (idOrKey: string) => SandboxIssue | undefined, body: unknown): Response {
  const bulk = bulkSchema.safeParse(body)
  if (!bulk.success) return badRequest('Invalid request payload. Refer to the REST API documentation and try again.')
  const { issueIdsOrKeys, fields, expand } = bulk.data
  if (issueIdsOrKeys.some((key) => key.toUpperCase() === rateLimitedKey)) return tooManyRequests()
  if (issueIdsOrKeys.length > 100) return badRequest('The number of issue IDs or keys must not exceed 100.')
  const view = new URLSearchParams({ fields: fields.join(','), expand: expand.join(',') })
  const found = [...new Set(issueIdsOrKeys.flatMap((key) => find(key) ?? []))].sort(
    (a, b) => Number(a.id) - Number(b.id),
  )
  return jsonAnswer({ expand: 'schema,names', issueErrors: [], issues: found.map((issue) => issueView(issue, view)) })
}

interface Query {
  clauses: ((issue: SandboxIssue) => boolean)[]
  order: (issues: SandboxIssue[]) => SandboxIssue[]
}

const named = z.object({ name: z.string().optional(), key: z.string().optional() })

/** The values of a field that a clause compares, in lower case; undefined for a field that the sandbox does not know. */
const readers: Record<string, (issue: SandboxIssue) => string[]> = {
  key: ({ key }) => [key],
  issuekey: ({ key }) => [key],
  id: ({ key, id }) => [key, id],
  project: ({ fields }) => namesOf(fields.project),
  parent: ({ fields }) => namesOf(fields.parent),
  'epic link': ({ fields }) => namesOf(fields.parent),
  type: ({ fields }) => namesOf(fields.issuetype),
  issuetype: ({ fields }) => namesOf(fields.issuetype),
  status: ({ fields }) => namesOf(fields.status),
  priority: ({ fields }) => namesOf(fields.priority),
  component: ({ fields }) => namesOf(fields.components),
  labels: ({ fields }) => namesOf(fields.labels),
  summary: ({ fields }) => namesOf(fields.summary),
  text: ({ fields }) => [JSON.stringify([fields.summary, fields.description])],
}

function namesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(namesOf)
  const found = named.safeParse(value)
  return found.success ? [found.data.name, found.data.key].filter((text) => text !== undefined) : []
}

/** The query, or the text of Jira's refusal. */
function readJql(jql: string): Query | string {
  const [conditions = '', orderBy] = jql.split(/\border\s+by\b/i)
  if (conditions.trim() === '')
    return 'Unbounded JQL queries are not allowed here. Please add a search restriction to your query.'
  const clauses: Query['clauses'] = []
  for (const part of conditions.split(/\s+and\s+/i)) {
    const clause = readClause(part.trim())
    if (typeof clause === 'string') return clause
    clauses.push(clause)
  }
  const descending = /\bdesc\b/i.test(orderBy ?? '')
  const numberOf = ({ key }: SandboxIssue): number => Number(key.split('-')[1])
  return {
    clauses,
    order: (issues) => issues.toSorted((a, b) => (descending ? numberOf(b) - numberOf(a) : numberOf(a) - numberOf(b))),
  }
}

function readClause(text: string): ((issue: SandboxIssue) => boolean) | string {
  const match = /^("[^"]+"|[\w ]+?)\s*(!=|=|~|\bnot\s+in\b|\bin\b)\s*(\(.*\)|"[^"]*"|'[^']*'|[^\s()]+)$/i.exec(text)
  if (match === null) return `Error in the JQL Query: Expecting operator but got '${text}'. (line 1, character 1)`
  const [, field = '', operator = '', operand = ''] = match
  const name = unquoted(field).toLowerCase()
  const read = readers[name]
  if (read === undefined) return `Field '${unquoted(field)}' does not exist or you do not have permission to view it.`
  const wanted = operand
    .replace(/^\(|\)$/g, '')
    .split(',')
    .map((value) => unquoted(value.trim()).toLowerCase())
  const has = (issue: SandboxIssue): boolean => {
    const values = read(issue).map((value) => value.toLowerCase())
    return wanted.some((word) => values.some((value) => (operator === '~' ? value.includes(word) : value === word)))
  }
  return /^(?:!=|not)/i.test(operator) ? (issue) => !has(issue) : has
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2')
}
