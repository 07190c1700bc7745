import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { demoTracker } from '../demo.ts'
import { badRequest, issueNotVisible, jsonAnswer, sandboxMethodNotAllowed, unknownPath } from './answers.ts'
import type { SandboxIssue, SandboxIssues } from './issues.ts'

/** The parts of Jira's API that change a ticket: sub-tasks, comments, attachments and remote links. */

export interface RemoteLink {
  id: number
  globalId: string
  relationship: string | null
  title: string | null
  url: string
  summary: string | null
}
interface Comment {
  id: string
  body: unknown
  issue: string
}
interface Attachment {
  id: string
  filename: string
  created: string
  content: string
  issue: string
}

export interface SandboxWrites {
  /** Undefined for a path of another part of the API. */
  answer: (request: Request, url: URL) => Promise<Response | undefined>
  comments: () => Comment[]
  attachments: () => Attachment[]
  linksOf: (issueId: string) => RemoteLink[]
}

const maxTextLength = 32_767
const maxIssuesPerCall = 50
const subtaskType = { id: '10003', name: 'Sub-task', subtask: true }
const issueTypes = [
  { id: '10001', name: 'Story', subtask: false },
  { id: '10002', name: 'Bug', subtask: false },
  subtaskType,
]
const root = '/rest/api/3'

const documentSchema = z.object({ type: z.literal('doc'), version: z.literal(1), content: z.array(z.unknown()) })
const fieldsSchema = z.object({
  project: z.object({ key: z.string() }),
  parent: z.object({ key: z.string() }),
  issuetype: z.object({ id: z.literal(subtaskType.id, { error: 'Specify a valid issue type' }) }),
  summary: summarySchema(),
  description: documentSchema.refine(isShort, { error: 'The entered text is too long.' }).optional(),
  labels: z.array(z.string().regex(/^\S+$/, { error: 'The label contains spaces which is invalid.' })).default([]),
})
const bulkSchema = z.object({ issueUpdates: z.array(z.object({ fields: z.unknown() })).min(1) })
const editSchema = z.object({
  fields: z.looseObject({ summary: summarySchema().optional() }).default({}),
  update: z
    .object({ labels: z.array(z.union([z.object({ add: z.string() }), z.object({ remove: z.string() })])).optional() })
    .default({}),
})
const commentSchema = z.object({ body: documentSchema })
const linkSchema = z.object({
  globalId: z.string().min(1),
  relationship: z.string().nullish(),
  object: z.object({ url: z.url(), title: z.string().min(1), summary: z.string().nullish() }),
})

export function createWrites(issues: SandboxIssues): SandboxWrites {
  const comments = new Map<string, Comment>()
  const attachments = new Map<string, Attachment>()
  const links = new Map<string, RemoteLink[]>()
  let nextId = 60_001

  function createIssues(body: unknown): Response {
    const bulk = bulkSchema.safeParse(body)
    if (!bulk.success) return invalid()
    if (bulk.data.issueUpdates.length > maxIssuesPerCall)
      return badRequest('You can only bulk create up to 50 issues at a time.')
    const created: object[] = []
    const errors: object[] = []
    for (const [failedElementNumber, update] of bulk.data.issueUpdates.entries()) {
      const fields = fieldsSchema.safeParse(update.fields)
      const parent = fields.success ? issues.find(fields.data.parent.key) : undefined
      if (fields.success && parent !== undefined) created.push(addSubtask(parent, fields.data))
      else {
        const problems = fields.success
          ? { parent: 'Could not find issue by id or key.' }
          : Object.fromEntries(fields.error.issues.map(({ path, message }) => [String(path[0]), message]))
        errors.push({ status: 400, elementErrors: { errorMessages: [], errors: problems }, failedElementNumber })
      }
    }
    return jsonAnswer({ issues: created, errors }, created.length === 0 ? 400 : 201)
  }

  function addSubtask(parent: SandboxIssue, { summary, description, labels }: z.infer<typeof fieldsSchema>): object {
    const id = String(nextId++)
    const key = `${parent.key.replace(/-\d+$/, '')}-${id}`
    const fields = {
      summary,
      description: description ?? null,
      labels,
      issuetype: subtaskType,
      parent: { id: parent.id, key: parent.key },
    }
    issues.add({ id, key, names: {}, fields })
    const before = z.array(z.unknown()).catch([]).parse(parent.fields.subtasks)
    const short = { id, key, fields: { summary, issuetype: subtaskType } }
    issues.edit(parent, { subtasks: [...before, short] })
    return { id, key, self: `${demoTracker.baseUrl}${root}/issue/${id}` }
  }

  function editIssue(issue: SandboxIssue, body: unknown): Response {
    const edit = editSchema.safeParse(body)
    if (!edit.success) return invalid()
    const { fields, update } = edit.data
    if (fields.description !== undefined && !isShort(fields.description))
      return jsonAnswer({ errorMessages: [], errors: { description: 'The entered text is too long.' } }, 400)
    const changes = update.labels ?? []
    const added = changes.flatMap((change) => ('add' in change ? [change.add] : []))
    const removed = changes.flatMap((change) => ('remove' in change ? [change.remove] : []))
    const labels = z
      .array(z.string())
      .catch([])
      .parse(fields.labels ?? issue.fields.labels)
    const kept = [...new Set([...labels, ...added])].filter((label) => !removed.includes(label))
    issues.edit(issue, { ...fields, ...(changes.length > 0 && { labels: kept }) })
    return new Response(null, { status: 204 })
  }

  function writeComment(issue: SandboxIssue, id: string | undefined, body: unknown): Response {
    const comment = commentSchema.safeParse(body)
    if (!comment.success) return invalid()
    if (!isShort(comment.data.body))
      return jsonAnswer(
        {
          errorMessages: [],
          errors: {
            comment: `The entered text is too long. It exceeds the allowed limit of ${maxTextLength} characters.`,
          },
        },
        400,
      )
    if (id !== undefined && comments.get(id)?.issue !== issue.id) return issueNotVisible('OK')
    const kept = { id: id ?? String(nextId++), body: comment.data.body, issue: issue.id }
    comments.set(kept.id, kept)
    return jsonAnswer({ id: kept.id, body: kept.body }, id === undefined ? 201 : 200)
  }

  function listComments(issue: SandboxIssue, query: URLSearchParams): Response {
    const all = [...comments.values()].filter((comment) => comment.issue === issue.id)
    const startAt = Number(query.get('startAt') ?? 0)
    const maxResults = Math.min(Number(query.get('maxResults') ?? 50), 100)
    const some = all.slice(startAt, startAt + maxResults).map(({ id, body }) => ({ id, body }))
    return jsonAnswer({ startAt, maxResults, total: all.length, comments: some })
  }

  /** The same globalId changes the link, and every field that is not named becomes null. */
  function linkIssue(issue: SandboxIssue, body: unknown): Response {
    const link = linkSchema.safeParse(body)
    if (!link.success) return invalid()
    const { globalId, relationship = null, object } = link.data
    const own = links.get(issue.id) ?? []
    const old = own.find((one) => one.globalId === globalId)
    const id = old?.id ?? nextId++
    const next = { id, globalId, relationship, title: object.title, url: object.url, summary: object.summary ?? null }
    links.set(issue.id, [...own.filter((one) => one !== old), next])
    return jsonAnswer(
      { id, self: `${demoTracker.baseUrl}${root}/issue/${issue.key}/remotelink/${id}` },
      old === undefined ? 201 : 200,
    )
  }

  async function attach(issue: SandboxIssue, request: Request): Promise<Response> {
    if (request.headers.get('x-atlassian-token') !== 'no-check')
      return new Response('XSRF check failed', { status: 403 })
    const file = (await request.formData()).get('file')
    if (!(file instanceof File)) return badRequest('No file was uploaded.')
    const id = String(nextId++)
    const kept = { id, filename: file.name, created: new Date().toISOString().replace('Z', '+0000'), issue: issue.id }
    attachments.set(id, { ...kept, content: await file.text() })
    showAttachments(issue)
    return jsonAnswer([{ id, filename: file.name, size: file.size, mimeType: file.type, created: kept.created }])
  }

  function showAttachments(issue: SandboxIssue): void {
    const own = [...attachments.values()].filter((one) => one.issue === issue.id)
    issues.edit(issue, { attachment: own.map(({ id, filename, created }) => ({ id, filename, created })) })
  }

  function answerAttachment(request: Request, id: string, isContent: boolean, query: URLSearchParams): Response {
    const attachment = attachments.get(id)
    if (attachment === undefined)
      return jsonAnswer({ errorMessages: ['The attachment does not exist.'], errors: {} }, 404)
    if (isContent && request.method === 'GET') {
      if (query.get('redirect') === 'false')
        return new Response(attachment.content, { headers: { 'content-type': 'text/markdown' } })
      return new Response(null, {
        status: 303,
        headers: { location: `https://api.media.atlassian.com/file/${id}/binary` },
      })
    }
    if (isContent || request.method !== 'DELETE') return sandboxMethodNotAllowed()
    attachments.delete(id)
    const issue = issues.find(attachment.issue)
    if (issue !== undefined) showAttachments(issue)
    return new Response(null, { status: 204 })
  }

  async function answerIssue(request: Request, url: URL, issue: SandboxIssue, part: string, id: string | undefined) {
    if (part === 'attachments' && request.method === 'POST') return attach(issue, request)
    if (part === 'comment' && id === undefined && request.method === 'GET') return listComments(issue, url.searchParams)
    const body = parseJson(await request.text())
    if (part === '' && request.method === 'PUT') return editIssue(issue, body)
    if (part === 'comment' && request.method === (id === undefined ? 'POST' : 'PUT'))
      return writeComment(issue, id, body)
    if (part === 'remotelink' && id === undefined && request.method === 'POST') return linkIssue(issue, body)
    return ['comment', 'remotelink', 'attachments'].includes(part) ? sandboxMethodNotAllowed() : unknownPath(url)
  }

  return {
    comments: () => [...comments.values()],
    attachments: () => [...attachments.values()],
    linksOf: (issueId) => links.get(issueId) ?? [],
    async answer(request, url) {
      const path = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : ''
      if (path === '/project/search' && request.method === 'GET')
        return jsonAnswer({
          startAt: 0,
          maxResults: 50,
          total: 1,
          isLast: true,
          values: [{ id: '10000', key: 'SHOP', name: 'Marlow Goods web shop' }],
        })
      const project = /^\/issue\/createmeta\/(\w+)\/issuetypes$/.exec(path)?.[1]
      if (project !== undefined && request.method === 'GET')
        return project === 'SHOP'
          ? jsonAnswer({ startAt: 0, maxResults: 50, total: issueTypes.length, issueTypes })
          : issueNotVisible('OK')
      if (path === '/issue/bulk' && request.method === 'POST') return createIssues(parseJson(await request.text()))
      const attachment = /^\/attachment\/(content\/)?(\d+)$/.exec(path)
      if (attachment !== null)
        return answerAttachment(request, attachment[2] ?? '', attachment[1] !== undefined, url.searchParams)
      const [, key = '', part = '', id] = /^\/issue\/([^/]+)(?:\/(\w+)(?:\/(\d+))?)?\/?$/.exec(path) ?? []
      if (key === '' || key === 'bulkfetch' || (part === '' && request.method !== 'PUT')) return undefined
      const issue = issues.find(key)
      return issue === undefined ? issueNotVisible('OK') : answerIssue(request, url, issue, part, id)
    },
  }
}

function summarySchema() {
  return z
    .string()
    .regex(/\S/, { error: 'You must specify a summary of the issue.' })
    .max(255, { error: 'Summary must be less than 255 characters.' })
    .regex(/^[^\r\n]*$/, { error: 'The summary is invalid because it contains newline characters.' })
}

function isShort(node: unknown): boolean {
  return textLength(node) <= maxTextLength
}

function textLength(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('text' in node && typeof node.text === 'string') return node.text.length
  return 'content' in node && Array.isArray(node.content)
    ? node.content.reduce((sum: number, inner: unknown) => sum + textLength(inner), 0)
    : 0
}

function invalid(): Response {
  return badRequest('Invalid request payload. Refer to the REST API documentation and try again.')
}
