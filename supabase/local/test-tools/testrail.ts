import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type SandboxTool, type StoredTest, wholeNumber, withFailures } from './sandbox.ts'

export const demoTestRail = {
  host: 'casewright-demo.testrail.io',
  baseUrl: 'https://casewright-demo.testrail.io',
  email: 'qa@demo.test',
  apiKey: 'demo-testrail-key',
  project: '1',
}

/** `suite_mode` 3: the project has several suites, and every list needs the id of one. */
const projects = [
  { id: 1, name: 'Shop', suite_mode: 1, is_completed: false },
  { id: 2, name: 'Website', suite_mode: 3, is_completed: false },
]
const suites = [
  { id: 10, name: 'Master', project_id: 1 },
  { id: 20, name: 'Desktop', project_id: 2 },
  { id: 21, name: 'Phone', project_id: 2 },
]
const firstSections = [
  { id: 101, name: 'Checkout', suite_id: 10, parent_id: null, depth: 0 },
  { id: 102, name: 'Payment', suite_id: 10, parent_id: 101, depth: 1 },
  { id: 201, name: 'Start page', suite_id: 20, parent_id: null, depth: 0 },
  { id: 211, name: 'Menu', suite_id: 21, parent_id: null, depth: 0 },
]
const templates = [
  { id: 1, name: 'Test Case (Text)', is_default: true },
  { id: 2, name: 'Test Case (Steps)', is_default: false },
]
const stepTemplate = 2
const priorities = ['Low', 'Medium', 'High', 'Critical'].map((name, index) => ({
  id: index + 1,
  name,
  is_default: name === 'Medium',
  priority: index + 1,
}))

const text = z.string().nullish()
const fieldsSchema = z.strictObject({
  title: z.string().optional(),
  template_id: z.number().int().optional(),
  priority_id: z.number().int().optional(),
  refs: text,
  custom_preconds: text,
  custom_steps: text,
  custom_expected: text,
  custom_steps_separated: z
    .array(z.strictObject({ content: text, expected: text, additional_info: text, refs: text }))
    .nullish(),
})
type CaseFields = z.infer<typeof fieldsSchema>
interface StoredCase extends CaseFields {
  id: number
  title: string
  section_id: number
  suite_id: number
}

const maxPageSize = 250
const maxTitleLength = 250
const minute = 60_000

/**
 * A sandbox of TestRail's API, version 2: the part that the product calls. Everything behind the question mark is the path;
 * a request without the content type of JSON is refused, even a GET; ids of nothing are answered with 400; over the limit
 * of requests a minute it answers 429 with the seconds to wait.
 */
export function createSandboxTestRail({
  now = () => Date.now(),
  perMinute = 180,
  filtersByRefs = true,
} = {}): SandboxTool {
  const sections = [...firstSections]
  const cases = new Map<number, StoredCase>()
  let requests: number[] = []

  function overLimit(): Response | undefined {
    requests = requests.filter((time) => time > now() - minute)
    requests.push(now())
    const [oldest = 0] = requests
    if (requests.length <= perMinute) return undefined
    return tooMany(Math.max(1, Math.ceil((oldest + minute - now()) / 1_000)))
  }

  const suiteOfSection = (id: number) => sections.find((section) => section.id === id)?.suite_id

  /** The suite that a list is about, or a refusal. */
  function suiteOf(project: number, query: URLSearchParams): number | Response {
    const own = suites.filter(({ project_id }) => project_id === project)
    const wanted = wholeNumber(query, 'suite_id', 0)
    const [only, ...others] = own
    if (only === undefined) return refusal('Field :project_id is not a valid or accessible project.')
    if (wanted === 0 && others.length > 0) return refusal('Field :suite_id is a required field.')
    if (wanted === 0) return only.id
    return own.some(({ id }) => id === wanted) ? wanted : refusal('Field :suite_id is not a valid test suite.')
  }

  function read(name: string, id: number, query: URLSearchParams): Response {
    const project = projects.find((one) => one.id === id)
    switch (name) {
      case 'get_user_by_email':
        return query.get('email') === demoTestRail.email
          ? json({ id: 1, name: 'Robin Quell', email: demoTestRail.email, is_active: true })
          : refusal('Field :email is not a valid email address.')
      case 'get_projects':
        return page('projects', projects, query)
      case 'get_project':
        return project === undefined
          ? refusal('Field :project_id is not a valid or accessible project.')
          : json(project)
      case 'get_suites':
        return json(suites.filter(({ project_id }) => project_id === id))
      case 'get_priorities':
        return json(priorities)
      case 'get_templates':
        return project === undefined
          ? refusal('Field :project_id is not a valid or accessible project.')
          : json(templates)
      case 'get_section': {
        const section = sections.find((one) => one.id === id)
        return section === undefined ? refusal('Field :section_id is not a valid section.') : json(section)
      }
      case 'get_sections': {
        const suite = suiteOf(id, query)
        return suite instanceof Response
          ? suite
          : page(
              'sections',
              sections.filter(({ suite_id }) => suite_id === suite),
              query,
            )
      }
      case 'get_cases': {
        const suite = suiteOf(id, query)
        if (suite instanceof Response) return suite
        const refs = query.get('refs')
        if (refs !== null && !filtersByRefs) return refusal('Field :refs is not a valid filter.')
        const inSuite = [...cases.values()].filter(({ suite_id }) => suite_id === suite)
        return page(
          'cases',
          inSuite.filter((one) => refs === null || refsOf(one).includes(refs)),
          query,
        )
      }
      case 'get_case': {
        const one = cases.get(id)
        return one === undefined ? refusal('Field :case_id is not a valid test case.') : json(one)
      }
      default:
        return json({ error: `Unknown method '${name}'` }, 404)
    }
  }

  function write(name: string, id: number, body: unknown): Response {
    if (name === 'add_section') return addSection(id, body)
    const fields = fieldsSchema.safeParse(body)
    if (!fields.success)
      return refusal(`Field :${String(fields.error.issues[0]?.path[0] ?? 'body')} is in a wrong format.`)
    const problem = problemOf(fields.data)
    if (problem !== undefined) return refusal(problem)
    const old = cases.get(id)
    if (name === 'update_case') {
      if (old === undefined) return refusal('Field :case_id is not a valid test case.')
      return json(keep({ ...old, ...fields.data, title: fields.data.title ?? old.title }))
    }
    const suite = suiteOfSection(id)
    if (name !== 'add_case') return json({ error: `Unknown method '${name}'` }, 404)
    if (suite === undefined) return refusal('Field :section_id is not a valid section.')
    if (fields.data.title === undefined) return refusal('Field :title is a required field.')
    const template_id = fields.data.template_id ?? 1
    return json(
      keep({
        ...fields.data,
        title: fields.data.title,
        template_id,
        id: 4711 + cases.size,
        section_id: id,
        suite_id: suite,
      }),
    )
  }

  function addSection(project: number, body: unknown): Response {
    const section = z.object({ name: z.string().min(1), suite_id: z.number().optional() }).safeParse(body)
    if (!section.success) return refusal('Field :name is a required field.')
    const { name, suite_id: wanted } = section.data
    const suite = suiteOf(project, new URLSearchParams(wanted === undefined ? {} : { suite_id: String(wanted) }))
    if (suite instanceof Response) return suite
    const added = { id: 300 + sections.length, name, suite_id: suite, parent_id: null, depth: 0 }
    sections.push(added)
    return json(added)
  }

  /** A field that the template does not have is dropped without a word. */
  function keep(given: StoredCase): StoredCase {
    const isSteps = given.template_id === stepTemplate
    const kept = {
      ...given,
      ...(isSteps ? { custom_steps: null, custom_expected: null } : { custom_steps_separated: null }),
    }
    cases.set(kept.id, kept)
    return kept
  }

  async function handle(request: Request): Promise<Response> {
    const limited = overLimit()
    if (limited !== undefined) return limited
    if (!isSignedIn(request))
      return json({ error: 'Authentication failed: invalid or missing user/password or session cookie.' }, 401)
    if (request.headers.get('content-type') !== 'application/json')
      return refusal('The requested URI or request body is not valid (Content-Type must be application/json).')
    const [path = '', ...parameters] = new URL(request.url).search.slice(1).split('&')
    const [, name = '', id = '0'] = /^\/api\/v2\/(\w+)(?:\/(\d+))?$/.exec(path) ?? []
    const isRead = name.startsWith('get_')
    if (isRead !== (request.method === 'GET')) return refusal('The requested method is not valid for this URI.')
    if (isRead) return read(name, Number(id), new URLSearchParams(parameters.join('&')))
    return write(name, Number(id), parseJson(await request.text()))
  }

  return {
    ...withFailures(handle, {
      rateLimited: () => tooMany(2),
      serverError: () => new Response('<html>Internal Server Error</html>', { status: 500 }),
    }),
    stored: () => [...cases.values()].map(storedTest),
  }
}

function storedTest({ id, title, refs, custom_preconds, custom_steps_separated }: StoredCase): StoredTest {
  return {
    key: `C${id}`,
    title,
    labels: (custom_preconds ?? '').split('\n').slice(-1),
    steps: (custom_steps_separated ?? []).map(({ content, expected }) => {
      const [action = '', ...data] = (content ?? '').split('\n')
      return { action, data: data.join('\n'), expected: expected ?? '' }
    }),
    links: refsOf({ refs }),
  }
}

function problemOf({ title, template_id, priority_id, refs }: CaseFields): string | undefined {
  if (title !== undefined && (title.trim() === '' || title.length > maxTitleLength))
    return `Field :title is too long or empty (${maxTitleLength} characters at most).`
  if (template_id !== undefined && templates.every(({ id }) => id !== template_id))
    return 'Field :template_id is not a valid template.'
  if (priority_id !== undefined && priorities.every(({ id }) => id !== priority_id))
    return 'Field :priority_id is not a valid priority.'
  return (refs ?? '').length > 250 ? 'Field :refs is too long (250 characters at most).' : undefined
}

function refsOf({ refs }: Pick<CaseFields, 'refs'>): string[] {
  return (refs ?? '').split(',').filter((ref) => ref !== '')
}

function isSignedIn(request: Request): boolean {
  const expected = Buffer.from(`${demoTestRail.email}:${demoTestRail.apiKey}`).toString('base64')
  return request.headers.get('authorization') === `Basic ${expected}`
}

function page(name: string, items: unknown[], query: URLSearchParams): Response {
  const limit = Math.min(wholeNumber(query, 'limit', maxPageSize), maxPageSize)
  const offset = wholeNumber(query, 'offset', 0)
  const some = items.slice(offset, offset + limit)
  const next = offset + limit < items.length ? `/api/v2/get_${name}&limit=${limit}&offset=${offset + limit}` : null
  return json({ offset, limit, size: some.length, _links: { next, prev: null }, [name]: some })
}

function tooMany(seconds: number): Response {
  const headers = { 'retry-after': String(seconds) }
  return json({ error: `API Rate Limit Exceeded - ${seconds} seconds to wait` }, 429, headers)
}

function refusal(error: string): Response {
  return json({ error }, 400)
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}
