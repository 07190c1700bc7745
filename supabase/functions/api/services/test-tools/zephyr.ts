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
import { zephyrHost } from './address.ts'
import { read, refusalOf, type ToolLine, type ToolRequest } from './send.ts'
import { inPages, missingTest, searchFor, testsByMarker } from './test-search.ts'
import { asHtml, isTitleCut, labelsOf, matchingPriority, objectiveOf, shownTitle } from './test-texts.ts'
import { caseFailure, type ConnectionOf, type TestPush, type TestTool } from './test-tool.ts'

/** Zephyr takes no more in one call. */
const stepsAtOnce = 100
const pageSizes = [1_000, 200, 40] as const
const placesAtOnce = 1_000

const link = z.looseObject({ id: z.number() })
const testCaseSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  project: link,
  priority: link,
  status: link,
  objective: z.string().nullish(),
  precondition: z.string().nullish(),
  estimatedTime: z.number().nullish(),
  folder: link.nullish(),
  component: link.nullish(),
  owner: z.looseObject({ accountId: z.string() }).nullish(),
  labels: z.array(z.string()).nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
  links: z
    .object({
      issues: z.array(z.object({ issueId: z.number() })).default([]),
      webLinks: z.array(z.object({ url: z.string() })).default([]),
    })
    .optional(),
})
type ZephyrCase = z.infer<typeof testCaseSchema>
type CaseToSend = TestPush['cases'][number]

const casesSchema = z.object({ values: z.array(testCaseSchema), nextStartAtId: z.number().nullish() })
const projectsSchema = pageOf(z.object({ key: z.string(), enabled: z.boolean().default(true) }))
const foldersSchema = pageOf(z.object({ id: z.number(), parentId: z.number().nullish(), name: z.string() }))
const prioritiesSchema = pageOf(z.object({ id: z.number(), name: z.string() }))
const createdSchema = z.object({ key: z.string() })
const linkedSchema = z.array(z.object({ key: z.string() }))
type Priority = z.infer<typeof prioritiesSchema>['values'][number]

function pageOf<T extends z.ZodType>(value: T) {
  return z.object({ values: z.array(value), isLast: z.boolean().default(true) })
}

/**
 * Zephyr Scale Cloud, API version 2. The marker is a label. Zephyr cannot search by label, so the project's test cases are
 * read through to find it.
 */
export function createZephyrTests({ region, apiToken }: ConnectionOf<'zephyr'>, line: ToolLine): TestTool {
  const base = `https://${zephyrHost(region)}/v2`
  const headers = { authorization: `Bearer ${apiToken}` }

  function send(method: ToolRequest['method'], path: string, json?: unknown) {
    return line.send({ method, url: `${base}${path}`, headers, ...(json !== undefined && { json }) })
  }

  /** Every page of a list. Zephyr may give smaller pages than asked for. */
  async function pages<T>(path: string, schema: z.ZodType<{ values: T[]; isLast: boolean }>): Promise<T[]> {
    const all: T[] = []
    for (;;) {
      const query = `${path.includes('?') ? '&' : '?'}maxResults=${placesAtOnce}&startAt=${all.length}`
      const page = read(line, await send('GET', `${path}${query}`), schema)
      all.push(...page.values)
      if (page.isLast || page.values.length === 0) return all
    }
  }

  /** Everything in the project, oldest first. */
  function testCases({ project }: ToolTarget): Promise<ZephyrCase[]> {
    return inPages(pageSizes, async (size) => {
      const all: ZephyrCase[] = []
      let from: number | null | undefined = 0
      while (from !== null && from !== undefined) {
        const path = `/testcases/nextgen?projectKey=${project}&limit=${size}&startAtId=${from}`
        const page: z.infer<typeof casesSchema> = read(line, await send('GET', path), casesSchema)
        all.push(...page.values)
        from = page.nextStartAtId
      }
      return all
    })
  }

  async function keysLinkedTo({ key }: PushTicket): Promise<Set<string>> {
    const reply = await send('GET', `/issuelinks/${key.toUpperCase()}/testcases`)
    return new Set(reply.status === 404 ? [] : read(line, reply, linkedSchema).map((found) => found.key))
  }

  async function readTest(key: string): Promise<ZephyrCase | undefined> {
    const reply = await send('GET', `/testcases/${key}`)
    return reply.status === 404 ? undefined : read(line, reply, testCaseSchema)
  }

  /** Writes the case into the test that is there or a new one, then its steps and its link. Each part can be repeated. */
  async function sendOne(
    { target, ticket }: TestPush,
    testCase: CaseToSend,
    existing: ZephyrCase | undefined,
    priorities: readonly Priority[],
  ): Promise<SentTest> {
    if (existing === undefined && testCase.remoteId !== undefined) throw missingTest(line.tool)
    const name = shownTitle(testCase)
    const priority = matchingPriority(testCase.priority, priorities)
    const texts = {
      name,
      objective: asHtml(objectiveOf(testCase, ticket)),
      precondition: asHtml(testCase.preconditions.join('\n')),
      labels: labelsOf(testCase, existing === undefined ? undefined : (existing.labels ?? [])),
    }
    const key =
      existing === undefined
        ? await create(target, { ...texts, ...(priority && { priorityName: priority.name }) })
        : await update(existing, { ...texts, ...(priority && { priority: { id: priority.id } }) })
    await writeSteps(key, testCase)
    const linked = (existing !== undefined && isLinked(existing, ticket)) || (await linkTo(key, ticket))
    const notices: PushNotice[] = []
    if (isTitleCut(testCase)) notices.push('title_shortened')
    if (!linked) notices.push('ticket_not_linked')
    const outcome = existing === undefined ? 'created' : 'updated'
    return { outcome, marker: testCase.marker, test: remote({ key, name }, ticket), notices }
  }

  async function create({ project, folder }: ToolTarget, fields: object): Promise<string> {
    const body = { projectKey: project, ...(folder !== undefined && { folderId: Number(folder) }), ...fields }
    return read(line, await send('POST', '/testcases', body), createdSchema).key
  }

  /** An update clears what it leaves out, so it repeats what is there. The folder stays: people may have moved the test. */
  async function update(existing: ZephyrCase, fields: object): Promise<string> {
    const { links: _links, ...kept } = existing
    read(line, await send('PUT', `/testcases/${existing.key}`, { ...kept, ...fields }), z.unknown())
    return existing.key
  }

  /** OVERWRITE also removes the empty step of a new test. One call after the other: of two at a time, one's steps are lost. */
  async function writeSteps(key: string, { steps }: CaseToSend): Promise<void> {
    const items = steps.map((step) => ({
      inline: {
        description: asHtml(actionText(step)),
        testData: asHtml(step.data),
        expectedResult: asHtml(step.expected),
      },
    }))
    for (let from = 0; from === 0 || from < items.length; from += stepsAtOnce) {
      const body = { mode: from === 0 ? 'OVERWRITE' : 'APPEND', items: items.slice(from, from + stepsAtOnce) }
      read(line, await send('POST', `/testcases/${key}/teststeps`, body), z.unknown())
    }
  }

  /** As a covered issue where the ticket's number is known, otherwise as a web page. False if Zephyr refuses the link. */
  async function linkTo(key: string, ticket: PushTicket): Promise<boolean> {
    const reply =
      ticket.id === undefined
        ? await send('POST', `/testcases/${key}/links/weblinks`, {
            url: ticket.url,
            description: `${ticket.key} ${ticket.title}`.trim(),
          })
        : await send('POST', `/testcases/${key}/links/issues`, { issueId: Number(ticket.id) })
    const refusal = refusalOf(line.tool, reply)
    // Other refusals pass or concern every case: when the case is sent again, the link is made.
    if (refusal !== undefined && ![400, 403, 404, 422].includes(reply.status)) throw refusal
    return refusal === undefined
  }

  return {
    async check() {
      read(line, await send('GET', '/projects?maxResults=1&startAt=0'), projectsSchema)
      return {}
    },

    async places(project): Promise<ToolPlace[]> {
      if (project === undefined) {
        const projects = await pages('/projects', projectsSchema)
        return projects.filter(({ enabled }) => enabled).map(({ key }) => ({ id: key, name: key }))
      }
      const folders = await pages(`/folders?projectKey=${project}&folderType=TEST_CASE`, foldersSchema)
      return folders.map(({ id, parentId, name }) => ({
        id: String(id),
        name,
        ...(typeof parentId === 'number' && { parent: String(parentId) }),
      }))
    },

    async find(search) {
      const { target, ticket } = search
      const wanted = searchFor(search)
      const linkedKeys = ticket.id === undefined ? await keysLinkedTo(ticket) : new Set<string>()
      return (await testCases(target)).flatMap((test) =>
        wanted(remote(test, ticket), test.labels ?? [], isLinked(test, ticket) || linkedKeys.has(test.key)),
      )
    },

    async send(push) {
      const priorities = await pages(`/priorities?projectKey=${push.target.project}`, prioritiesSchema)
      const existing = await testsByMarker(push.cases, {
        one: readTest,
        all: () => testCases(push.target),
        labels: ({ labels }) => labels ?? [],
      })
      const results: SentTest[] = []
      for (const testCase of push.cases) {
        const sending = sendOne(push, testCase, existing.get(testCase.marker), priorities)
        results.push(await sending.catch((error: unknown) => caseFailure(testCase, error)))
      }
      return results
    },
  }
}

function isLinked({ links }: ZephyrCase, ticket: PushTicket): boolean {
  const { issues = [], webLinks = [] } = links ?? {}
  return issues.some(({ issueId }) => String(issueId) === ticket.id) || webLinks.some(({ url }) => url === ticket.url)
}

/** A test case has its page in the Jira site of the ticket. */
function remote({ key, name }: Pick<ZephyrCase, 'key' | 'name'>, ticket: PushTicket): RemoteTest {
  const app = 'com.atlassian.plugins.atlassian-connect-plugin:com.kanoah.test-manager__main-project-page'
  const page = `${new URL(ticket.url).origin}/projects/${key.replace(/-T\d+$/, '')}?selectedItem=${app}`
  return { id: key, key, title: name, url: `${page}#!/v2/testCase/${key}` }
}
