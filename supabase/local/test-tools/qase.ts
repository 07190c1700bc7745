import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type SandboxTool, wholeNumber, withFailures } from './sandbox.ts'

export const demoQase = { apiToken: 'demo-qase-token', project: 'SHOP' }

const projects = [
  { title: 'Shop', code: 'SHOP' },
  { title: 'Website', code: 'WEB' },
]
const suites = [
  { id: 1, title: 'Checkout', parent_id: null, project: 'SHOP' },
  { id: 2, title: 'Payment', parent_id: 1, project: 'SHOP' },
]

/** The ids of the options belong to the workspace: these are not the ones of Qase's examples. */
const systemFields = [
  field('Priority', 'priority', { undefined: 40, high: 41, medium: 42, low: 43 }),
  field('Type', 'type', { other: 51, functional: 52, smoke: 53, regression: 54, security: 55, usability: 56 }),
  field('Behavior', 'behavior', { undefined: 61, positive: 62, negative: 63, destructive: 64 }),
]

const text = z.string().nullish()
const caseSchema = z.object({
  title: z.string().min(1).max(255),
  description: text,
  preconditions: text,
  priority: z.number().int().optional(),
  type: z.number().int().optional(),
  behavior: z.number().int().optional(),
  suite_id: z.number().int().optional(),
  steps_type: z.enum(['classic', 'gherkin']).optional(),
  steps: z.array(z.object({ action: z.string().min(1), expected_result: text, data: text })).optional(),
  tags: z.array(z.string().min(1).max(255)).optional(),
})
const bulkSchema = z.object({ cases: z.array(caseSchema).min(1).max(100) })
const attachSchema = z.object({
  type: z.enum(['jira-cloud', 'jira-server']),
  links: z.array(z.object({ case_id: z.number().int(), external_issues: z.array(z.string()).min(1) })).min(1),
})
type CaseInput = z.infer<typeof caseSchema>

interface StoredCase {
  id: number
  project: string
  input: CaseInput
  /** The keys of Jira issues, as often as they were attached. */
  issues: string[]
}

/** The most that one page of a list holds; 10 if the request does not say. */
const maxPageSize = 100

/**
 * A sandbox of Qase's API, version 1: the part that the product calls. A refused case refuses its whole bulk call; a list
 * can be searched by title only and gives the newest case first, so that a new case moves the pages; tags and steps of an
 * update replace those before; only the project SHOP is connected to Jira; attaching an issue twice attaches it twice.
 */
export function createSandboxQase(): SandboxTool {
  const cases = new Map<number, StoredCase>()
  let lastId = 0

  function problemsOf(input: CaseInput, code: string): string[] {
    const unknown = systemFields.flatMap(({ slug, title, options }) => {
      const value = { priority: input.priority, type: input.type, behavior: input.behavior }[slug]
      return value === undefined || options.some(({ id }) => id === value) ? [] : [`The selected ${title} is invalid.`]
    })
    const suite = input.suite_id
    const lost = suite !== undefined && !suites.some(({ id, project }) => id === suite && project === code)
    return lost ? [...unknown, 'Suite not found.'] : unknown
  }

  function createMany(code: string, body: unknown): Response {
    const bulk = bulkSchema.safeParse(body)
    if (!bulk.success) return invalid(bulk.error)
    const problems = bulk.data.cases.flatMap((input, index) =>
      problemsOf(input, code).map((error) => ({ field: `cases.${index}`, error })),
    )
    if (problems.length > 0) return refusal(422, 'Data is invalid.', problems)
    const ids = bulk.data.cases.map((input) => {
      lastId += 1
      cases.set(lastId, { id: lastId, project: code, input, issues: [] })
      return lastId
    })
    return json({ status: true, result: { ids } })
  }

  function update(stored: StoredCase, body: unknown): Response {
    const patch = caseSchema.partial().safeParse(body)
    if (!patch.success) return invalid(patch.error)
    const input = { ...stored.input, ...patch.data }
    const problems = problemsOf(input, stored.project)
    if (problems.length > 0)
      return refusal(
        422,
        'Data is invalid.',
        problems.map((error) => ({ field: '', error })),
      )
    stored.input = input
    return json({ status: true, result: { id: stored.id } })
  }

  function attach(code: string, body: unknown): Response {
    const request = attachSchema.safeParse(body)
    if (!request.success) return invalid(request.error)
    if (code !== 'SHOP' || request.data.type !== 'jira-cloud')
      return refusal(400, `The integration ${request.data.type} is not configured for this project.`)
    for (const { case_id: id, external_issues: keys } of request.data.links) {
      const stored = cases.get(id)
      if (stored === undefined) return refusal(404, 'Test case not found.')
      stored.issues.push(...keys)
    }
    return json({ status: true })
  }

  function list(code: string, query: URLSearchParams): Response {
    const search = query.get('search')?.toLowerCase() ?? ''
    const found = [...cases.values()]
      .filter(({ project, input }) => project === code && input.title.toLowerCase().includes(search))
      .toReversed()
    return page(
      found.map((stored) => view(stored, query.get('include'))),
      query,
      projectTotal(code),
    )
  }

  function projectTotal(code: string): number {
    return [...cases.values()].filter(({ project }) => project === code).length
  }

  async function onProject(code: string, part: string, request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams
    const project = projects.find((one) => one.code === code)
    if (project === undefined) return refusal(404, 'Project not found.')
    const [, id] = /^\/(\d+)$/.exec(part) ?? []
    const stored = id === undefined ? undefined : cases.get(Number(id))
    if (id !== undefined && stored?.project !== code) return refusal(404, 'Test case not found.')
    const body = request.method === 'GET' ? undefined : parseJson(await request.text())
    if (stored !== undefined && request.method === 'GET')
      return json({ status: true, result: view(stored, query.get('include')) })
    if (stored !== undefined && request.method === 'DELETE') {
      cases.delete(stored.id)
      return json({ status: true, result: { id: stored.id } })
    }
    if (stored !== undefined && request.method === 'PATCH') return update(stored, body)
    if (part === '' && request.method === 'GET') return list(code, query)
    if (part === '/bulk' && request.method === 'POST') return createMany(code, body)
    if (part === '/external-issue/attach' && request.method === 'POST') return attach(code, body)
    return refusal(404, 'Not found.')
  }

  function handle(request: Request): Response | Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (request.headers.get('token') !== demoQase.apiToken) return refusal(401, 'API token is invalid.')
    if (request.method === 'GET' && pathname === '/v1/project')
      return page(
        projects.map((one) => ({ ...one, counts: { cases: projectTotal(one.code) } })),
        searchParams,
      )
    if (request.method === 'GET' && pathname === '/v1/system_field') return json({ status: true, result: systemFields })
    const [, suiteCode] = /^\/v1\/suite\/([A-Z0-9]{2,10})$/.exec(pathname) ?? []
    if (request.method === 'GET' && suiteCode !== undefined) {
      const found = suites.filter(({ project }) => project === suiteCode)
      return page(
        found.map(({ project: _project, ...suite }) => suite),
        searchParams,
      )
    }
    const [, code, part = ''] = /^\/v1\/case\/([A-Z0-9]{2,10})(\/.*)?$/.exec(pathname) ?? []
    return code === undefined ? refusal(404, 'Not found.') : onProject(code, part, request)
  }

  createMany('SHOP', { cases: [{ title: 'Guest pays by invoice', suite_id: 2, tags: ['regression'], steps: [] }] })

  return {
    ...withFailures(handle, {
      rateLimited: () => refusal(429, 'Too many requests.', [], { 'retry-after': '12' }),
      serverError: () => refusal(500, 'Internal server error.'),
    }),
    stored: () =>
      [...cases.values()].map(({ id, project, input, issues }) => ({
        key: `${project}-${id}`,
        title: input.title,
        labels: input.tags ?? [],
        steps: (input.steps ?? []).map(({ action, data, expected_result }) => ({
          action,
          data: data ?? '',
          expected: expected_result ?? '',
        })),
        links: issues,
      })),
  }
}

function field(title: string, slug: 'priority' | 'type' | 'behavior', options: Record<string, number>) {
  return {
    title,
    slug,
    default_value: null,
    is_required: false,
    entity: 0,
    type: 1,
    options: Object.entries(options).map(([name, id]) => ({ id, title: name, slug: name, is_default: false })),
  }
}

function view({ id, project, input, issues }: StoredCase, include: string | null) {
  const { steps = [], tags = [], ...rest } = input
  return {
    id,
    position: id,
    ...rest,
    suite_id: input.suite_id ?? null,
    steps: steps.map((step, index) => ({ hash: `${project}${id}${index}`, position: index + 1, ...step })),
    tags: tags.map((title, index) => ({ title, internal_id: index + 1 })),
    ...(include === 'external_issues' && {
      external_issues: [
        {
          type: 'jira-cloud',
          issues: issues.map((key) => ({ id: key, link: `https://casewright-demo.atlassian.net/browse/${key}` })),
        },
      ],
    }),
  }
}

function page(found: object[], query: URLSearchParams, total = found.length): Response {
  const limit = wholeNumber(query, 'limit', 10)
  if (limit < 1 || limit > maxPageSize) return refusal(400, 'The limit must be between 1 and 100.')
  const offset = wholeNumber(query, 'offset', 0)
  const entities = found.slice(offset, offset + limit)
  return json({ status: true, result: { total, filtered: found.length, count: entities.length, entities } })
}

function invalid(error: z.ZodError): Response {
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), error: message }))
  return refusal(422, 'Data is invalid.', problems)
}

function refusal(
  status: number,
  errorMessage: string,
  errorFields: { field: string; error: string }[] = [],
  headers: Record<string, string> = {},
): Response {
  return json({ status: false, errorMessage, ...(errorFields.length > 0 && { errorFields }) }, status, headers)
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}
