import { z } from 'zod'
import type {
  PushNotice,
  PushTicket,
  RemoteTest,
  SentTest,
  ToolPlace,
  ToolTarget,
} from '#domain/contracts/test-tools.ts'
import { actionText } from '#domain/export/case-texts.ts'
import { type CaseKind, caseKind } from '#domain/export/tool-values.ts'
import { Fault } from '../../http/fault.ts'
import { read, refusalOf, type ToolLine, type ToolRequest } from './send.ts'
import { inPages, missingTest, searchFor, testsByMarker } from './test-search.ts'
import { isTitleCut, labelsOf, matchingPriority, objectiveOf, shownTitle } from './test-texts.ts'
import { caseFailure, type ConnectionOf, type TestPush, type TestTool } from './test-tool.ts'

const base = 'https://api.qase.io/v1'
/** Qase gives no more than 100 entries in one answer. */
const pageSizes = [100, 20] as const
/** How often a list is read that changes while it is read. */
const maxReadings = 3

const issuesSchema = z.object({ type: z.string(), issues: z.array(z.object({ id: z.string() })).default([]) })
const caseSchema = z.object({
  id: z.number(),
  title: z.string(),
  tags: z.array(z.object({ title: z.string() })).nullish(),
  external_issues: z.array(issuesSchema).nullish(),
})
type QaseCase = z.infer<typeof caseSchema>
type CaseToSend = TestPush['cases'][number]

const optionSchema = z.object({ id: z.number(), slug: z.string().nullish(), title: z.string() })
const fieldsSchema = z.object({
  result: z.array(z.object({ slug: z.string(), options: z.array(optionSchema).nullish() })),
})
type SystemFields = z.infer<typeof fieldsSchema>['result']

const casesSchema = pageOf(caseSchema)
const oneCaseSchema = z.object({ result: caseSchema })
const projectsSchema = pageOf(z.object({ code: z.string(), title: z.string() }))
const suitesSchema = pageOf(z.object({ id: z.number(), title: z.string(), parent_id: z.number().nullish() }))
const createdSchema = z.object({ result: z.object({ ids: z.array(z.number()) }) })

function pageOf<T extends z.ZodType>(entity: T) {
  return z.object({ result: z.object({ total: z.number(), entities: z.array(entity) }) })
}
interface Page<T> {
  result: { total: number; entities: T[] }
}

/**
 * Qase, API version 1. The marker is a tag. Qase searches titles only, so the project's cases are read through to find it.
 * The ids of priorities and other options belong to the workspace and are read first.
 */
export function createQaseTests({ apiToken }: ConnectionOf<'qase'>, line: ToolLine): TestTool {
  function send(method: ToolRequest['method'], path: string, json?: unknown) {
    return line.send({
      method,
      url: `${base}${path}`,
      headers: { Token: apiToken },
      ...(json !== undefined && { json }),
    })
  }

  /** Every entry of a list; `moved` if the list grew or shrank meanwhile, so that an entry may be missing. */
  function pages<T>(path: string, schema: z.ZodType<Page<T>>): Promise<{ all: T[]; moved: boolean }> {
    return inPages(pageSizes, async (size) => {
      const all: T[] = []
      const totals = new Set<number>()
      for (;;) {
        const query = `${path.includes('?') ? '&' : '?'}limit=${size}&offset=${all.length}`
        const { result } = read(line, await send('GET', `${path}${query}`), schema)
        all.push(...result.entities)
        totals.add(result.total)
        if (result.entities.length === 0 || all.length >= result.total) return { all, moved: totals.size > 1 }
      }
    })
  }

  /** All cases of the project, oldest first. */
  async function projectCases({ project }: ToolTarget): Promise<QaseCase[]> {
    for (let reading = 1; ; reading += 1) {
      const { all, moved } = await pages(`/case/${project}?include=external_issues`, casesSchema)
      if (moved && reading < maxReadings) continue
      return [...new Map(all.map((test) => [test.id, test])).values()].sort((a, b) => a.id - b.id)
    }
  }

  async function readCase({ project }: ToolTarget, id: string): Promise<QaseCase | undefined> {
    const reply = await send('GET', `/case/${project}/${id}?include=external_issues`)
    return reply.status === 404 ? undefined : read(line, reply, oneCaseSchema).result
  }

  function existingTests(target: ToolTarget, cases: CaseToSend[]): Promise<Map<string, QaseCase>> {
    return testsByMarker(cases, {
      one: (id) => readCase(target, id),
      all: () => projectCases(target),
      labels: tagsOf,
    })
  }

  async function update({ project }: ToolTarget, id: number, fields: object): Promise<number> {
    read(line, await send('PATCH', `/case/${project}/${id}`, fields), z.unknown())
    return id
  }

  async function createMany({ project }: ToolTarget, fields: object[]): Promise<number[]> {
    const { result } = read(line, await send('POST', `/case/${project}/bulk`, { cases: fields }), createdSchema)
    if (result.ids.length !== fields.length) throw new Fault(502, 'test_tool_unreadable', { params: { tool: 'qase' } })
    return result.ids
  }

  /** False if Qase refuses the links: the project may not be connected to Jira. */
  async function linkTo({ project }: ToolTarget, ids: number[], { key }: PushTicket): Promise<boolean> {
    if (ids.length === 0) return true
    const links = ids.map((id) => ({ case_id: id, external_issues: [key] }))
    const reply = await send('POST', `/case/${project}/external-issue/attach`, { type: 'jira-cloud', links })
    const refusal = refusalOf(line.tool, reply)
    // Other refusals pass or concern every case: when the cases are sent again, the links are made.
    if (refusal !== undefined && ![400, 403, 404, 422].includes(reply.status)) throw refusal
    return refusal === undefined
  }

  /** Writes each case into its test or a new one. The values are the ids, or the results of refused cases. */
  async function write(push: TestPush, existing: Map<string, QaseCase>): Promise<Map<CaseToSend, number | SentTest>> {
    const { target, ticket, cases } = push
    const fields = read(line, await send('GET', '/system_field'), fieldsSchema).result
    const written = new Map<CaseToSend, number | SentTest>()
    const attempt = async (testCase: CaseToSend, writing: (content: object) => Promise<number | undefined>) => {
      const test = existing.get(testCase.marker)
      const content = contentOf(testCase, ticket, fields, test && tagsOf(test))
      const outcome = await writing(content).catch((error: unknown) => caseFailure(testCase, error))
      if (outcome !== undefined) written.set(testCase, outcome)
    }
    for (const testCase of cases) {
      const test = existing.get(testCase.marker)
      if (test !== undefined) await attempt(testCase, (content) => update(target, test.id, content))
    }
    for (const testCase of cases)
      if (testCase.remoteId !== undefined && !existing.has(testCase.marker))
        written.set(testCase, caseFailure(testCase, missingTest('qase')))
    const fresh = cases.filter(({ marker, remoteId }) => !existing.has(marker) && remoteId === undefined)
    if (fresh.length === 0) return written
    const suite = target.folder === undefined ? {} : { suite_id: Number(target.folder) }
    const contents = fresh.map((testCase) => ({ ...contentOf(testCase, ticket, fields, undefined), ...suite }))
    const ids = await createMany(target, contents).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'test_tool_refused') return undefined
      throw error
    })
    fresh.forEach((testCase, index) => {
      const id = ids?.[index]
      if (id !== undefined) written.set(testCase, id)
    })
    if (ids !== undefined) return written
    // One refused case refuses all: each is sent on its own. Whether any was created all the same is looked up.
    const anyway = await existingTests(target, fresh)
    for (const testCase of fresh) {
      const id = anyway.get(testCase.marker)?.id
      if (id !== undefined) written.set(testCase, id)
      else await attempt(testCase, async (content) => (await createMany(target, [{ ...content, ...suite }]))[0])
    }
    return written
  }

  return {
    async check() {
      read(line, await send('GET', '/project?limit=1&offset=0'), projectsSchema)
      return {}
    },

    async places(project): Promise<ToolPlace[]> {
      if (project === undefined) {
        const { all } = await pages('/project', projectsSchema)
        return all.map(({ code, title }) => ({ id: code, name: title }))
      }
      const { all } = await pages(`/suite/${project}`, suitesSchema)
      return all.map(({ id, title, parent_id: parent }) => ({
        id: String(id),
        name: title,
        ...(typeof parent === 'number' && { parent: String(parent) }),
      }))
    },

    async find(search) {
      const { target, ticket } = search
      const wanted = searchFor(search)
      return (await projectCases(target)).flatMap((test) =>
        wanted(remote(target, test), tagsOf(test), isLinked(test, ticket)),
      )
    },

    async send(push) {
      const { target, ticket, cases } = push
      const existing = await existingTests(target, cases)
      const written = await write(push, existing)
      const linkedBefore = new Set([...existing.values()].flatMap((test) => (isLinked(test, ticket) ? [test.id] : [])))
      const unlinked = [...written.values()]
        .filter((id) => typeof id === 'number')
        .filter((id) => !linkedBefore.has(id))
      const linked = await linkTo(target, unlinked, ticket)
      return cases.flatMap((testCase): SentTest[] => {
        const id = written.get(testCase)
        if (typeof id !== 'number') return id === undefined ? [] : [id]
        const notices: PushNotice[] = []
        if (isTitleCut(testCase)) notices.push('title_shortened')
        if (!linked && unlinked.includes(id)) notices.push('ticket_not_linked')
        const outcome = existing.has(testCase.marker) ? 'updated' : 'created'
        return [
          { outcome, marker: testCase.marker, test: remote(target, { id, title: shownTitle(testCase) }), notices },
        ]
      })
    },
  }
}

/** Qase has no kinds for these. */
const kindSlugs: Partial<Record<CaseKind, string>> = { accessibility: 'usability', destructive: 'functional' }
const behaviours = ['positive', 'negative', 'destructive']

/** The fields that Casewright writes. Options that the workspace does not have are left to Qase. */
function contentOf(testCase: CaseToSend, ticket: PushTicket, fields: SystemFields, tags: string[] | undefined): object {
  const options = (field: string) =>
    (fields.find(({ slug: name }) => name === field)?.options ?? []).map((option) => ({
      id: option.id,
      name: option.slug ?? option.title,
    }))
  const kind = caseKind(testCase.type)
  const kindSlug = kind === undefined ? undefined : (kindSlugs[kind] ?? kind)
  const behaviour = behaviours.find((name) => testCase.type.toLowerCase().includes(name))
  const priority = matchingPriority(testCase.priority, options('priority'))?.id
  const type = options('type').find(({ name }) => name === kindSlug)?.id
  const behavior = options('behavior').find(({ name }) => name === behaviour)?.id
  return {
    title: shownTitle(testCase),
    description: objectiveOf(testCase, ticket),
    preconditions: testCase.preconditions.join('\n'),
    ...(priority !== undefined && { priority }),
    ...(type !== undefined && { type }),
    ...(behavior !== undefined && { behavior }),
    steps_type: 'classic',
    steps: testCase.steps.map((step) => ({
      action: actionText(step),
      expected_result: step.expected,
      data: step.data,
    })),
    tags: labelsOf(testCase, tags),
  }
}

function tagsOf({ tags }: QaseCase): string[] {
  return (tags ?? []).map(({ title }) => title)
}

function isLinked({ external_issues: issues }: QaseCase, { key }: PushTicket): boolean {
  return (issues ?? []).some((group) => group.issues.some(({ id }) => id.toLowerCase() === key.toLowerCase()))
}

function remote({ project }: ToolTarget, { id, title }: Pick<QaseCase, 'id' | 'title'>): RemoteTest {
  return { id: String(id), key: `${project}-${id}`, title, url: `https://app.qase.io/case/${project}-${id}` }
}
