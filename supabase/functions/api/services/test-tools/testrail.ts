import { z } from 'zod'
import type { FoundTest, PushNotice, RemoteTest, SentTest, ToolPlace } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../http/fault.ts'
import { encoded } from './address.ts'
import { basic, read, type ToolLine } from './send.ts'
import { missingTest } from './test-search.ts'
import { caseFailure, type ConnectionOf, markersIn, sameTitle, type TestPush, type TestTool } from './test-tool.ts'
import {
  fieldsOf,
  prioritySchema,
  refsOf,
  refsWith,
  sectionPlaces,
  sectionSchema,
  type Workplace,
} from './testrail-case.ts'

const pageSize = 250
/** Ten thousand cases: a search reads no more. */
const maxPages = 40

const projectSchema = z.object({ id: z.number(), name: z.string(), suite_mode: z.number().optional() })
const suiteSchema = z.object({ id: z.number(), name: z.string() })
const caseSchema = z.object({
  id: z.number(),
  title: z.string(),
  refs: z.string().nullish(),
  template_id: z.number().nullish(),
  custom_preconds: z.string().nullish(),
  is_deleted: z.number().nullish(),
})
type TestRailCase = z.infer<typeof caseSchema>
const templateSchema = z.object({ id: z.number(), name: z.string(), is_default: z.boolean().nullish() })
/** Several suites in one project: everything needs the suite's id. */
const manySuites = 3

/** The section of cases that are sent to a project without choosing one. */
const ownSection = 'Casewright'

/** TestRail, whose credentials go to the customer's own host. The marker is the last line of the preconditions. */
export function createTestRail(connection: ConnectionOf<'testrail'>, line: ToolLine): TestTool {
  const host = hostOf(connection.baseUrl)
  const headers = { authorization: basic(connection.email, connection.apiKey) }

  async function call<T>(path: string, schema: z.ZodType<T>, json?: unknown): Promise<T> {
    const url = `https://${host}/index.php?/api/v2/${path}`
    const request = json === undefined ? { method: 'GET' as const } : { method: 'POST' as const, json }
    // TestRail refuses a GET without this header.
    return read(
      line,
      await line.send({ ...request, url, headers: { ...headers, 'content-type': 'application/json' } }),
      schema,
    )
  }

  /** Reads all pages. Servers before version 6.7 answer with a plain list, which is complete. */
  async function list<T>(path: string, name: string, item: z.ZodType<T>): Promise<T[]> {
    const page = z.union([z.array(item), z.looseObject({ [name]: z.array(item) })])
    const all: T[] = []
    for (let pages = 0; pages < maxPages; pages += 1) {
      const answer = await call(`${path}&limit=${pageSize}&offset=${pages * pageSize}`, page)
      const items = Array.isArray(answer) ? answer : z.array(item).parse(answer[name])
      all.push(...items)
      if (Array.isArray(answer) || items.length < pageSize) break
    }
    return all
  }

  /** A project's suite, as the lists of its cases and sections take it. */
  async function suiteOf(project: string): Promise<number | undefined> {
    const { suite_mode } = await call(`get_project/${idOf(project)}`, projectSchema)
    if (suite_mode !== manySuites) return undefined
    const [first] = await call(`get_suites/${idOf(project)}`, suites)
    if (first === undefined) throw new Fault(404, 'test_tool_not_found', { params: { tool: 'testrail' } })
    return first.id
  }

  const inSuite = (suite: number | undefined) => (suite === undefined ? '' : `&suite_id=${suite}`)

  async function cases(project: string, suite: number | undefined, refs?: string): Promise<TestRailCase[]> {
    const path = `get_cases/${idOf(project)}${inSuite(suite)}${refs === undefined ? '' : `&refs=${encoded(refs)}`}`
    const found = await list(path, 'cases', caseSchema)
    return found.filter(({ is_deleted }) => is_deleted !== 1)
  }

  /** The cases of the ticket. Servers that do not know this filter refuse it: then all cases are read. */
  async function casesOf(project: string, suite: number | undefined, ticket: string): Promise<TestRailCase[]> {
    return cases(project, suite, ticket).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'test_tool_refused') return cases(project, suite)
      throw error
    })
  }

  async function workplace({ target }: TestPush): Promise<Workplace> {
    const project = idOf(target.project)
    const { section, suite } = await placeOf(target.project, target.folder)
    const templates = await call(`get_templates/${project}`, z.array(templateSchema))
    return {
      section,
      suite,
      stepTemplate: templates.find(({ name }) => /step/i.test(name))?.id,
      priorities: await call('get_priorities', z.array(prioritySchema)),
    }
  }

  async function placeOf(project: string, folder: string | undefined): Promise<Pick<Workplace, 'section' | 'suite'>> {
    const suite = await suiteOf(project)
    if (folder !== undefined) {
      const chosen = await call(`get_section/${idOf(folder)}`, sectionSchema)
      return { section: chosen.id, suite: suite === undefined ? undefined : (chosen.suite_id ?? suite) }
    }
    const sections = await list(`get_sections/${idOf(project)}${inSuite(suite)}`, 'sections', sectionSchema)
    const own = sections.find(({ name, parent_id }) => name === ownSection && (parent_id ?? null) === null)
    const section =
      own ?? (await call(`add_section/${idOf(project)}`, sectionSchema, { name: ownSection, suite_id: suite }))
    return { section: section.id, suite }
  }

  const remote = ({ id, title }: TestRailCase): RemoteTest => ({
    id: String(id),
    key: `C${id}`,
    title,
    url: `https://${host}/index.php?/cases/view/${id}`,
  })

  async function sendCase(
    push: TestPush,
    given: TestPush['cases'][number],
    place: Workplace,
    known: TestRailCase[],
  ): Promise<SentTest> {
    const { marker } = given
    const notices = new Set<PushNotice>()
    try {
      const old =
        known.find(
          ({ id, custom_preconds }) => String(id) === given.remoteId || markersIn(custom_preconds).includes(marker),
        ) ?? (given.remoteId === undefined ? undefined : await existing(given.remoteId))
      const fields = fieldsOf(given, { place, notices, template: old?.template_id ?? place.stepTemplate })
      const refs = refsWith(old?.refs, push.ticket.key, notices)
      const saved =
        old === undefined
          ? await call(`add_case/${place.section}`, caseSchema, { ...fields, refs, template_id: place.stepTemplate })
          : await call(`update_case/${old.id}`, caseSchema, { ...fields, refs })
      return { outcome: old === undefined ? 'created' : 'updated', marker, test: remote(saved), notices: [...notices] }
    } catch (error) {
      return caseFailure(given, error)
    }
  }

  /** A case that the caller knows and that is not linked to the ticket any more. */
  async function existing(id: string): Promise<TestRailCase> {
    const missing = missingTest('testrail')
    const found = await call(`get_case/${idOf(id)}`, caseSchema).catch((error: unknown) => {
      // TestRail answers 400 for the id of nothing.
      const gone =
        error instanceof Fault && (error.code === 'test_tool_refused' || error.code === 'test_tool_not_found')
      throw gone ? missing : error
    })
    if (found.is_deleted === 1) throw missing
    return found
  }

  return {
    async check() {
      const { name } = await call(
        `get_user_by_email&email=${encoded(connection.email)}`,
        z.object({ name: z.string() }),
      )
      return { account: name }
    },

    async places(project) {
      if (project === undefined) {
        const found = await list('get_projects&is_completed=0', 'projects', projectSchema)
        return found.map(({ id, name }) => ({ id: String(id), name }))
      }
      const { suite_mode } = await call(`get_project/${idOf(project)}`, projectSchema)
      if (suite_mode !== manySuites)
        return sectionPlaces(await list(`get_sections/${idOf(project)}`, 'sections', sectionSchema))
      const found: ToolPlace[] = []
      for (const suite of await call(`get_suites/${idOf(project)}`, suites)) {
        const sections = await list(`get_sections/${idOf(project)}${inSuite(suite.id)}`, 'sections', sectionSchema)
        found.push(...sectionPlaces(sections, `${suite.name}: `))
      }
      return found
    },

    async find({ target, ticket, cases: wanted }) {
      const { suite } = await placeOfSearch(target.project, target.folder)
      const found = await cases(target.project, suite)
      return found.flatMap((test): FoundTest[] => {
        const markers = markersIn(test.custom_preconds)
        const linked = refsOf(test.refs).includes(ticket.key)
        const isWanted =
          linked || wanted.some(({ marker, title }) => markers.includes(marker) || sameTitle(title, test.title))
        return isWanted ? [{ ...remote(test), linked, marker: markers[0] }] : []
      })
    },

    async send(push) {
      const place = await workplace(push)
      const known = await casesOf(push.target.project, place.suite, push.ticket.key)
      const results: SentTest[] = []
      for (const testCase of push.cases) results.push(await sendCase(push, testCase, place, known))
      return results
    },
  }

  /** Like `placeOf`, without making a section. */
  async function placeOfSearch(project: string, folder: string | undefined): Promise<{ suite: number | undefined }> {
    return folder === undefined ? { suite: await suiteOf(project) } : placeOf(project, folder)
  }
}

const suites = z.union([
  z.array(suiteSchema),
  z.object({ suites: z.array(suiteSchema) }).transform((answer) => answer.suites),
])

/** A project, section or case by its number; people also paste C4711. */
function idOf(id: string): string {
  return id.replace(/^[A-Za-z]/, '')
}

/** The host of an address that people copy from their browser; '' where there is none, which the allow-list refuses. */
function hostOf(baseUrl: string): string {
  return /^https:\/\/([^/?#@\\:]+)(?:[/?#].*)?$/i.exec(baseUrl.trim())?.[1]?.toLowerCase() ?? ''
}
