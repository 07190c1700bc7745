import { z } from 'zod'
import type { PushNotice, ToolPlace } from '#domain/contracts/test-tools.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { Fault } from '../../http/fault.ts'
import { gatewayHost } from '../jira/address.ts'
import { createAttachmentForm } from './jira-attachment.ts'
import { createCommentForm } from './jira-comment.ts'
import { createSubtaskForm } from './jira-subtasks.ts'
import { basic, read, refusalOf, type ToolLine, type ToolReply, type ToolRequest } from './send.ts'
import type { ConnectionOf, TestPush, TestSearch, TestTool } from './test-tool.ts'

const myselfSchema = z.object({ displayName: z.string(), emailAddress: z.string().optional() })
const projectsSchema = z.object({
  values: z.array(z.object({ key: z.string(), name: z.string() })),
  isLast: z.boolean().optional(),
})
const pageSize = 50
const maxPages = 20

type JiraBody = Pick<ToolRequest, 'json' | 'form' | 'headers'>

/** The calls of Jira's API that the forms make. `path` begins behind `/rest/api/3`. */
export interface JiraCalls {
  /** For links that people follow. */
  site: string
  line: ToolLine
  call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, schema: z.ZodType<T>, json?: unknown) => Promise<T>
  /** For answers without JSON. Throws a fault if Jira refuses, except with the statuses to keep. */
  send: (method: ToolRequest['method'], path: string, more?: JiraBody & { keep?: number[] }) => Promise<ToolReply>
  /** Adds or renews the link back to Casewright; a failure is a notice. */
  linkBack: (issue: string, link: { id: string; title: string; url: string }, notices: Set<PushNotice>) => Promise<void>
}

/** One way in which cases go to Jira: sub-tasks, a comment or an attachment. */
export type JiraForm = Pick<TestTool, 'find' | 'send'>

/** Jira itself: the cases go to the ticket, so the target's project is the ticket's. */
export function createJiraTests(connection: ConnectionOf<'jira'>, line: ToolLine): TestTool {
  const host = siteHost(connection.baseUrl)
  const site = `https://${host}`
  const headers = { authorization: basic(connection.email, connection.apiToken) }
  let base: Promise<string> | undefined

  /** The site, or Atlassian's gateway, which tokens with scopes need. */
  async function findBase(): Promise<string> {
    if (connection.through === 'site') return site
    // The credentials of a development site stay on this machine.
    if (line.isOverridden(host) && !line.isOverridden(gatewayHost))
      throw new Fault(422, 'test_tool_unauthorized', { params: { tool: 'jira' } })
    const reply = await line.send({ method: 'GET', url: `${site}/_edge/tenant_info` })
    const { cloudId } = read(line, reply, z.object({ cloudId: z.uuid() }))
    return `https://${gatewayHost}/ex/jira/${cloudId.toLowerCase()}`
  }

  async function ask(method: ToolRequest['method'], path: string, more: JiraBody = {}): Promise<ToolReply> {
    const url = `${await (base ??= findBase())}/rest/api/3${path}`
    return line.send({ ...more, method, url, headers: { ...headers, ...more.headers } })
  }

  const calls: JiraCalls = {
    site,
    line,
    async call(method, path, schema, json) {
      return read(line, await ask(method, path, { json }), schema)
    },
    async send(method, path, { keep = [], ...more } = {}) {
      const reply = await ask(method, path, more)
      const refusal = refusalOf('jira', reply)
      if (refusal !== undefined && !keep.includes(reply.status)) throw refusal
      return reply
    },
    async linkBack(issue, { id, title, url }, notices) {
      // An update empties every field that it does not name.
      const reply = await ask('POST', `/issue/${issue}/remotelink`, {
        json: {
          globalId: `casewright=${id}`,
          application: { type: 'app.casewright', name: 'Casewright' },
          relationship: 'test cases',
          object: { url, title, summary: 'Made with Casewright' },
        },
      })
      const refusal = refusalOf('jira', reply)
      if (refusal === undefined) return
      if (refusal.code !== 'test_tool_refused' && refusal.code !== 'test_tool_forbidden') throw refusal
      notices.add('ticket_not_linked')
    },
  }

  const forms = {
    subtasks: createSubtaskForm(calls),
    comment: createCommentForm(calls),
    attachment: createAttachmentForm(calls),
  }
  const formOf = ({ target }: TestSearch | TestPush): JiraForm => forms[target.form ?? 'subtasks']

  return {
    async check() {
      return { account: (await calls.call('GET', '/myself', myselfSchema)).displayName }
    },
    async places(project) {
      const places: ToolPlace[] = []
      if (project !== undefined) return places
      for (let page = 0; page < maxPages; page += 1) {
        const path = `/project/search?startAt=${page * pageSize}&maxResults=${pageSize}`
        const { values, isLast } = await calls.call('GET', path, projectsSchema)
        places.push(...values.map(({ key, name }) => ({ id: key, name })))
        if (isLast !== false || values.length === 0) break
      }
      return places
    },
    find: (search) => formOf(search).find(search),
    send: (push) => formOf(push).send(push),
  }
}
