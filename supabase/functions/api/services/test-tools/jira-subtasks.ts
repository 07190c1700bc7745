import { z } from 'zod'
import type { FoundTest, PushNotice, SentTest } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { Fault } from '../../http/fault.ts'
import type { JiraCalls, JiraForm } from './jira.ts'
import { caseContent, document, maxSummaryLength, withinRichText } from './jira-adf.ts'
import { reasonOf, tooMany, type ToolLine } from './send.ts'
import { missingTest } from './test-search.ts'
import { caseFailure, fitted, markersIn, sameTitle, type TestPush } from './test-tool.ts'

const maxIssuesPerCall = 100

const parentSchema = z.object({ fields: z.object({ subtasks: z.array(z.object({ id: z.string() })) }) })
const subtaskSchema = z.object({
  id: z.string(),
  key: z.string(),
  fields: z.object({ summary: z.string(), labels: z.array(z.string()).nullish() }),
})
type Subtask = z.infer<typeof subtaskSchema>
const typesSchema = z.object({
  issueTypes: z.array(z.object({ id: z.string(), name: z.string(), subtask: z.boolean() })),
})
const createdSchema = z.object({
  issues: z.array(z.object({ id: z.string(), key: z.string() })),
  errors: z
    .array(z.object({ status: z.number().optional(), elementErrors: z.unknown(), failedElementNumber: z.number() }))
    .default([]),
})

/**
 * One sub-task per case, with the marker as a label. They are read from the ticket and not searched for: Jira's search
 * learns of a new issue seconds later, and a case that is sent again must be found at once.
 */
export function createSubtaskForm({ site, line, call, send, linkBack }: JiraCalls): JiraForm {
  async function subtasksOf(ticket: string): Promise<Subtask[]> {
    const { fields } = await call('GET', `/issue/${ticket}?fields=subtasks`, parentSchema)
    const ids = fields.subtasks.map(({ id }) => id)
    const found: Subtask[] = []
    for (let at = 0; at < ids.length; at += maxIssuesPerCall) {
      const some = ids.slice(at, at + maxIssuesPerCall)
      const json = { issueIdsOrKeys: some, fields: ['summary', 'labels'] }
      const { issues } = await call('POST', '/issue/bulkfetch', z.object({ issues: z.array(subtaskSchema) }), json)
      found.push(...issues)
    }
    return found
  }

  const remote = (id: string, key: string, title: string) => ({ id, key, title, url: `${site}/browse/${key}` })

  async function create(push: TestPush, cases: PushCase[]): Promise<SentTest[]> {
    const project = push.ticket.key.replace(/-[0-9]+$/, '')
    const { issueTypes } = await call('GET', `/issue/createmeta/${project}/issuetypes`, typesSchema)
    const type = issueTypes.find(({ subtask }) => subtask)
    if (type === undefined) throw new Fault(422, 'test_tool_no_subtasks')
    const notices = cases.map(() => new Set<PushNotice>())
    const json = {
      issueUpdates: cases.map((testCase, at) => ({
        fields: {
          project: { key: project },
          parent: { key: push.ticket.key },
          issuetype: { id: type.id },
          labels: ['casewright', testCase.marker],
          ...textFields(testCase, notices[at] ?? new Set()),
        },
      })),
    }
    const created = await createdFrom(json)
    const failures = new Map(created.errors.map((error) => [error.failedElementNumber, error]))
    // The issues come in the order of the request, without those that failed.
    const issues = created.issues[Symbol.iterator]()
    const results: SentTest[] = []
    for (const [at, testCase] of cases.entries()) {
      const failure = failures.get(at)
      const issue = failure === undefined ? issues.next().value : undefined
      if (issue === undefined) {
        results.push(caseFailure(testCase, elementFault(line, failure?.status, failure?.elementErrors)))
        continue
      }
      const own = notices[at] ?? new Set()
      await linkBack(issue.id, linkOf(testCase, push), own)
      results.push({
        outcome: 'created',
        marker: testCase.marker,
        test: remote(issue.id, issue.key, titleOf(testCase)),
        notices: [...own],
      })
    }
    return results
  }

  /** Jira answers 400 where no sub-task at all could be made, in the same shape. */
  async function createdFrom(json: unknown): Promise<z.infer<typeof createdSchema>> {
    const reply = await send('POST', '/issue/bulk', { json, keep: [400] })
    const parsed = createdSchema.safeParse(reply.json)
    if (parsed.success) return parsed.data
    throw new Fault(422, 'test_tool_refused', { params: { tool: 'jira', reason: reasonOf(reply) } })
  }

  async function update(push: TestPush, testCase: PushCase, old: Subtask): Promise<SentTest> {
    const notices = new Set<PushNotice>()
    const json = { fields: textFields(testCase, notices), update: { labels: labelChanges(old, testCase.marker) } }
    await send('PUT', `/issue/${old.id}`, { json })
    await linkBack(old.id, linkOf(testCase, push), notices)
    return {
      outcome: 'updated',
      marker: testCase.marker,
      test: remote(old.id, old.key, titleOf(testCase)),
      notices: [...notices],
    }
  }

  return {
    async find({ ticket, cases }) {
      return (await subtasksOf(ticket.key)).flatMap(({ id, key, fields: { summary, labels } }): FoundTest[] => {
        const [marker] = markersIn((labels ?? []).join(' '))
        const isWanted = marker !== undefined || cases.some(({ title }) => sameTitle(title, summary))
        return isWanted ? [{ ...remote(id, key, summary), marker, linked: true }] : []
      })
    },

    async send(push) {
      const known = await subtasksOf(push.ticket.key)
      const results: SentTest[] = []
      const fresh: PushCase[] = []
      for (const testCase of push.cases) {
        const old = known.find(
          ({ id, fields }) => id === testCase.remoteId || (fields.labels ?? []).includes(testCase.marker),
        )
        if (old !== undefined)
          results.push(await update(push, testCase, old).catch((error: unknown) => caseFailure(testCase, error)))
        else if (testCase.remoteId === undefined) fresh.push(testCase)
        else results.push(caseFailure(testCase, missingTest('jira')))
      }
      return fresh.length === 0 ? results : [...results, ...(await create(push, fresh))]
    },
  }
}

/** The label of another case goes; people's own labels stay. */
function labelChanges({ fields: { labels } }: Subtask, marker: string): object[] {
  const others = markersIn((labels ?? []).join(' ')).filter((label) => label !== marker)
  return [...['casewright', marker].map((label) => ({ add: label })), ...others.map((label) => ({ remove: label }))]
}

function textFields(testCase: PushCase, notices: Set<PushNotice>): Record<string, unknown> {
  if (testCase.title.length > maxSummaryLength) notices.add('title_shortened')
  return { summary: titleOf(testCase), description: document(caseContent(withinRichText(testCase, notices))) }
}

/** Jira refuses line breaks in a summary. */
function titleOf({ title }: PushCase): string {
  return fitted(title.replace(/\s+/g, ' ').trim(), maxSummaryLength, new Set(), 'title_shortened')
}

function linkOf(
  { marker, title }: PushCase,
  { ticket, resultUrl }: TestPush,
): { id: string; title: string; url: string } {
  return { id: marker, title: title.slice(0, maxSummaryLength), url: resultUrl ?? ticket.url }
}

function elementFault(line: ToolLine, status: number | undefined, errors: unknown): Fault {
  if (status === 429) return tooMany('test_tool_rate_limited', 'jira', undefined)
  return new Fault(422, 'test_tool_refused', { params: { tool: 'jira', reason: line.reasonIn({ errors }) } })
}
