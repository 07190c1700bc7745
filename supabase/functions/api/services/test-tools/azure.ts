import { z } from 'zod'
import type { PushTicket, RemoteTest, SentTest, ToolPlace, ToolTarget } from '#domain/contracts/test-tools.ts'
import { paragraphs, stepWithData } from '#domain/export/case-texts.ts'
import { priorityLevel, priorityLevels } from '#domain/export/tool-values.ts'
import { Fault } from '../../http/fault.ts'
import { encoded } from './address.ts'
import { basic, read, type ToolLine, type ToolReply, type ToolRequest } from './send.ts'
import { missingTest, searchFor } from './test-search.ts'
import { asHtml, escapeMarkup, isTitleCut, labelsOf, objectiveOf, shownTitle } from './test-texts.ts'
import { caseFailure, type ConnectionOf, type TestPush, type TestTool } from './test-tool.ts'

const version = 'api-version=7.1'
/** A query may have 32,000 characters. */
const queryLength = 30_000
/** The most work items that one call reads. */
const itemsAtOnce = 200
const projectsAtOnce = 200
/** How often a test is read again that somebody changes at the same moment. */
const maxAttempts = 3

const relationSchema = z.object({ rel: z.string(), url: z.string() })
const itemSchema = z.object({
  id: z.number(),
  rev: z.number(),
  fields: z.looseObject({
    'System.Title': z.string().default(''),
    'System.Tags': z.string().default(''),
  }),
  relations: z.array(relationSchema).default([]),
})
type WorkItem = z.infer<typeof itemSchema>
type CaseToSend = TestPush['cases'][number]

const foundSchema = z.object({ workItems: z.array(z.object({ id: z.number() })) })
const itemsSchema = z.object({ value: z.array(itemSchema.nullable()) })
const projectsSchema = z.object({ value: z.array(z.object({ name: z.string() })) })
const accountSchema = z.object({ authenticatedUser: z.object({ providerDisplayName: z.string().optional() }) })

interface AreaNode {
  name: string
  children?: AreaNode[] | undefined
}
const areaSchema: z.ZodType<AreaNode> = z.object({
  name: z.string(),
  get children() {
    return z.array(areaSchema).optional()
  },
})

/**
 * Azure DevOps Test Plans. The marker and the ticket's key are tags, which queries find; the ticket is a hyperlink. There are
 * no fields for preconditions and test data: they are part of the description and of their step.
 */
export function createAzureTests({ organization, token }: ConnectionOf<'azure'>, line: ToolLine): TestTool {
  const site = `https://dev.azure.com/${encoded(organization)}`
  const headers = { authorization: basic('', token) }
  const tracking = (project: string): string => `/${encoded(project)}/_apis/wit`

  async function send(
    method: ToolRequest['method'],
    path: string,
    json?: unknown,
    contentType?: string,
  ): Promise<ToolReply> {
    const content = { ...(json !== undefined && { json }), ...(contentType !== undefined && { contentType }) }
    try {
      const reply = await line.send({ method, url: `${site}${path}`, headers, ...content })
      if (reply.status !== 203) return reply
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'test_tool_redirected') throw error
    }
    // Azure shows a program without a valid token the page where people sign in, or sends it there.
    throw new Fault(422, 'test_tool_unauthorized', { params: { tool: line.tool } })
  }

  /** The ids of the project's test cases that one of the conditions holds for, oldest first. */
  async function query(project: string, conditions: string[]): Promise<number[]> {
    const ids = new Set<number>()
    for (const part of groupsOf(conditions, queryLength)) {
      const where = `[System.TeamProject] = @project AND [System.WorkItemType] = 'Test Case' AND (${part.join(' OR ')})`
      const body = { query: `SELECT [System.Id] FROM WorkItems WHERE ${where}` }
      const reply = await send('POST', `${tracking(project)}/wiql?${version}`, body)
      for (const { id } of read(line, reply, foundSchema).workItems) ids.add(id)
    }
    return [...ids].sort((a, b) => a - b)
  }

  async function items(ids: number[]): Promise<WorkItem[]> {
    const all: WorkItem[] = []
    for (let from = 0; from < ids.length; from += itemsAtOnce) {
      const fields = ['System.Title', 'System.Tags']
      const body = { ids: ids.slice(from, from + itemsAtOnce), fields, errorPolicy: 'Omit' }
      const { value } = read(line, await send('POST', `/_apis/wit/workitemsbatch?${version}`, body), itemsSchema)
      all.push(...value.filter((item) => item !== null))
    }
    return all
  }

  /** With its links; undefined if it is gone. */
  async function readItem(project: string, id: string): Promise<WorkItem | undefined> {
    const reply = await send('GET', `${tracking(project)}/workitems/${id}?$expand=relations&${version}`)
    return reply.status === 404 ? undefined : read(line, reply, itemSchema)
  }

  async function existingTest(
    { project }: ToolTarget,
    { remoteId, marker }: CaseToSend,
  ): Promise<WorkItem | undefined> {
    const known = remoteId === undefined ? undefined : await readItem(project, remoteId)
    if (known !== undefined) return known
    const [id] = await query(project, [hasTag(marker)])
    if (id === undefined && remoteId !== undefined) throw missingTest(line.tool)
    return id === undefined ? undefined : readItem(project, String(id))
  }

  async function sendOne(push: TestPush, testCase: CaseToSend): Promise<SentTest> {
    const { project } = push.target
    for (let attempt = 1; ; attempt += 1) {
      const existing = await existingTest(push.target, testCase)
      const path = `${tracking(project)}/workitems/${existing === undefined ? '$Test%20Case' : existing.id}?${version}`
      const method = existing === undefined ? 'POST' : 'PATCH'
      const reply = await send(method, path, patchOf(push, testCase, existing), 'application/json-patch+json')
      if (reply.status === 412 && attempt < maxAttempts) continue
      const { id } = read(line, reply, itemSchema)
      return {
        outcome: existing === undefined ? 'created' : 'updated',
        marker: testCase.marker,
        test: remote(project, id, shownTitle(testCase)),
        notices: isTitleCut(testCase) ? ['title_shortened'] : [],
      }
    }
  }

  function remote(project: string, id: number, title: string): RemoteTest {
    return { id: String(id), key: String(id), title, url: `${site}/${encoded(project)}/_workitems/edit/${id}` }
  }

  return {
    async check() {
      const { authenticatedUser } = read(line, await send('GET', '/_apis/connectionData'), accountSchema)
      return { account: authenticatedUser.providerDisplayName }
    },

    async places(project): Promise<ToolPlace[]> {
      if (project !== undefined) {
        const path = `${tracking(project)}/classificationnodes/areas?$depth=14&${version}`
        return areasBelow(read(line, await send('GET', path), areaSchema))
      }
      const names: string[] = []
      for (;;) {
        const path = `/_apis/projects?$top=${projectsAtOnce}&$skip=${names.length}&${version}`
        const { value } = read(line, await send('GET', path), projectsSchema)
        names.push(...value.map(({ name }) => name))
        if (value.length < projectsAtOnce) return names.map((name) => ({ id: name, name }))
      }
    },

    async find(search) {
      const { target, ticket, cases } = search
      const wanted = searchFor(search)
      const ids = await query(target.project, [
        hasTag(ticket.key),
        ...cases.map(({ marker }) => hasTag(marker)),
        ...cases.map((testCase) => `[System.Title] = ${quoted(shownTitle(testCase))}`),
      ])
      return (await items(ids)).flatMap((item) => {
        const tags = tagsOf(item)
        const linked = tags.some((tag) => tag.toLowerCase() === ticket.key.toLowerCase())
        return wanted(remote(target.project, item.id, item.fields['System.Title']), tags, linked)
      })
    },

    async send(push) {
      const results: SentTest[] = []
      for (const testCase of push.cases)
        results.push(await sendOne(push, testCase).catch((error: unknown) => caseFailure(testCase, error)))
      return results
    },
  }
}

/** What makes a new test, or the one that is there, into the case. */
function patchOf({ target, ticket }: TestPush, testCase: CaseToSend, existing: WorkItem | undefined): object[] {
  const level = priorityLevel(testCase.priority)
  const tags = labelsOf(testCase, existing && tagsOf(existing), [ticket.key])
  const fields: Record<string, string | number> = {
    'System.Title': shownTitle(testCase),
    'System.Description': asHtml(descriptionOf(testCase, ticket)),
    'Microsoft.VSTS.TCM.Steps': stepsXml(testCase),
    'System.Tags': tags.join('; '),
    ...(level !== undefined && { 'Microsoft.VSTS.Common.Priority': priorityLevels.indexOf(level) + 1 }),
    // A test that is there stays in its area: people may have moved it.
    ...(existing === undefined && target.folder !== undefined && { 'System.AreaPath': target.folder }),
  }
  const comment = `${ticket.key} ${ticket.title}`.trim().slice(0, 255)
  const link = { rel: 'Hyperlink', url: ticket.url, attributes: { comment } }
  return [
    // Refused if somebody changed the test after it was read: their tags would be lost.
    ...(existing === undefined ? [] : [{ op: 'test', path: '/rev', value: existing.rev }]),
    ...Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/fields/${name}`, value })),
    ...(isLinked(existing, ticket) ? [] : [{ op: 'add', path: '/relations/-', value: link }]),
  ]
}

function isLinked(item: WorkItem | undefined, ticket: PushTicket): boolean {
  return item?.relations.some(({ url }) => url === ticket.url) ?? false
}

function hasTag(tag: string): string {
  return `[System.Tags] CONTAINS ${quoted(tag)}`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Groups of texts that have at most `length` characters together, with four between two. */
function groupsOf(texts: string[], length: number): string[][] {
  const groups: string[][] = []
  let space = 0
  for (const text of texts) {
    space -= text.length + 4
    const last = groups.at(-1)
    if (last !== undefined && space >= 0) last.push(text)
    else {
      groups.push([text])
      space = length - text.length
    }
  }
  return groups
}

function tagsOf({ fields }: WorkItem): string[] {
  return fields['System.Tags'].split(';').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()]))
}

function descriptionOf(testCase: CaseToSend, ticket: PushTicket): string {
  const preconditions = testCase.preconditions.join('\n')
  return paragraphs([objectiveOf(testCase, ticket), preconditions === '' ? '' : `Preconditions:\n${preconditions}`])
}

/** The steps in the tool's own XML, whose texts are HTML. */
function stepsXml({ steps }: CaseToSend): string {
  const texts = steps.map((step) => [stepWithData(step), step.expected])
  const elements = texts.map((pair, index) => {
    const strings = pair.map(
      (text) => `<parameterizedString isformatted="true">${stepText(text)}</parameterizedString>`,
    )
    return `<step id="${index + 1}" type="ActionStep">${strings.join('')}<description/></step>`
  })
  return `<steps id="0" last="${steps.length}">${elements.join('')}</steps>`
}

/** `@name` would become a parameter of the test; an at sign by its number is read as a character. */
function stepText(text: string): string {
  return escapeMarkup(asHtml(text).replaceAll('@', '&#64;'))
}

/** The areas below the project's own, by their paths. */
function areasBelow(node: AreaNode, path = node.name, parent?: string): ToolPlace[] {
  const own = parent === undefined ? [] : [{ id: path, name: node.name, ...(parent.includes('\\') && { parent }) }]
  return [...own, ...(node.children ?? []).flatMap((child) => areasBelow(child, `${path}\\${child.name}`, path))]
}
