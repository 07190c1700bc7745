import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type SandboxTool, withFailures } from './sandbox.ts'

export const demoXray = { clientId: 'DEMO0XRAY0CLIENT', clientSecret: 'demo-xray-client-secret', project: 'SHOP' }

const projects = [
  { id: '10000', key: 'SHOP' },
  { id: '10001', key: 'WEB' },
]
const folders = {
  name: 'Test Repository',
  path: '/',
  folders: [
    { name: 'Checkout', path: '/Checkout', folders: [{ name: 'Payment', path: '/Checkout/Payment', folders: [] }] },
  ],
}
const paths = ['/', '/Checkout', '/Checkout/Payment']

const stepSchema = z.object({
  action: z.string().min(1).max(32_767),
  data: z.string().max(32_767).default(''),
  result: z.string().max(32_767).default(''),
})
const importSchema = z.object({
  testtype: z.literal('Manual'),
  fields: z.object({
    summary: z
      .string()
      .regex(/\S/, { error: 'You must specify a summary of the issue.' })
      .max(255, { error: 'Summary must be less than 255 characters.' })
      .regex(/^[^\r\n]*$/, { error: 'The summary is invalid because it contains newline characters.' }),
    description: z.string().max(32_767).optional(),
    project: z.object({ key: z.enum(['SHOP', 'WEB'], { error: 'valid project is required' }) }),
    labels: z.array(z.string().regex(/^\S+$/)).default([]),
  }),
  steps: z.array(stepSchema).default([]),
  xray_test_repository_folder: z.string().optional(),
  update: z
    .object({
      issuelinks: z.array(
        z.object({
          add: z.object({ type: z.object({ name: z.literal('Tests') }), outwardIssue: z.object({ key: z.string() }) }),
        }),
      ),
    })
    .optional(),
})
const graphqlSchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) })
const searchSchema = z.object({ jql: z.string(), limit: z.number().int().max(100), start: z.number().int().default(0) })

interface StoredXrayTest {
  issueId: string
  key: string
  project: string
  summary: string
  labels: string[]
  steps: { id: string; action: string; data: string; result: string }[]
  links: string[]
}
interface Job {
  id: string
  /** When it starts and ends, in milliseconds. */
  start: number
  end: number
  elements: unknown[]
  result: { issues: object[]; errors: object[]; warnings: object[] } | undefined
}

/**
 * A sandbox of Xray Cloud: authentication, the bulk import of tests and the part of GraphQL that the product uses. One
 * import job per account runs at a time; it makes its tests when it ends, whether anyone asks for its status or not.
 */
export function createSandboxXray({ now = () => Date.now(), jobMs = 1_500 } = {}): SandboxTool {
  const tests = new Map<string, StoredXrayTest>()
  const jobs = new Map<string, Job>()
  const tokens = new Set<string>()
  let nextStep = 1

  const newSteps = (steps: z.infer<typeof stepSchema>[]) => steps.map((step) => ({ id: `step-${nextStep++}`, ...step }))

  /** Ends the jobs whose time has come. */
  function settle(): void {
    for (const job of jobs.values()) if (job.result === undefined && job.end <= now()) job.result = resultOf(job)
  }

  function resultOf({ elements }: Job): Job['result'] {
    const result: NonNullable<Job['result']> = { issues: [], errors: [], warnings: [] }
    for (const [elementNumber, element] of elements.entries()) {
      const parsed = importSchema.safeParse(element)
      const folder = parsed.data?.xray_test_repository_folder
      if (!parsed.success) {
        const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
        result.errors.push({ elementNumber, errors })
      } else if (folder !== undefined && !paths.includes(folder)) {
        result.errors.push({ elementNumber, errors: { xray_test_repository_folder: 'The folder does not exist.' } })
      } else {
        const { fields, steps, update } = parsed.data
        const project = fields.project.key
        const number = 9_001 + tests.size
        const test = {
          issueId: String(50_000 + tests.size),
          key: `${project}-${number}`,
          project,
          summary: fields.summary,
          labels: fields.labels,
          steps: newSteps(steps),
          links: (update?.issuelinks ?? []).map(({ add }) => add.outwardIssue.key),
        }
        tests.set(test.issueId, test)
        const self = `https://casewright-demo.atlassian.net/rest/api/2/issue/${test.issueId}`
        result.issues.push({ elementNumber, id: test.issueId, key: test.key, self })
      }
    }
    return result
  }

  function startImport(body: unknown): Response {
    if ([...jobs.values()].some(({ result }) => result === undefined))
      return json({ error: 'A job to import tests is already in progress for this user.' }, 400)
    const elements = z.array(z.unknown()).min(1).max(1_000).safeParse(body)
    if (!elements.success) return json({ error: 'The request must hold between 1 and 1000 tests.' }, 400)
    const id = crypto.randomUUID().replaceAll('-', '')
    jobs.set(id, { id, start: now() + jobMs / 3, end: now() + jobMs, elements: elements.data, result: undefined })
    return json({ jobId: id })
  }

  function status(id: string): Response {
    const job = jobs.get(id)
    if (job === undefined) return json({ error: 'Job not found.' }, 404)
    const { result } = job
    if (result === undefined) return json({ status: now() < job.start ? 'pending' : 'working', progress: [] })
    const all = result.errors.length === 0 ? 'successful' : 'partially_successful'
    return json({ status: result.issues.length === 0 ? 'unsuccessful' : all, result })
  }

  function graphql(body: unknown): Response {
    const request = graphqlSchema.safeParse(body)
    if (!request.success) return json({ errors: [{ message: 'Must provide query string.' }] }, 400)
    const { query, variables } = request.data
    if (query.includes('getTests(')) return getTests(variables)
    if (query.includes('getProjectSettings(')) {
      const project = projects.find(({ id, key }) => variables.project === id || variables.project === key)
      return data({ getProjectSettings: project === undefined ? null : { projectId: project.id } })
    }
    if (query.includes('getFolder('))
      return variables.project === '10000'
        ? data({ getFolder: folders })
        : data({ getFolder: { ...folders, folders: [] } })
    const test = tests.get(String(variables.issue))
    if (test === undefined) return error(`test with id ${String(variables.issue)} does not exist`)
    return changeSteps(test, query, variables)
  }

  /** The fields of a mutation, one after the other. */
  function changeSteps(test: StoredXrayTest, query: string, variables: Record<string, unknown>): Response {
    const names = [...query.matchAll(/addTestStep\(issueId: \$issue, step: \$(\w+)\)/g)].map(([, name = '']) => name)
    const removes = query.includes('removeAllTestSteps(')
    if (names.length + Number(removes) === 0) return error('Cannot query this field on type "Mutation".')
    if (names.length > 24) return error('The number of resolvers exceeds the limit of 25.')
    const steps = z.array(stepSchema).safeParse(names.map((name) => variables[name]))
    if (!steps.success) return error('Expected value of type "CreateStepInput!".')
    const added = newSteps(steps.data)
    test.steps = [...(removes ? [] : test.steps), ...added]
    return data(Object.fromEntries(names.map((name, at) => [name, { id: added[at]?.id }])))
  }

  function getTests(variables: unknown): Response {
    const search = searchSchema.safeParse(variables)
    if (!search.success) return error('A maximum of 100 results can be returned.')
    const { jql, limit, start } = search.data
    const matches = readQuery(jql)
    if (typeof matches === 'string') return error(`Error in the JQL Query: ${matches}`)
    const found = [...tests.values()].filter(matches)
    const results = found.slice(start, start + limit).map(({ issueId, key, summary, labels, steps }) => ({
      issueId,
      jira: { key, summary, labels },
      steps,
    }))
    return data({ getTests: { total: found.length, results } })
  }

  async function handle(request: Request): Promise<Response> {
    settle()
    const { pathname } = new URL(request.url)
    const body = request.method === 'POST' ? parseJson(await request.text()) : undefined
    if (request.method === 'POST' && pathname === '/api/v2/authenticate') {
      const { clientId: client_id, clientSecret: client_secret } = demoXray
      const isKnown = z
        .object({ client_id: z.literal(client_id), client_secret: z.literal(client_secret) })
        .safeParse(body).success
      if (!isKnown) return json({ error: 'Authentication failed. Invalid client credentials!' }, 401)
      const token = `eyJhbGciOiJIUzI1NiJ9.${crypto.randomUUID()}.xray`
      tokens.add(token)
      return json(token)
    }
    if (!tokens.has((request.headers.get('authorization') ?? '').replace(/^Bearer /, '')))
      return json({ error: 'Authentication failed. Token is missing or invalid.' }, 401)
    const job = /^\/api\/v2\/import\/test\/bulk\/(\w+)\/status$/.exec(pathname)?.[1]
    if (request.method === 'GET' && job !== undefined) return status(job)
    if (request.method === 'POST' && pathname === '/api/v2/import/test/bulk') return startImport(body)
    if (request.method === 'POST' && pathname === '/api/v2/graphql') return graphql(body)
    return json({ error: 'Not found' }, 404)
  }

  return {
    ...withFailures(handle, {
      rateLimited: () => json({ error: 'Too many requests, please try again later.' }, 429, { 'retry-after': '3' }),
      serverError: () => json({ error: 'Internal server error' }, 500),
    }),
    stored: () => {
      settle()
      return [...tests.values()].map(({ key, summary, labels, steps, links }) => ({
        key,
        title: summary,
        labels,
        links,
        steps: steps.map(({ action, data: input, result }) => ({ action, data: input, expected: result })),
      }))
    },
  }
}

type Matches = (test: StoredXrayTest) => boolean

/** `project = "X"` and one more clause, as the product asks; the text of a refusal for anything else. */
function readQuery(jql: string): Matches | string {
  const [, project = '', rest = ''] = /^project = "(\w+)" AND (.+)$/s.exec(jql) ?? []
  if (projects.every(({ key }) => key !== project))
    return `The value '${project}' does not exist for the field 'project'.`
  const inProject =
    (matches: Matches): Matches =>
    (test) =>
      test.project === project && matches(test)
  const words = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) => word.replace(/\\(.)/g, '$1'))
  if (/^labels in \(/.test(rest)) return inProject(({ labels }) => labels.some((label) => words.includes(label)))
  if (/^issue in linkedIssues\(/.test(rest)) return inProject(({ links }) => links.some((link) => words.includes(link)))
  if (/^\(summary ~ /.test(rest)) return inProject(({ summary }) => words.some((text) => hasWords(summary, text)))
  const id = /^id = (\d+)$/.exec(rest)?.[1]
  return id === undefined ? `Expecting operator but got '${rest}'.` : inProject(({ issueId }) => issueId === id)
}

function hasWords(summary: string, text: string): boolean {
  const plain = (value: string) => value.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const own = plain(summary)
  return plain(text).every((word) => own.includes(word))
}

function data(value: object): Response {
  return json({ data: value })
}

/** GraphQL answers 200 for its errors, too. */
function error(message: string): Response {
  return json({ errors: [{ message, locations: [{ line: 1, column: 1 }] }], data: null })
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}
