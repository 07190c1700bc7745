import { z } from 'zod'
import type { PushNotice, ToolPlace } from '#domain/contracts/test-tools.ts'
import type { PushCase } from '#domain/push/push-case.ts'
import { Fault } from '../../http/fault.ts'
import type { ToolLine } from './send.ts'
import { fitted, type TestPush } from './test-tool.ts'

/** Test cases and queries in the shapes of Xray. */

const maxTitleLength = 255
const maxDescriptionLength = 32_767
/** Of one field of a step; not in Xray's documentation. */
const maxTextLength = 32_767

export const folderSchema = z.object({
  name: z.string().optional(),
  path: z.string(),
  get folders() {
    return z.array(folderSchema).optional()
  },
})
type Folder = z.infer<typeof folderSchema>

export const xrayQueries = {
  tests: `query ($jql: String!, $limit: Int!, $start: Int!) {
    getTests(jql: $jql, limit: $limit, start: $start) {
      total results { issueId jira(fields: ["key", "summary", "labels"]) steps { id action data result } }
    }
  }`,
  project: 'query ($project: String!) { getProjectSettings(projectIdOrKey: $project) { projectId } }',
  folders: 'query ($project: String!) { getFolder(projectId: $project, path: "/") { name path folders } }',
} as const

/** Steps in one request; Xray limits a request to 25 fields that it has to resolve. */
export const stepsInOneRequest = 20

/** Writes steps behind each other, on request after removing those before. GraphQL does this in the order given. */
export function stepsMutation(count: number, removesFirst: boolean): string {
  const numbers = Array.from({ length: count }, (_, at) => at)
  return [
    `mutation ($issue: String!${numbers.map((at) => `, $step${at}: CreateStepInput!`).join('')}) {`,
    ...(removesFirst ? ['removeAllTestSteps(issueId: $issue)'] : []),
    ...numbers.map((at) => `step${at}: addTestStep(issueId: $issue, step: $step${at}) { id }`),
    '}',
  ].join(' ')
}

export function summaryOf({ title }: PushCase, notices: Set<PushNotice>): string {
  return fitted(title.replace(/\s+/g, ' '), maxTitleLength, notices, 'title_shortened')
}

export function importedTest(
  { target, ticket }: TestPush,
  given: PushCase,
  notices: Set<PushNotice>,
): Record<string, unknown> {
  return {
    testtype: 'Manual',
    fields: {
      summary: summaryOf(given, notices),
      description: fitted(descriptionOf(given), maxDescriptionLength, notices, 'text_shortened'),
      project: { key: target.project },
      labels: ['casewright', given.marker],
    },
    steps: xraySteps(given, notices),
    ...(target.folder !== undefined && { xray_test_repository_folder: target.folder }),
    update: { issuelinks: [{ add: { type: { name: 'Tests' }, outwardIssue: { key: ticket.key } } }] },
  }
}

export function xraySteps(
  { steps }: PushCase,
  notices: Set<PushNotice>,
): { action: string; data: string; result: string }[] {
  const text = (value: string) => fitted(value, maxTextLength, notices, 'text_shortened')
  return steps.map(({ step, data, expected }) => ({ action: text(step), data: text(data), result: text(expected) }))
}

function descriptionOf({ title, description, preconditions, criteria, type, priority }: PushCase): string {
  return [
    title.length > maxTitleLength ? `Title: ${title}` : '',
    description,
    listed('Preconditions', preconditions),
    listed(
      'Acceptance criteria',
      criteria.map(({ id, text }) => `${id}: ${text}`),
    ),
    [type && `Type: ${type}`, priority && `Priority: ${priority}`].filter(Boolean).join('\n'),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

function listed(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((text) => `* ${text}`)].join('\n')
}

export function refusedElement(line: ToolLine, errors: unknown): Fault {
  return new Fault(422, 'test_tool_refused', { params: { tool: 'xray', reason: line.reasonIn({ errors }) } })
}

export function folderPlaces(folders: Folder[], parent?: string): ToolPlace[] {
  return folders.flatMap(({ name, path, folders: inner = [] }) => [
    { id: path, name: name ?? path, ...(parent !== undefined && { parent }) },
    ...folderPlaces(inner, path),
  ])
}

/** A text of a query, between quotation marks. */
export function jqlText(text: string): string {
  return `"${text.replace(/[\\"]/g, String.raw`\$&`).replace(/[\p{Cc}]+/gu, ' ')}"`
}

export function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}
