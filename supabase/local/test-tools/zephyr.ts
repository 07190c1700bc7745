import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { textAnswer, type SandboxTool, wholeNumber, withFailures } from './sandbox.ts'

export const demoZephyr = { apiToken: 'demo-zephyr-token', project: 'SHOP' }

const base = 'https://api.zephyrscale.smartbear.com/v2'
const jira = 'https://casewright-demo.atlassian.net/rest/api/2'

const projects = [
  { id: 1001, jiraProjectId: 10001, key: 'SHOP', enabled: true },
  { id: 1002, jiraProjectId: 10002, key: 'WEB', enabled: true },
]
const folders = [
  { id: 501, parentId: null, name: 'Checkout', index: 0, folderType: 'TEST_CASE', project: 'SHOP' },
  { id: 502, parentId: 501, name: 'Payment', index: 0, folderType: 'TEST_CASE', project: 'SHOP' },
  { id: 503, parentId: null, name: 'Sprint 12', index: 1, folderType: 'TEST_CYCLE', project: 'SHOP' },
]
const priorities = ['High', 'Normal', 'Low'].map((name, index) => ({ id: 301 + index, name, default: index === 1 }))
const draft = { id: 201 }

const link = z.object({ id: z.number().int() })
const createSchema = z.object({
  projectKey: z.string(),
  name: z.string(),
  objective: z.string().nullish(),
  precondition: z.string().nullish(),
  priorityName: z.string().min(1).optional(),
  folderId: z.number().int().optional(),
  labels: z.array(z.string()).default([]),
  customFields: z.record(z.string(), z.unknown()).default({}),
})
const updateSchema = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  project: link,
  priority: link,
  status: link,
  objective: z.string().nullish(),
  precondition: z.string().nullish(),
  folder: link.nullish(),
  component: link.nullish(),
  owner: z.object({ accountId: z.string() }).nullish(),
  labels: z.array(z.string()).nullish(),
  customFields: z.record(z.string(), z.unknown()).nullish(),
})
const stepsSchema = z.object({
  mode: z.enum(['APPEND', 'OVERWRITE']),
  items: z.array(
    z.object({
      inline: z.object({
        description: z.string().nullish(),
        testData: z.string().nullish(),
        expectedResult: z.string().nullish(),
      }),
    }),
  ),
})
type StepItem = z.infer<typeof stepsSchema>['items'][number]

interface StoredCase {
  fields: z.infer<typeof updateSchema>
  createdOn: string
  steps: StepItem[]
  issues: { id: number; issueId: number }[]
  webLinks: { id: number; url: string; description: string }[]
}

/** The server gives smaller pages than asked for, as Zephyr says it may. */
const maxPageSize = 50
const maxSteps = 100

/**
 * A sandbox of the Zephyr Scale Cloud API, version 2: the part that the product calls. A new test case has one empty step;
 * an update clears every field that it does not name; steps are replaced only with the mode OVERWRITE; two calls that add
 * steps at the same time lose one's; linking an issue twice makes two links.
 */
export function createSandboxZephyr(): SandboxTool {
  const cases = new Map<string, StoredCase>()
  let lastId = 0

  function create(body: unknown): Response {
    const input = createSchema.safeParse(body)
    if (!input.success) return refusal(400, problemOf(input.error))
    const { projectKey, name, objective, precondition, priorityName, folderId, labels, customFields } = input.data
    const project = projects.find(({ key }) => key === projectKey)
    if (project === undefined) return refusal(404, `Project with key '${projectKey}' was not found`)
    const priority = priorities.find((one) => (priorityName === undefined ? one.default : one.name === priorityName))
    if (priority === undefined) return refusal(400, `Should contain a valid 'priorityName'`)
    if (folderId !== undefined && !folders.some(({ id, folderType }) => id === folderId && folderType === 'TEST_CASE'))
      return refusal(404, `Folder with id '${folderId}' was not found`)
    const problem = problemWith(name, labels)
    if (problem !== undefined) return refusal(400, problem)
    lastId += 1
    const key = `${projectKey}-T${lastId}`
    const folder = folderId === undefined ? null : { id: folderId }
    cases.set(key, {
      fields: {
        id: 70_000 + lastId,
        key,
        name,
        project: { id: project.id },
        priority: { id: priority.id },
        status: draft,
        objective,
        precondition,
        folder,
        labels,
        customFields,
      },
      createdOn: new Date().toISOString(),
      steps: [{ inline: {} }],
      issues: [],
      webLinks: [],
    })
    return json({ id: 70_000 + lastId, key, self: `${base}/testcases/${key}` }, 201)
  }

  function update(stored: StoredCase, body: unknown): Response {
    const input = updateSchema.safeParse(body)
    if (!input.success) return refusal(400, problemOf(input.error))
    const problem = problemWith(input.data.name, input.data.labels ?? [])
    if (problem !== undefined) return refusal(400, problem)
    stored.fields = { ...input.data, id: stored.fields.id, key: stored.fields.key }
    return json(null)
  }

  async function writeSteps(stored: StoredCase, body: unknown): Promise<Response> {
    const input = stepsSchema.safeParse(body)
    if (!input.success) return refusal(400, problemOf(input.error))
    const { mode, items } = input.data
    if (items.length > maxSteps) return refusal(400, `A maximum of ${maxSteps} test steps can be posted per request`)
    const before = mode === 'APPEND' ? stored.steps : []
    await new Promise((resolve) => setTimeout(resolve, 0))
    stored.steps = [...before, ...items]
    return json({ id: stored.fields.id, self: `${base}/testcases/${stored.fields.key}/teststeps` }, 201)
  }

  function linkIssue(stored: StoredCase, body: unknown): Response {
    const input = z.object({ issueId: z.number().int().min(1) }).safeParse(body)
    if (!input.success) return refusal(400, problemOf(input.error))
    lastId += 1
    stored.issues.push({ id: lastId, ...input.data })
    return json({ id: lastId, self: `${base}/links/${lastId}` }, 201)
  }

  function linkPage(stored: StoredCase, body: unknown): Response {
    const input = z.object({ url: z.url(), description: z.string().default('') }).safeParse(body)
    if (!input.success) return refusal(400, problemOf(input.error))
    lastId += 1
    stored.webLinks.push({ id: lastId, ...input.data })
    return json({ id: lastId, self: `${base}/links/${lastId}` }, 201)
  }

  function list(query: URLSearchParams): Response {
    const limit = Math.min(wholeNumber(query, 'limit', 10), maxPageSize)
    const from = wholeNumber(query, 'startAtId', 0)
    const key = query.get('projectKey')
    const project = projects.find((one) => one.key === key)
    if (key !== null && project === undefined) return refusal(404, `Project with key '${key}' was not found`)
    const found = [...cases.values()].filter(
      ({ fields }) => fields.id >= from && (project === undefined || fields.project.id === project.id),
    )
    const next = found[limit]?.fields.id ?? null
    return json({ next: null, nextStartAtId: next, limit, values: found.slice(0, limit).map(view) })
  }

  async function onCase(stored: StoredCase, request: Request, part: string): Promise<Response> {
    const body = request.method === 'GET' ? undefined : parseJson(await request.text())
    const actions: Record<string, () => Response | Promise<Response>> = {
      'GET ': () => json(view(stored)),
      'PUT ': () => update(stored, body),
      'GET /links': () => json(view(stored).links),
      'POST /teststeps': () => writeSteps(stored, body),
      'POST /links/issues': () => linkIssue(stored, body),
      'POST /links/weblinks': () => linkPage(stored, body),
    }
    return actions[`${request.method} ${part}`]?.() ?? refusal(404, 'Not found')
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (request.headers.get('authorization') !== `Bearer ${demoZephyr.apiToken}`) return refusal(401, 'Unauthorized')
    const projectKey = searchParams.get('projectKey')
    switch (`${request.method} ${pathname}`) {
      case 'GET /v2/projects':
        return page(projects, searchParams)
      case 'GET /v2/folders': {
        const wanted = folders.filter(
          ({ project, folderType }) => project === projectKey && folderType === searchParams.get('folderType'),
        )
        return page(
          wanted.map(({ project: _project, ...folder }) => folder),
          searchParams,
        )
      }
      case 'GET /v2/priorities':
        return page(priorities, searchParams)
      case 'GET /v2/testcases/nextgen':
        return list(searchParams)
      case 'POST /v2/testcases':
        return create(parseJson(await request.text()))
    }
    const issueKey = /^\/v2\/issuelinks\/([^/]+)\/testcases$/.exec(pathname)?.[1]
    if (issueKey !== undefined && request.method === 'GET') {
      const issueId = demoIssueId(issueKey)
      const linked = [...cases.values()].filter(({ issues }) => issues.some((one) => one.issueId === issueId))
      return json(
        linked.map(({ fields }) => ({ key: fields.key, version: 1, self: `${base}/testcases/${fields.key}` })),
      )
    }
    const [, key = '', part = ''] = /^\/v2\/testcases\/([A-Z][A-Z_0-9]+-T\d+)(\/.*)?$/.exec(pathname) ?? []
    const stored = cases.get(key)
    return stored === undefined
      ? refusal(404, `Test case with key '${key}' was not found`)
      : onCase(stored, request, part)
  }

  create({ projectKey: 'SHOP', name: 'Guest pays by invoice', labels: ['regression'], folderId: 502 })

  return {
    ...withFailures(handle, {
      rateLimited: () => refusal(429, 'Too Many Requests', { 'retry-after': '7' }),
      serverError: () => refusal(500, 'Internal server error'),
    }),
    stored: () =>
      [...cases.values()].map(({ fields, steps, issues, webLinks }) => ({
        key: fields.key,
        title: fields.name,
        labels: fields.labels ?? [],
        steps: steps.map(({ inline }) => ({
          action: textAnswer(inline.description ?? ''),
          data: textAnswer(inline.testData ?? ''),
          expected: textAnswer(inline.expectedResult ?? ''),
        })),
        links: [...issues.map(({ issueId }) => String(issueId)), ...webLinks.map(({ url }) => url)],
      })),
  }
}

/** The sandbox Jira numbers its tickets from 10101 on. */
function demoIssueId(issueKey: string): number {
  return 10_100 + Number(/^SHOP-(\d+)$/.exec(issueKey)?.[1] ?? 0)
}

function view({ fields, createdOn, issues, webLinks }: StoredCase) {
  return {
    ...fields,
    createdOn,
    testScript: { self: `${base}/testcases/${fields.key}/teststeps` },
    links: {
      self: `${base}/testcases/${fields.key}/links`,
      issues: issues.map((one) => ({ ...one, target: `${jira}/issue/${one.issueId}`, type: 'COVERAGE' })),
      webLinks: webLinks.map((one) => ({ ...one, type: 'RELATED' })),
    },
  }
}

function page(all: object[], query: URLSearchParams): Response {
  const startAt = wholeNumber(query, 'startAt', 0)
  const maxResults = Math.min(wholeNumber(query, 'maxResults', 10), maxPageSize)
  const values = all.slice(startAt, startAt + maxResults)
  const isLast = startAt + values.length >= all.length
  return json({ startAt, maxResults, total: all.length, isLast, values })
}

function problemWith(name: string, labels: string[]): string | undefined {
  if (name.trim() === '') return `Should contain a non-empty 'name'`
  if (name.length > 255) return `'name' must have at most 255 characters`
  const bad = labels.find((label) => /\s/.test(label) || label.length > 50)
  return bad === undefined ? undefined : `Label '${bad}' is not valid: labels have no spaces and at most 50 characters`
}

function problemOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

function refusal(errorCode: number, message: string, headers: Record<string, string> = {}): Response {
  return json({ errorCode, message }, errorCode, headers)
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
