import type { TestCase, TestStep } from '../test-case/test-case.ts'
import { caseLabels, slug } from './case-texts.ts'
import { cleanEntry } from './clean-text.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { ExportOptions, TicketTagStyle } from './export-options.ts'
import type { ExportPart } from './export-part.ts'
import { createTitles } from './export-title.ts'
import { type GherkinWords, gherkinWords, withoutKeyword } from './gherkin-language.ts'

/** A feature file before it is written: one ticket. */
export interface Feature {
  /** The file's name without its extension. */
  fileName: string
  words: GherkinWords
  tags: string[]
  name: string
  scenarios: Scenario[]
}

interface Scenario {
  tags: string[]
  name: string
  /** Lines below the name. */
  description: string[]
  steps: GherkinStep[]
}

export interface GherkinStep {
  kind: 'given' | 'when' | 'then'
  /** On one line and never empty. */
  text: string
  /** Data of several lines, below the step. */
  argument?: { kind: 'docString'; text: string } | { kind: 'table'; rows: string[][] }
}

/**
 * The tickets as features: preconditions become Given, steps with their data When, expected results Then. The names of
 * features and scenarios are unique in the export: playwright-bdd refuses a second scenario of a name, and Xray
 * overwrites the first. Tags begin with a word, so that Xray takes none of them for an issue key but the ticket's.
 */
export function featuresOf(
  entries: ExportEntry[],
  { ticketTags = 'key', onCase }: Pick<ExportOptions, 'ticketTags' | 'onCase'> = {},
): Feature[] {
  const fileNameOf = createTitles()
  const featureNameOf = createTitles()
  const scenarioNameOf = createTitles()
  return entries.map(cleanEntry).map((entry) => {
    const { ticketId, summary } = ticketFacts(entry)
    const words = gherkinWords(entry.testCases)
    const fileName = ticketId.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'ticket'
    return {
      fileName: fileNameOf({ id: '', title: fileName }).replace(/ \((\d+)\)$/, '-$1'),
      words,
      tags: tagsOf([ticketTag(ticketId, ticketTags)]),
      name: featureNameOf({ id: ticketId, title: summary }),
      scenarios: entry.testCases.map((testCase) => {
        onCase?.()
        return scenarioOf(testCase, scenarioNameOf(testCase), words)
      }),
    }
  })
}

/** One `.feature` file per ticket, because a file holds one Feature. */
export function gherkinParts(entries: ExportEntry[], options: ExportOptions = {}): ExportPart[] {
  return featuresOf(entries, options).map((feature) => ({ name: feature.fileName, text: featureText(feature) }))
}

/** No text of the ticket or of a case can start a line. */
export function featureText({ words, tags, name, scenarios }: Feature): string {
  const lines = [
    ...(words.code === 'en' ? [] : [`# language: ${words.code}`]),
    ...(tags.length === 0 ? [] : [tags.join(' ')]),
    `${words.feature}: ${name}`,
    ...scenarios.flatMap((scenario) => ['', ...scenarioLines(scenario, words)]),
  ]
  return `${lines.join('\n')}\n`
}

function scenarioOf(testCase: TestCase, name: string, words: GherkinWords): Scenario {
  const { description, assumptions = [], priority, criterionIds } = testCase
  const about = line(description)
  return {
    tags: tagsOf([
      ...caseLabels(testCase).map((label) => (runnerTags.has(label) ? `type_${label}` : label)),
      ...criterionIds.map((id) => prefixed('criterion_', id)),
      prefixed('priority_', slug(priority)),
    ]),
    name,
    description: [
      ...(about === '' ? [] : [`${words.purpose}: ${about}`]),
      ...assumptions.map((assumption) => `${words.assumption}: ${line(assumption)}`),
    ],
    steps: stepsOf(testCase, words),
  }
}

/** Tags that playwright-bdd obeys: a case of the type Skip must not be skipped. */
const runnerTags = new Set(['only', 'skip', 'fixme', 'fail', 'slow'])

function ticketTag(ticketId: string, style: TicketTagStyle): string {
  return style === 'requirement' ? prefixed('REQ_', ticketId) : ticketId
}

function prefixed(prefix: string, text: string): string {
  return text.trim() === '' ? '' : `${prefix}${text.trim()}`
}

function tagsOf(names: string[]): string[] {
  const tags = names.map((name) => name.trim().replace(/[\s@#]+/g, '-')).filter((name) => name !== '')
  return [...new Set(tags)].map((name) => `@${name}`)
}

function scenarioLines({ tags, name, description, steps }: Scenario, words: GherkinWords): string[] {
  let before: GherkinStep['kind'] | undefined
  const stepLines = steps.flatMap((step) => {
    const keyword = step.kind === before ? words.and : words[step.kind]
    before = step.kind
    return [`    ${keyword} ${step.text}`, ...argumentLines(step.argument).map((content) => `      ${content}`)]
  })
  return [
    ...(tags.length === 0 ? [] : [`  ${tags.join(' ')}`]),
    `  ${words.scenario}: ${name}`,
    ...(description.length === 0 ? [] : [...description.map((text) => `    ${text}`), '']),
    ...stepLines,
  ]
}

function argumentLines(argument: GherkinStep['argument']): string[] {
  if (argument === undefined) return []
  if (argument.kind === 'table') return argument.rows.map(tableRow)
  const lines = argument.text.split('\n')
  const fence = fences.find(({ escape }) => !argument.text.includes(escape))
  // A table cell escapes everything; a doc string cannot hold the escapes of both fences.
  if (fence === undefined) return [tableRow([argument.text])]
  const { mark, escape } = fence
  // Only a fence at the beginning of a line ends the doc string.
  const content = lines.map((text) => (text.trimStart().startsWith(mark) ? text.replace(mark, escape) : text))
  return [mark, ...content, mark]
}

const fences = [
  { mark: '"""', escape: '\\"\\"\\"' },
  { mark: '```', escape: '\\`\\`\\`' },
] as const

function tableRow(cells: string[]): string {
  const escaped = cells.map((cell) => cell.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('|', '\\|'))
  return `| ${escaped.join(' | ')} |`
}

function stepsOf({ preconditions, steps }: Pick<TestCase, 'preconditions' | 'steps'>, words: GherkinWords) {
  const sentences = (kind: GherkinStep['kind'], text: string): GherkinStep[] =>
    clauses(text, words).map((clause) => ({ kind, text: clause }))
  return [
    ...preconditions.flatMap((text) => sentences('given', text)),
    ...steps.flatMap((step) => [...actionsOf(step, words), ...sentences('then', step.expected)]),
  ]
}

/**
 * The clauses of an action. Data goes with the last clause: quoted in the line, or below it as a table of names and
 * values, or as it is.
 */
function actionsOf({ step, data }: TestStep, words: GherkinWords): GherkinStep[] {
  const texts = clauses(step, words)
  const value = data.trim()
  if (value === '') {
    // A step with neither action nor data still has its expected result.
    return texts.map((text) => ({ kind: 'when', text }))
  }
  const last = texts.pop()?.replace(/[.:,;]$/, '') ?? words.noAction
  return [
    ...texts.map((text): GherkinStep => ({ kind: 'when', text })),
    /["\n]/.test(value)
      ? { kind: 'when', text: `${last} ${words.withData}`, argument: argumentOf(value) }
      : { kind: 'when', text: `${last} ${words.with} "${value}"` },
  ]
}

/** Several lines that all read `name: value` are a table. */
function argumentOf(data: string): GherkinStep['argument'] {
  const pairs = data.split('\n').map((text) => /^([^:|]{1,60}): (.*\S)$/.exec(text))
  const rows = pairs.flatMap((pair) => (pair === null ? [] : [[(pair[1] ?? '').trim(), (pair[2] ?? '').trim()]]))
  return rows.length > 1 && rows.length === pairs.length ? { kind: 'table', rows } : { kind: 'docString', text: data }
}

/** One clause per line, without a bullet or its own keyword. */
function clauses(text: string, words: GherkinWords): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((part) => withoutKeyword(line(part).replace(/^(?:[-*•]|\d+[.)])\s+/, ''), words))
    .filter((part) => part !== '')
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
