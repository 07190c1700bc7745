import { z } from 'zod'
import type { FoundTest, PushNotice, RemoteTest, SentTest } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { Fault } from '../../http/fault.ts'
import { xrayHost } from './address.ts'
import { read, reasonOf, tooMany, type ToolLine } from './send.ts'
import { missingTest } from './test-search.ts'
import { caseFailure, type ConnectionOf, markersIn, sameTitle, type TestPush, type TestTool } from './test-tool.ts'
import {
  chunks,
  folderPlaces,
  folderSchema,
  importedTest,
  jqlText,
  refusedElement,
  stepsInOneRequest,
  stepsMutation,
  xraySteps,
  summaryOf,
  xrayQueries,
} from './xray-test.ts'

/** The documentation shows the older version 1 of the import; public clients use both. */
const importPath = '/api/v2/import/test/bulk'

/** Tests that one query gives. */
const pageSize = 100
const maxPages = 20
/** Markers or titles in one query. */
const inOneQuery = 50

/** Between the questions for a job, in milliseconds. */
const jobPause = 1_000
/** How long to wait while another job of the account runs, in seconds. */
const busySeconds = 5

const stepSchema = z.object({
  id: z.string(),
  action: z.string().nullish(),
  data: z.string().nullish(),
  result: z.string().nullish(),
})
const testSchema = z.object({
  issueId: z.string(),
  jira: z.object({ key: z.string(), summary: z.string(), labels: z.array(z.string()).nullish() }),
  steps: z.array(stepSchema).nullish(),
})
type XrayTest = z.infer<typeof testSchema>
const testsSchema = z.object({ getTests: z.object({ total: z.number(), results: z.array(testSchema) }) })
const graphqlSchema = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})
const jobSchema = z.object({
  status: z.string(),
  result: z
    .object({
      issues: z.array(z.object({ elementNumber: z.number(), id: z.string(), key: z.string() })).default([]),
      errors: z.array(z.object({ elementNumber: z.number(), errors: z.unknown() })).default([]),
    })
    .nullish(),
})
type FinishedJob = NonNullable<z.infer<typeof jobSchema>['result']>

/**
 * Xray Cloud. New tests go in as one import job, of which an account may run only one: while an unanswered job runs, the
 * next one is refused, so it cannot make the same tests twice. The marker is a label. Xray's API changes the steps of a
 * test, but not the fields that belong to Jira.
 */
export function createXray(connection: ConnectionOf<'xray'>, line: ToolLine): TestTool {
  const base = `https://${xrayHost(connection.region)}`
  let token: Promise<string> | undefined

  async function authenticate(): Promise<string> {
    const reply = await line.send({
      method: 'POST',
      url: `${base}/api/v2/authenticate`,
      json: { client_id: connection.clientId, client_secret: connection.clientSecret },
    })
    if (reply.status === 400) throw new Fault(422, 'test_tool_unauthorized', { params: { tool: 'xray' } })
    return read(line, reply, z.string().min(1))
  }

  const authorized = async () => ({ authorization: `Bearer ${await (token ??= authenticate())}` })

  async function graphql<T>(query: string, variables: Record<string, unknown>, schema: z.ZodType<T>): Promise<T> {
    const reply = await line.send({
      method: 'POST',
      url: `${base}/api/v2/graphql`,
      headers: await authorized(),
      json: { query, variables },
    })
    const { data, errors } = read(line, reply, graphqlSchema)
    if (errors !== undefined && errors.length > 0)
      throw new Fault(422, 'test_tool_refused', {
        params: { tool: 'xray', reason: line.reasonIn({ errors }) },
      })
    const parsed = schema.safeParse(data)
    if (!parsed.success) throw new Fault(502, 'test_tool_unreadable', { params: { tool: 'xray' } })
    return parsed.data
  }

  async function tests(jql: string): Promise<XrayTest[]> {
    const all: XrayTest[] = []
    for (let page = 0; page < maxPages; page += 1) {
      const { getTests } = await graphql(xrayQueries.tests, { jql, limit: pageSize, start: all.length }, testsSchema)
      all.push(...getTests.results)
      if (getTests.results.length === 0 || all.length >= getTests.total) break
    }
    return all
  }

  async function withMarkers(project: string, markers: string[]): Promise<XrayTest[]> {
    const found: XrayTest[] = []
    for (const some of chunks(markers, inOneQuery))
      found.push(...(await tests(`project = ${jqlText(project)} AND labels in (${some.map(jqlText).join(', ')})`)))
    return found
  }

  /** Tests whose summary has the words of a title; the caller compares them letter by letter. */
  async function withTitles(project: string, titles: string[]): Promise<XrayTest[]> {
    const words = titles
      .map((title) =>
        title
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          // AND, OR and NOT in capitals are operators.
          .toLowerCase()
          .trim()
          .slice(0, 200),
      )
      .filter((text) => text !== '')
    const found: XrayTest[] = []
    for (const some of chunks(words, inOneQuery))
      found.push(
        ...(await tests(
          `project = ${jqlText(project)} AND (${some.map((text) => `summary ~ ${jqlText(text)}`).join(' OR ')})`,
        )),
      )
    return found
  }

  /** Tests linked to the ticket; none where the ticket is in another Jira, for which the query is refused. */
  async function linkedTo(project: string, ticket: string): Promise<XrayTest[]> {
    return tests(`project = ${jqlText(project)} AND issue in linkedIssues(${jqlText(ticket)})`).catch(noneIfRefused)
  }

  const remote = (
    { issueId, key, title }: { issueId: string; key: string; title: string },
    push: Pick<TestPush, 'ticket'>,
  ): RemoteTest => ({
    id: issueId,
    key,
    title,
    url: `${new URL(push.ticket.url).origin}/browse/${key}`,
  })

  async function importTests(push: TestPush, cases: PushCase[]): Promise<SentTest[]> {
    const notices = cases.map(() => new Set<PushNotice>())
    const json = cases.map((testCase, at) => importedTest(push, testCase, notices[at] ?? new Set()))
    const reply = await line.send({ method: 'POST', url: `${base}${importPath}`, headers: await authorized(), json })
    if (reply.status === 400 && /running|progress|already/i.test(reasonOf(reply) ?? ''))
      throw tooMany('test_tool_busy', 'xray', reply.retryAfter ?? busySeconds)
    const { jobId } = read(line, reply, z.object({ jobId: z.string().regex(/^[A-Za-z0-9-]{1,100}$/) }))
    const { issues, errors } = await finished(jobId)
    return cases.map((testCase, at) => {
      const issue = issues.find(({ elementNumber }) => elementNumber === at)
      const error = errors.find(({ elementNumber }) => elementNumber === at)
      if (issue === undefined) return caseFailure(testCase, refusedElement(line, error?.errors))
      const title = summaryOf(testCase, new Set())
      const test = remote({ issueId: issue.id, key: issue.key, title }, push)
      return { outcome: 'created', marker: testCase.marker, test, notices: [...(notices[at] ?? [])] }
    })
  }

  async function finished(jobId: string): Promise<FinishedJob> {
    for (;;) {
      const reply = await line.send({
        method: 'GET',
        url: `${base}${importPath}/${jobId}/status`,
        headers: await authorized(),
      })
      const { status, result } = read(line, reply, jobSchema)
      if (status === 'failed') throw tooMany('test_tool_unavailable', 'xray', undefined)
      if (status !== 'pending' && status !== 'working') return result ?? { issues: [], errors: [] }
      await line.wait(jobPause)
    }
  }

  async function update(push: TestPush, given: PushCase, old: XrayTest): Promise<SentTest> {
    const notices = new Set<PushNotice>()
    const steps = xraySteps(given, notices)
    const before = (old.steps ?? []).map(({ action, data, result }) => ({
      action: action ?? '',
      data: data ?? '',
      result: result ?? '',
    }))
    if (JSON.stringify(before) !== JSON.stringify(steps)) {
      // An empty list is a request, too: it removes what was there.
      for (const [at, some] of (steps.length === 0 ? [[]] : chunks(steps, stepsInOneRequest)).entries()) {
        const variables = Object.fromEntries(some.map((step, index) => [`step${index}`, step]))
        await graphql(stepsMutation(some.length, at === 0), { issue: old.issueId, ...variables }, z.unknown())
      }
    }
    if (old.jira.summary !== summaryOf(given, new Set())) notices.add('fields_not_updated')
    const test = remote({ issueId: old.issueId, key: old.jira.key, title: old.jira.summary }, push)
    return { outcome: 'updated', marker: given.marker, test, notices: [...notices] }
  }

  return {
    async check() {
      await authorized()
      return {}
    },

    /** Xray's API does not list projects: they are Jira's. */
    async places(project) {
      if (project === undefined) return []
      const settings = z.object({ getProjectSettings: z.object({ projectId: z.string() }).nullable() })
      const { getProjectSettings } = await graphql(xrayQueries.project, { project }, settings)
      if (getProjectSettings === null) throw new Fault(404, 'test_tool_not_found', { params: { tool: 'xray' } })
      const folders = z.object({ getFolder: folderSchema })
      const { getFolder } = await graphql(xrayQueries.folders, { project: getProjectSettings.projectId }, folders)
      return folderPlaces(getFolder.folders ?? [])
    },

    async find({ target: { project }, ticket, cases }) {
      const linked = await linkedTo(project, ticket.key)
      const others = [
        ...(await withMarkers(
          project,
          cases.map(({ marker }) => marker),
        )),
        ...(await withTitles(
          project,
          cases.map(({ title }) => title),
        )),
      ]
      const byId = new Map([...linked, ...others].map((test) => [test.issueId, test]))
      return [...byId.values()].flatMap((test): FoundTest[] => {
        const markers = markersIn((test.jira.labels ?? []).join(' '))
        const isLinked = linked.some(({ issueId }) => issueId === test.issueId)
        const isWanted =
          isLinked || cases.some(({ marker, title }) => markers.includes(marker) || sameTitle(title, test.jira.summary))
        const { key, summary } = test.jira
        return isWanted
          ? [
              {
                ...remote({ issueId: test.issueId, key, title: summary }, { ticket }),
                linked: isLinked,
                marker: markers[0],
              },
            ]
          : []
      })
    },

    async send(push) {
      const { project } = push.target
      const known = await withMarkers(
        project,
        push.cases.map(({ marker }) => marker),
      )
      const ids = push.cases.flatMap(({ remoteId }) => (remoteId === undefined ? [] : [remoteId]))
      const unseen = ids.filter((id) => known.every(({ issueId }) => issueId !== id))
      if (unseen.length > 0) known.push(...(await byIds(project, unseen)))
      const results: SentTest[] = []
      const fresh: PushCase[] = []
      for (const testCase of push.cases) {
        const old = known.find(
          ({ issueId, jira }) => issueId === testCase.remoteId || (jira.labels ?? []).includes(testCase.marker),
        )
        if (old !== undefined)
          results.push(await update(push, testCase, old).catch((error: unknown) => caseFailure(testCase, error)))
        else if (testCase.remoteId === undefined) fresh.push(testCase)
        else results.push(caseFailure(testCase, missingTest('xray')))
      }
      return fresh.length === 0 ? results : [...results, ...(await importTests(push, fresh))]
    },
  }

  /** One by one: a query that names a removed issue is refused as a whole. */
  async function byIds(project: string, ids: string[]): Promise<XrayTest[]> {
    const found: XrayTest[] = []
    for (const id of ids.filter((text) => /^[0-9]+$/.test(text)))
      found.push(...(await tests(`project = ${jqlText(project)} AND id = ${id}`).catch(noneIfRefused)))
    return found
  }
}

function noneIfRefused(error: unknown): XrayTest[] {
  if (error instanceof Fault && error.code === 'test_tool_refused') return []
  throw error
}
