import { actionText, caseLabels, folderPath, objective, preconditionText } from './case-texts.ts'
import type { TicketFacts } from './export-entry.ts'
import { importLimits } from './import-limits.ts'
import { type ToolCase, type ToolTable, namedCells } from './tool-csv.ts'
import { type CaseKind, caseKind, priorityLevel } from './tool-values.ts'

// biome-ignore format: a list of words is read as a block
const header = [
  'v2.id', 'title', 'description', 'preconditions', 'postconditions', 'tags', 'priority', 'severity', 'type',
  'behavior', 'automation', 'status', 'is_flaky', 'layer', 'steps_type', 'steps_actions', 'steps_result',
  'steps_data', 'milestone_id', 'milestone', 'suite_id', 'suite_parent_id', 'suite', 'suite_without_cases',
  'parameters', 'is_muted',
] as const

const priorities = { critical: 'high', high: 'high', medium: 'medium', low: 'low' } as const

const types: Record<CaseKind, string> = {
  smoke: 'smoke',
  exploratory: 'exploratory',
  regression: 'regression',
  security: 'security',
  performance: 'performance',
  accessibility: 'usability',
  usability: 'usability',
  compatibility: 'compatibility',
  acceptance: 'acceptance',
  integration: 'integration',
  destructive: 'functional',
  functional: 'functional',
}
const behaviours = ['positive', 'negative', 'destructive']

/**
 * Qase, CSV version 2: one row per suite, then one row per case. Its numbered steps fill three cells whose lines match
 * by number. Rows end with LF, suites are flat, every enumeration has a value, and each step is a JSON string: users
 * whose import worked report this layout. Each ticket is a suite.
 */
export function qaseCsv(tickets: TicketFacts[]): ToolTable {
  const suites = [...new Set(tickets.map(suiteName))]
  return {
    header,
    lineEnding: '\n',
    limits: importLimits.qase,
    leadRows: suites.map((suite, index) =>
      namedCells(header, { suite_id: String(index + 1), suite, suite_without_cases: '1' }),
    ),
    caseRows: (item) => [caseRow(item, suites)],
  }
}

function caseRow({ testCase, ticket, number, title }: ToolCase, suites: string[]): string[] {
  const level = priorityLevel(testCase.priority)
  const kind = caseKind(testCase.type)
  const suite = suiteName(ticket)
  return namedCells(header, {
    'v2.id': String(number),
    title,
    description: objective(testCase, title),
    preconditions: preconditionText(testCase),
    tags: caseLabels(testCase).join(','),
    priority: level === undefined ? 'undefined' : priorities[level],
    severity: level === 'critical' ? 'critical' : 'undefined',
    type: kind === undefined ? 'other' : types[kind],
    behavior: behaviours.find((behaviour) => testCase.type.toLowerCase().includes(behaviour)) ?? 'undefined',
    automation: 'is-not-automated',
    status: 'draft',
    is_flaky: 'no',
    layer: 'unknown',
    steps_type: 'classic',
    steps_actions: numbered(testCase.steps.map(actionText)),
    steps_result: numbered(testCase.steps.map(({ expected }) => expected)),
    steps_data: numbered(testCase.steps.map(({ data }) => data)),
    suite_id: String(suites.indexOf(suite) + 1),
    suite,
    is_muted: 'no',
  })
}

function suiteName({ ticketId, summary }: TicketFacts): string {
  return folderPath({ ticketId, summary }, /\t/g).join(' ')
}

/**
 * One `1. "text"` per line. Breaks and quotes inside a step are escaped as in JSON, so the lines of the three cells
 * keep matching.
 */
function numbered(texts: string[]): string {
  return texts.map((text, index) => `${index + 1}. ${JSON.stringify(text.replace(/\r\n?/g, '\n'))}\n`).join('')
}
