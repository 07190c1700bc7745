import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type SandboxTool, withFailures } from './sandbox.ts'
import {
  areas,
  fieldProblem,
  maxQueryLength,
  parametersOf,
  readWorkItemQuery,
  stepsOf,
  tagsOf,
  tidyTags,
} from './azure-fields.ts'

export const demoAzure = { organization: 'casewright-demo', token: 'demo-azure-token', project: 'Shop' }

const root = `https://dev.azure.com/${demoAzure.organization}`
const projects = [
  { id: '0f1c7d52-5a0e-4d7c-9a50-6f2f0a1c0001', name: 'Shop', state: 'wellFormed', visibility: 'private' },
  { id: '0f1c7d52-5a0e-4d7c-9a50-6f2f0a1c0002', name: 'Web site', state: 'wellFormed', visibility: 'private' },
]
const operationSchema = z.object({
  op: z.enum(['add', 'replace', 'test', 'remove']),
  path: z.string(),
  value: z.unknown().optional(),
})
const relationSchema = z.object({
  rel: z.string(),
  url: z.string(),
  attributes: z.record(z.string(), z.unknown()).default({}),
})
const batchSchema = z.object({
  ids: z.array(z.number().int()),
  fields: z.array(z.string()).optional(),
  $expand: z.enum(['None', 'Relations', 'Fields', 'Links', 'All']).optional(),
  errorPolicy: z.enum(['Fail', 'Omit']).default('Fail'),
})

interface WorkItem {
  id: number
  rev: number
  fields: Record<string, unknown>
  relations: z.infer<typeof relationSchema>[]
}

/**
 * A sandbox of Azure DevOps Services, REST version 7.1: the part that the product calls. A missing login is answered with a
 * sign-in page and status 203; a link that is there already is refused; tags are one text, separated by semicolons; `@name`
 * in a step becomes a parameter; a query has at most 32,000 characters, a batch 200 items.
 */
export function createSandboxAzure(): SandboxTool {
  const items = new Map<number, WorkItem>()

  /** Applies a JSON patch; the text of a refusal if it does not hold. */
  function patched(item: WorkItem, project: string, body: unknown): WorkItem | Response {
    const operations = z.array(operationSchema).safeParse(body)
    if (!operations.success) return refusal(400, 'You must pass a valid patch document in the body of the request.')
    const next = { ...item, rev: item.rev + 1, fields: { ...item.fields }, relations: [...item.relations] }
    for (const { op, path, value } of operations.data) {
      const field = /^\/fields\/([\w.]+)$/.exec(path)?.[1]
      if (path === '/rev' && op === 'test') {
        if (value !== item.rev) return refusal(412, 'TF26071: This work item has been changed by someone else.')
      } else if (path === '/relations/-' && op === 'add') {
        const relation = relationSchema.safeParse(value)
        if (!relation.success) return refusal(400, 'The relation is not valid.')
        if (next.relations.some(({ rel, url }) => rel === relation.data.rel && url === relation.data.url))
          return refusal(400, 'TF401380: Relation already exists.')
        next.relations.push(relation.data)
      } else if (field !== undefined && (op === 'add' || op === 'replace')) {
        const problem = fieldProblem(field, value, project)
        if (problem !== undefined) return refusal(400, problem)
        next.fields[field] = field === 'System.Tags' && typeof value === 'string' ? tidyTags(value) : value
      } else return refusal(400, `The operation ${op} ${path} is not supported.`)
    }
    if (next.fields['System.Title'] === undefined)
      return refusal(400, `TF401320: Rule Error for field Title. Error code: Required, HasValues, InvalidEmpty.`)
    const parameters = parametersOf(next.fields['Microsoft.VSTS.TCM.Steps'])
    if (parameters.length > 0) next.fields['Microsoft.VSTS.TCM.Parameters'] = parameters.join(' ')
    return next
  }

  function save(result: WorkItem | Response): Response {
    if (result instanceof Response) return result
    items.set(result.id, result)
    return json(view(result, 'All'))
  }

  function create(project: string, body: unknown): Response {
    const id = 4_000 + items.size + 1
    const fields = {
      'System.Id': id,
      'System.TeamProject': project,
      'System.AreaPath': project,
      'System.WorkItemType': 'Test Case',
      'System.State': 'Design',
      'Microsoft.VSTS.Common.Priority': 2,
    }
    return save(patched({ id, rev: 0, fields, relations: [] }, project, body))
  }

  function query(project: string, body: unknown): Response {
    const text = z.object({ query: z.string() }).safeParse(body).data?.query ?? ''
    if (text.length > maxQueryLength) return refusal(400, 'TF51016: The query text is longer than 32000 characters.')
    const matches = readWorkItemQuery(text, project)
    if (typeof matches === 'string') return refusal(400, matches)
    const found = [...items.values()].filter(({ fields }) => matches(fields))
    return json({
      queryType: 'flat',
      queryResultType: 'workItem',
      workItems: found.map(({ id }) => ({ id, url: `${root}/_apis/wit/workItems/${id}` })),
    })
  }

  function batch(body: unknown): Response {
    const wanted = batchSchema.safeParse(body)
    if (!wanted.success) return refusal(400, 'The request is not valid.')
    const { ids, fields, $expand, errorPolicy } = wanted.data
    if (ids.length > 200) return refusal(400, 'VS403474: You requested more than 200 work items.')
    if (fields !== undefined && $expand !== undefined && $expand !== 'None')
      return refusal(400, 'The expand parameter can not be used with the fields parameter.')
    const found = ids.map((id) => items.get(id))
    if (errorPolicy === 'Fail' && found.includes(undefined)) return missing(ids)
    const value = found.map((item) => (item === undefined ? null : view(item, $expand, fields)))
    return json({ count: value.length, value })
  }

  async function onProject(project: string, part: string, request: Request): Promise<Response> {
    if (!projects.some(({ name }) => name === project))
      return refusal(404, `TF200016: The following project does not exist: ${project}.`)
    const { searchParams } = new URL(request.url)
    if (request.method === 'GET' && part === 'classificationnodes/areas') return json(areaTree(areas[project] ?? []))
    const body = parseJson(await request.text())
    if (request.method === 'POST' && part === 'wiql') return query(project, body)
    const patch = request.headers.get('content-type')?.startsWith('application/json-patch+json') === true
    if (request.method === 'POST' && part === 'workitems/$Test%20Case')
      return patch ? create(project, body) : wrongType()
    const id = Number(/^workitems\/(\d+)$/.exec(part)?.[1])
    const item = items.get(id)
    if (item === undefined) return missing([id])
    if (request.method === 'GET')
      return json(view(item, searchParams.get('$expand') === 'relations' ? 'Relations' : 'None'))
    if (request.method === 'PATCH') return patch ? save(patched(item, project, body)) : wrongType()
    return refusal(405, 'The requested resource does not support this method.')
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const encoded = /^Basic (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (encoded === undefined) return page(203, 'Azure DevOps Services | Sign In')
    if (Buffer.from(encoded, 'base64').toString('utf8') !== `:${demoAzure.token}`) return page(401, 'Access Denied')
    const [, organization, rest = ''] = /^\/([^/]+)\/(.*)$/.exec(pathname) ?? []
    if (organization !== demoAzure.organization) return page(404, 'The resource cannot be found.')
    if (searchParams.get('api-version') === null && request.method !== 'GET')
      return refusal(400, 'No api-version was supplied for the request.')
    if (request.method === 'GET' && rest === '_apis/connectionData')
      return json({
        authenticatedUser: { providerDisplayName: 'Robin Quell', isActive: true },
        instanceId: projects[0]?.id,
      })
    if (request.method === 'GET' && rest === '_apis/projects') {
      const from = Number(searchParams.get('$skip') ?? 0)
      const value = projects.slice(from, from + Number(searchParams.get('$top') ?? 100))
      return json({ count: value.length, value })
    }
    if (request.method === 'POST' && rest === '_apis/wit/workitemsbatch') return batch(parseJson(await request.text()))
    const [, project, part] = /^([^/]+)\/_apis\/wit\/(.+)$/.exec(rest) ?? []
    if (project === undefined || part === undefined) return refusal(404, 'The controller for path was not found.')
    return onProject(decodeURIComponent(project), part, request)
  }

  create('Shop', [
    { op: 'add', path: '/fields/System.Title', value: 'Guest pays by invoice' },
    { op: 'add', path: '/fields/System.Tags', value: 'regression' },
  ])

  return {
    ...withFailures(handle, {
      rateLimited: () => refusal(429, 'TF400733: The request has been canceled: it exceeds the usage limits.', '9'),
      serverError: () => refusal(500, 'TF246017: Azure DevOps could not connect to the database.'),
    }),
    stored: () =>
      [...items.values()].map(({ id, fields, relations }) => ({
        key: String(id),
        title: String(fields['System.Title']),
        labels: tagsOf(fields['System.Tags']),
        steps: stepsOf(fields['Microsoft.VSTS.TCM.Steps']),
        links: relations.map(({ url }) => url),
      })),
  }
}

function view(item: WorkItem, expand = 'None', names?: string[]) {
  const { relations, ...rest } = item
  const fields =
    names === undefined ? rest.fields : Object.fromEntries(names.flatMap((name) => entry(name, rest.fields[name])))
  const shown = expand === 'Relations' || expand === 'All'
  return {
    ...rest,
    fields,
    ...(shown && relations.length > 0 && { relations }),
    url: `${root}/_apis/wit/workItems/${item.id}`,
  }
}

function entry(name: string, value: unknown): [string, unknown][] {
  return value === undefined ? [] : [[name, value]]
}

/** The node of the first path, with those below it. */
function areaTree(paths: string[], path = paths[0] ?? ''): object {
  const below = paths.filter((one) => one.startsWith(`${path}\\`) && !one.slice(path.length + 1).includes('\\'))
  return {
    id: paths.indexOf(path) + 1,
    name: path.split('\\').at(-1),
    structureType: 'area',
    hasChildren: below.length > 0,
    ...(below.length > 0 && { children: below.map((one) => areaTree(paths, one)) }),
    path: `\\${path.replace(/^[^\\]+/, '$&\\Area')}`,
  }
}

function missing(ids: number[]): Response {
  return refusal(
    404,
    `TF401232: Work item ${ids.join(', ')} does not exist, or you do not have permissions to read it.`,
  )
}

function wrongType(): Response {
  return refusal(415, 'The request indicated a Content-Type other than application/json-patch+json.')
}

function refusal(status: number, message: string, retryAfter?: string): Response {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
  return json(
    { $id: '1', innerException: null, message, typeKey: 'Exception', errorCode: 0, eventId: 3000 },
    status,
    headers,
  )
}

function page(status: number, title: string): Response {
  const html = `<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8; api-version=7.1', ...headers },
  })
}
