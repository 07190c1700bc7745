import { testomatPriorities } from './columns.ts'
import { actionText, caseLabels, folderPath, issueKey, objective } from './case-texts.ts'
import { markdownText } from './markdown.ts'
import { type ExportOptions, priorityNamesOf } from './export-options.ts'
import { importLimits } from './import-limits.ts'
import { type ToolTable, namedCells } from './tool-csv.ts'
import { toolPriority } from './tool-values.ts'
import type { TestCase } from '../test-case/test-case.ts'

const header = [
  'ID',
  'Title',
  'Folder',
  'Emoji',
  'Priority',
  'Tags',
  'Owner',
  'Description',
  'Examples',
  'Labels',
] as const

/**
 * Testomat.io: one row per case. Its steps are a Markdown list in the description, each with its data and its expected
 * result.
 */
export function testomatCsv({ priorityNames }: ExportOptions): ToolTable {
  const names = priorityNamesOf(testomatPriorities, priorityNames)
  return {
    header,
    lineEnding: '\r\n',
    limits: importLimits.testomat,
    caseRows: ({ testCase, ticket, title }) => [
      namedCells(header, {
        Title: title,
        Folder: folderPath(ticket, /\//g).join('/'),
        Priority: toolPriority(testCase.priority, names),
        Tags: [issueKey(ticket), ...caseLabels(testCase)].filter((tag) => tag !== '').join(','),
        Description: description(testCase, title),
      }),
    ],
  }
}

function description(testCase: TestCase, title: string): string {
  const { preconditions, steps } = testCase
  const about = objective(testCase, title)
  const parts = [
    ...(about === '' ? [] : [markdownText(about)]),
    ...(preconditions.length === 0
      ? []
      : ['### Preconditions', preconditions.map((item) => `- ${markdownText(item)}`).join('\n')]),
    ...(steps.length === 0 ? [] : ['### Steps', steps.map(stepLines).join('\n')]),
  ]
  return parts.join('\n\n')
}

function stepLines({ step, data, expected }: TestCase['steps'][number]): string {
  return [
    `* ${markdownText(actionText({ step }))}`,
    ...(data === '' ? [] : [`  *Data*: ${markdownText(data)}`]),
    ...(expected === '' ? [] : [`  *Expected*: ${markdownText(expected)}`]),
  ].join('\n')
}
